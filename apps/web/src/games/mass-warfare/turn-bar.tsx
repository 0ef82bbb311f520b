import { fromKey } from '@fieldpost/hex';
import { UNITS } from '@fieldpost/rules-mass-warfare/catalogue';
import {
  armyOf,
  awaitedIn,
  type Command,
  controls,
  unitName,
  unitOf,
  type War,
} from '@fieldpost/rules-mass-warfare/table';
import { type OrderBarSlot, type Press, type Question, stepBack } from '../../table/slots.ts';
import { harmWords, meantBy, placeWords, targetWords } from './menu.ts';
import { NOTHING } from './selection.ts';
import { BUSY, type Situation } from './situation.ts';
import { countWords, doneOf, laterWords } from './step-words.ts';
import { UnitSign } from './unit-sign.tsx';
import { attackersOn, type Turn } from './use-turn.tsx';

/** The order bar of a step: what is chosen, what it costs and brings, and three buttons that keep their places. */
export function turnBar(turn: Turn): OrderBarSlot {
  const { situation, picked, pick, filing } = turn;
  const { ready, props } = situation;
  const held = { picked: picked.kind !== 'nothing' && !isPlacing(turn), letGo: () => pick(backFrom(turn)) };
  return {
    sign: signOf(turn),
    ...linesOf(turn),
    back:
      filing !== null && !held.picked
        ? filingBack(turn)
        : stepBack(held, { canUndo: props.canUndo, ready, undo: props.undo }),
    verb: verbOf(turn),
    next: nextOf(turn),
    end: endOf(turn),
    question: harmQuestion(turn) ?? (turn.asked ? questionOf(turn) : null),
  };
}

const isPlacing = ({ picked }: Turn): boolean => picked.kind === 'subject' && picked.subject === '';

/** From an aim back to the unit that aims, from all else to nothing. */
function backFrom({ picked, menu }: Turn) {
  return picked.kind === 'aim' && menu.size > 1 ? ({ kind: 'subject', subject: picked.subject } as const) : NOTHING;
}

const filingBack = ({ filing }: Turn): Press => ({
  words: filing?.orders.length === 0 ? 'Cancel' : 'Undo last',
  press: filing?.back ?? null,
  why: '',
  key: 'U',
});

function signOf({ source, picked }: Turn) {
  const id = 'subject' in picked ? picked.subject : picked.kind === 'volley' ? picked.target : '';
  const unit = unitOf(source.war, id);
  return unit === null ? null : <UnitSign type={unit.type} side={unit.owner} />;
}

type Lines = Pick<OrderBarSlot, 'order' | 'result' | 'short'>;

function linesOf(turn: Turn): Lines {
  const { picked, source } = turn;
  if (picked.kind === 'aim') return aimLines(turn);
  if (picked.kind === 'volley') return volleyLines(turn, picked.target, picked.attackers);
  if (picked.kind === 'subject') return subjectLines(turn, picked.subject);
  if (source.mode === 'plan') return planLines(turn);
  const count = source.subjects.length;
  const able = count === 0 ? 'Nothing left to do here.' : `${count} can still act.`;
  const later =
    turn.situation.seat === null || source.step === null
      ? ''
      : laterWords(source.war, turn.situation.seat.side, source.step);
  return { order: askedWords(turn), result: `${able} ${later}`.trim(), short: able };
}

/** A whole turn that is planned: how much of it, and what is free yet. */
function planLines({ source, situation }: Turn): Lines {
  const { plans } = situation.view;
  const count = source.subjects.length;
  const able = count === 0 ? 'Everybody has an order.' : `${count} can still act.`;
  const order =
    plans.length === 0 ? source.title : plans.length === 1 ? '1 order planned' : `${plans.length} orders planned`;
  return { order, result: `${able} Tap the map to add more. Each order looks again when its turn comes.`, short: able };
}

/** The viewer's task, by the name of the step. */
function askedWords({ source, filing, situation }: Turn): string {
  if (filing !== null) return `${source.title}: ${filing.orders.length} to save`;
  const { seat } = situation;
  const count = seat === null || source.step === null ? null : countWords(source.war, seat.side, source.step);
  return count === null ? source.title : `${source.title} (${count})`;
}

/** The picked subject, and the cost of its move. */
function subjectLines({ source, menu, situation }: Turn, subject: string): Lines {
  if (subject === '') return { order: 'Place your Infantry', result: 'Tap a marked hex beside your cities.' };
  const places = [...menu.keys()].filter((key) => key !== '').length;
  const marked = places === 1 ? '1 marked hex' : `${places} marked hexes`;
  return {
    order: subjectName(source.war, subject),
    result: `${marked}${fuelWords(situation, source.war, subject, menu)}.`,
  };
}

export function subjectName(war: War, subject: string): string {
  const site = fromKey(subject);
  if (site !== null) return `Site at ${placeWords(war, site)}`;
  return unitName(subject)
    .split(' ')
    .slice(1)
    .join(' ')
    .replace(/^./, (letter) => letter.toUpperCase());
}

const FUELLED: ReadonlySet<string> = new Set(['march', 'sail', 'board', 'land', 'sortie', 'scramble', 'transfer']);

/** MW-030: the first move of a turn costs 1 oil, of Infantry none. */
function fuelWords({ seat }: Situation, war: War, subject: string, menu: Turn['menu']): string {
  const unit = unitOf(war, subject);
  const moves = [...menu.values()].some((choices) => choices.some(({ command }) => FUELLED.has(meantBy(command).type)));
  if (unit === null || !moves || seat === null) return '';
  if (UNITS[unit.type].oil === 0) return '; no oil needed';
  return `; costs 1 of ${war.players[seat.side]?.oil ?? 0} oil`;
}

