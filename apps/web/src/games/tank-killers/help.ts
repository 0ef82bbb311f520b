/** Explanations of the things on the table of Tank Killers. */
import {
  FORMATIONS,
  NATIONS,
  RULE_CHAPTERS,
  RULES,
  spelled,
  TACTICS,
  type Tactic,
  TYPES,
  UNIT_TYPES,
} from '@fieldpost/rules-tank-killers/catalogue';
import type { GameHelp, Term } from '../../features/help/glossary.ts';
import { effectInWords, onlyWhen } from './card-words.ts';

const KIND_RULES: Readonly<Record<Tactic['effect']['kind'], string>> = {
  modify: 'TDC-050',
  lost: 'TDC-040',
  endTurn: 'TDC-040',
  outOfAction: 'TDC-062',
  free: 'TDC-070',
  negate: 'TDC-043',
  recover: 'TDC-013',
};

const CARD_TERMS: readonly Term[] = TACTICS.map((tactic) => ({
  words: [...new Set([tactic.name, spelled(tactic.name)])],
  says: [effectInWords(tactic.effect), onlyWhen(tactic) ?? ''].join(' ').trim(),
  rule: KIND_RULES[tactic.effect.kind],
}));

const UNIT_TERMS: readonly Term[] = NATIONS.flatMap((nation) =>
  FORMATIONS[nation].map(({ name, type, pen, inf, def }) => ({
    words: [...new Set([name, spelled(name)])],
    says: `${spelled(name)}, ${TYPES[type].title}: Gun ${pen}, Inf ${inf}${def === null ? '' : `, Def ${def}`}.`,
    rule: def === null ? 'TDC-023' : 'TDC-060',
  })),
);

const RULE_OF_TYPE = (title: string): string =>
  /Support/.test(title) ? 'TDC-023' : /Infantry|Mortar/.test(title) ? 'TDC-061' : 'TDC-030';

const TYPE_TERMS: readonly Term[] = UNIT_TYPES.map((type) => ({
  words: [TYPES[type].title],
  says: `${TYPES[type].title}: cards call it ${TYPES[type].classes.map((one) => (one === 'lightMedium' ? 'light or medium' : one)).join(' and ')}.`,
  rule: RULE_OF_TYPE(TYPES[type].title),
}));

const THINGS: readonly Term[] = [
  {
    words: ['Gun', 'Penetration'],
    says: 'Gun is the Penetration of the rules. If it reaches Def, the target is destroyed.',
    rule: 'TDC-060',
  },
  {
    words: ['Inf', 'Infantry Factor'],
    says: 'Inf is the Infantry Factor: attacks on infantry use it.',
    rule: 'TDC-053',
  },
  {
    words: ['Def', 'Defense'],
    says: 'Def is the Defense: a figure at least this high destroys the card.',
    rule: 'TDC-060',
  },
  {
    words: ['cannot be played now'],
    says: 'This card cannot be played now. Tap it to see when it can.',
    rule: 'TDC-050',
  },
  {
    words: ['deck', 'formation', 'top card'],
    says: 'The top card of the formation attacks. Your opponent can attack yours unseen.',
    rule: 'TDC-021',
  },
  { words: ['reserve'], says: 'When no cards are left, the reserve becomes the new deck.', rule: 'TDC-080' },
  {
    words: ['casualties', 'casualty', 'lost', 'break point'],
    says: 'A formation breaks when half of it is casualties.',
    rule: 'TDC-090',
  },
  {
    words: ['cycle', 'cycles'],
    says: 'A player who has gone through their deck more often waits.',
    rule: 'TDC-081',
  },
  { words: ['hand'], says: 'Draw 3 cards each turn. Keep up to 9.', rule: 'TDC-010' },
  { words: ['tactics'], says: 'Both players draw tactics cards from one deck of 92.', rule: 'TDC-003' },
  {
    words: ['discard', 'discarded'],
    says: 'If you hold more than 9 cards, discard face up.',
    rule: 'TDC-011',
  },
  {
    words: ['Let it stand', 'pass', 'passes'],
    says: 'If both let the attack stand, one after the other, it is decided.',
    rule: 'TDC-050',
  },
  {
    words: ['target'],
    says: 'You can attack any enemy card on the table or the top card of their formation.',
    rule: 'TDC-030',
  },
  { words: ['attack', 'attacks', 'attacker'], says: 'The first attack of a turn is mandatory.', rule: 'TDC-021' },
  { words: ['support'], says: 'Artillery and Air are support: used up after one attack.', rule: 'TDC-065' },
  { words: ['turn', 'turns'], says: 'At the turn limit the smaller share of casualties wins.', rule: 'TDC-094' },
  { words: ['line'], says: 'Cards that have attacked lie face up in their line and can be targeted.', rule: 'TDC-032' },
];

export const HELP: GameHelp = {
  terms: [...CARD_TERMS, ...UNIT_TERMS, ...TYPE_TERMS, ...THINGS],
  place: { says: 'A place of the table.', rule: 'TDC-030' },
  chapters: RULE_CHAPTERS,
  rules: RULES,
};
