/** Set-up, hands, orders and the course of a round (THE-RULES "Set-up and rounds"). */
import { SEATS } from '../catalogue/sides.ts';
import type { RoundEvent } from '../events.ts';
import { isAhead, layoutIn } from '../state/board.ts';
import { counted, withSecret, withTank, withToken } from '../state/changes.ts';
import type { Phase, Seat, Secrets, State, Tank, War } from '../state.ts';
import { crushedUnder } from './tanks.ts';

type Of<Type extends RoundEvent['type']> = Extract<RoundEvent, { readonly type: Type }>;

export function evolveRound(state: State, event: RoundEvent): State {
  switch (event.type) {
    case 'drew':
      return drew(state, event);
    case 'roundBegan':
      return roundBegan(state, event);
    case 'ordered':
      return ordered(state, event);
    case 'tokenPlayed':
      return tokenPlayed(state, event);
    case 'roundOrdered':
      return roundOrdered(state, event);
    case 'tokensShown':
      return { ...state, secret: { A: withoutTokens(state.secret.A), B: withoutTokens(state.secret.B) } };
    case 'roundEnded':
      return roundEnded(state, event);
    default:
      return { ...state, war: evolveWar(state.war, event) };
  }
}

type WarEvent = Exclude<
  RoundEvent,
  Of<'drew' | 'roundBegan' | 'ordered' | 'roundOrdered' | 'tokensShown' | 'tokenPlayed' | 'roundEnded'>
>;

function evolveWar(war: War, event: WarEvent): War {
  switch (event.type) {
    case 'tankPlaced':
      return crushedUnder({ ...war, tanks: { ...war.tanks, [event.side]: event.tank } }, event.side);
    case 'supportPlaced':
      return { ...war, placing: war.placing + 1 };
    case 'unitEntered':
      return counted({ ...war, units: [...war.units, event.unit] }, event.unit.id);
    case 'deviceEntered':
      return counted({ ...war, devices: [...war.devices, event.device] }, event.device.id);
    case 'coin':
      return { ...war, initiative: event.side };
    case 'opened':
      return opened(war, event);
    case 'passed':
      return event.counted ? { ...war, passes: war.passes + 1 } : war;
    case 'burnedOut':
      return SEATS.reduce((now, seat) => withTank(now, seat, (tank) => burnedOut(now, seat, tank)), war);
    case 'matchEnded':
      return { ...war, phase: 'over', outcome: event.outcome };
    case 'held':
    case 'tokensFell':
    case 'queueLeft':
      return war;
  }
}

/** WWA-150: "every emitter still standing in both Superpanzers is destroyed". */
function burnedOut(war: War, seat: Seat, tank: Tank): Tank {
  const emitters = layoutIn(war, seat)?.model.components.filter(({ shield }) => shield !== null) ?? [];
  return { ...tank, damage: { ...tank.damage, ...Object.fromEntries(emitters.map(({ id, rating }) => [id, rating])) } };
}

const IN_TURN: readonly Phase[] = ['main', 'queues', 'awaitAction', 'decision'];

/** WWA-154: the first player's window, the second player's, then the queues. */
function windowsBehind({ initiative }: War, phase: 'main' | 'queues', side: Seat): 0 | 1 | 2 {
  if (phase === 'queues') return 2;
  return side === initiative ? 0 : 1;
}

function opened(war: War, { phase, side }: Of<'opened'>): War {
  const isSame = war.active === side && IN_TURN.includes(war.phase);
  const isTurn = phase === 'main' || phase === 'queues';
  const main = isTurn ? { active: side, taken: isSame ? war.taken : 0, landed: null, decision: null } : {};
  const support = phase === 'setupSupport' && war.seat !== side ? { placing: 0 } : {};
  const behind = isAhead(war) && isTurn ? { windows: windowsBehind(war, phase, side) } : {};
  return { ...war, phase, seat: side, ...main, ...support, ...behind };
}