function aimLines({ source, picked, menu, choice, odds }: Turn): Lines {
  if (picked.kind !== 'aim') return { order: '', result: '' };
  const who = subjectName(source.war, picked.subject);
  const ways = menu.get(picked.at)?.length ?? 0;
  if (choice === null) return { order: who, result: `${ways} possible actions: choose one above.` };
  const others = ways > 1 ? `${ways - 1} more ${ways === 2 ? 'option' : 'options'} here.` : '';
  return { order: `${who}: ${choice.label}`, result: [odds.line, others].filter((part) => part !== '').join(' ') };
}

function volleyLines({ source, menus, odds }: Turn, target: string, attackers: readonly string[]): Lines {
  const able = attackersOn(menus, target).length;
  if (attackers.length === 0)
    return {
      order: `Attack ${targetWords(source.war, target)}`,
      result: `Tap attackers in order: ${able} can attack.`,
    };
  return { order: `Attack ${targetWords(source.war, target)} with ${attackers.length} of ${able}`, result: odds.line };
}

const VERBS: Readonly<Partial<Record<Command['type'], string>>> = {
  march: 'Move',
  sail: 'Sail',
  land: 'Land',
  board: 'Board',
  transfer: 'Fly',
  sortie: 'Send',
  scramble: 'Send up',
  fire: 'Fire',
  attack: 'Attack',
  build: 'Build',
  base: 'Build',
  repair: 'Repair',
  place: 'Place',
};

function verbOf({ situation, picked, choice, carryOut, source }: Turn): Press | null {
  const volley = picked.kind === 'volley' && picked.attackers.length > 0;
  if (choice === null && !volley) return null;
  const verb = choice === null ? 'Attack' : (VERBS[meantBy(choice.command).type] ?? 'Do it');
  const ready = situation.ready || source.mode === 'file';
  return {
    words: source.mode === 'live' ? verb : `Plan: ${verb.toLowerCase()}`,
    press: ready ? carryOut : null,
    why: BUSY,
    key: 'F',
  };
}

function nextOf({ source, next, picked, building }: Turn): Press | null {
  if (isPlacing({ picked } as Turn)) return null;
  const count = source.subjects.length;
  if (count === 0 && building !== null) return { words: 'Build …', press: building.open, why: '', key: 'B' };
  return {
    words: count === 0 ? 'All done' : `Next (${count})`,
    press: count === 0 ? null : next,
    why: 'None of your units can act in this step.',
    key: 'N',
  };
}

function endOf(turn: Turn): Press | null {
  const { source, filing, situation, ask, end } = turn;
  if (filing !== null) {
    const file = () => void fileAll(turn);
    return { words: 'Save orders', press: situation.props.busy ? null : file, why: BUSY, key: 'E' };
  }
  if (source.end === null) return null;
  const words = source.mode === 'plan' ? 'Send turn' : doneOf(source.step ?? 0);
  const careful = leftUndone(turn) !== null;
  return { words, press: situation.ready ? (careful ? () => ask(true) : end) : null, why: BUSY, key: 'E' };
}

async function fileAll({ filing, situation }: Turn): Promise<void> {
  if (filing === null) return;
  const { word, orders } = filing;
  const command = { type: 'file', step: word, orders } as unknown as Parameters<typeof situation.props.file>[0];
  if ((await situation.props.file(command)) !== null) filing.leave();
}

/** The opportunities that end with this step; null if the player gave an order here, or there is nothing to order. */
export function leftUndone({ source, situation }: Turn): string | null {
  const { war, seat, view } = situation;
  const count = source.subjects.length;
  if (seat === null || count === 0) return null;
  if (source.end?.type === 'ready') return view.plans.length === 0 ? 'This plan is empty.' : null;
  const units = armyOf(war, seat.side);
  switch (awaitedIn(war)?.window) {
    case 'march':
      return units.some(({ moved, type }) => moved && UNITS[type].kind === 'ground')
        ? null
        : `Nobody has moved: ${count} can.`;
    case 'assault':
      return units.some(({ attacked, type }) => attacked && type !== 'art' && UNITS[type].kind === 'ground')
        ? null
        : `Nobody has attacked: ${count} can.`;
    case 'production':
      return war.sitesUsed.some((at) => controls(war, seat.side, at))
        ? null
        : `Nothing built: ${count} ${count === 1 ? 'site' : 'sites'} can build.`;
    default:
      return null;
  }
}

/** MW-103: burning your own works is asked about, in red; its answer lies where nothing was tapped before. */
function harmQuestion({ harm, source, situation, give }: Turn): Question | null {
  if (harm.asked === null) return null;
  const words = harmWords(source.war, harm.asked);
  const { asked } = harm;
  return {
    words: `${words.replace('our own', 'OUR OWN')}? It gives nothing until the fires are out; one goes out each turn.`,
    yes: words,
    onYes: situation.ready || source.mode === 'file' ? () => give(asked) : null,
    no: 'Don’t',
    harm: true,
    onNo: () => harm.ask(null),
  };
}

function questionOf(turn: Turn): Question | null {
  const words = leftUndone(turn);
  if (words === null) return null;
  return {
    words,
    yes: turn.source.mode === 'plan' ? 'Send it anyway' : 'End this step',
    onYes: turn.situation.ready ? turn.end : null,
    onNo: () => turn.ask(false),
  };
}
