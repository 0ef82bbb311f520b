import type { Context } from '../context.ts';
import { Remembered } from '../identity/auth/remembered.ts';
import { loadMatches } from '../match-store/store.ts';
import type { StoredMatch } from '../match-store/stored.ts';
import { bestRows, HONOURS, type Honour, type HonouredRow } from './best-store.ts';

const DAY_MS = 86_400_000;
/** So long the choice is believed; whether a match may still be looked at is asked each time. */
const BELIEVED_MS = 60_000;

export const PERIODS = { day: DAY_MS, week: 7 * DAY_MS } as const;
type Period = keyof typeof PERIODS;

/** A match among the best: for what, with what it came to. */
export type Honoured = Omit<HonouredRow, 'honour' | 'id'> & {
  readonly honours: readonly Honour[];
  readonly match: StoredMatch;
};

/** The best of the last day, or of the last week where less than three matches of the day have something to show. */
export type Best = { readonly period: Period; readonly matches: readonly Honoured[] };

type Chosen = { readonly period: Period; readonly rows: readonly HonouredRow[] };
const chosen = new WeakMap<Context['database'], Remembered<Chosen>>();

async function choose(context: Context): Promise<Chosen> {
  const now = context.clock.now();
  const since = (period: Period): Date => new Date(now.getTime() - PERIODS[period]);
  const today = await bestRows(context, since('day'), now);
  if (new Set(today.map(({ id }) => id)).size >= HONOURS.length) return { period: 'day', rows: today };
  return { period: 'week', rows: await bestRows(context, since('week'), now) };
}

function rememberedBy({ database }: Context): Remembered<Chosen> {
  const found = chosen.get(database) ?? new Remembered<Chosen>(BELIEVED_MS);
  chosen.set(database, found);
  return found;
}

/** The longest, the closest and the bloodiest of late, among those that anybody may look at; one match may be several of them. */
export async function bestMatches(context: Context): Promise<Best> {
  const { period, rows } = await rememberedBy(context).get('best', () => choose(context));
  const byId = Map.groupBy(rows, ({ id }) => id);
  const found = await loadMatches(context.db, [...byId.keys()]);
  const matches = [...byId].flatMap(([id, same]) => {
    const [match, row] = [found.find((one) => one.id === id && one.listed), same[0]];
    if (match === undefined || row === undefined) return [];
    const { turns, lost, margin, leads } = row;
    return [{ honours: same.map(({ honour }) => honour), match, turns, lost, margin, leads }];
  });
  return { period, matches };
}
