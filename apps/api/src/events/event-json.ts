/** CL-153: the downloads of an event as JSON for programs: names beside ids, values as they are printed. */
import { encountersOf, playersOf } from '@fieldpost/league';
import type { DownloadContext } from './downloads.ts';
import { namedTable } from './named.ts';
import { legIdOf } from './opened-event.ts';

/** What each of them begins with: of which event it is, and where its log stood. */
function file({ seen: { event, club } }: DownloadContext, more: Readonly<Record<string, unknown>>): string {
  const { id, name, format, state, seq, head } = event;
  return JSON.stringify({ schema: 1, event: { id, name, format, state }, club, seq, head, ...more });
}

type Tables = Readonly<Record<'table' | 'crossTable' | 'promotion' | 'rungs', unknown>>;
const tablesIn = ({ seen }: DownloadContext): Partial<Tables> => seen.event.tables as Partial<Tables>;

/** CL-108: the standings with every value, and in words by whom and what a row is parted from the one above; the rungs of a ladder. */
export function tableJson(context: DownloadContext): string {
  const { name, opened } = context;
  if (opened.ledger.settings.format === 'ladder')
    return file(context, {
      rungs: opened.ledger.ladder.rungs.map((id, index) => ({ rung: index + 1, id, name: name(id) })),
    });
  return file(context, { table: namedTable(tablesIn(context).table ?? [], name) });
}

type CrossRow = { readonly id: string };
type CrossPart = { readonly answer: readonly CrossRow[] };

/** CL-150: who met whom. */
export function crossTableJson(context: DownloadContext): string {
  const named = (rows: readonly CrossRow[]) => rows.map((row) => ({ ...row, name: context.name(row.id) }));
  const parts = (tablesIn(context).crossTable ?? []) as readonly (CrossRow | CrossPart)[];
  const crossTable = parts.map((part) =>
    'answer' in part ? { ...part, answer: named(part.answer) } : { ...part, name: context.name(part.id) },
  );
  return file(context, { crossTable });
}

/** Every match of the schedule, side A first, and its result. */
export function fixturesJson(context: DownloadContext): string {
  const { seen, opened, name } = context;
  const dues = new Map(seen.event.legs.map(({ id, dueAt }) => [id, dueAt]));
  const encounters = encountersOf(opened.ledger);
  const fixtures = encounters
    .flatMap((encounter) => encounter.legs.map((leg) => ({ encounter, leg })))
    .toSorted((one, other) => one.encounter.round - other.encounter.round)
    .map((placed) => {
      const { encounter, leg } = placed;
      const [a, b] = playersOf(leg);
      return {
        round: encounter.round,
        leg: leg.no,
        board: leg.board,
        a: { id: a, name: name(a) },
        b: { id: b, name: name(b) },
        dueAt: dues.get(legIdOf(seen.event.id, placed))?.toISOString() ?? null,
        score: leg.result === null ? null : leg.result.q.map((q) => q / 4),
        how: leg.result?.how ?? null,
      };
    });
  return file(context, { fixtures });
}

/** CL-088, CL-100: what officers decided and deducted. */
export function decisionsJson(context: DownloadContext): string {
  const { opened, name } = context;
  const decisions = opened.log.flatMap(({ seq, at, role, event }): readonly object[] => {
    const when = new Date(at ?? 0).toISOString();
    if (event.kind === 'deduct') {
      const { entry, q, reason } = event;
      return [{ seq, at: when, kind: 'deduction', by: role, entry: { id: entry, name: name(entry) }, q, reason }];
    }
    if (event.kind !== 'decide') return [];
    const { a, b, q, how, reason, supersedes, round, leg, board } = event;
    const parties = { a: { id: a, name: name(a) }, b: { id: b, name: name(b) } };
    return [{ seq, at: when, kind: 'decision', by: role, ...parties, round, leg, board, q, how, reason, supersedes }];
  });
  return file(context, { decisions });
}

/** CL-043, CL-173: who goes up and who down, once the season is over; null before. */
export function promotionJson(context: DownloadContext): string {
  const { promotion } = context.seen;
  const over = context.opened.ledger.state === 'finished' || context.opened.ledger.state === 'archived';
  if (promotion === null || !over) return file(context, { promotion: null });
  const moves = promotion.moves.map((move) => ({ ...move, name: context.name(move.id) }));
  return file(context, { promotion: { ...promotion, moves } });
}
