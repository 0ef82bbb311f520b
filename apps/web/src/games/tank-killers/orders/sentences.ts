/** A rule of standing orders as one says it: "When a heavy tank attacks my infantry and I would lose it, play ...". */
import type { Reactions, Rule } from '@fieldpost/rules-tank-killers';
import { TYPES, type UnitType } from '@fieldpost/rules-tank-killers/catalogue';
import { playWords, UNIT_ENTRIES, unitsIn } from './entries.ts';

/** A type without a menu entry, because a class covers it, goes by its title. */
const wordsOf = (entry: string): string =>
  UNIT_ENTRIES.find(({ value }) => value === entry)?.words ??
  TYPES[entry.slice('type:'.length) as UnitType].title.toLowerCase();

const MASS = new Set(['infantry', 'support', 'artillery support', 'air support', 'mechanized infantry']);
const withArticle = (words: string): string =>
  MASS.has(words) ? words : /^[aeiou]/.test(words) ? `an ${words}` : `a ${words}`;

const joined = (parts: readonly string[], word: string): string =>
  parts.join(', ').replace(/, ([^,]*)$/, ` ${word} $1`);

const COMPARISONS: Readonly<Record<string, string>> = {
  '>=': 'at least',
  '<=': 'at most',
  '>': 'more than',
  '<': 'fewer than',
  '=': 'exactly',
};

/** "<=3" -> "at most 3". */
export function comparisonInWords(comparison: string): string {
  const [, sign = '=', number = ''] = /^(>=|<=|>|<|=)\s*(-?\d+)$/.exec(comparison) ?? [];
  return `${COMPARISONS[sign]} ${number || comparison}`;
}

function marginInWords(margin: string): string {
  if (margin === '>=0') return 'I would lose it';
  if (margin === '<0') return 'it would hold';
  return `the margin is ${comparisonInWords(margin)}`;
}

function conditions(rule: Rule): readonly string[] {
  const { margin, myCasualtiesLeft, attackNumber, cardPlayed } = rule.when;
  return [
    ...(cardPlayed === null ? [] : [`the card was ${joined(cardPlayed, 'or')}`]),
    ...(margin === null ? [] : [marginInWords(margin)]),
    ...(myCasualtiesLeft === null ? [] : [`${comparisonInWords(myCasualtiesLeft)} more casualties would beat me`]),
    ...(attackNumber === null ? [] : [`it is attack number ${comparisonInWords(attackNumber)}`]),
  ];
}

function opening(rule: Rule): string {
  const who = unitsIn(rule, 'attacker').map((entry) => withArticle(wordsOf(entry)));
  const whom = unitsIn(rule, 'target').map((entry) => `my ${wordsOf(entry)}`);
  const attacks = `${who.length === 0 ? 'anything' : joined(who, 'or')} attacks${whom.length === 0 ? '' : ` ${joined(whom, 'or')}`}`;
  if (rule.window === 'NEGATE')
    return who.length + whom.length === 0 ? 'When I can counter a card' : `When I can counter a card while ${attacks}`;
  return rule.window === 'MODIFIER' ? `While modifiers are played, when ${attacks}` : `When ${attacks}`;
}

const ELSE_WORDS: Readonly<Record<Rule['else'], string>> = {
  continue: 'try the next rule',
  pass: 'pass',
  ask: 'ask me',
};

function deed(rule: Rule): string {
  if (rule.play === null || rule.play.length === 0) return ELSE_WORDS[rule.else];
  const play = rule.play.map((entry) => playWords(entry, rule.window)).join(', else ');
  const keep = rule.keep.length === 0 ? '' : `, but keep ${joined(rule.keep, 'and')}`;
  const least = rule.keepAtLeast === 0 ? '' : `, and keep at least ${rule.keepAtLeast} in hand`;
  return `play ${play}${keep}${least}${rule.else === 'continue' ? '' : `; otherwise ${ELSE_WORDS[rule.else]}`}`;
}

export function ruleInWords(rule: Rule): string {
  const all = [opening(rule), ...conditions(rule)];
  return `${all.join(' and ')}, ${deed(rule)}.`;
}

export function endInWords({ default: end }: Pick<Reactions, 'default'>): string {
  return end === 'pass' ? 'In every other case, pass.' : 'In every other case, ask me.';
}

export function rallyInWords({ rally }: Pick<Reactions, 'rally'>): string {
  const worth = rally.minAttackValue > 0 ? ` if the printed factor is at least ${rally.minAttackValue}` : '';
  const words = {
    always: `In my own turn, counter each card that stops me${worth}.`,
    never: 'In my own turn, counter no card.',
    ask: `In my own turn, ask me whether to counter a card${worth}.`,
  };
  return words[rally.mode];
}
