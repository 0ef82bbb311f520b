/** CL-129: matches that no format pairs, of any number of sides and seats, are listed by an officer and rated, no more. */
import type { LogEvent } from '@fieldpost/league';
import { sidesThatMoved } from '../match-store/store.ts';
import { type Fault, fault } from '../platform/errors/catalogue.ts';
import type { ActContext, ActResult, AskedAct } from './act-context.ts';
import { text } from './act-context.ts';
import { systemAct } from './leg-names.ts';
import { sidesOfMatch } from './no-shows.ts';
import type { OpenedEvent, SignedAct } from './opened-event.ts';
import { signAct } from './signing.ts';
import type { StoredEvent, Transaction } from './store.ts';
import { isThere } from './teams/people.ts';

const refused = (message: string): Fault => fault('EVENT_REFUSED', { rule: 'CL-129', message });

type Places = { readonly outcome?: { readonly places?: readonly { readonly side: string; readonly place: number }[] } };

const MATCH = {
  id: true,
  ruleSet: true,
  edition: true,
  scenario: true,
  setup: true,
  status: true,
  ending: true,
  followedBy: true,
  seats: { select: { side: true, userId: true } },
} as const;

const matchBy = (tx: Pick<Transaction, 'match'>, id: string) => tx.match.findUnique({ where: { id }, select: MATCH });
type ListedMatch = NonNullable<Awaited<ReturnType<typeof matchBy>>>;

/** Who plays each side, by their entries, as far as they have entered and have not left. */
function sidesIn({ entries }: StoredEvent, match: ListedMatch): readonly (readonly string[])[] {
  const own = new Map(entries.filter(isThere).map(({ id, userId }) => [userId, id]));
  return sidesOfMatch(match).map((side) =>
    match.seats.flatMap((seat) => (seat.side === side ? (own.get(seat.userId ?? '') ?? []) : [])),
  );
}

/** Whether all who sit in it have entered: nobody is rated for a match who has not asked for it. */
function allEntered({ event }: OpenedEvent, match: ListedMatch): boolean {
  const people = sidesIn(event, match);
  const named = people.flat();
  const whole = named.length === match.seats.length && new Set(named).size === named.length;
  return whole && people.every((side) => side.length > 0);
}

const isOfItsGame = ({ event }: OpenedEvent, { ruleSet, scenario }: ListedMatch): boolean =>
  ruleSet === event.ruleSet && scenario === event.scenario;

/**
 * Why a match cannot be listed; null if it can. Reveals nothing about matches of strangers, not even that they exist.
 */
function whyNot(opened: OpenedEvent, match: ListedMatch | null): Fault | null {
  if (match === null || sidesIn(opened.event, match).flat().length === 0)
    return refused('No such match of players who entered here.');
  if (match.followedBy === `event:${opened.event.id}`) return refused('This match is already on the list.');
  if (match.followedBy !== null) return refused('This match belongs to another event or campaign.');
  if (!isOfItsGame(opened, match)) return refused('This match is of a different game or scenario.');
  if (!allEntered(opened, match)) return refused('Not all players of this match have entered here.');
  const known = match.status === 'playing' || match.status === 'finished';
  return known ? null : refused('This match has not started or was cancelled.');
}

/** CL-131: what a match that is over comes to; null: nobody was placed, or not every side has begun it. */
async function listedAct(tx: Transaction, { event }: OpenedEvent, match: ListedMatch): Promise<LogEvent | null> {
  const sides = sidesOfMatch(match);
  const moved = (await sidesThatMoved(tx, [match.id])).get(match.id) ?? [];
  const placed = (match.ending as Places | null)?.outcome?.places ?? [];
  const places = sides.flatMap((side) => placed.find((one) => one.side === side)?.place ?? []);
  if (match.status !== 'finished' || places.length < sides.length || !sides.every((side) => moved.includes(side)))
    return null;
  return { kind: 'match', id: match.id, sides: sidesIn(event, match), places };
}

/** An officer lists a match by its id: one that is over at once, one that runs when it has ended. */
export async function listMatch(doing: ActContext, asked: AskedAct, tx: Transaction): Promise<ActResult> {
  const { opened } = doing;
  if (opened.ledger.settings.format !== 'list')
    return fault('EVENT_REFUSED', { rule: 'CL-129', message: 'This event pairs its own matches.' });
  if (opened.ledger.state !== 'running') return fault('EVENT_REFUSED', { rule: 'CL-030' });
  await tx.$queryRaw`select id from matches where id = ${text(asked.match)} for update`;
  const match = await matchBy(tx, text(asked.match));
  const wrong = whyNot(opened, match);
  if (match === null || wrong !== null) return wrong ?? fault('NOT_FOUND');
  const act = await listedAct(tx, opened, match);
  if (act === null && match.status === 'finished')
    return refused('This match ended before every side had moved: it cannot be rated or listed.');
  return {
    acts: act === null ? [] : [signAct(doing, act, 'organiser')],
    also: async (tx) => {
      const follower = `event:${opened.event.id}`;
      // Under another stamp: a turn that is being made without knowing of it is made again.
      await tx.$executeRaw`update matches set followed_by = ${follower}, stamp = gen_random_uuid()
        where id = ${match.id} and followed_by is null`;
    },
  };
}

/** Of the matches that an officer has listed those that have ended since. */
export async function newlyListed(opened: OpenedEvent, tx: Transaction): Promise<readonly SignedAct[]> {
  const known = opened.ledger.list.flatMap(({ id }) => id ?? []);
  const ended = await tx.match.findMany({
    where: { followedBy: `event:${opened.event.id}`, status: 'finished', id: { notIn: known } },
    select: MATCH,
    orderBy: [{ finishedAt: 'asc' }, { id: 'asc' }],
  });
  const acts: SignedAct[] = [];
  for (const match of ended) {
    const act = isOfItsGame(opened, match) && allEntered(opened, match) ? await listedAct(tx, opened, match) : null;
    if (act !== null) acts.push(systemAct(act));
  }
  return acts;
}

/** The running matches of a list, with their players. */
export async function runningOf(db: Pick<Transaction, 'match'>, event: StoredEvent) {
  if (event.format !== 'list') return [];
  const where = { followedBy: `event:${event.id}`, status: 'playing' } as const;
  const found = await db.match.findMany({ where, select: MATCH, orderBy: { id: 'asc' } });
  return found.map((match) => ({ matchId: match.id, sides: sidesIn(event, match) }));
}
