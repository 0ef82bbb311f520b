/** Reading a line as a player may type it: case and spaces are forgiven. */
import type { Refusal, Result } from '@fieldpost/engine';
import { fromKey } from '@fieldpost/hex';
import type { Command } from '../commands.ts';
import { parseCommand } from '../parsing.ts';
import { refused } from '../reading.ts';
import { refuse } from '../refusal.ts';

type Raw = Readonly<Record<string, unknown>>;
/** Turns the brackets of a pattern into an unchecked command. */
type Form = { readonly pattern: RegExp; readonly read: (parts: readonly string[]) => Raw };

const UNREADABLE: Result<Command, Refusal> = refused(refuse('UNREADABLE', null));
const LONGEST = 6_000;

const HEX = '-?\\d{1,2},-?\\d{1,2}';
const UNIT = 's[1-4]-[a-z]+-\\d+';
const PLACE = `(${HEX}|${UNIT})`;

const form = (pattern: string, read: Form['read']): Form => ({ pattern: new RegExp(`^${pattern}$`), read });
/** A unit by its id, a hex by its key. */
const what = (word = ''): unknown => fromKey(word) ?? word;

const ORDERS: readonly Form[] = [
  form(`(sortie|fire) (${UNIT}) x ${PLACE}`, ([type, unit, target]) => ({ type, unit, target: what(target) })),
  form(`attack (${UNIT}) x ${PLACE}( \\+)?`, ([unit, target, plus]) => ({
    type: 'attack',
    unit,
    target: what(target),
    advance: plus !== undefined,
  })),
  form(`(transfer|sail|march|land) (${UNIT}) > ${PLACE}`, ([type, unit, to]) => ({ type, unit, to: what(to) })),
  form(`board (${UNIT}) > (${UNIT})`, ([unit, ship]) => ({ type: 'board', unit, ship })),
  form(`build ([a-z]+) @ (${HEX})`, ([type, at]) => ({ type: 'build', what: type, at: what(at) })),
  form(`base (${UNIT}) = ([a-z]+)`, ([unit, base]) => ({ type: 'base', unit, what: base })),
  form(`repair (${HEX})`, ([at]) => ({ type: 'repair', at: what(at) })),
];

const WINDOWS: readonly Form[] = [
  form(`scramble (${UNIT}) x (${UNIT})`, ([unit, plane]) => ({ type: 'scramble', unit, plane })),
  form(`flak (${UNIT}) (?:hold|x (${UNIT}))`, ([unit, plane = null]) => ({ type: 'flak', unit, plane })),
  form(`divert (${UNIT}) > ${PLACE}`, ([unit, to]) => ({ type: 'divert', unit, to: what(to) })),
  form('plan (.*)', ([text = '']) => ({ type: 'plan', ...readFiled(text) })),
  form('(?:pass|done)((?:; .*)?)', ([lost = '']) => ({ type: 'pass', dropped: pieces(lost).map(readDropped) })),
  form('ready', () => ({ type: 'ready' })),
  form(`place (${HEX})`, ([at]) => ({ type: 'place', at: what(at) })),
  form('leave (resignation|timeout)', ([why]) => ({ type: 'leave', why })),
];

const FILINGS: readonly Form[] = [
  form('file (\\w+): (.*)', ([step = '', text = '']) => ({
    type: 'file',
    step: stepWord(step),
    orders: readList(text),
  })),
  form('withdraw (\\w+)(?:: (.*))?', ([step = '', text]) => ({
    type: 'withdraw',
    step: stepWord(step),
    order: text === undefined ? null : readBy(ORDERS, text.trim()),
  })),
  form(
    'standing scramble (\\w+) reserve (\\d+) per (\\d+) only ([\\w ]+); ?flak (\\w+) ([\\w ]+); ?landing ([\\w, -]+); ?repair ([\\w, -]+); ?transfers (\\w+); ?advance (\\w+); ?pass ([\\w ]+)',
    readStanding,
  ),
];

const FORMS: readonly Form[] = [...ORDERS, ...WINDOWS, ...FILINGS];

/** The command that a line means. Refused with UNREADABLE, or with what the parser says of it. */
export function readCommand(line: string): Result<Command, Refusal> {
  if (line.length > LONGEST) return UNREADABLE;
  const raw = readBy(FORMS, tidy(line));
  return raw === null ? UNREADABLE : parseCommand(raw);
}

function tidy(line: string): string {
  const words = line
    .trim()
    .replace(/\s+/g, ' ')
    .replace(/ ?, ?(?=-?\d)/g, ',');
  return words.toLowerCase();
}

function readBy(forms: readonly Form[], text: string): Raw | null {
  for (const { pattern, read } of forms) {
    const parts = pattern.exec(text);
    if (parts !== null) return read(parts.slice(1));
  }
  return null;
}

function readFiled(text: string): Raw {
  const [, order = '', nearest] = /^(.*?)( or nearest)?$/.exec(text) ?? [];
  return { order: readBy(ORDERS, order.trim()), fallback: nearest === undefined ? 'hold' : 'nearest' };
}

const pieces = (text: string): readonly string[] =>
  text
    .split(';')
    .map((one) => one.trim())
    .filter((one) => one !== '');
const readList = (text: string): readonly Raw[] => (text.trim() === 'none' ? [] : pieces(text).map(readFiled));

function readDropped(text: string): Raw {
  const [order = '', code = ''] = text.split(' ! ');
  return { order: readBy(ORDERS, order.trim()), code: code.trim().toUpperCase() };
}

/** The one word of two parts. */
const stepWord = (word: string): string => (word === 'seafire' ? 'seaFire' : word);
const words = (text: string): readonly string[] => (text.trim() === 'none' ? [] : text.trim().split(' '));
const scrambleWord = (word: string): string => (word === 'oilfield' ? 'oilField' : word);

function readStanding(parts: readonly string[]): Raw {
  const [
    mode,
    reserve,
    per,
    only = '',
    flak,
    priority = '',
    landing = '',
    repair = '',
    transfers,
    advance,
    passes = '',
  ] = parts;
  const bridges = ['ask', 'all', 'none'].includes(repair)
    ? repair
    : words(repair.replace('no bridge', 'none')).map(what);
  return {
    type: 'standing',
    orders: {
      scramble: {
        mode,
        minReserve: Number(reserve),
        perTarget: Number(per),
        only: words(only).map(scrambleWord),
      },
      flak,
      flakPriority: words(priority),
      landing: words(landing).map(what),
      repairBridges: bridges,
      transfers: transfers === 'usual' ? null : transfers,
      autoAdvance: advance,
      passes: words(passes).map(stepWord),
    },
  };
}
