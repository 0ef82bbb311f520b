/** A tactics card in plain words, from its declaration alone. */
import type { Condition, Effect, Tactic, TacticType, UnitClass } from '@fieldpost/rules-tank-killers/catalogue';

const CLASS_WORDS: Readonly<Record<UnitClass, string>> = {
  tank: 'a tank',
  heavy: 'a heavy tank',
  lightMedium: 'a light or medium tank',
  vehicle: 'a vehicle',
  gun: 'a gun',
  infantry: 'infantry',
  support: 'support',
};

const classesInWords = (classes: readonly UnitClass[]): string => classes.map((each) => CLASS_WORDS[each]).join(' or ');

const signed = (value: number): string => (value > 0 ? `+${value}` : `−${-value}`);

function modifierInWords({ p, i, distance, reach }: Extract<Effect, { readonly kind: 'modify' }>): string {
  const parts = [
    ...(p === null ? [] : [`Penetration ${signed(p)}`]),
    ...(i === null ? [] : [`Infantry Factor ${signed(i)}`]),
  ];
  const yards = distance === 'PB' ? 'point blank' : `${distance} yards`;
  const far = distance === null ? '' : ` The fight moves to ${yards}: an attacker without that range ends it.`;
  return `${parts.join(', ')}.${far}${reach === null ? '' : ' The attacker’s range becomes point blank.'}`;
}

const FREE_WORDS = {
  no: 'Another attack, with the top formation card.',
  may: 'Another attack, with the top formation card or a unit that attacked already.',
  must: 'Another attack, with a unit that attacked already.',
} as const;

/** Describes a card's effect. */
export function effectInWords(effect: Effect): string {
  switch (effect.kind) {
    case 'modify':
      return modifierInWords(effect);
    case 'lost':
      return 'Stops the attack.';
    case 'endTurn':
      return 'Stops the attack and your opponent’s turn.';
    case 'outOfAction':
      return effect.who === 'attacker'
        ? 'Stops the attack and removes the attacker.'
        : 'Removes a target that survived.';
    case 'free':
      return FREE_WORDS[effect.sameUnit];
    case 'negate':
      return 'Cancels the card just played.';
    case 'recover':
      return 'Returns your top casualty to your reserve.';
  }
}

const TYPE_WORDS: Partial<Readonly<Record<TacticType, string>>> = {
  Morale: 'a Morale card',
  Hit: 'a Hit',
  Damage: 'a Damage card',
};

function answersInWords({ types, cards }: NonNullable<Condition['answers']>): string {
  const all = [...types.map((type) => TYPE_WORDS[type] ?? type), ...cards];
  return `Counters ${all.join(', ').replace(/, ([^,]*)$/, ' or $1')}.`;
}

/** The condition for playing it, and against whom; '' if there is none. */
export function conditionInWords({ effect, condition, side, vsSupport }: Tactic): string {
  const { attacker, target, chosen, answers, attackerSide } = condition;
  const past = effect.kind === 'free';
  const nation = attackerSide === null ? '' : attackerSide === 'german' ? 'German ' : 'Allied ';
  const parts = [
    ...(attacker.length === 0
      ? []
      : [`The ${past ? 'last ' : ''}attacker ${past ? 'was' : 'is'} ${nation}${classesInWords(attacker)}.`]),
    ...(target.length === 0 ? [] : [`The target ${past ? 'was' : 'is'} ${classesInWords(target)}.`]),
    ...(chosen.length === 0 ? [] : [`The unit must be ${classesInWords(chosen)}.`]),
    ...(answers === null ? [] : [answersInWords(answers)]),
    ...(side === 'any' ? [] : [side === 'german' ? 'German player only.' : 'Allied player only.']),
    ...(vsSupport === false ? ['Not in a support attack.'] : []),
  ];
  return parts.join(' ');
}

/** TDC-053, 056: what a modifier asks of the distance, and of the target where the card does not name one. */
function factorAsked(effect: Effect, named: boolean): readonly string[] {
  if (effect.kind !== 'modify') return [];
  const { p, i, distance, reach } = effect;
  return [
    ...(p === null && !named ? ['the target is infantry'] : []),
    ...(i === null && distance === null && !named ? ['the target is not infantry'] : []),
    ...(reach === null ? [] : ['the fight is not beyond point blank']),
  ];
}

function askedOf({ effect, condition }: Tactic): readonly string[] {
  const { attacker, target, chosen, attackerSide } = condition;
  const past = effect.kind === 'free';
  const nation = attackerSide === null ? '' : attackerSide === 'german' ? 'German ' : 'Allied ';
  return [
    ...(attacker.length === 0
      ? []
      : [`the ${past ? 'last ' : ''}attacker ${past ? 'was' : 'is'} ${nation}${classesInWords(attacker)}`]),
    ...(target.length === 0 ? [] : [`the target ${past ? 'was' : 'is'} ${classesInWords(target)}`]),
    ...factorAsked(effect, target.length > 0),
    ...(past ? [`${chosen.length === 0 ? 'a unit' : classesInWords(chosen)} can attack again`] : []),
  ];
}

/** Why a card cannot be played whose condition does not hold: the condition itself; null: it asks for nothing. */
export function onlyWhen(tactic: Tactic): string | null {
  const { answers } = tactic.condition;
  if (answers !== null) return `${answersInWords(answers).replace(/^Counters/, 'Only to counter')}`;
  const asked = askedOf(tactic);
  return asked.length === 0 ? null : `Only when ${asked.join(' and ')}.`;
}

/** In one word or figure, for the foot of a card: "+3", "stops", "again". */
export function effectInShort(effect: Effect): string {
  if (effect.kind === 'modify') {
    const figures = [effect.p, effect.i].filter((value) => value !== null);
    return [...new Set(figures)].map(signed).join(' ');
  }
  const words = {
    lost: 'stops',
    endTurn: 'ends turn',
    outOfAction: 'disables',
    free: 'again',
    negate: 'negates',
    recover: 'recovers',
  };
  return words[effect.kind];
}
