/** How a match is put right by an officer: whether it may be played again, and who may sit at its board (CL-096, CL-125, CL-128). */
import type { ClubEvent, LogLine } from './operations.ts';
import { inLog, spokenOf } from './results.ts';
import { namesOf, teamOf } from './words.ts';

/** Those of a team who may sit at a board; `filled`: somebody sits there, who stays unless another is named. */
export type SeatChoice = {
  readonly team: string;
  readonly filled: boolean;
  readonly people: readonly { readonly id: string; readonly name: string }[];
};

/** A match of an event, or a board at which nobody sits. */
export type Spoken = ClubEvent['missing'][number];

/** CL-096: a match is annulled and played again once, while the event runs. */
export const mayBeAgain = (event: ClubEvent, log: readonly LogLine[], leg: Spoken): boolean =>
  event.state === 'running' && !spokenOf(log, inLog(event, leg)).some(({ act }) => act.how === 'replay');

/** CL-125, CL-128: who may be named for the two sides of a board: of each squad those who play no other board of the encounter. */
export function seatsAt(event: ClubEvent, leg: Spoken): { readonly seats?: readonly [SeatChoice, SeatChoice] } {
  if (leg.board === null) return {};
  const names = namesOf(event);
  const manned = [...event.legs.filter(({ state }) => state !== 'annulled'), ...event.missing];
  const elsewhere = manned.flatMap((one) => (one.round === leg.round && one.board !== leg.board ? [one.a, one.b] : []));
  const choice = (id: string): SeatChoice => {
    const team = teamOf(event, id);
    const squad = event.tables.squads?.find((one) => one.id === team)?.squad ?? [];
    const people = squad.filter((one) => one !== id && !elsewhere.includes(one));
    return { team: names(team), filled: id !== team, people: people.map((one) => ({ id: one, name: names(one) })) };
  };
  return { seats: [choice(leg.a), choice(leg.b)] };
}
