import { BOTS } from '@fieldpost/bots';
import { canonicalJson, type Viewer } from '@fieldpost/engine';
import type { LawSettings } from '@fieldpost/engine/laws';
import {
  ANY,
  broken,
  INITIAL_ORDERS,
  type Seat,
  type State,
  type WorldWarAwesomeGame,
  worldWarAwesome,
} from '@fieldpost/rules-world-war-awesome';
import { goldenFiles } from './golden-files.ts';
import { proofOf } from './proof.ts';

type Command = WorldWarAwesomeGame['command'];
type Event = WorldWarAwesomeGame['event'];
type Orders = WorldWarAwesomeGame['standingOrders'];
type Secret = State['secret'][Seat];

const GROUND = { layer: 'ground', q: 8, r: 8 } as const;
const WALK = { type: 'main.activate', unit: 'u1', move: { mode: 'walk', to: GROUND }, action: null } as const;
const STILL = {
  type: 'plan.order',
  speed: 0,
  heading: 'F',
  aim: null,
  attack: null,
  solid: null,
  moment: null,
} as const;
const FIRES = {
  speed: 1,
  heading: 'L',
  aim: { q: 9, r: 8 },
  attack: 'MG-GER-HE',
  solid: null,
  moment: 'latest',
} as const;
const TOKEN = { type: 'deploy.device', token: 'GER-T05', side: 'B', region: 'F4' } as const;
const PLAYED = { kind: 'play', command: WALK, when: ANY } as const;
const QUEUED: Orders['queue'] = [
  { kind: 'play', command: { ...WALK, unit: 'u2' }, when: { ...ANY, lastDice: 'hit' } },
  PLAYED,
];
const REST = { kind: 'passRest', wake: null } as const;

/** Documents that are filed, good and bad, and commands that no menu may hold. */
const COMMANDS: readonly Command[] = [
  { type: 'orders.set', queue: [PLAYED, REST], throwPolicy: 'intoCorner', onlyMoment: 'take' },
  { type: 'orders.set', queue: [PLAYED, PLAYED], throwPolicy: 'ask', onlyMoment: 'ask' },
  { type: 'orders.set', queue: QUEUED, throwPolicy: 'ask', onlyMoment: 'ask' },
  { type: 'round.orders', order: FIRES, tokens: [TOKEN, { ...TOKEN, side: 'B' }] },
  { type: 'round.orders', order: { ...FIRES, aim: null, attack: null, moment: null, speed: 1 }, tokens: [] },
  { type: 'queue.pass', left: [] },
  { ...STILL, aim: { q: 9, r: 8 }, attack: 'MG-GER-HE' },
  { ...STILL, speed: 9 },
  {
    ...WALK,
    move: null,
    action: {
      type: 'attack',
      attack: 'GRENADE',
      target: { hex: { q: 8, r: 8 }, layer: 'ground', solid: null },
      second: null,
    },
  },
  { ...WALK, move: { mode: 'jet', to: GROUND, steps: 3 }, action: { type: 'undeploy' } },
  { type: 'main.device', device: 'A/cup1', ability: 'SHIFT', region: 'F6', targets: [] },
  { type: 'decide.throw', dir: 9 },
  { type: 'tankops.execute', moment: 7 },
  WALK,
];

const ORDERS: readonly Orders[] = [
  INITIAL_ORDERS,
  { round: 1, queue: [PLAYED, REST], throwPolicy: 'awayFromMe', onlyMoment: 'take' },
  { round: 2, queue: [REST], throwPolicy: 'awayFromMyTank', onlyMoment: 'ask' },
  {
    round: 1,
    queue: [{ kind: 'passRest', wake: { ...ANY, lastDice: 'hit' } }],
    throwPolicy: 'intoCorner',
    onlyMoment: 'ask',
  },
];

const SEATS: readonly Seat[] = ['A', 'B'];
const isOther = (side: Seat, viewer: Viewer<WorldWarAwesomeGame>): boolean =>
  viewer === 'spectator' || viewer.side !== side;

