/** Reading a line as a player may type it: case and spaces are forgiven, and so are some other words for the same thing. */
import type { Refusal, Result } from '@fieldpost/engine';
import { fromKey } from '@fieldpost/hex';
import type { Command } from '../commands.ts';
import { CRASH_RULES, TACTIC_WINDOWS, TARGET_RULES } from '../orders/standing-orders.ts';
import { parseCommand } from '../parsing.ts';
import { refused } from '../reading.ts';
import { refuse } from '../refusal.ts';
import type { Empire } from '../state.ts';
import type { View } from '../view.ts';
import { readHexes, readItem, readLine, readUnit } from './words.ts';

type Reading = Result<Command, Refusal>;
type Context = { readonly view: View; readonly own: Empire };
/** Turns the brackets of a pattern into an unchecked command; null: unreadable. */
type Form = {
  readonly pattern: RegExp;
  readonly read: (parts: readonly string[], context: Context) => object | null;
};

const UNREADABLE: Reading = refused(refuse('UNREADABLE', null));
const LONGEST = 400;

const HEX = '-?\\d{1,2},-?\\d{1,2}';
const HEXES = `(?:${HEX})(?: ${HEX})*`;
const UNIT = '[a-z][\\w.]*';
const LINE = `(N|NE|SE|S|SW|NW) (${HEX})`;

const form = (pattern: string, read: Form['read']): Form => ({ pattern: new RegExp(`^${pattern}$`, 'i'), read });
const plain = (pattern: string, type: Command['type']): Form => form(pattern, () => ({ type }));
const hexOf = (key: string | undefined) => (key === undefined ? null : fromKey(key));

/** "medic heals sniper" and its like: who, and whom. */
const aid = (verb: string, kind: string): Form =>
  form(`(${UNIT}) ${verb} (${UNIT})`, ([unit = '', to = ''], { own }) => ({
    type: 'special',
    unit: readUnit(unit, own),
    kind,
    to: readUnit(to, own),
  }));

/** "observer calls 0,-1" and its like: who, and where. */
const place = (verb: string, kind: string): Form =>
  form(`(${UNIT}) ${verb} (${HEX})`, ([unit = '', at], { own }) => ({
    type: 'special',
    unit: readUnit(unit, own),
    kind,
    at: hexOf(at),
  }));

const WHOLE: readonly Form[] = [
  plain('keep', 'keep'),
  plain('finish', 'finish'),
  plain('lock', 'lockDeployment'),
  plain('done', 'done'),
  plain('(?:not done|undone)', 'undone'),
  plain('(?:end(?: turn)?|pass)', 'endTurn'),
];

const FILINGS: readonly Form[] = [
  form('prefer (auto|ask)((?: [a-z]+)*?)(?: crash (\\w+))?(?: spare((?: [\\w.]+)+))?', readPreferences),
  form('tactics (\\w+) (\\w+) (\\w+)', (answers) => {
    const words = answers.map((answer) => answer.toLowerCase());
    return {
      type: 'answerTactics',
      windows: Object.fromEntries(TACTIC_WINDOWS.map((window, i) => [window, words[i]])),
    };
  }),
  form('wish none', () => ({ type: 'wish', soldiers: [] })),
  form('wish ([a-z ,]+)', ([list = '']) => ({ type: 'wish', soldiers: list.toLowerCase().split(/[ ,]+/) })),
];

const TEAM: readonly Form[] = [
  form(`hand (${UNIT}) to (\\d)`, ([unit = '', player], { own }) => ({
    type: 'handOver',
    unit: readUnit(unit, own),
    player: Number(player),
  })),
  form('command to (\\d)', ([player]) => ({ type: 'transferCommand', player: Number(player) })),
  form('(absent|present) (\\d)', ([word = '', player]) => ({
    type: 'markAbsent',
    player: Number(player),
    absent: word.toLowerCase() === 'absent',
  })),
];

