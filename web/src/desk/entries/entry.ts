/** An entry while it is typed, and the entrant that it makes. */
import type { DeskInfo, Entrant } from "../../protocol";

export interface Typed {
  names: string[];
  ages: string[];
  club: string;
  team: string;
  seed: string;
  table: Entrant["table"];
}

/** Nothing typed yet; the contrada stays, for pairs come in by contrada. */
export function blank(people: number, team = ""): Typed {
  const places = Array.from({ length: people }, () => "");
  return { names: places, ages: places, club: "", team, seed: "", table: "any" };
}

/** An entrant as it is typed, to put it right. */
export function typedOf(entrant: Entrant): Typed {
  return {
    names: entrant.people.map(({ name }) => name),
    ages: entrant.people.map(({ age }) => (age === null ? "" : String(age))),
    club: entrant.club,
    team: entrant.team,
    seed: entrant.seed === null ? "" : String(entrant.seed),
    table: entrant.table,
  };
}

/** The entrant that was typed; `before` keeps what the form does not show, such as dates of birth. */
export function entrantOf(typed: Typed, before: Entrant | null): Entrant {
  return {
    id: before?.id ?? "",
    people: typed.names.map((name, place) => ({
      name: name.trim().replace(/\s+/g, " "),
      born: before?.people[place]?.born ?? null,
      age: numberOf(typed.ages[place] ?? ""),
    })),
    club: typed.club.trim(),
    team: typed.team,
    seed: numberOf(typed.seed),
    table: typed.table,
  };
}

/** Whether somebody with exactly these names is entered. */
export function isEntered(desk: DeskInfo, entrant: Entrant): boolean {
  const names = (one: Entrant) => JSON.stringify(one.people.map(({ name }) => name));
  return desk.entrants.some((one) => names(one) === names(entrant));
}

function numberOf(text: string): number | null {
  return /^\d+$/.test(text.trim()) ? Number(text) : null;
}
