/** Reading of commands and standing orders that come from outside: strict in keys, kinds and sizes. */
import type { Refusal, Result } from '@fieldpost/engine';
import { ATTACK_IDS } from './catalogue/attacks.ts';
import { CONSTANTS } from './catalogue/constants.ts';
import { ABILITIES } from './catalogue/devices.ts';
import { REFUSAL_CODES } from './catalogue/refusals.ts';
import { REGIONS } from './catalogue/regions.ts';
import { TOKEN_IDS } from './catalogue/tokens.ts';
import type { Action, Activate, Command, Fallen, Move, Target, UseDevice } from './commands.ts';
import { isSoundQueue } from './orders/filing.ts';
import { ANY, type Guard, type QueueElement, type StandingOrders, THROW_POLICIES } from './orders/standing-orders.ts';
import {
  accepted,
  count,
  either,
  type Fields,
  type Form,
  flag,
  initially,
  listOf,
  MALFORMED,
  matching,
  orNull,
  refused,
  shape,
  word,
} from './reading.ts';
import { refuse } from './refusal.ts';
import type { Deployment, FullOrder, Hex, Moment, Pos, Solid } from './state.ts';

const MAX_ITEMS = 100;
const coordinate = count(-60, 60);
const axial = shape({ q: coordinate, r: coordinate });

/** `{q, r}`; `[q, r]` is read as it is meant. */
export const hex: Form<Hex> = (raw) =>
  Array.isArray(raw) && raw.length === 2 ? axial({ q: raw[0], r: raw[1] }) : axial(raw);
export const seat = word('A', 'B');
export const pos: Form<Pos> = shape({
  layer: word('ground', 'in:A', 'in:B', 'roof:A', 'roof:B'),
  q: coordinate,
  r: coordinate,
});
export const unitId = matching(/^u[1-9]\d{0,3}$/);
export const deviceId = matching(/^d[1-9]\d{0,3}$/);
export const cupText = matching(/^[AB]\/cup[1-9]\d?$/);
const featureId = matching(/^[A-Z]\d$/);
export const region = word(...REGIONS);
export const attack = word(...ATTACK_IDS);
/** Bounds of numbers that the judge looks at: outside of them nothing is even a command. */
const number = count(-99, 99);
/** A missing member is null. */
const maybe = <Value>(form: Form<Value>): Form<Value | null> => initially(null, orNull(form));

export const solid: Form<Solid> = either<Solid, Solid>(
  shape({ hex }),
  either<Solid, Solid>(shape({ tank: seat, id: featureId }), shape({ unit: unitId })),
);
const unitTarget = shape({ unit: unitId });
/** WWA-051: an outside hex may be named by either layer; it is one and the same. */
const targetLayer: Form<'ground' | 'in:A' | 'in:B'> = (raw) =>
  word('ground', 'in:A', 'in:B')(raw === 'roof' ? 'ground' : raw);
const target: Form<Target> = either<Target, Target>(
  unitTarget,
  either<Target, Target>(shape({ hex, layer: targetLayer, solid: maybe(solid) }), shape({ solid })),
);

const plain = <Type extends string>(type: Type) => shape({ type: word(type) });
const ACTIONS: Readonly<Record<Action['type'], Form<Action>>> = {
  attack: shape({ type: word('attack'), attack, target, second: maybe(unitTarget) }),
  melee: shape({ type: word('melee'), target: unitTarget, throwDir: maybe(number) }),
  mount: shape({ type: word('mount'), mount: featureId, target, second: maybe(unitTarget) }),
  load: shape({ type: word('load'), attack }),
  deploy: shape({ type: word('deploy'), dir: number }),
  undeploy: plain('undeploy'),
  sabotageCore: shape({ type: word('sabotageCore'), core: featureId }),
  connect: plain('connect'),
  disconnect: plain('disconnect'),
};
const action: Form<Action> = (raw) => byType(ACTIONS, raw);
const move: Form<Move> = either<Move, Move>(
  shape({ mode: word('walk'), to: pos }),
  shape({ mode: word('jet'), to: pos, steps: count(-9, 99) }),
);