const SET_UP: readonly Form[] = [
  form('bring (T\\d\\d)', ([card = '']) => ({ type: 'bring', card: card.toUpperCase() })),
  form('pick ([a-z]+)', ([soldier = '']) => ({ type: 'pick', soldier: soldier.toLowerCase() })),
  form(`vip (${UNIT})`, ([unit = ''], { own }) => ({ type: 'nameVip', unit: readUnit(unit, own) })),
  form(`(${UNIT}) (?:on|@) (${HEX})`, ([unit = '', at], { own }) => ({
    type: 'deploy',
    unit: readUnit(unit, own),
    at: hexOf(at),
  })),
  form(`(${UNIT}) in reserve`, ([unit = ''], { own }) => ({
    type: 'deploy',
    unit: readUnit(unit, own),
    at: 'reserve',
  })),
];

const TACTICS: readonly Form[] = [
  form(`play (T\\d\\d)((?: ${UNIT})*)(?: (${HEX}))?`, ([card = '', units = '', at], { own }) => {
    const named = units.split(' ').filter((word) => word !== '');
    return { type: 'tactic', card: card.toUpperCase(), units: named.map((word) => readUnit(word, own)), at: hexOf(at) };
  }),
  form(`(dig|wire) (${HEX})`, ([word = '', at]) => ({
    type: 'build',
    kind: word.toLowerCase() === 'dig' ? 'trench' : 'wire',
    at: hexOf(at),
  })),
  form(`choose (?:${LINE}|(${UNIT}))(?: #(\\d+))?( by orders)?`, readAnswer),
];

const ACTIONS: readonly Form[] = [
  form(
    `(${UNIT}) (?:to|->|>) (${HEXES})(?: with (${UNIT})(?: and (${UNIT}))?(?: for (\\d+))?)?(?: (digging|wiring) (${HEX}))?`,
    readMove,
  ),
  form(`(${UNIT}) (?:x|shoots) (?:(${HEX})|(${UNIT}))(?: by ([12]+))?`, readShot),
  form(`(${UNIT}) throws (${HEX})`, ([unit = '', at], { own }) => ({
    type: 'grenade',
    unit: readUnit(unit, own),
    target: hexOf(at),
  })),
  form(`(${UNIT}) fights (${UNIT})`, ([unit = '', target = ''], { own }) => ({
    type: 'melee',
    unit: readUnit(unit, own),
    target: readUnit(target, own),
  })),
  aid('sends', 'grant'),
  aid('heals', 'heal'),
  aid('revives', 'revive'),
  form(`(${UNIT}) repairs (trench|building|tank)(?: (${UNIT}))?`, readRepair),
  form(`(${UNIT}) digs`, ([unit = ''], { own }) => ({ type: 'special', unit: readUnit(unit, own), kind: 'trench' })),
  place('wires', 'wire'),
  form(`(${UNIT}) calls (${HEX})(?: shift ([+-]?1))?`, ([unit = '', at, shift], { own }) => ({
    type: 'special',
    unit: readUnit(unit, own),
    kind: 'artillery',
    at: hexOf(at),
    ...(shift === undefined ? {} : { shift: Number(shift) }),
  })),
  place('returns', 'respawn'),
  place('enters', 'enter'),
  form(`(${UNIT}) approaches ${LINE}`, ([plane = '', compass = '', first = ''], { own }) => ({
    type: 'approach',
    plane: readUnit(plane, own),
    line: readLine(compass, first),
  })),
  form(`(${UNIT}) (bombs|strafes)(?: (${HEX}))?`, ([plane = '', verb = '', at], { own }) => ({
    type: 'attackRun',
    plane: readUnit(plane, own),
    at: hexOf(at),
    mode: verb.toLowerCase() === 'bombs' ? 'bomb' : 'strafe',
  })),
  form(`(${UNIT}) (takes|drops|gives) ([\\w.-]+)(?: to (${UNIT}))?`, readInteraction),
];

