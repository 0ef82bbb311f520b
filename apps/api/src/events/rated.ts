/**
 * The rated results in the acts of an event (CL-131): they come from its log, so a rebuild of the ratings finds them
 * again.
 */
import { type Ledger, ratedDuels, tableTerms } from '@fieldpost/league';
import { type NewResult, settleResults } from '../ratings/settling.ts';
import { legIdOf, legIdsOf, type OpenedEvent, openLegs, type PlacedLeg } from './opened-event.ts';
import type { SignedRow, Transaction } from './store.ts';

const HOUR = 3_600_000;

/** CL-129: the id under which a match that an officer put on the list is rated: the act says which it was. */
const listedId = (eventId: string, seq: number): string => `${eventId}:${seq}`;

/** CL-015, CL-131: events of computer players alone are never rated, and they are rated against people only where it was said. */
function mayRate(
  { event }: OpenedEvent,
  { settings }: Ledger,
  entries: readonly string[],
  pool: NewResult['pool'],
): boolean {
  const isRated = settings.rated || pool === 'table';
  if (!isRated || settings.entry.bots === 'only') return false;
  const people = entries.map((id) => personOf(event, id));
  const anyBot = event.entries.some(({ userId, user }) => user.bot !== null && people.includes(userId));
  return new Set(people).size === entries.length && (settings.ratedBots || !anyBot);
}

/** CL-133: the person behind a holder: of an entry who had it first, of a substitute themselves. */
function personOf({ entries, offers }: OpenedEvent['event'], holder: string): string {
  const left = offers.find(({ entryId, state }) => entryId === holder && state === 'accepted')?.leaverId;
  return left ?? entries.find(({ id }) => id === holder)?.userId ?? holder;
}

type Found = Pick<NewResult, 'id' | 'sides' | 'scores' | 'only' | 'pool'> & {
  readonly seq: number;
  readonly ruled: boolean;
};

/** The id under which somebody's own part of a match is rated whose entry changed hands in it (CL-133). */
const partId = (legId: string, only: string | undefined, index: number): string =>
  only === undefined ? legId : `${legId}:${index + 1}`;
/** As many parts as a match can have: two who held either entry. */
const PARTS = [0, 1, 2, 3];
const idsOfLeg = (legId: string): readonly string[] => [legId, ...PARTS.map((index) => partId(legId, 'a', index))];

function legResults(opened: OpenedEvent, placed: PlacedLeg): readonly Found[] {
  const { leg } = placed;
  const legId = legIdOf(opened.event.id, placed);
  const { first } = leg;
  // Who left is rated at the hand-over, whatever a referee says later.
  const ruled = (seq: number): boolean => leg.result?.how === 'adjudicated' && seq === first;
  return ratedDuels(opened.ledger, leg).map(({ a, b, score, seq, only, pool }, index) => {
    const scores = [score * 4, 4 - score * 4];
    const found = { id: partId(legId, only, index), sides: [a, b], scores, seq, ruled: ruled(seq) };
    const where = pool === undefined ? found : { ...found, pool };
    return only === undefined ? where : { ...where, only };
  });
}

function listed({ ledger, event }: OpenedEvent): readonly Found[] {
  return ledger.list.map(({ sides, places, seq }) => {
    const [first = 0, second = 0] = places;
    const quarters = first === second ? [2, 2] : first < second ? [4, 0] : [0, 4];
    return { id: listedId(event.id, seq), sides, scores: sides.length === 2 ? quarters : places, seq, ruled: false };
  });
}

/** CL-130: a result counts when it is final: one that was decided when the time for an appeal is over. */
function finalAt({ log, ledger }: OpenedEvent, { seq, ruled }: Found): Date {
  const at = log.find((row) => row.seq === seq)?.at ?? 0;
  return new Date(at + (ruled ? ledger.settings.adjudication.appealHours * HOUR : 0));
}

function resultOf(opened: OpenedEvent, found: Found): NewResult | null {
  const { event, ledger } = opened;
  if (!mayRate(opened, ledger, found.sides.flat(), found.pool)) return null;
  const userOf = (holder: string) => personOf(event, holder);
  return {
    id: found.id,
    eventId: event.id,
    game: event.ruleSet,
    scenario: event.scenario,
    at: finalAt(opened, found),
    sides: found.sides.map((side) => side.map(userOf)),
    scores: found.scores,
    edge: ledger.settings.edge,
    ...(found.only === undefined ? {} : { only: found.only }),
    ...(found.pool === undefined ? {} : { pool: found.pool }),
  };
}

/** All rated results of an event, from its log alone. */
export function ratedResults(opened: OpenedEvent): readonly NewResult[] {
  const legs = openLegs(opened).flatMap((placed) => legResults(opened, placed));
  return [...legs, ...listed(opened)].flatMap((found) => resultOf(opened, found) ?? []);
}

/** Stores what the acts that have just joined the log change in the ratings. */
export async function settleRatings(
  tx: Transaction,
  opened: OpenedEvent,
  rows: readonly SignedRow[],
  now: Date,
): Promise<void> {
  const from = rows[0]?.seq;
  const { settings } = opened.ledger;
  if (from === undefined || !(settings.rated || tableTerms(settings).rated === 'pool')) return;
  const changed = openLegs(opened).filter(({ leg }) => leg.said !== null && leg.said >= from);
  const ids = changed.flatMap((placed) => legIdsOf(opened.event.id, placed).flatMap(idsOfLeg));
  const found = [
    ...changed.flatMap((placed) => legResults(opened, placed)),
    ...listed(opened).filter(({ seq }) => seq >= from),
  ];
  const all = [...new Set([...ids, ...found.map(({ id }) => id)])];
  await settleResults(
    tx,
    all,
    found.flatMap((one) => resultOf(opened, one) ?? []),
    now,
  );
}