/** THE-RULES "Who sees what": another hand from the same tokens, cups shuffled again and with other action tokens, another stored moment. */
function hidden(state: State, viewer: Viewer<WorldWarAwesomeGame>): readonly State[] {
  return SEATS.filter((side) => isOther(side, viewer)).flatMap((side) =>
    [otherHand, otherCups, otherTokens, otherMoment, otherLines].map((change) => ({
      ...state,
      secret: { ...state.secret, [side]: change(state.secret[side], state, side) },
    })),
  );
}

/** As many tokens, of those that the deck holds as far as it goes. */
function otherHand(secret: Secret): Secret {
  const all = Object.entries(secret.deck).flatMap(([token, copies]) => Array.from({ length: copies }, () => token));
  const held = Object.entries(secret.hand).flatMap(([token, copies]) => Array.from({ length: copies }, () => token));
  const mixed = [...all, ...held];
  return { ...secret, hand: counted(mixed.slice(0, held.length)), deck: counted(mixed.slice(held.length)) };
}

function counted(tokens: readonly string[]): Secret['hand'] {
  const counts: Record<string, number> = {};
  for (const token of tokens) counts[token] = (counts[token] ?? 0) + 1;
  return counts;
}

/** Within each group the devices change their cups round. */
function otherCups(secret: Secret, { war }: State, side: Seat): Secret {
  const turned = war.groups
    .filter(({ owner }) => owner === side)
    .flatMap(({ cups }) => {
      const inside = cups.flatMap(({ cup }) => secret.covered.filter((device) => device.cup === cup));
      return inside.map((device, index) => ({ ...device, ...(cups[(index + 1) % cups.length] ?? cups[0]) }));
    });
  return { ...secret, covered: turned.sort((one, other) => one.cup - other.cup) };
}

function otherTokens(secret: Secret): Secret {
  return { ...secret, covered: secret.covered.map((device) => ({ ...device, token: !device.token })) };
}

function otherMoment(secret: Secret): Secret {
  const { order } = secret;
  return { ...secret, order: order === null ? null : { ...order, moment: order.moment === null ? 0 : null } };
}

/** WWA-154: tokens that were named for DEPLOY. */
function otherLines(secret: Secret): Secret {
  return secret.tokens === undefined ? secret : { ...secret, tokens: [] };
}

function hiddenEvents(event: Event, viewer: Viewer<WorldWarAwesomeGame>): readonly Event[] {
  if (!('side' in event) || !isOther(event.side, viewer)) return [];
  switch (event.type) {
    case 'drew':
      return [{ ...event, token: event.token === 'GER-T01' ? 'GER-T02' : 'GER-T01' }];
    case 'ordered':
      return event.sealed
        ? [{ ...event, order: { speed: 1, heading: 'R', aim: null, attack: null, solid: null, moment: null } }]
        : [{ ...event, order: event.order === null ? null : { ...event.order, moment: 1 } }];
    case 'roundOrdered':
      return [{ ...event, order: { ...event.order, heading: 'R' }, tokens: [] }];
    case 'tokensFell':
      return [{ ...event, fell: [] }];
    case 'queueLeft':
      return [{ ...event, left: [] }];
    case 'deviceUsed':
    case 'shifted':
      return event.cup === null ? [] : [{ ...event, device: 'd999' }];
    case 'encrypted':
      return [{ ...event, cups: (event.cups ?? []).toReversed() }];
    default:
      return [];
  }
}

/** WWA-154: a queue's actions run in its round, or its owner gets a notice that they did not. */
function leaves(command: Command): readonly string[] {
  if (command.type !== 'orders.set') return [];
  return command.queue.flatMap((element) => (element.kind === 'play' ? [canonicalJson(element.command)] : []));
}

const settings: Partial<LawSettings<WorldWarAwesomeGame>> & Pick<LawSettings<WorldWarAwesomeGame>, 'invariants'> = {
  invariants: broken,
  games: goldenFiles('world-war-awesome@1'),
  commands: COMMANDS,
  orders: ORDERS,
  hidden,
  hiddenEvents,
  leaves,
  // WWA-154: a queue is played to its end in a match with `ahead`; else its owner is asked about what does not fit
  lapses: ({ war }) => (war.options.ahead === 'on' ? war.round : undefined),
  choosers: BOTS.filter(({ name }) => name !== 'random').map(({ choose }) => choose),
  walks: 1,
  samples: 5,
};