const FORMS: readonly Form[] = [...WHOLE, ...FILINGS, ...TEAM, ...SET_UP, ...TACTICS, ...ACTIONS];

/** The command that a line means. Refused with UNREADABLE, or with what the parser says of it. */
export function readCommand(line: string, view: View, own: Empire): Reading {
  if (line.length > LONGEST) return UNREADABLE;
  const words = line
    .trim()
    .replace(/\s+/g, ' ')
    .replace(/ ?, ?(?=-?\d)/g, ',');
  for (const { pattern, read } of FORMS) {
    const parts = pattern.exec(words);
    if (parts === null) continue;
    const raw = read(parts.slice(1), { view, own });
    return raw === null ? UNREADABLE : parseCommand(raw);
  }
  return UNREADABLE;
}

function readMove(parts: readonly string[], { own }: Context): object | null {
  const [unit = '', steps = '', drag, also, length, job, at] = parts;
  const path = readHexes(steps);
  if (path === null) return null;
  const build = job === undefined ? null : { kind: job.toLowerCase() === 'digging' ? 'trench' : 'wire', at: hexOf(at) };
  const load = drag === undefined ? null : readUnit(drag, own);
  const dragSteps = length === undefined ? null : Number(length);
  const second = also === undefined ? {} : { also: readUnit(also, own) };
  return { type: 'move', unit: readUnit(unit, own), path, drag: load, dragSteps, build, ...second };
}

function readShot([unit = '', at, plane, ties = '']: readonly string[], { own }: Context): object {
  const target = at === undefined ? readUnit(plane ?? '', own) : hexOf(at);
  const chosen = [...ties].map((digit) => (digit === '1' ? 'first' : 'second'));
  return { type: 'shoot', unit: readUnit(unit, own), target, ties: chosen };
}

/** Without a name its own tank is meant. */
function readRepair([unit = '', word = '', named]: readonly string[], { own }: Context): object {
  const what = word.toLowerCase();
  const tank = named === undefined ? (what === 'tank' ? readUnit('tank', own) : null) : readUnit(named, own);
  return { type: 'special', unit: readUnit(unit, own), kind: 'repair', what, tank };
}

const HANDLING: Readonly<Record<string, string>> = { takes: 'pickUp', drops: 'putDown', gives: 'give' };

function readInteraction([unit = '', verb = '', item = '', to]: readonly string[], { view, own }: Context): object {
  const whom = to === undefined ? null : readUnit(to, own);
  const op = HANDLING[verb.toLowerCase()];
  return { type: 'interact', unit: readUnit(unit, own), op, item: readItem(item, view), to: whom };
}

/** Without a number the open question is answered. */
function readAnswer(parts: readonly string[], { view, own }: Context): object | null {
  const [compass, first = '', unit, number, byOrders] = parts;
  const question = number === undefined ? view.battle.question?.id : Number(number);
  const choice = compass === undefined ? readUnit(unit ?? '', own) : readLine(compass, first);
  return { type: 'answer', question: question ?? 0, choice, auto: byOrders !== undefined };
}

const RULES: readonly string[] = [...TARGET_RULES, ...CRASH_RULES];
const ruleOf = (word: string): string => RULES.find((rule) => rule.toLowerCase() === word.toLowerCase()) ?? word;

function readPreferences(parts: readonly string[], { own }: Context): object {
  const [mode = '', rules = '', crash = 'back', spared = ''] = parts;
  const wordsOf = (text: string) => text.split(' ').filter((word) => word !== '');
  const preferences = {
    targetMode: mode.toLowerCase(),
    targetOrder: wordsOf(rules).map(ruleOf),
    crashLine: ruleOf(crash),
    neverChoose: wordsOf(spared).map((word) => readUnit(word, own)),
  };
  return { type: 'prefer', preferences };
}
