import { SIDE_NAMES } from '@fieldpost/boards/wwi-combined-arms';
import { UNITS } from '@fieldpost/rules-wwi-combined-arms/catalogue';
import { type OrderBarSlot, type Press, type Question, stepBack } from '../../table/slots.ts';
import { forecast, forecastInWords } from './combined-attack.ts';
import { leftUndone } from './left-undone.ts';
import type { Situation } from './play.ts';
import { type Menu, NO_MENU, NOTHING, type Picked, reinforcementTypes } from './selection.ts';
import { menuInWords } from './turn-board.ts';
import { UnitSign } from './unit-sign.tsx';

type Turn = {
  readonly situation: Situation;
  readonly picked: Picked;
  readonly pick: (picked: Picked) => void;
  readonly menus: ReadonlyMap<string, Menu>;
  /** The note on an order that was executed only in part. */
  readonly note: string | null;
  /** Whether the end of the turn is to be confirmed. */
  readonly asked: boolean;
  readonly ask: (asked: boolean) => void;
  readonly tryToEnd: () => void;
  readonly fire: () => void;
  readonly end: () => void;
  readonly undo: () => void;
  readonly pickNext: () => void;
};

const BUSY = 'Sending your last order …';
const MOVING = 'Your last order is being carried out.';

/** The order bar of a turn. */
export function turnBar(turn: Turn): OrderBarSlot {
  const { situation, picked, pick, undo, tryToEnd } = turn;
  const { ready, choosing, props } = situation;
  return {
    ...linesOf(turn),
    back: stepBack(
      { picked: picked.kind !== 'nothing', letGo: () => pick(NOTHING) },
      { canUndo: props.canUndo, ready, undo },
    ),
    verb: verbOf(turn),
    next: nextOf(turn),
    end: { words: 'End turn', press: ready ? tryToEnd : null, why: choosing ? BUSY : MOVING, key: 'E' },
    question: choosing && turn.asked ? questionOf(turn) : null,
  };
}

type Lines = Pick<OrderBarSlot, 'sign' | 'order' | 'result' | 'short'>;

function linesOf(turn: Turn): Lines {
  const { picked } = turn;
  if (picked.kind === 'unit') return unitLines(turn, picked.unit);
  if (picked.kind === 'target') return attackLines(turn, picked);
  if (picked.kind === 'reinforcement')
    return {
      sign: <UnitSign side={turn.situation.side} type={picked.unitType} />,
      order: `Reinforcement: ${UNITS[picked.unitType].name}`,
      result: 'Tap a square in your back row.',
    };
  return idleLines(turn);
}

const counted = (count: number, one: string, many: string): string => `${count} ${count === 1 ? one : many}`;

/** CA-065: a reinforcement stands before anything moves. While something moves on the board nobody is counted. */
function idleLines({ situation, menus, note }: Turn): Lines {
  const { view, choosing } = situation;
  if (!choosing) return { sign: null, order: 'Your order is carried out', result: note ?? '' };
  if (view.reinforcing)
    return { sign: null, order: 'A reinforcement has arrived', result: note ?? 'Place it before you move.' };
  const moving = [...menus.values()].filter(({ reach }) => reach.length > 0).length;
  const attacking = [...menus.values()].filter(({ targets }) => targets.length > 0).length;
  if (menus.size === 0) return { sign: null, order: 'All done', result: note ?? 'End your turn.' };
  const attackers = `${counted(attacking, 'unit', 'units')} can still attack`;
  if (view.phase === 'attack')
    return {
      sign: null,
      order: `${attackers}`,
      result: note ?? 'Moves are over for this turn. Attacks can’t be undone.',
    };
  const able = `${counted(moving, 'unit', 'units')} can move, ${attacking} can attack.`;
  const short = 'Move first: your first attack ends moving.';
  const rule = 'Move first: after your first attack nobody moves any more.';
  return { sign: null, order: 'Tap a unit, or tap Next', result: note ?? `${able} ${rule}`, short: `${able} ${short}` };
}

function unitLines({ situation, menus }: Turn, unit: string): Lines {
  const piece = situation.position.pieces.find(({ id }) => id === unit);
  if (piece === undefined) return { sign: null, order: '', result: '' };
  const can = menuInWords(menus.get(unit) ?? NO_MENU);
  return {
    sign: <UnitSign side={piece.side} type={piece.type} piece={piece} />,
    order: `${piece.side === situation.side ? '' : `${SIDE_NAMES[piece.side]} `}${UNITS[piece.type].name} ${piece.square}`,
    result: can === '' ? 'It has no more actions this turn.' : `${can.charAt(0).toUpperCase()}${can.slice(1)}.`,
  };
}

type Target = Extract<Picked, { readonly kind: 'target' }>;

function attackLines({ situation }: Turn, { target, attackers }: Target): Lines {
  const { view, position } = situation;
  const piece = position.pieces.find(({ id }) => id === target);
  const seen = forecast(view, position, target, attackers);
  if (piece === undefined || seen === null) return { sign: null, order: '', result: '' };
  const name = UNITS[piece.type].name;
  const sign = <UnitSign side={piece.side} type={piece.type} piece={piece} />;
  if (seen.possible.length === 0)
    return { sign, order: `${name} ${piece.square}`, result: 'None of your units can attack it now.' };
  if (attackers.length === 0)
    return {
      sign,
      order: `Attack ${name} ${piece.square}`,
      result: 'Tap attackers in firing order.',
    };
  return { sign, order: `Attack ${piece.square} with ${attackers.length}`, result: forecastInWords(seen, name) };
}

function verbOf({ situation, picked, fire }: Turn): Press | null {
  if (picked.kind !== 'target' || picked.attackers.length === 0) return null;
  return { words: 'Attack', press: situation.ready ? fire : null, why: BUSY, key: 'F' };
}

/** The next unit with something to do; while a reinforcement waits, the next kind of it. */
function nextOf({ situation, picked, pick, menus, pickNext }: Turn): Press {
  const { view, side } = situation;
  const types = reinforcementTypes(view, side);
  const at = picked.kind === 'reinforcement' ? types.indexOf(picked.unitType) : -1;
  const type = types[(at + 1) % types.length];
  if (type !== undefined)
    return {
      words: `Next: ${UNITS[type].name}`,
      press: () => pick({ kind: 'reinforcement', unitType: type }),
      why: '',
      key: 'N',
    };
  const words = menus.size === 0 ? 'All done' : `Next (${menus.size})`;
  return { words, press: menus.size === 0 ? null : pickNext, why: 'None of your units can act.', key: 'N' };
}

function questionOf({ situation, ask, end }: Turn): Question {
  const { view, side, ready } = situation;
  const left = leftUndone(view, side);
  return {
    words: left.length > 0 ? left.join(' ') : `${SIDE_NAMES[side]} is done. You cannot undo the end of the turn.`,
    yes: 'End the turn',
    onYes: ready ? end : null,
    onNo: () => ask(false),
  };
}