const activate: Form<Activate> = shape({
  type: word('main.activate'),
  unit: unitId,
  move: maybe(move),
  action: maybe(action),
});
const useDevice: Form<UseDevice> = shape({
  type: word('main.device'),
  device: either(deviceId, cupText),
  ability: word(...ABILITIES),
  region: maybe(region),
  targets: initially([], listOf(either(deviceId, cupText), 4)),
});

const queued = either<Activate, UseDevice>(activate, useDevice);

const guard: Form<Guard> = shape({
  targetStillAt: maybe(shape({ unit: unitId, pos })),
  enemyWithin: maybe(shape({ pos, n: count(0, 40) })),
  unitAlive: maybe(unitId),
  regionControlled: maybe(region),
  onlyIfOpponentPassed: initially(false, flag),
  lastDice: maybe(word('hit', 'miss')),
});
const element: Form<QueueElement> = either<QueueElement, QueueElement>(
  shape({ kind: word('play'), command: queued, when: initially(ANY, guard) }),
  shape({ kind: word('passRest'), wake: maybe(guard) }),
);
const ORDERS = {
  queue: initially([], listOf(element, MAX_ITEMS)),
  throwPolicy: initially('ask', word(...THROW_POLICIES)),
  onlyMoment: initially('ask', word('ask', 'take')),
};

const token = word(...TOKEN_IDS);
const face = word('A', 'B');
const orderWith = <M extends Moment>(moment: Form<M>) => ({
  speed: number,
  heading: word('L', 'F', 'R'),
  aim: maybe(hex),
  attack: maybe(attack),
  solid: maybe(solid),
  moment: maybe(moment),
});
const fullOrder: Form<FullOrder> = shape(orderWith(either<number, Moment>(number, word('earliest', 'latest'))));
const deployUnit = shape({ type: word('deploy.unit'), token, side: face, pos, via: either(word('tank'), unitId) });
const deployDevice = shape({ type: word('deploy.device'), token, side: face, region });
export const deployment: Form<Deployment> = either<Deployment, Deployment>(deployUnit, deployDevice);
const fallen: Form<Fallen<Activate | UseDevice>> = shape({ command: queued, code: word(...REFUSAL_CODES) });
const COMMANDS: Readonly<Record<Command['type'], Form<Command>>> = {
  'setup.tank': shape({ type: word('setup.tank'), anchor: hex }),
  'setup.support': shape({ type: word('setup.support'), position: hex }),
  'plan.order': shape({ type: word('plan.order'), ...orderWith(number) }),
  'deploy.unit': deployUnit,
  'deploy.device': deployDevice,
  'deploy.pass': plain('deploy.pass'),
  'round.orders': shape({
    type: word('round.orders'),
    order: fullOrder,
    tokens: initially([], listOf(deployment, CONSTANTS.tokensMost)),
  }),
  'main.activate': activate,
  'main.device': useDevice,
  'main.pass': plain('main.pass'),
  'queue.pass': shape({ type: word('queue.pass'), left: initially([], listOf(fallen, CONSTANTS.queueMost)) }),
  'main.act': shape({ type: word('main.act'), action }),
  'main.end': plain('main.end'),
  'decide.throw': shape({ type: word('decide.throw'), dir: number }),
  'tankops.execute': shape({ type: word('tankops.execute'), moment: number }),
  'orders.set': shape({ type: word('orders.set'), ...ORDERS }),
};
const standingOrders: Form<StandingOrders> = shape({ round: count(0, 10_000), ...ORDERS });

function byType<Value>(forms: Readonly<Record<string, Form<Value>>>, raw: unknown): Value | undefined {
  if (typeof raw !== 'object' || raw === null) return undefined;
  const { type } = raw as Fields;
  return typeof type === 'string' && Object.hasOwn(forms, type) ? forms[type]?.(raw) : undefined;
}

/** A command of the game; anything else is MALFORMED. */
export function parseCommand(raw: unknown): Result<Command, Refusal> {
  const command = byType(COMMANDS, raw);
  return command === undefined ? refused(MALFORMED) : accepted(command);
}

/** Standing orders as the service keeps them. */
export function parseStandingOrders(raw: unknown): Result<StandingOrders, Refusal> {
  const orders = standingOrders(raw);
  if (orders === undefined) return refused(MALFORMED);
  return isSoundQueue(orders.queue) ? accepted(orders) : refused(refuse('E_LIMIT', 'WWA-142'));
}
