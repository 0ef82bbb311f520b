/** CL-125, CL-128: what a team says of itself: its squad, until a round opens, and a reserve for a board that is being played. */
import type { LogEvent } from '../log/events.ts';
import { type Found, legNamed } from '../log/finding.ts';
import { type Encounter, type Entry, type Holder, type Ledger, type Leg, playersOf } from '../log/ledger.ts';
import { type Refusal, refusal } from '../refusal.ts';
import { lineUp } from './teams.ts';

type Squad = Extract<LogEvent, { kind: 'squad' }>;
type Captain = Extract<LogEvent, { kind: 'captain' }>;
type Reserve = Extract<LogEvent, { kind: 'reserve' }>;
type Ruling = Extract<LogEvent, { kind: 'decide' }>;

const BEFORE_THE_END = ['entries', 'muster', 'running'];

/** CL-125: as many reserves as boards at most. CL-128: nobody is in two teams. */
export function refusesSquad({ settings, state, entries }: Ledger, { entry, squad, absent }: Squad): Refusal | null {
  if (settings.format !== 'team' || !BEFORE_THE_END.includes(state)) return refusal('CL_BAD_STATE', '', 'CL-125');
  if (squad.length > 2 * settings.boards) return refusal('CL_TOO_MANY', 'squad', 'CL-125');
  const others = [...entries.values()].filter(({ id }) => id !== entry).flatMap((other) => other.squad ?? []);
  const elsewhere = squad.find((id) => others.includes(id));
  if (elsewhere !== undefined) return refusal('CL_BAD_INPUT', elsewhere, 'CL-128');
  const stranger = absent.find((id) => !squad.includes(id));
  return stranger === undefined ? null : refusal('CL_BAD_INPUT', stranger, 'CL-125');
}

/** CL-125: a team is led by one of its squad. */
export function refusesCaptain({ settings, state, entries }: Ledger, { entry, player }: Captain): Refusal | null {
  if (settings.format !== 'team' || !BEFORE_THE_END.includes(state)) return refusal('CL_BAD_STATE', '', 'CL-125');
  return entries.get(entry)?.squad?.includes(player) ? null : refusal('CL_BAD_INPUT', 'player', 'CL-125');
}

export function setSquad(entry: Entry, { squad, absent }: Squad): void {
  entry.squad = squad;
  entry.absent = new Set(absent);
}

/** CL-125: the boards of a round are manned as it opens; who was not there this time is there again for the next. */
export function lineUpRound({ groups, entries, settings }: Ledger, round: number): void {
  const lines = new Map(
    [...entries.values()].map(({ id, squad, absent }) => [id, lineUp(squad ?? [], absent, settings.boards)]),
  );
  const at = (id: string, board: number | null): Holder[] => {
    const person = lines.get(id)?.[(board ?? 1) - 1] ?? null;
    return person === null ? [] : [{ id: person, from: 0, rating: null }];
  };
  const said = (id: string): boolean => entries.get(id)?.squad != null;
  for (const { encounters } of groups)
    for (const encounter of encounters) {
      if (encounter.round !== round || !(said(encounter.a) || said(encounter.b))) continue;
      for (const leg of encounter.legs) leg.players = [at(leg.a, leg.board), at(leg.b, leg.board)];
    }
  for (const entry of entries.values()) entry.absent = new Set();
}

/** The board that an act of a reserve is about, and for which side of it; null: there is none of that team. */
function boardOf(ledger: Ledger, event: Reserve) {
  const found = legNamed(ledger, event);
  if (found === null || found.leg.players === null || found.turned) return null;
  const side = found.leg.a === event.entry ? 0 : found.leg.b === event.entry ? 1 : null;
  return side === null ? null : { ...found, side, holders: found.leg.players[side] };
}

/** CL-128: one of the squad who plays no other board of the encounter, once for each match (CL-086), while it is played. */
export function refusesReserve(ledger: Ledger, event: Reserve): Refusal | null {
  const board = boardOf(ledger, event);
  if (board === null) return refusal('CL_BAD_INPUT', 'leg', 'CL-128');
  const { encounter, leg, holders } = board;
  const over = leg.result !== null && leg.result.how !== 'provisional';
  // A board that was missing when the round opened stays missing (CL-125).
  if (over || holders.length === 0) return refusal('CL_BAD_STATE', 'leg', 'CL-128');
  if (holders.length > 1) return refusal('CL_SUBSTITUTE_USED', 'leg', 'CL-128');
  const squad = ledger.entries.get(event.entry)?.squad ?? [];
  const plays = [...holders, ...atOthers(encounter, leg)].some(({ id }) => id === event.player);
  return squad.includes(event.player) && !plays ? null : refusal('CL_BAD_INPUT', 'player', 'CL-128');
}

export function takeBoard(ledger: Ledger, event: Reserve): void {
  boardOf(ledger, event)?.holders.push({ id: event.player, from: ledger.seq, rating: null });
}

/** All who have sat at the other boards of an encounter (CL-128: a person plays one). */
const atOthers = ({ legs }: Encounter, { board }: Leg): readonly Holder[] =>
  legs.filter((one) => one.board !== board).flatMap(({ players }) => players?.flat() ?? []);

/**
 * CL-096, CL-125: a referee lets a board be played again, and may say who is to sit there: somebody of the squad who plays no other board
 * of the encounter (CL-128). A board at which nobody sat is played once somebody is named for it.
 */
export function refusesSeating({ entries }: Ledger, { encounter, leg, turned }: Found, event: Ruling): Refusal | null {
  const named = event.players;
  if (leg.players === null || event.how !== 'replay')
    return named === undefined ? null : refusal('CL_BAD_INPUT', 'players', 'CL-125');
  if (named !== undefined && turned) return refusal('CL_BAD_INPUT', 'a', 'CL-126');
  const [before, elsewhere] = [playersOf(leg), atOthers(encounter, leg).map(({ id }) => id)];
  if (before.some((id, side) => (named?.[side] ?? id) === null)) return refusal('CL_BAD_INPUT', 'players', 'CL-125');
  const mayNot = (id: string | null, side: number): boolean =>
    id !== null && (!entries.get(side === 0 ? leg.a : leg.b)?.squad?.includes(id) || elsewhere.includes(id));
  return named?.some(mayNot) ? refusal('CL_BAD_INPUT', 'players', 'CL-128') : null;
}

/** Sets the players of a replayed board; their earlier result there no longer counts. */
export function seatAgain(leg: Leg, { players: named }: Ruling): void {
  if (leg.players === null) return;
  const at = (side: 0 | 1): Holder[] => {
    const id = named?.[side] ?? playersOf(leg)[side];
    return id === null ? [] : [{ id, from: 0, rating: null }];
  };
  leg.players = [at(0), at(1)];
}
