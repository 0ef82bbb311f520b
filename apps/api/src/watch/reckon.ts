import type { Ending } from '@fieldpost/story';
import type { Context } from '../context.ts';
import { resultOf } from '../identity/players/results.ts';
import { loadedMatch } from '../match-store/loaded-match.ts';
import { loadMatch } from '../match-store/store.ts';
import type { StoredMatch, StoredSeat } from '../match-store/stored.ts';
import { endingTold } from '../match-store/story.ts';
import { type Facts, keepFacts, matchesToReckon, type SideResults } from './facts-store.ts';
import { tellFollowers } from './follow-notices.ts';

const MATCHES_AT_ONCE = 50;
/** So long one run goes on at most; the next one takes up where it ended. */
const LONGEST_MS = 60_000;

/** Who sat at a match. */
export type OpponentKind = 'people' | 'computer' | 'alone';

function opponentKindOf(seats: readonly Pick<StoredSeat, 'userId' | 'bot'>[]): OpponentKind {
  if (seats.some(({ bot }) => bot !== null)) return 'computer';
  return new Set(seats.map(({ userId }) => userId)).size < 2 ? 'alone' : 'people';
}

/** How far the strongest side is ahead of the next, in thousandths of its strength; null: there is nothing to compare. */
function marginOf(standings: Ending['standings']): number | null {
  const [first = 0, second = null] = standings.map(({ strength }) => strength).toSorted((one, other) => other - one);
  return second === null || first <= 0 ? null : Math.round((1000 * (first - second)) / first);
}

type Figures = Pick<Facts, 'turns' | 'lost' | 'margin' | 'leads' | 'armies'>;

/** What each side came with, by side. */
const armiesOf = (standings: Ending['standings']): Readonly<Record<string, string>> =>
  Object.fromEntries(standings.flatMap(({ side, army }) => (army === '' ? [] : [[side, army]])));

/** The figures from the match's log. All null if narrating it fails, which must not block other matches. */
async function figuresOf(context: Context, match: StoredMatch): Promise<Figures> {
  try {
    const told = await endingTold(context, loadedMatch(match), 'spectator');
    if (told === null) return { turns: 0, lost: 0, margin: null, leads: 0 };
    const lost = told.standings.reduce((sum, side) => sum + side.lost, 0);
    const { turns, leads, standings } = told;
    return { turns, lost, margin: marginOf(standings), leads, armies: armiesOf(standings) };
  } catch (error) {
    context.log.error({ err: error, matchId: match.id }, 'facts: could not narrate the log of a match');
    return { turns: null, lost: null, margin: null, leads: null };
  }
}

async function reckonMatch(context: Context, id: string): Promise<void> {
  const match = await loadMatch(context.db, id);
  const facts = match === null ? null : await factsOf(context, match);
  if (match !== null && facts !== null) await tellFollowers(context, match, facts);
  await keepFacts(context, id, facts, resultsFor(match), context.clock.now());
}

function resultsFor(match: StoredMatch | null): SideResults {
  const ending = match?.ending ?? null;
  if (match === null || ending === null) return new Map();
  return new Map(match.seats.map(({ side }) => [side, resultOf(side, ending) ?? 'played']));
}

async function factsOf(context: Context, match: StoredMatch): Promise<Facts | null> {
  if (!match.ending || !match.finishedAt) return null;
  const { reason, places } = match.ending.outcome;
  const firsts = places.filter(({ place }) => place === 1);
  const winner = firsts.length === 1 ? (firsts[0]?.side ?? null) : null;
  const figures = await figuresOf(context, match);
  return { matchId: match.id, at: match.finishedAt, winner, reason, company: opponentKindOf(match.seats), ...figures };
}

/** Computes the figures of finished matches, and returns how many. It may be interrupted and restarted at any time. */
export async function reckon(context: Context): Promise<number> {
  const until = performance.now() + LONGEST_MS;
  let done = 0;
  for (let ids = await toDo(context); ids.length > 0; ids = await toDo(context)) {
    for (const id of ids) await reckonMatch(context, id);
    done += ids.length;
    if (ids.length < MATCHES_AT_ONCE || performance.now() > until) break;
  }
  return done;
}

const toDo = (context: Context): Promise<readonly string[]> => matchesToReckon(context, MATCHES_AT_ONCE);
