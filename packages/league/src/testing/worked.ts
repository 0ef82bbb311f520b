/** The worked examples of the rules, as cases. */

/** "A-B 4:0" as a result: side A first. */
export function result(line: string, more: object = {}) {
  const [, a = '', b = '', q = ''] = /^(\S+)-(\S+) ([0-4]):[0-4]$/.exec(line) ?? [];
  return { type: 'result', a, b, q: Number(q), ...more };
}

const entries = (ids: string) => [...ids].map((id, index) => ({ id, number: index + 1 }));

/** S: four entries, everybody meets everybody, both sides. */
export const FOUR = {
  settings: { format: 'league', sideMode: 'pair' },
  entries: entries('ABCD'),
  log: [
    'A-B 4:0',
    'B-A 4:0',
    'A-C 4:0',
    'C-A 2:2',
    'A-D 4:0',
    'D-A 4:0',
    'B-C 4:0',
    'C-B 2:2',
    'B-D 2:2',
    'D-B 0:4',
    'C-D 4:0',
    'D-C 0:4',
  ].map((line) => result(line)),
  ask: ['table'],
};

/** A round robin in which three beat each other in a circle. */
export const CIRCLE = {
  settings: { format: 'league', sideMode: 'single' },
  entries: entries('PQRST'),
  log: [
    'P-Q 4:0',
    'Q-R 4:0',
    'P-R 0:4',
    'P-S 4:0',
    'P-T 2:2',
    'Q-S 2:2',
    'Q-T 4:0',
    'R-S 4:0',
    'R-T 2:2',
    'S-T 4:0',
  ].map((line) => result(line)),
  ask: ['table', 'crossTable'],
};

export const SIX = {
  settings: { format: 'swiss', sideMode: 'single', rounds: 4, firstSide: 'B' },
  entries: entries('123456'),
};
export const HALF_BYE = { type: 'bye', entry: '3', round: 2, code: 'H' };

/** The Monday of CL-118: 22 on the ladder, of whom B, C and T have done nothing for six weeks. */
export const LADDER = {
  settings: { format: 'ladder' },
  entries: entries('ABCDEFGHIJKLMNOPQRSTUV').map((entry) => ({
    ...entry,
    since: 'BCT'.includes(entry.id) ? '2026-01-19T00:00:00Z' : '2026-02-20T00:00:00Z',
  })),
  log: [{ type: 'week', at: '2026-03-02T00:00:00Z' }],
  ask: ['rungs'],
};

const duel = (q: number) => ({
  settings: { format: 'league', sideMode: 'single', edge: 79 },
  entries: [
    { id: 'A', number: 1, rating: [1600, 70, 0.06] },
    { id: 'B', number: 2, rating: [1560, 90, 0.06] },
    { id: 'C', number: 3 },
    { id: 'D', number: 4 },
  ],
  log: [{ type: 'result', a: 'A', b: 'B', q }],
  ask: ['ratings'],
});
/** CL-135: A, who has side A, wins or loses where the edge is 79. */
export const EDGE_WON = duel(4);
export const EDGE_LOST = duel(0);

/** CL-135: 45 wins, 25 losses and 10 draws of side A. */
export const EIGHTY = {
  settings: { format: 'list' },
  entries: [{ id: 'A' }, { id: 'B' }],
  log: Array.from({ length: 80 }, (_, index) => {
    const places = index < 45 ? [1, 2] : index < 70 ? [2, 1] : [1, 1];
    return { type: 'match', sides: [['A'], ['B']], places };
  }),
  ask: ['edge'],
};

/** CL-137: two against two. */
export const TEAMS = {
  settings: { format: 'list' },
  entries: [
    { id: 'a', rating: [1620, 60, 0.06] },
    { id: 'b', rating: [1480, 120, 0.06] },
    { id: 'c', rating: [1500, 80, 0.06] },
    { id: 'd', rating: [1540, 90, 0.06] },
  ],
  log: [
    {
      type: 'match',
      sides: [
        ['a', 'b'],
        ['c', 'd'],
      ],
      places: [1, 2],
    },
  ],
  ask: ['ratings'],
};
