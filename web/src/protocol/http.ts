/* Generated from schema/ by `npm run generate`: change the server's types, not this file. */

export interface paths {
    "/api/v1/sheets": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Sheets
         * @description The sheets that tables can be opened for.
         */
        get: operations["sheets_api_v1_sheets_get"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/sheets/{sheet}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Sheet
         * @description One sheet with its rules in plain words.
         */
        get: operations["sheet_api_v1_sheets__sheet__get"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/sheets/{sheet}/captures": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Captures
         * @description What may I take? Every lawful capture of a card from a table, with its article.
         */
        post: operations["captures_api_v1_sheets__sheet__captures_post"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/sheets/{sheet}/club": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Club
         * @description A club's own sheet over one of ours: its rules in plain words, and its file.
         */
        post: operations["club_api_v1_sheets__sheet__club_post"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/tables/{table_id}/sheet": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Sheet Of Table
         * @description The sheet that a table plays by, as it was resolved for that match.
         */
        get: operations["sheet_of_table_api_v1_tables__table_id__sheet_get"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/tables/{table_id}/captures": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Captures At Table
         * @description What may I take? By the sheet of a table, which may be a club's own.
         */
        post: operations["captures_at_table_api_v1_tables__table_id__captures_post"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/tables": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Open Table
         * @description Opens a table: one person, the other seats bots.
         */
        post: operations["open_table_api_v1_tables_post"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/tables/record": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Open Record
         * @description Opens a table from a record: the match goes on where it stood, or can be read again if it is over.
         */
        post: operations["open_record_api_v1_tables_record_post"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/tables/{table_id}/again": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Play Again
         * @description Opens a table for the same match once more: sheet, goal and players stay, the cards are others.
         */
        post: operations["play_again_api_v1_tables__table_id__again_post"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/tables/{table_id}/record": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Record
         * @description The record of a match that is over, as a download of JSON Lines.
         */
        get: operations["record_api_v1_tables__table_id__record_get"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/templates": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * All Templates
         * @description The kinds of event.
         */
        get: operations["all_templates_api_v1_templates_get"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/tournament-words": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Tournament Words
         * @description The words of the desk in a language, table by table; the sanctions are called as at every table.
         */
        get: operations["tournament_words_api_v1_tournament_words_get"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/events": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * All Events
         * @description The house's events, the newest first; for whoever has the organiser's key of the house.
         */
        get: operations["all_events_api_v1_events_get"];
        put?: never;
        /**
         * Open Event
         * @description Opens an event; needs the organiser's key of the house.
         */
        post: operations["open_event_api_v1_events_post"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/events/{event_id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Event Page
         * @description The event for everybody; with `If-None-Match` 304 while nothing was entered.
         */
        get: operations["event_page_api_v1_events__event_id__get"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/events/{event_id}/desk": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Desk
         * @description The event for somebody with a private link.
         */
        get: operations["desk_api_v1_events__event_id__desk_get"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/events/{event_id}/deeds": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Enter
         * @description Enters something: an entrant, a result, a ruling, a vote …
         */
        post: operations["enter_api_v1_events__event_id__deeds_post"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/events/{event_id}/freeze": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Freeze
         * @description Fixes the entrants and promises a secret, which the house keeps until the draw.
         */
        post: operations["freeze_api_v1_events__event_id__freeze_post"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/events/{event_id}/draw": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Draw
         * @description Draws the next round; the first time the secret is revealed with it.
         */
        post: operations["draw_api_v1_events__event_id__draw_post"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/events/{event_id}/sanctions/{entrant}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Sanctions
         * @description What the sheet's ladders have for an entrant's next occasion.
         */
        get: operations["sanctions_api_v1_events__event_id__sanctions__entrant__get"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/events/{event_id}/report": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Report
         * @description The jury's report.
         */
        get: operations["report_api_v1_events__event_id__report_get"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/events/{event_id}/log": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Whole Log
         * @description The event's whole log as JSON Lines, for the organiser: ages stand in it.
         */
        get: operations["whole_log_api_v1_events__event_id__log_get"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/events/{event_id}/published-draw": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Published Draw
         * @description All that anybody needs to do the draw again.
         */
        get: operations["published_draw_api_v1_events__event_id__published_draw_get"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/verify": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Verify
         * @description Does a published draw again and compares.
         */
        post: operations["verify_api_v1_verify_post"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/events/{event_id}/list/preview": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Preview List
         * @description What a list would do, row by row; nothing is entered.
         */
        post: operations["preview_list_api_v1_events__event_id__list_preview_post"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/events/{event_id}/list": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Enter List
         * @description Enters the list's new rows and puts the changed ones right, all or nothing.
         */
        post: operations["enter_list_api_v1_events__event_id__list_post"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/events/{event_id}/made-up": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Enter Made Up
         * @description Enters made-up entrants, for trying an event out.
         */
        post: operations["enter_made_up_api_v1_events__event_id__made_up_post"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/events/{event_id}/entrants.xlsx": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Entrants
         * @description The entrants as a spreadsheet that can be read in again; for the organiser: ages stand in it.
         */
        get: operations["entrants_api_v1_events__event_id__entrants_xlsx_get"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/events/{event_id}/links": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Give
         * @description A new private link; its key is told once.
         */
        post: operations["give_api_v1_events__event_id__links_post"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/events/{event_id}/links/house": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Give To The House
         * @description An organiser's link for whoever has the house's key: the way back in when an event's link is lost.
         */
        post: operations["give_to_the_house_api_v1_events__event_id__links_house_post"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/events/{event_id}/links/end": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * End
         * @description Ends a private link at once.
         */
        post: operations["end_api_v1_events__event_id__links_end_post"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/events/{event_id}/links/wall.svg": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Wall
         * @description For everybody: the address of the event's public page as a QR code, to print and hang on the wall.
         */
        get: operations["wall_api_v1_events__event_id__links_wall_svg_get"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/palio": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Palio
         * @description The standings over these events, for everybody; every one of them must have been played to its end.
         */
        get: operations["palio_api_v1_palio_get"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/health": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Health
         * @description Answers while the house is open.
         */
        get: operations["health_health_get"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
}
export type webhooks = Record<string, never>;
export interface components {
    schemas: {
        /**
         * Answer
         * @description Every lawful way; and for the cards that were asked about whether they may be taken, and why not.
         */
        Answer: {
            /** Ways */
            ways: components["schemas"]["Lawful"][];
            /** Allowed */
            allowed: boolean | null;
            /** Why Not */
            why_not: string;
        };
        /**
         * Arrangement
         * @description How the face-up cards lie: in a row or scattered; `pointed` ranks with their point to the centre.
         */
        Arrangement: {
            /**
             * Form
             * @enum {string}
             */
            form: "scattered" | "row";
            /** Pointed */
            pointed: string[];
        };
        /**
         * CardWords
         * @description A card's name, and the sign in the corner of its face.
         */
        CardWords: {
            /** Name */
            name: string;
            /** Index */
            index: string;
        };
        /**
         * ClubSheet
         * @description A club's own sheet over one of ours: its short name, its title, the switches that it sets.
         */
        ClubSheet: {
            /** Id */
            id: string;
            /** Title */
            title: string;
            /** Switches */
            switches: {
                [key: string]: unknown;
            };
        };
        /**
         * Explained
         * @description One entry of the rules in plain words. `citation` is how people cite the article.
         *
         *     `reading` marks a doubt and our choice; `switch`, its `value` here and its `options`, the value
         *     among them, say how to play it otherwise.
         */
        Explained: {
            /** Article */
            article: string;
            /** Citation */
            citation: string;
            /** Text */
            text: string;
            /** Reading */
            reading: boolean;
            /** Switch */
            switch: string | null;
            value: components["schemas"]["JsonValue"];
            /** Options */
            options: components["schemas"]["Option"][];
        };
        /**
         * Health
         * @description The house is open.
         */
        Health: {
            /**
             * Status
             * @default ok
             */
            status: string;
        };
        JsonValue: unknown;
        /**
         * Lawful
         * @description One lawful way: the cards taken (none when the card is laid), the article and what it says.
         */
        Lawful: {
            /** Captured */
            captured: string[];
            /** Citation */
            citation: string;
            /** Text */
            text: string;
        };
        /**
         * MadeSheet
         * @description The sheet that was made, and the text of its file.
         */
        MadeSheet: {
            /** Toml */
            toml: string;
            sheet: components["schemas"]["SheetDetail"];
        };
        /**
         * NewTable
         * @description A table to open; a given `seed` fixes every deal, for tests and study.
         *
         *     `club` plays by a club's own sheet over `sheet`.
         *     `target`, `limit` and `deals` null are the sheet's: the points that win, the points that put
         *     a seat out, the number of deals to play.
         */
        NewTable: {
            /** Sheet */
            sheet: string;
            club?: components["schemas"]["ClubSheet"] | null;
            /** Seats */
            seats?: number | null;
            /** Target */
            target?: number | null;
            /** Limit */
            limit?: number | null;
            /** Deals */
            deals?: number | null;
            /**
             * Final
             * @default false
             */
            final: boolean;
            /** Players */
            players: components["schemas"]["Sitter"][];
            /** Seed */
            seed?: number | null;
            /** Lang */
            lang?: string | null;
        };
        /**
         * Offence
         * @description What is done wrong under articles that count together, each with its citation.
         */
        Offence: {
            /** Citations */
            citations: {
                [key: string]: string;
            };
            /** Text */
            text: string;
        };
        /**
         * Option
         * @description A value that a switch may have, and what the rules say then.
         */
        Option: {
            value: components["schemas"]["JsonValue"];
            /** Text */
            text: string;
        };
        /**
         * Problem
         * @description Why something was not done: a code of a closed set and a sentence in the caller's language.
         */
        Problem: {
            /** Code */
            code: string;
            /** Message */
            message: string;
            /** Field */
            field?: string | null;
        };
        /**
         * Question
         * @description Face-up cards, the card that is played, and (if asked) the cards that somebody would take with it.
         *
         *     `switches` are readings chosen otherwise, by dotted key.
         */
        Question: {
            /** Table */
            table: string[];
            /** Card */
            card: string;
            /** Taken */
            taken?: string[] | null;
            /** Switches */
            switches?: {
                [key: string]: unknown;
            };
        };
        /**
         * SeatedTable
         * @description A table just opened: the person's seat, and the token that is its only key.
         */
        SeatedTable: {
            /** Table */
            table: string;
            /** Seat */
            seat: number;
            /** Token */
            token: string;
        };
        /**
         * SheetDetail
         * @description A whole sheet. A match ends at `target` points, when `limit` has put all but one out, or after `deals`.
         *
         *     Each of the three is 0 where it does not count, `targets`, `limits` and `deal_counts` are those
         *     to choose from; `final_target` is null where finals have none of their own.
         *     `bots` are the names of the bots that play it, weakest first; `clock` the seconds for each card of
         *     a hand, none where the sheet has no clock; `cards` all cards of the pack by code, in its order;
         *     `offences` the articles that a referee rules by, `sanctions` the sanctions' names by code.
         */
        SheetDetail: {
            /** Id */
            id: string;
            /** Family */
            family: string;
            /** Title */
            title: string;
            /** Place */
            place: string;
            /** Deck */
            deck: string;
            /** Direction */
            direction: string;
            /** Seats */
            seats: number[];
            /** Summary */
            summary: string;
            /** Source */
            source: string;
            /** Targets */
            targets: number[];
            /** Target */
            target: number;
            /** Final Target */
            final_target: number | null;
            /** Limits */
            limits: number[];
            /** Limit */
            limit: number;
            /** Deal Counts */
            deal_counts: number[];
            /** Deals */
            deals: number;
            /** Bots */
            bots: string[];
            /** Clock */
            clock: number[];
            arrangement: components["schemas"]["Arrangement"];
            /** Explanation */
            explanation: components["schemas"]["Explained"][];
            /** Cards */
            cards: {
                [key: string]: components["schemas"]["CardWords"];
            };
            /** Offences */
            offences: components["schemas"]["Offence"][];
            /** Sanctions */
            sanctions: {
                [key: string]: string;
            };
        };
        /**
         * SheetSummary
         * @description A sheet in a list. `deck` is the pack's design; `direction` the way round the table.
         */
        SheetSummary: {
            /** Id */
            id: string;
            /** Family */
            family: string;
            /** Title */
            title: string;
            /** Place */
            place: string;
            /** Deck */
            deck: string;
            /** Direction */
            direction: string;
            /** Seats */
            seats: number[];
            /** Summary */
            summary: string;
        };
        /**
         * Sitter
         * @description Who sits on a seat: a person (`bot` null) or a bot by name.
         */
        Sitter: {
            /** Name */
            name: string;
            /** Bot */
            bot?: string | null;
        };
        /**
         * NewEvent
         * @description An event to open; `settings` are keys of the template, such as {"options.length": 7}.
         */
        NewEvent: {
            template: string;
            name: string;
            organiser: string;
            /** @default  */
            place: string;
            /** @default null */
            date: string | null;
            /** @default  */
            start: string;
            /** @default 0 */
            tables: number;
            /** @default [] */
            accessible: number[];
            /** @default {} */
            settings: Record<string, never>;
        };
        /**
         * OpenedEvent
         * @description A new event, and the organiser's key, which is told only here.
         */
        OpenedEvent: {
            event: string;
            key: string;
        };
        /**
         * Enter
         * @description Something to enter, by somebody who knew the log up to `seq`.
         *
         *     An entrant with id "" and a play-off with number 0 get theirs.
         */
        Enter: {
            deed: components["schemas"]["Entered"] | components["schemas"]["Amended"] | components["schemas"]["Withdrawn"] | components["schemas"]["Substituted"] | components["schemas"]["Witnessed"] | components["schemas"]["Counted"] | components["schemas"]["PlayedOff"] | components["schemas"]["TeamsRanked"] | components["schemas"]["RefereeAsked"] | components["schemas"]["Extended"] | components["schemas"]["Ruled"] | components["schemas"]["CaseOpened"] | components["schemas"]["Voted"] | components["schemas"]["Revoked"] | components["schemas"]["Closed"];
            seq: number;
        };
        /**
         * Entered
         * @description An entrant comes in, after the draw too where the format takes late ones.
         */
        Entered: {
            /** @enum {unknown} */
            type: "entered";
            entrant: components["schemas"]["Entrant"];
        };
        /**
         * Entrant
         * @description One entry of the draw: a person, a pair or a team under one id.
         *
         *     `team` is the contrada or village for which it scores, `seed` its place among the seeded, from 1.
         */
        Entrant: {
            id: string;
            people: components["schemas"]["Person"][];
            /** @default  */
            club: string;
            /** @default  */
            team: string;
            /** @default null */
            seed: number | null;
            /**
             * @default any
             * @enum {unknown}
             */
            table: "accessible" | "any" | "fixed";
        };
        /**
         * Person
         * @description A player; `born` or `age` where the event asks for it.
         */
        Person: {
            name: string;
            /** @default null */
            born: string | null;
            /** @default null */
            age: number | null;
        };
        /**
         * Amended
         * @description An entry is put right before the entrants are frozen.
         */
        Amended: {
            /** @enum {unknown} */
            type: "amended";
            entrant: components["schemas"]["Entrant"];
        };
        /**
         * Withdrawn
         * @description An entrant leaves: before the freeze its entry is gone, later it has left.
         */
        Withdrawn: {
            /** @enum {unknown} */
            type: "withdrawn";
            entrant: string;
            /** @default  */
            reason: string;
        };
        /**
         * Substituted
         * @description One person of an entrant is replaced by the committee's ruling (sheet 003, a reading).
         */
        Substituted: {
            /** @enum {unknown} */
            type: "substituted";
            entrant: string;
            person: string;
            by: components["schemas"]["Person"];
            reason: string;
        };
        /**
         * Witnessed
         * @description Chance added in public: a cut card, the lottery's numbers.
         */
        Witnessed: {
            /** @enum {unknown} */
            type: "witnessed";
            text: string;
        };
        /**
         * Counted
         * @description A table's result; a second one for the same table corrects the first.
         */
        Counted: {
            /** @enum {unknown} */
            type: "counted";
            round: number;
            result: components["schemas"]["Result"];
        };
        /**
         * Result
         * @description What came out at a table: the points of each side, as they were counted.
         *
         *     `lost` are sides that lost without being beaten at cards: absent, withdrawn, by forfeit, expelled.
         *     `deals` holds each deal's points per seat where they are wanted (Scala 40: debts). `fewest` says
         *     that points are debts, so that the fewest win.
         */
        Result: {
            table: number;
            points: number[];
            /**
             * @default played
             * @enum {unknown}
             */
            ending: "expelled" | "forfeit" | "played" | "walkover" | "withdrawn";
            /** @default [] */
            lost: number[];
            /** @default [] */
            deals: number[][];
            /** @default false */
            fewest: boolean;
        };
        /**
         * PlayedOff
         * @description A play-off of two equals, counted from 1, and its result (whose table is that number).
         *
         *     A second one of the same number corrects the first; without a result it is taken back.
         */
        PlayedOff: {
            /** @enum {unknown} */
            type: "played_off";
            number: number;
            entrants: [
                string,
                string
            ];
            result: components["schemas"]["Result"] | null;
        };
        /**
         * TeamsRanked
         * @description The committee sets teams of equal sums in order, the first best (sheet 003, a reading).
         *
         *     A second one about any of them takes the place of the first; with `taken_back` they share their
         *     places again.
         */
        TeamsRanked: {
            /** @enum {unknown} */
            type: "teams_ranked";
            teams: string[];
            reason: string;
            /** @default false */
            taken_back: boolean;
        };
        /**
         * RefereeAsked
         * @description A table asks for a referee, or is given one.
         */
        RefereeAsked: {
            /** @enum {unknown} */
            type: "referee_asked";
            round: number;
            table: number;
            /** @default  */
            referee: string;
        };
        /**
         * Extended
         * @description A table gets more time: seconds for each play.
         */
        Extended: {
            /** @enum {unknown} */
            type: "extended";
            round: number;
            table: number;
            seconds: number;
        };
        /**
         * Ruled
         * @description A sanction against an entrant; `table` 0: at no table; `sanction` None: the ladder's step.
         */
        Ruled: {
            /** @enum {unknown} */
            type: "ruled";
            round: number;
            table: number;
            entrant: string;
            article: string;
            /** @default null */
            sanction: string | null;
            /** @default  */
            note: string;
        };
        /**
         * CaseOpened
         * @description A controversy goes to the jury.
         */
        CaseOpened: {
            /** @enum {unknown} */
            type: "case_opened";
            round: number;
            table: number;
            entrant: string;
            article: string;
            /** @default  */
            note: string;
        };
        /**
         * Voted
         * @description A member of the jury votes in a case, for a sanction or (None) for none; the author is the member.
         */
        Voted: {
            /** @enum {unknown} */
            type: "voted";
            case: number;
            sanction: string | null;
        };
        /**
         * Revoked
         * @description A ruling is taken back.
         */
        Revoked: {
            /** @enum {unknown} */
            type: "revoked";
            ruling: number;
            /** @default  */
            reason: string;
        };
        /**
         * Closed
         * @description The standings are final.
         */
        Closed: {
            /** @enum {unknown} */
            type: "closed";
        };
        /**
         * Step
         * @description The next step of the draw: fix the entrants, or draw the next round.
         */
        Step: {
            seq: number;
        };
        /**
         * NewLink
         * @description A private link for somebody in a role; `instead_of` ends an older one, as when a phone is lost.
         */
        NewLink: {
            /** @enum {unknown} */
            role: "jury" | "organiser" | "referee" | "scorer";
            name: string;
            seq: number;
            /** @default null */
            instead_of: string | null;
        };
        /**
         * HouseLink
         * @description An organiser's link for somebody who has the house's key; `instead_of` ends an older one.
         */
        HouseLink: {
            name: string;
            /** @default null */
            instead_of: string | null;
        };
        /**
         * EndLink
         * @description Ends a private link, by the id under which the desk lists it.
         */
        EndLink: {
            link: string;
            seq: number;
        };
        /**
         * MadeUp
         * @description So many made-up entrants, for trying.
         */
        MadeUp: {
            count: number;
            seed: number;
            seq: number;
        };
        /**
         * GivenLink
         * @description A private link's key, told only here, and the same as a QR picture (SVG) of the page's address.
         */
        GivenLink: {
            link: string;
            key: string;
            qr: string;
        };
        /**
         * TemplateInfo
         * @description A kind of event, as the page that opens one needs it.
         */
        TemplateInfo: {
            id: string;
            title: string;
            sheet: string;
            sheet_title: string;
            format: string;
            people: number;
            least: number;
            most: number;
            per_team: number | null;
            youngest: number | null;
            oldest: number | null;
            teams: components["schemas"]["TeamInfo"][];
            settings: components["schemas"]["Setting"][];
            readings: components["schemas"]["DoubtInfo"][];
        };
        /**
         * TeamInfo
         * @description A contrada or village: its word and its name.
         */
        TeamInfo: {
            word: string;
            name: string;
        };
        /**
         * Setting
         * @description A key of the template that an event may change: its value, and what else it may be.
         *
         *     `choices` lists words to choose from; a number lies between `least` and `most` where they are given.
         *     A list of words is an order: any of the choices, each once.
         */
        Setting: {
            key: string;
            value: boolean | number | string | string[];
            /** @default [] */
            choices: string[];
            /** @default null */
            least: number | null;
            /** @default null */
            most: number | null;
        };
        /**
         * DoubtInfo
         * @description A reading of the template in words.
         */
        DoubtInfo: {
            article: string;
            doubt: string;
            choice: string;
        };
        /**
         * NextSanction
         * @description What the sheet's ladder has for an entrant under an article.
         */
        NextSanction: {
            article: string;
            cited: string;
            offence: string;
            occasion: number;
            sanctions: string[];
        };
        /**
         * Desk
         * @description The event as somebody with a private link sees it.
         */
        Desk: {
            seq: number;
            /** @enum {unknown} */
            role: "jury" | "organiser" | "referee" | "scorer";
            name: string;
            may: string[];
            standing: components["schemas"]["Standing"];
            people: number;
            fewest: boolean;
            asks_age: boolean;
            takes_late: boolean;
            next_round: boolean;
            hindrance: string;
            least: number;
            most: number;
            per_team: number | null;
            jury: number;
            entrants: components["schemas"]["Entrant"][];
            teams: components["schemas"]["TeamInfo"][];
            judgements: components["schemas"]["Judgement"][];
            revocations: components["schemas"]["Revocation"][];
            cases: components["schemas"]["Case"][];
            links: components["schemas"]["ListedLink"][];
            seconds: number[];
            articles: components["schemas"]["ArticleInfo"][];
            notes: string[][];
            template_title: string;
            sheet_title: string;
        };
        /**
         * Standing
         * @description The whole event, in public.
         */
        Standing: {
            name: string;
            sheet: string;
            template: string;
            format: string;
            length: number;
            place: string;
            date: string | null;
            start: string;
            /** @enum {unknown} */
            stage: "closed" | "draw" | "entries" | "played" | "rounds";
            entrants: components["schemas"]["PublicEntrant"][];
            drawing: components["schemas"]["PublicDrawing"];
            rounds: components["schemas"]["PublicRound"][];
            groups: components["schemas"]["GroupTable"][];
            meetings: [
                components["schemas"]["GroupPlace"],
                components["schemas"]["GroupPlace"] | null
            ][];
            places: components["schemas"]["Place"][];
            play_offs: components["schemas"]["PublicPlayOffs"];
            teams: components["schemas"]["PublicTeam"][];
            equal_teams: components["schemas"]["EqualTeams"][];
        };
        /**
         * PublicEntrant
         * @description An entrant without ages: `left` is the round in which it left, None while it plays.
         */
        PublicEntrant: {
            id: string;
            name: string;
            club: string;
            team: string;
            seed: number | null;
            left: number | null;
        };
        /**
         * PublicDrawing
         * @description What is published of the draw so far; the secret once it was revealed.
         */
        PublicDrawing: {
            frozen_hash: string;
            commitment: string;
            entropy: string[];
            secret: string;
            seed: string;
        };
        /**
         * PublicRound
         * @description A round that was drawn.
         */
        PublicRound: {
            number: number;
            stage: string;
            tables: components["schemas"]["PublicTable"][];
            byes: string[];
            breaches: components["schemas"]["Breach"][];
        };
        /**
         * PublicTable
         * @description A table of a round: where it stands in the room, who plays, what came out (as rulings leave it).
         *
         *     `entered` is the result as it was counted at the table, before rulings.
         */
        PublicTable: {
            number: number;
            spot: number;
            sides: string[][];
            bracket: string;
            label: string;
            boards: number;
            target: number;
            deals: number;
            /** @enum {unknown} */
            referee: "none" | "on_request" | "required";
            referee_asked: string | null;
            seconds_more: number;
            points: number[] | null;
            winner: number | null;
            ending: ("expelled" | "forfeit" | "played" | "walkover" | "withdrawn") | null;
            entered: components["schemas"]["Result"] | null;
        };
        /**
         * Breach
         * @description A wish that this round could not keep, for whom, and why nobody could have.
         */
        Breach: {
            /** @enum {unknown} */
            kind: "club" | "partners" | "rematch" | "second_bye";
            entrants: string[];
            /** @default null */
            witness: components["schemas"]["Witness"] | null;
        };
        /**
         * Witness
         * @description Why a breach could not be avoided, in a form that anybody can check on paper.
         *
         *     Without a breach, entrants of different `groups` cannot meet: only `links` can meet them. Every
         *     group has an odd number of entrants, so one of each must meet a link; there are fewer links than
         *     groups, and somebody is left over (Tutte 1947, Berge 1958).
         */
        Witness: {
            links: string[];
            groups: string[][];
        };
        /**
         * GroupTable
         * @description A group's table: who goes on as it stands, and whether all of its matches are played.
         */
        GroupTable: {
            letter: string;
            places: components["schemas"]["Place"][];
            goes_on: string[];
            over: boolean;
        };
        /**
         * Place
         * @description Where an entrant stands, and what speaks for it.
         *
         *     `decided_by` is the tie-break that set it apart from entrants of the same score, "" where none was
         *     asked; entrants that nothing sets apart are `shared`, and `play_off` says that they have to play.
         */
        Place: {
            rank: number;
            entrant: string;
            score: number;
            played: number;
            won: number;
            drawn: number;
            lost: number;
            points_for: number;
            points_against: number;
            /** @default  */
            decided_by: string;
            /** @default false */
            shared: boolean;
            /** @default false */
            play_off: boolean;
        };
        /**
         * GroupPlace
         * @description A place in the bracket that nobody has yet, such as the first of group A.
         */
        GroupPlace: {
            rank: number;
            letter: string;
        };
        /**
         * PublicPlayOffs
         * @description Which play-offs are due now, to how many points or deals, and those that were played.
         */
        PublicPlayOffs: {
            target: number;
            deals: number;
            due: components["schemas"]["Due"][];
            played: components["schemas"]["PublicPlayOff"][];
        };
        /**
         * Due
         * @description Equals that have to play off: the place that they share, who, which pairs still; in which group.
         */
        Due: {
            rank: number;
            entrants: string[];
            pairs: [
                string,
                string
            ][];
            /** @default  */
            group: string;
        };
        /**
         * PublicPlayOff
         * @description A play-off that was played: its number through the event, after which round, who met, what came out.
         */
        PublicPlayOff: {
            number: number;
            round: number;
            entrants: [
                string,
                string
            ];
            points: number[];
            winner: number | null;
            /** @enum {unknown} */
            ending: "expelled" | "forfeit" | "played" | "walkover" | "withdrawn";
        };
        /**
         * PublicTeam
         * @description A team's place; `points` are exact, such as "25" or "15/2".
         *
         *     `reason` is the committee's where it has set the team apart from others of the same sum, else "".
         */
        PublicTeam: {
            rank: number;
            team: string;
            total: number | null;
            points: string;
            reason: string;
        };
        /**
         * EqualTeams
         * @description Teams of one sum: in the committee's order with its `reason`, by their words where it has not ruled.
         */
        EqualTeams: {
            rank: number;
            teams: string[];
            reason: string;
        };
        /**
         * Judgement
         * @description A ruling as it was given: its number from 1, where, against whom, the occasion and the sanction.
         */
        Judgement: {
            id: number;
            round: number;
            table: number;
            entrant: string;
            article: string;
            occasion: number;
            sanction: string;
            by: string;
            at: string;
            /** @default  */
            note: string;
        };
        /**
         * Revocation
         * @description A ruling that was taken back: by whom, when and why.
         */
        Revocation: {
            ruling: number;
            by: string;
            at: string;
            /** @default  */
            reason: string;
        };
        /**
         * Case
         * @description A controversy before the jury: the votes so far, and the ruling that a majority made of them.
         */
        Case: {
            id: number;
            round: number;
            table: number;
            entrant: string;
            article: string;
            note: string;
            opened_by: components["schemas"]["Author"];
            at: string;
            /** @default [] */
            votes: [
                string,
                string | null
            ][];
            /** @default false */
            decided: boolean;
            /** @default null */
            ruling: number | null;
        };
        /**
         * Author
         * @description Who did it, and in which role.
         */
        Author: {
            /** @enum {unknown} */
            role: "jury" | "organiser" | "referee" | "scorer";
            name: string;
        };
        /**
         * ListedLink
         * @description A private link that stands; `link` is the beginning of its key's hash.
         */
        ListedLink: {
            link: string;
            /** @enum {unknown} */
            role: "jury" | "organiser" | "referee" | "scorer";
            name: string;
        };
        /**
         * ArticleInfo
         * @description An article that has sanctions: how it is cited, and what it is about.
         */
        ArticleInfo: {
            article: string;
            cited: string;
            offence: string;
        };
        /**
         * PublicPage
         * @description The event as everybody sees it, and the number of its last entry.
         */
        PublicPage: {
            seq: number;
            standing: components["schemas"]["Standing"];
            template_title: string;
            sheet_title: string;
            teams: components["schemas"]["TeamInfo"][];
            notes: string[][];
        };
        /**
         * ListedEvent
         * @description An event in the house's list.
         */
        ListedEvent: {
            event: string;
            name: string;
            place: string;
            date: string | null;
            stage: string;
            entrants: number;
            organisers: components["schemas"]["ListedLink"][];
            counts: boolean;
        };
        /**
         * PalioPage
         * @description The palio's standings over several events, the first contrada first.
         */
        PalioPage: {
            events: components["schemas"]["PalioEvent"][];
            teams: components["schemas"]["PalioTeam"][];
        };
        /**
         * PalioEvent
         * @description An event that counts for the palio.
         */
        PalioEvent: {
            event: string;
            name: string;
            date: string | null;
            stage: string;
        };
        /**
         * PalioTeam
         * @description A contrada's place over several events; points are exact, such as "45" or "15/2".
         */
        PalioTeam: {
            rank: number;
            team: string;
            points: string;
            awarded: (string | null)[];
        };
        /**
         * PreviewPage
         * @description A list of entrants, row by row, each with a sentence where something is wrong.
         */
        PreviewPage: {
            seq: number;
            rows: components["schemas"]["Row"][];
            told: string[];
        };
        /**
         * Row
         * @description One row: its number in the file from 1, what it would do, or why it cannot, and its entrant.
         */
        Row: {
            number: number;
            /** @enum {unknown} */
            kind: "changed" | "duplicate" | "known" | "new" | "problem";
            entrant: components["schemas"]["Entrant"] | null;
            /** @default null */
            reason: ("age_needed" | "already_drawn" | "below_zero" | "case_decided" | "closed" | "deals_do_not_add_up" | "entrant_twice" | "entries_closed" | "entropy_needed" | "event_full" | "event_twice" | "format_cannot" | "has_left" | "name_twice" | "newer_version" | "no_name" | "no_play_off" | "no_such_case" | "no_such_entrant" | "no_such_person" | "no_such_play_off" | "no_such_role" | "no_such_round" | "no_such_ruling" | "no_such_table" | "no_such_team" | "no_team_ruling" | "no_teams_score" | "nobody_won" | "none_equal" | "not_allowed" | "not_equal" | "not_frozen" | "not_opened" | "opened_twice" | "other_hash" | "other_round" | "other_secret" | "play_off_decided" | "reason_needed" | "round_open" | "round_past" | "rounds_left" | "ruling_refused" | "still_played" | "target_missed" | "team_full" | "too_old" | "too_young" | "voted_twice" | "wrong_deals" | "wrong_people" | "wrong_sides") | null;
            /** @default  */
            about: string;
            /** @default null */
            found: number | string | null;
            /** @default null */
            allowed: number | string | null;
        };
        /**
         * Entering
         * @description What an entered list came to: how many entries were new, how many were changed.
         */
        Entering: {
            seq: number;
            new: number;
            changed: number;
        };
        /**
         * VerdictPage
         * @description What doing a draw again has shown, in words.
         */
        VerdictPage: {
            holds: boolean;
            doubts: [
                "commitment" | "format" | "round" | "seed" | "version",
                number
            ][];
            told: string[];
        };
        /**
         * Report
         * @description The jury's report, line by line, and who signs it.
         */
        Report: {
            lines: components["schemas"]["ReportLine"][];
            signatures: components["schemas"]["Signature"][];
        };
        /**
         * ReportLine
         * @description One thing that was decided: at what time, where, about whom, what, by whom; "" where there is none.
         */
        ReportLine: {
            time: string;
            what: string;
            /** @default  */
            place: string;
            /** @default  */
            entrant: string;
            /** @default  */
            by: string;
            /** @default  */
            note: string;
        };
        /**
         * Signature
         * @description Room for somebody to sign the report; `name` "" where it is not known.
         */
        Signature: {
            /** @enum {unknown} */
            role: "jury" | "organiser" | "referee" | "scorer";
            name: string;
        };
        /**
         * PublishedDraw
         * @description All that is published of a phase's draw: enough to do it again.
         *
         *     `late` are those who joined after the draw, each with the number of the first round that knew them.
         */
        PublishedDraw: {
            version: number;
            format: string;
            options: Record<string, never>;
            entrants: components["schemas"]["Entrant"][];
            commitment: string;
            secret: string;
            entropy: string[];
            seed: string;
            rounds: components["schemas"]["PublishedRound"][];
            /** @default [] */
            late: [
                number,
                components["schemas"]["Entrant"]
            ][];
            /** @default 1 */
            phase: number;
        };
        /**
         * PublishedRound
         * @description A round as it was drawn, the results that the next one was drawn from, and who had left by then.
         */
        PublishedRound: {
            played: components["schemas"]["Played"];
            /** @default [] */
            left: string[];
        };
        /**
         * Played
         * @description A round, the results entered so far, and the play-offs after it.
         *
         *     What is empty is left out when it is written, so that draws without play-offs read as they always did.
         */
        Played: {
            round: components["schemas"]["Round"];
            /** @default [] */
            results: components["schemas"]["Result"][];
            /** @default [] */
            play_offs: components["schemas"]["PlayOff"][];
        };
        /**
         * Round
         * @description A round as it was drawn; numbers count from 1. `stage` is a word such as "final" or "group".
         */
        Round: {
            number: number;
            tables: components["schemas"]["Table"][];
            /** @default [] */
            byes: string[];
            /** @default [] */
            breaches: components["schemas"]["Breach"][];
            /** @default  */
            stage: string;
        };
        /**
         * Table
         * @description A table of a round: its sides, each the ids of the entrants that make it up.
         *
         *     `label` names the group or the place in a bracket, `boards` the set of dealt packs on it (0: none).
         */
        Table: {
            number: number;
            sides: string[][];
            /**
             * @default main
             * @enum {unknown}
             */
            bracket: "consolation" | "main" | "third_place";
            /** @default  */
            label: string;
            /** @default 0 */
            boards: number;
        };
        /**
         * PlayOff
         * @description A match of two equals beside the rounds; `result.table` counts an event's play-offs from 1.
         */
        PlayOff: {
            entrants: [
                string,
                string
            ];
            result: components["schemas"]["Result"];
        };
        TemplateInfoList: components["schemas"]["TemplateInfo"][];
        NextSanctionList: components["schemas"]["NextSanction"][];
        ListedEventList: components["schemas"]["ListedEvent"][];
        Words: {
            [key: string]: {
                [key: string]: string;
            };
        };
    };
    responses: never;
    parameters: never;
    requestBodies: never;
    headers: never;
    pathItems: never;
}
export type $defs = Record<string, never>;
export interface operations {
    sheets_api_v1_sheets_get: {
        parameters: {
            query?: {
                /** @description it, fr or en */
                lang?: string | null;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SheetSummary"][];
                };
            };
            /** @description Client Error */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    sheet_api_v1_sheets__sheet__get: {
        parameters: {
            query?: {
                /** @description it, fr or en */
                lang?: string | null;
            };
            header?: never;
            path: {
                sheet: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SheetDetail"];
                };
            };
            /** @description Client Error */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    captures_api_v1_sheets__sheet__captures_post: {
        parameters: {
            query?: {
                /** @description it, fr or en */
                lang?: string | null;
            };
            header?: never;
            path: {
                sheet: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["Question"];
            };
        };
        responses: {
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Answer"];
                };
            };
            /** @description Client Error */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    club_api_v1_sheets__sheet__club_post: {
        parameters: {
            query?: {
                /** @description it, fr or en */
                lang?: string | null;
            };
            header?: never;
            path: {
                sheet: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ClubSheet"];
            };
        };
        responses: {
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MadeSheet"];
                };
            };
            /** @description Client Error */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    sheet_of_table_api_v1_tables__table_id__sheet_get: {
        parameters: {
            query?: {
                /** @description it, fr or en */
                lang?: string | null;
            };
            header?: never;
            path: {
                table_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SheetDetail"];
                };
            };
            /** @description Client Error */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    captures_at_table_api_v1_tables__table_id__captures_post: {
        parameters: {
            query?: {
                /** @description it, fr or en */
                lang?: string | null;
            };
            header?: never;
            path: {
                table_id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["Question"];
            };
        };
        responses: {
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Answer"];
                };
            };
            /** @description Client Error */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    open_table_api_v1_tables_post: {
        parameters: {
            query?: {
                /** @description it, fr or en */
                lang?: string | null;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NewTable"];
            };
        };
        responses: {
            /** @description Successful Response */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SeatedTable"];
                };
            };
            /** @description Client Error */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Server Error */
            "5XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    open_record_api_v1_tables_record_post: {
        parameters: {
            query?: {
                /** @description it, fr or en */
                lang?: string | null;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/x-ndjson": string;
            };
        };
        responses: {
            /** @description Successful Response */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SeatedTable"];
                };
            };
            /** @description Client Error */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Server Error */
            "5XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    play_again_api_v1_tables__table_id__again_post: {
        parameters: {
            query?: {
                token?: string;
                /** @description it, fr or en */
                lang?: string | null;
            };
            header?: never;
            path: {
                table_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Successful Response */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SeatedTable"];
                };
            };
            /** @description Client Error */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Server Error */
            "5XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    record_api_v1_tables__table_id__record_get: {
        parameters: {
            query?: {
                token?: string;
                /** @description it, fr or en */
                lang?: string | null;
            };
            header?: never;
            path: {
                table_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Client Error */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Server Error */
            "5XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    all_templates_api_v1_templates_get: {
        parameters: {
            query?: {
                /** @description it, fr or en */
                lang?: string | null;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TemplateInfoList"];
                };
            };
            /** @description Client Error */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Server Error */
            "5XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    tournament_words_api_v1_tournament_words_get: {
        parameters: {
            query?: {
                /** @description it, fr or en */
                lang?: string | null;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Words"];
                };
            };
            /** @description Client Error */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Server Error */
            "5XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    all_events_api_v1_events_get: {
        parameters: {
            query?: {
                /** @description it, fr or en */
                lang?: string | null;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ListedEventList"];
                };
            };
            /** @description Client Error */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Server Error */
            "5XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    open_event_api_v1_events_post: {
        parameters: {
            query?: {
                /** @description it, fr or en */
                lang?: string | null;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NewEvent"];
            };
        };
        responses: {
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": unknown;
                };
            };
            /** @description Done */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OpenedEvent"];
                };
            };
            /** @description Client Error */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Server Error */
            "5XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    event_page_api_v1_events__event_id__get: {
        parameters: {
            query?: {
                /** @description it, fr or en */
                lang?: string | null;
            };
            header?: never;
            path: {
                event_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PublicPage"];
                };
            };
            /** @description Client Error */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Server Error */
            "5XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    desk_api_v1_events__event_id__desk_get: {
        parameters: {
            query?: {
                /** @description it, fr or en */
                lang?: string | null;
            };
            header?: never;
            path: {
                event_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Desk"];
                };
            };
            /** @description Client Error */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Server Error */
            "5XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    enter_api_v1_events__event_id__deeds_post: {
        parameters: {
            query?: {
                /** @description it, fr or en */
                lang?: string | null;
            };
            header?: never;
            path: {
                event_id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["Enter"];
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Desk"];
                };
            };
            /** @description Client Error */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Server Error */
            "5XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    freeze_api_v1_events__event_id__freeze_post: {
        parameters: {
            query?: {
                /** @description it, fr or en */
                lang?: string | null;
            };
            header?: never;
            path: {
                event_id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["Step"];
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Desk"];
                };
            };
            /** @description Client Error */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Server Error */
            "5XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    draw_api_v1_events__event_id__draw_post: {
        parameters: {
            query?: {
                /** @description it, fr or en */
                lang?: string | null;
            };
            header?: never;
            path: {
                event_id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["Step"];
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Desk"];
                };
            };
            /** @description Client Error */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Server Error */
            "5XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    sanctions_api_v1_events__event_id__sanctions__entrant__get: {
        parameters: {
            query?: {
                /** @description it, fr or en */
                lang?: string | null;
            };
            header?: never;
            path: {
                event_id: string;
                entrant: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NextSanctionList"];
                };
            };
            /** @description Client Error */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Server Error */
            "5XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    report_api_v1_events__event_id__report_get: {
        parameters: {
            query?: {
                /** @description it, fr or en */
                lang?: string | null;
            };
            header?: never;
            path: {
                event_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Report"];
                };
            };
            /** @description Client Error */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Server Error */
            "5XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    whole_log_api_v1_events__event_id__log_get: {
        parameters: {
            query?: {
                /** @description it, fr or en */
                lang?: string | null;
            };
            header?: never;
            path: {
                event_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": unknown;
                };
            };
            /** @description Client Error */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Server Error */
            "5XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    published_draw_api_v1_events__event_id__published_draw_get: {
        parameters: {
            query?: {
                /** @description it, fr or en */
                lang?: string | null;
            };
            header?: never;
            path: {
                event_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PublishedDraw"];
                };
            };
            /** @description Client Error */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Server Error */
            "5XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    verify_api_v1_verify_post: {
        parameters: {
            query?: {
                /** @description it, fr or en */
                lang?: string | null;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PublishedDraw"];
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["VerdictPage"];
                };
            };
            /** @description Client Error */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Server Error */
            "5XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    preview_list_api_v1_events__event_id__list_preview_post: {
        parameters: {
            query?: {
                /** @description The file's name: its ending tells its kind. */
                name?: string;
                /** @description it, fr or en */
                lang?: string | null;
            };
            header?: never;
            path: {
                event_id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/octet-stream": string;
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PreviewPage"];
                };
            };
            /** @description Client Error */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Server Error */
            "5XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    enter_list_api_v1_events__event_id__list_post: {
        parameters: {
            query: {
                seq: number;
                /** @description The file's name: its ending tells its kind. */
                name?: string;
                /** @description it, fr or en */
                lang?: string | null;
            };
            header?: never;
            path: {
                event_id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/octet-stream": string;
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Entering"];
                };
            };
            /** @description Client Error */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Server Error */
            "5XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    enter_made_up_api_v1_events__event_id__made_up_post: {
        parameters: {
            query?: {
                /** @description it, fr or en */
                lang?: string | null;
            };
            header?: never;
            path: {
                event_id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["MadeUp"];
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Entering"];
                };
            };
            /** @description Client Error */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Server Error */
            "5XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    entrants_api_v1_events__event_id__entrants_xlsx_get: {
        parameters: {
            query?: {
                /** @description it, fr or en */
                lang?: string | null;
            };
            header?: never;
            path: {
                event_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": unknown;
                };
            };
            /** @description Client Error */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Server Error */
            "5XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    give_api_v1_events__event_id__links_post: {
        parameters: {
            query?: {
                /** @description it, fr or en */
                lang?: string | null;
            };
            header?: never;
            path: {
                event_id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NewLink"];
            };
        };
        responses: {
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": unknown;
                };
            };
            /** @description Done */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["GivenLink"];
                };
            };
            /** @description Client Error */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Server Error */
            "5XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    give_to_the_house_api_v1_events__event_id__links_house_post: {
        parameters: {
            query?: {
                /** @description it, fr or en */
                lang?: string | null;
            };
            header?: never;
            path: {
                event_id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["HouseLink"];
            };
        };
        responses: {
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": unknown;
                };
            };
            /** @description Done */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["GivenLink"];
                };
            };
            /** @description Client Error */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Server Error */
            "5XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    end_api_v1_events__event_id__links_end_post: {
        parameters: {
            query?: {
                /** @description it, fr or en */
                lang?: string | null;
            };
            header?: never;
            path: {
                event_id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["EndLink"];
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Desk"];
                };
            };
            /** @description Client Error */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Server Error */
            "5XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    wall_api_v1_events__event_id__links_wall_svg_get: {
        parameters: {
            query?: {
                /** @description it, fr or en */
                lang?: string | null;
            };
            header?: never;
            path: {
                event_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": unknown;
                };
            };
            /** @description Client Error */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Server Error */
            "5XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    palio_api_v1_palio_get: {
        parameters: {
            query: {
                event: string[];
                /** @description it, fr or en */
                lang?: string | null;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PalioPage"];
                };
            };
            /** @description Client Error */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Server Error */
            "5XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    health_health_get: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Health"];
                };
            };
        };
    };
}