const ground = (q: number, r: number) => ({ layer: 'ground', q, r });
const inside = (tank: Seat, q: number, r: number) => ({ layer: `in:${tank}`, q, r });

/** Both sides with one of nearly everything, close together, and cups on the frequency board. */
const CROWDED = {
  id: 'MAP-1',
  armies: { A: 'GER', B: 'SOV' },
  state: {
    round: 3,
    phase: 'main',
    seat: 'A',
    initiative: 'A',
    tanks: { A: { anchor: [3, 8], heading: 0 }, B: { anchor: [15, 8], heading: 3, damage: { X1: 4 } } },
    units: [
      { id: 'u1', design: 'GER-FST', owner: 'A', at: ground(7, 8), loaded: true },
      { id: 'u2', design: 'GER-JET', owner: 'A', at: ground(7, 6) },
      { id: 'u3', design: 'GER-HMG', owner: 'A', at: ground(7, 10), deployed: 0 },
      { id: 'u4', design: 'GER-SNI', owner: 'A', at: ground(6, 10) },
      { id: 'u5', design: 'GER-PIO', owner: 'A', at: inside('B', 1, -2) },
      { id: 'u6', design: 'GER-HAK', owner: 'A', at: inside('B', 1, 0), connected: 'd31' },
      { id: 'u7', design: 'GER-SUP', owner: 'A', at: ground(4, 12) },
      { id: 'u8', design: 'GER-OFF', owner: 'A', at: ground(6, 6) },
      { id: 'u11', design: 'SOV-RIF', owner: 'B', at: ground(11, 9) },
      { id: 'u12', design: 'SOV-SAP', owner: 'B', at: ground(11, 6) },
      { id: 'u13', design: 'SOV-MED', owner: 'B', at: ground(11, 7) },
      { id: 'u14', design: 'SOV-TES', owner: 'B', at: inside('B', 0, -1) },
      { id: 'u15', design: 'SOV-JET', owner: 'B', at: { layer: 'roof:A', q: 2, r: 0 }, loaded: true },
      { id: 'u16', design: 'SOV-SUP', owner: 'B', at: ground(11, 11), loaded: true },
    ],
    devices: [
      { id: 'd21', design: 'TR-MOVE', owner: 'A', region: 'F1' },
      { id: 'd22', design: 'TR-FIRE', owner: 'A', region: 'F2' },
      { id: 'd23', design: 'TR-MOVE', owner: 'B', region: 'F12' },
      { id: 'd24', design: 'TR-FIRE', owner: 'B', region: 'F11' },
      { id: 'd25', design: 'GER-D5', owner: 'A', region: 'F6' },
      { id: 'd26', design: 'GER-D2', owner: 'A', region: 'F6' },
      { id: 'd27', design: 'GER-D3', owner: 'A', region: 'F4' },
      { id: 'd28', design: 'SOV-D5', owner: 'B', region: 'F9', cup: { group: 1, cup: 1 } },
      { id: 'd29', design: 'SOV-D1', owner: 'B', region: 'F9', cup: { group: 1, cup: 2 } },
      { id: 'd30', design: 'SOV-D4', owner: 'B', region: 'F8' },
      { id: 'd31', design: 'PRESENCE', owner: 'A', region: 'F9' },
    ],
    hands: { A: [{ token: 'GER-T05', copies: 1 }], B: [{ token: 'SOV-T06', copies: 1 }] },
  },
};

const short = { roundLimit: 4 };
const BY_POST = { sealedOrders: 'on', ahead: 'on', activationsPerTurn: 3 };
const CASES = [
  { name: 'the first game', setup: { scenario: 'boarding' } },
  { name: 'a crowd', setup: { scenario: CROWDED, options: short } },
  { name: 'a whole match', setup: { scenario: 'MAP-3', options: { ...short, armyA: 'USA', armyB: 'USA' } } },
  { name: 'by post', setup: { scenario: 'MAP-2-post', options: { ...short, armyA: 'SOV', armyB: 'GER' } } },
  { name: 'a crowd by post', setup: { scenario: CROWDED, options: { ...short, ...BY_POST } } },
];

export const worldWarAwesomeProof = proofOf(worldWarAwesome, CASES, settings);