function drew(state: State, { side, token }: Of<'drew'>): State {
  if (token === null) return state;
  const moved = withSecret(state, side, ({ hand, deck, ...others }) => ({
    ...others,
    hand: withToken(hand, token, 1),
    deck: withToken(deck, token, -1),
  }));
  const player = state.war.players[side];
  const players = { ...state.war.players, [side]: { ...player, hand: player.hand + 1, deck: player.deck - 1 } };
  return { ...moved, war: { ...state.war, players } };
}

const NOT_JAMMED = { move: false, fire: false } as const;

/** WWA-007, WWA-008: "tokens never accumulate above one". */
function roundBegan({ war, secret }: State, { round, first }: Of<'roundBegan'>): State {
  const ready = (one: Secrets): Secrets => ({
    ...one,
    order: null,
    covered: one.covered.map((device) => ({ ...device, token: true })),
  });
  return {
    secret: { A: ready(secret.A), B: ready(secret.B) },
    war: {
      ...war,
      round,
      initiative: first,
      passes: 0,
      taken: 0,
      lastThrow: null,
      ...(isAhead(war) ? { windows: 0 } : {}),
      orders: { A: null, B: null },
      jammedOps: { A: NOT_JAMMED, B: NOT_JAMMED },
      units: war.units.map((unit) => ({ ...unit, token: true })),
      devices: war.devices.map((device) => ({ ...device, token: true })),
    },
  };
}

/** WWA-109, WWA-152: a sealed order, and the moment of any, is known to its owner alone. */
function ordered(state: State, { side, order, sealed }: Of<'ordered'>): State {
  if (order === null) return state;
  const kept = withSecret(state, side, (secret) => ({ ...secret, order }));
  if (sealed) return kept;
  const { moment: _, ...shown } = order;
  return { ...kept, war: { ...kept.war, orders: { ...kept.war.orders, [side]: shown } } };
}

/** WWA-154: known to its owner alone until both are in. */
function roundOrdered(state: State, { side, order, tokens }: Of<'roundOrdered'>): State {
  return withSecret(state, side, (secret) => ({ ...secret, order, tokens }));
}

function withoutTokens({ tokens: _, ...others }: Secrets): Secrets {
  return others;
}

/** WWA-012: "The chosen side is permanent". */
function tokenPlayed(state: State, { side, token, face }: Of<'tokenPlayed'>): State {
  const moved = withSecret(state, side, (secret) => ({ ...secret, hand: withToken(secret.hand, token, -1) }));
  const player = state.war.players[side];
  const played = [...player.played, { token, side: face }];
  const players = { ...state.war.players, [side]: { ...player, hand: player.hand - 1, played } };
  return { ...moved, war: { ...state.war, players } };
}

/** WWA-021, points 3 to 6. */
function roundEnded({ war, secret }: State, { round, keepMarks }: Of<'roundEnded'>): State {
  const idle = (one: Secrets): Secrets => ({
    ...one,
    covered: one.covered.map((device) => ({ ...device, token: false })),
  });
  const cooled = SEATS.reduce(
    (now, seat) =>
      withTank(now, seat, (tank) => ({
        ...tank,
        heat: cooledDown(tank.heat, round),
        marks: keepMarks ? tank.marks : [],
      })),
    war,
  );
  return {
    secret: { A: idle(secret.A), B: idle(secret.B) },
    war: {
      ...cooled,
      units: war.units.map((unit) => ({
        ...unit,
        token: false,
        heat: cooledDown(unit.heat, round),
        disabled: unit.disabled === round ? null : unit.disabled,
      })),
      devices: war.devices.map((device) => ({ ...device, token: false })),
    },
  };
}

type Heat = Tank['heat'];

/** WWA-066: "At END it is removed only if the attack was not used in that round". */
function cooledDown(heat: Heat, round: number): Heat {
  const hot = Object.entries(heat).filter(([, used]) => used >= round);
  return hot.length === Object.keys(heat).length ? heat : Object.fromEntries(hot);
}
