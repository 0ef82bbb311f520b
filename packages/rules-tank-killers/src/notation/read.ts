/**
 * Reading of typed lines (THE-RULES "Error codes and notation"): forgiving in case and blanks, and the bare name of a card where it is
 * unique.
 */
import type { Ambiguity, Refusal, Result, Seat } from '@fieldpost/engine';
import { accepted, refused } from '@fieldpost/engine/reading';
import { unitOf } from '../catalogue/formations.ts';
import { PRESET_IDS, presetCards } from '../catalogue/presets.ts';
import { tacticNamed } from '../catalogue/tactics.ts';
import { ATTACK, type Command, END_TURN, PASS, TOP } from '../commands.ts';
import { parseCommand } from '../parsing.ts';
import { refuse } from '../refusal.ts';
import { type OpenCard, otherSide, type Side } from '../state.ts';
import type { View } from '../view.ts';

type Read = Result<Command, Refusal | Ambiguity>;

const UNREADABLE: Read = refused(refuse('UNREADABLE', null));
const LONGEST = 50_000;

const PLAIN: Readonly<Record<string, Command>> = {
  attack: ATTACK,
  pass: PASS,
  'end turn': END_TURN,
  end: END_TURN,
};

/** TDC-071: where a card is asked for that attacks again, `attack` is the top card's. */
const WITH_TOP: Command = { type: 'attackWith', unit: TOP };

/** Refused with UNREADABLE, or as the command that it stands for would be (a deck, orders, a plan). */
export function readCommand(line: string, view: View, seat: Seat<Side>): Read {
  if (line.length > LONGEST) return UNREADABLE;
  const text = line.trim().replace(/\s+/g, ' ');
  const plain = Object.hasOwn(PLAIN, text.toLowerCase()) ? PLAIN[text.toLowerCase()] : undefined;
  if (plain !== undefined) return accepted(plain === ATTACK && view.open.phase === 'attacker' ? WITH_TOP : plain);
  const [, verb = '', rest = ''] = /^([a-z]+) (.+)$/i.exec(text) ?? [];
  switch (verb.toLowerCase()) {
    case 'play':
    case 'discard':
      return readCard(verb.toLowerCase() as 'play' | 'discard', rest);
    case 'at':
      return readTarget(rest, view, otherSide(seat.side));
    case 'with':
      return readAttacker(rest, view, seat.side);
    default:
      return readDocument(verb.toLowerCase(), rest);
  }
}

function readCard(type: 'play' | 'discard', name: string): Read {
  const tactic = tacticNamed(name);
  return tactic === null ? UNREADABLE : accepted({ type, card: tactic.id });
}

function readTarget(text: string, { open }: View, enemy: Side): Read {
  const { table, top } = open.forces[enemy];
  const card = readUnit(text, top === null ? table : [...table, top]);
  return card.ok ? accepted({ type: 'target', unit: card.value === top?.id ? TOP : card.value }) : card;
}

function readAttacker(text: string, { open }: View, side: Side): Read {
  const card = readUnit(text, open.forces[side].table);
  return card.ok ? accepted({ type: 'attackWith', unit: card.value }) : card;
}

/** "top", "#7", "#7 M10", or "M10" where only one such card lies open. An id of no such card is for the judge to refuse. */
function readUnit(text: string, cards: readonly OpenCard[]): Result<string, Refusal | Ambiguity> {
  if (text.toLowerCase() === TOP) return accepted(TOP);
  const [, id, name = ''] = /^(#\d{1,6})(?: (.+))?$/.exec(text) ?? [];
  const wanted = (id === undefined ? text : name).toLowerCase();
  const named = cards.filter(({ unit }) => wanted === '' || unitOf(unit).name.toLowerCase() === wanted);
  if (id !== undefined) {
    const misnamed = cards.some((card) => card.id === id) && !named.some((card) => card.id === id);
    return misnamed ? unread() : accepted(id);
  }
  const [only, ...more] = named;
  if (only === undefined) return unread();
  return more.length === 0 ? accepted(only.id) : ambiguous(named);
}

const unread = () => refused(refuse('UNREADABLE', null));

/** THE-RULES "Error codes and notation": "the bare name where it is unique"; else each as it would be written. */
function ambiguous(cards: readonly OpenCard[]): Result<never, Ambiguity> {
  const among = cards.map(({ id, unit }) => `${id} ${unitOf(unit).name}`);
  return refused({ ...refuse('AMBIGUOUS', null), among });
}

function readDocument(verb: string, rest: string): Read {
  if (verb === 'deck') return readDeck(rest);
  if (verb === 'orders') return asCommand({ type: 'setOrders', orders: jsonOf(rest) });
  if (verb !== 'plan') return UNREADABLE;
  return asCommand({ type: 'filePlan', plan: rest.toLowerCase() === 'none' ? null : jsonOf(rest) });
}

/** A text that is no document is UNREADABLE; a document that is no deck or no orders has its own code. */
function asCommand(raw: unknown): Read {
  const read = parseCommand(raw);
  return read.ok || read.fault.code !== 'MALFORMED' ? read : UNREADABLE;
}

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text) ?? 'nothing';
  } catch {
    return 'nothing';
  }
}

/** "deck panzer" or "deck 6xG01 4xG02". */
function readDeck(rest: string): Read {
  const preset = PRESET_IDS.find((id) => id === rest.toLowerCase());
  if (preset !== undefined) return accepted({ type: 'commitDeck', cards: presetCards(preset) });
  const entries = rest.split(/[ ,]+/).map((entry) => /^(\d{1,3})x([A-Z]\d{2})$/i.exec(entry));
  if (entries.some((entry) => entry === null)) return UNREADABLE;
  const cards = Object.fromEntries(entries.map((entry) => [entry?.[2]?.toUpperCase() ?? '', Number(entry?.[1])]));
  return asCommand({ type: 'commitDeck', cards });
}
