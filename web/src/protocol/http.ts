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
         * Explained
         * @description One entry of the rules in plain words. `citation` is how people cite the article.
         *
         *     `reading` marks a doubt and our choice; `switch` and `values` say how to play it otherwise.
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
            /** Values */
            values: string[];
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
        /**
         * NewTable
         * @description A table to open. `target` null is the sheet's; a given `seed` fixes every deal, for tests and study.
         */
        NewTable: {
            /** Sheet */
            sheet: string;
            /** Seats */
            seats?: number | null;
            /** Target */
            target?: number | null;
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
         * @description A whole sheet. `targets` are those to choose from; `final_target` null where finals have none.
         *
         *     `bots` are the bots' names, weakest first; `cards` all cards of the pack by code, in its order;
         *     `offences` the articles that a referee rules by, `sanctions` the sanctions' names by code.
         */
        SheetDetail: {
            /** Id */
            id: string;
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
            /** Bots */
            bots: string[];
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
