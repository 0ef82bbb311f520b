/** CL-163, CL-002: laws of events, over random ones. */
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { answered, entriesOf, type TableRow } from '../testing/playing.ts';

const quarter = fc.constantFrom(0, 1, 2, 3, 4);
const kind = fc.constantFrom('played', 'played', 'played', 'walkover', 'double');

type Line = {
  readonly type: 'result';
  readonly a: string;
  readonly b: string;
  readonly q: number;
  readonly kind: string;
  readonly round: number;
};
/** A whole league of n with results of any kind. */
const league = fc.integer({ min: 4, max: 8 }).chain((n) => {
  const raw = { settings: { format: 'league', sideMode: 'pair' }, entries: entriesOf(n), ask: ['fixtures'] };
  const fixtures = answered(raw).fixtures as readonly {
    readonly round: number;
    readonly pairs: readonly [string, string][];
  }[];
  const legs = fixtures.flatMap(({ round, pairs }) =>
    pairs.flatMap(([a, b]) => [[round, a, b] as const, [round, b, a] as const]),
  );
  const line = (round: number, a: string, b: string): fc.Arbitrary<Line> =>
    fc.tuple(quarter, kind).map(([q, how]) => ({
      type: 'result',
      a,
      b,
      round,
      kind: how,
      q: how === 'double' ? 0 : how === 'walkover' ? (q > 2 ? 4 : 0) : q,
    }));
  return fc.tuple(fc.constant(n), fc.tuple(...legs.map(([round, a, b]) => line(round, a, b))));
});

const tableOf = (n: number, log: readonly object[]) =>
  answered({ settings: { format: 'league', sideMode: 'pair' }, entries: entriesOf(n), log, ask: ['table'] });

/** CL-163: points and SB a second time, from the lines of results alone. Nobody may have withdrawn. */
function secondCount(n: number, lines: readonly Line[]) {
  const own = (id: string, { a, q, kind: how }: Line) => (how === 'double' ? 0 : a === id ? q : 4 - q);
  const of = (id: string) => lines.filter(({ a, b }) => a === id || b === id);
  const score = (id: string) => of(id).reduce((sum, line) => sum + own(id, line), 0);
  return entriesOf(n).map(({ id }) => {
    const sb = of(id).reduce((sum, line) => sum + own(id, line) * score(line.a === id ? line.b : line.a), 0);
    return [id, score(id) / 4, sb / 16];
  });
}

describe('CL-163: a league', () => {
  test('the order in which results of a round arrive changes nothing', () => {
    fc.assert(
      fc.property(league, fc.infiniteStream(fc.nat()), ([n, lines], numbers) => {
        const shuffled = [...lines]
          .map((line) => ({ line, at: numbers.next().value }))
          .sort((a, b) => a.line.round - b.line.round || a.at - b.at);
        const sorted = lines.toSorted((a, b) => a.round - b.round);
        expect(
          tableOf(
            n,
            shuffled.map(({ line }) => line),
          ).table,
        ).toEqual(tableOf(n, sorted).table);
      }),
      { numRuns: 60 },
    );
  });

  test('CL-002: replaying gives the same bytes', () => {
    fc.assert(
      fc.property(league, ([n, lines]) => {
        expect(JSON.stringify(tableOf(n, lines))).toBe(JSON.stringify(tableOf(n, lines)));
      }),
      { numRuns: 30 },
    );
  });

  test('points and SB are those of a second count', () => {
    fc.assert(
      fc.property(league, ([n, lines]) => {
        const played = lines.map((line) => ({ ...line, kind: 'played', q: line.kind === 'double' ? 2 : line.q }));
        const rows = tableOf(n, played).table as readonly TableRow[];
        const counted = entriesOf(n)
          .map(({ id }) => rows.find((row) => row.id === id))
          .map((row) => [row?.id, row?.PTS, row?.SB]);
        expect(counted).toEqual(secondCount(n, played));
      }),
      { numRuns: 60 },
    );
  });

  test('relabelling entries with their numbers kept changes nothing but names', () => {
    fc.assert(
      fc.property(league, ([n, lines]) => {
        const renamed = (id: string) => `x${100 - Number(id.slice(1))}`;
        const log = lines.map((line) => ({ ...line, a: renamed(line.a), b: renamed(line.b) }));
        const entries = entriesOf(n).map(({ id, number }) => ({ id: renamed(id), number }));
        const other = answered({ settings: { format: 'league', sideMode: 'pair' }, entries, log, ask: ['table'] });
        expect((other.table as readonly TableRow[]).map(({ id }) => id)).toEqual(
          (tableOf(n, lines).table as readonly TableRow[]).map(({ id }) => renamed(id)),
        );
      }),
      { numRuns: 30 },
    );
  });
});

describe('CL-163: a Swiss', () => {
  const quarters = fc.array(quarter, { minLength: 40, maxLength: 40 });
  /** Plays a Swiss to its end; each round in the order of boards, or turned round. */
  function swiss(n: number, rounds: number, scores: readonly number[], backwards: boolean) {
    const log: object[] = [];
    const settings = { format: 'swiss', sideMode: 'single', rounds };
    for (let round = 1; round <= rounds; round++) {
      type Draft = {
        readonly bye: string | null;
        readonly pairs: readonly { readonly a: string; readonly b: string }[];
        readonly vector: readonly number[];
      };
      const draft = answered({ settings, entries: entriesOf(n), log, ask: ['pairing'] }).pairing as Draft;
      log.push({
        type: 'round',
        round,
        pairs: draft.pairs.map(({ a, b }) => [a, b]),
        byes: draft.bye === null ? {} : { [draft.bye]: 'U' },
      });
      const results = draft.pairs.map(({ a, b }, index) => ({
        type: 'result',
        a,
        b,
        q: scores[(round * 7 + index) % scores.length],
      }));
      log.push(...(backwards ? results.reverse() : results));
    }
    return answered({ settings, entries: entriesOf(n), log, ask: ['table', 'progress'] });
  }

  test('everybody is in each round once, nobody meets the same twice, and the order of arrival changes nothing', () => {
    fc.assert(
      fc.property(fc.integer({ min: 4, max: 9 }), quarters, (n, scores) => {
        const rounds = Math.min(3, n - 2);
        const { table, progress } = swiss(n, rounds, scores, false);
        expect(swiss(n, rounds, scores, true)).toMatchObject({ table, progress });
        for (const row of progress as { rounds: string[] }[]) {
          expect(row.rounds).toHaveLength(rounds);
          const met = row.rounds.filter((one) => one !== 'U').map((one) => one.split(' ')[0]);
          expect(new Set(met).size).toBe(met.length);
          expect(row.rounds.filter((one) => one === 'U').length).toBeLessThan(2);
        }
      }),
      { numRuns: 25 },
    );
  });
});
