/**
 * Two positions of World War Awesome! that look the same to everybody but one player: other devices lie under the same cups, other
 * tokens are in the hand, and another round is queued.
 */

import { legalFor } from '../../match-api/service.ts';
import type { LoadedMatch } from '../../match-store/loaded-match.ts';
import type { Command, Conduct, Secret, Twins } from './secrets.ts';

/** Each of them can move by one hop, so that the cup of any of them may. */
const COVERED = [
  { id: 'd25', design: 'GER-D2' },
  { id: 'd26', design: 'GER-D3' },
  { id: 'd27', design: 'GER-D5' },
] as const;
/** Where the cups stand, in the order of their numbers. */
const REGIONS = ['F4', 'F4', 'F6'] as const;
/** Which device lies under the first cup, the second, the third: no two have the same under any of them. */
const ORDERS = [
  [0, 1, 2],
  [1, 2, 0],
  [2, 0, 1],
] as const;

const HANDS = [
  ['GER-T01', 'GER-T05'],
  ['GER-T02', 'GER-T09'],
] as const;

const UNITS = [
  { id: 'u1', design: 'GER-STO', owner: 'A', at: { layer: 'ground', q: 7, r: 6 } },
  { id: 'u2', design: 'GER-RIF', owner: 'A', at: { layer: 'ground', q: 6, r: 7 } },
  { id: 'u3', design: 'GER-ENG', owner: 'A', at: { layer: 'in:A', q: 1, r: 0 } },
  { id: 'u4', design: 'SOV-PPS', owner: 'B', at: { layer: 'ground', q: 9, r: 10 } },
  { id: 'u5', design: 'SOV-RIF', owner: 'B', at: { layer: 'ground', q: 9, r: 8 } },
  { id: 'u6', design: 'SOV-MED', owner: 'B', at: { layer: 'ground', q: 10, r: 5 } },
  { id: 'u7', design: 'SOV-ENG', owner: 'B', at: { layer: 'in:B', q: 0, r: 1 } },
  // it may sabotage a cup, whatever lies under it
  { id: 'u8', design: 'SOV-HAK', owner: 'B', at: { layer: 'in:A', q: -1, r: 0 }, connected: 'd40' },
] as const;

const OPEN = [
  { id: 'd23', design: 'TR-MOVE', owner: 'B', region: 'F12' },
  { id: 'd24', design: 'TR-FIRE', owner: 'B', region: 'F11' },
  { id: 'd31', design: 'SOV-D2', owner: 'B', region: 'F7' },
  { id: 'd32', design: 'SOV-D4', owner: 'B', region: 'F9' },
  { id: 'd40', design: 'PRESENCE', owner: 'B', region: 'F4' },
] as const;

const deviceUnder = (order: (typeof ORDERS)[number], cup: number) => COVERED[order[cup - 1] ?? 0];

function documentOf(order: (typeof ORDERS)[number], hand: readonly string[]): object {
  const covered = COVERED.map((device, index) => {
    const cup = ([0, 1, 2] as const).findIndex((at) => order[at] === index) + 1;
    return { ...device, owner: 'A', region: REGIONS[cup - 1], cup: { group: 1, cup } };
  });
  return {
    id: 'MAP-1',
    armies: { A: 'GER', B: 'SOV' },
    state: {
      round: 4,
      phase: 'main',
      seat: 'B',
      initiative: 'B',
      tanks: { A: { anchor: { q: 2, r: 8 }, heading: 0 }, B: { anchor: { q: 14, r: 8 }, heading: 3 } },
      units: UNITS,
      devices: [...OPEN, ...covered],
      hands: { A: hand.map((token) => ({ token, copies: 1 })), B: [] },
      orders: { A: { speed: 0, heading: 'F' }, B: { speed: 0, heading: 'F' } },
    },
  };
}

const ANY = {
  targetStillAt: null,
  enemyWithin: null,
  unitAlive: null,
  regionControlled: null,
  onlyIfOpponentPassed: false,
  lastDice: null,
};

/** A queue that begins with what lies under a cup: its owner is asked anyway (WWA-153). */
function queueOf(order: (typeof ORDERS)[number], cup: number, throwPolicy: string): Command {
  const device = deviceUnder(order, cup).id;
  const command = { type: 'main.device', device, ability: 'SHIFT', region: 'F3', targets: [] };
  const queue = [
    { kind: 'play', command, when: ANY },
    { kind: 'passRest', wake: null },
  ];
  return { type: 'orders.set', queue, throwPolicy, onlyMoment: 'ask' } as Command;
}

type Order = Command & { readonly device?: string; readonly ability?: string; readonly targets?: readonly string[] };
type Open = { readonly war: { readonly groups: readonly { readonly cups: readonly object[] }[] } };

/** The first cup moves, whatever lies under it; then there is nothing but passes. */
function answer({ match, game, rules }: LoadedMatch, { keeper }: Twins): Command | null {
  if (game === null || match.pending?.kind !== 'choice' || match.pending.window !== 'main') return null;
  const seat = { side: keeper, player: 0 };
  const { own } = rules.view(game.state, seat) as {
    readonly own: { readonly covered: readonly { readonly id: string; readonly cup: number }[] };
  };
  const first = own.covered.find(({ cup }) => cup === 1)?.id;
  const moves = legalFor({ match, game, rules }, seat)
    .map(({ command }) => command as Order)
    .filter(({ device, ability }) => device === first && ability === 'SHIFT');
  return moves[0] ?? { type: 'main.pass' };
}

/** Dice are other ones in each match; a sabotaged cup comes off, and so do cups that are jammed. */
const speaks: Conduct['speaks'] = ({ rules, game }, played) => {
  const cupsOf = (state: unknown): number =>
    (rules.view(state as never, 'spectator') as Open).war.groups.flatMap(({ cups }) => cups).length;
  const targets = played.steps.flatMap(({ command }) => (command as Order).targets ?? []);
  return (
    played.steps.some(({ draws }) => draws.length > 0) ||
    targets.some((name) => name.includes('cup')) ||
    cupsOf(game?.state) !== cupsOf(played.game.state)
  );
};

const CUPS: Conduct = {
  ruleSet: 'world-war-awesome',
  lines: [
    ...COVERED.flatMap(({ id }) => [`${id} SHIFT F3`, `${id} CJAM`, `${id} BENC on d31`]),
    ...['A/cup1', 'A/cup2', 'A/cup3', 'd25', 'd26'].map((name) => `d32 SABOTAGE on ${name}`),
    'd40 SABOTAGE on A/cup3',
    'd40 SABOTAGE on A/cup9',
  ],
  tries: 24,
  answer,
  speaks,
};

/** The pair of that number. */
export function cupTwins(seed: number): Twins {
  const [one, other] = [ORDERS[seed % 3] ?? ORDERS[0], ORDERS[(seed + 1) % 3] ?? ORDERS[1]];
  const secrets: readonly [Secret, Secret] = [
    { document: documentOf(one, HANDS[0]), filed: [queueOf(one, 1, 'ask')] },
    { document: documentOf(other, HANDS[1]), filed: [queueOf(other, 3, 'intoCorner')] },
  ];
  return { conduct: CUPS, options: {}, active: 'B', keeper: 'A', secrets };
}
