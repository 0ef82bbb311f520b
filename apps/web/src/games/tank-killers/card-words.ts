/** A tactics card in plain words, from its declaration alone. */
import type { Phase } from '@fieldpost/rules-tank-killers';
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
  const parts = [...(p === null ? [] : [`Gun ${signed(p)}`]), ...(i === null ? [] : [`Inf ${signed(i)}`])];
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

/** In few words, for the face of a card: "Gun +3", "stops the attack". */
export function effectInShort(effect: Effect): string {
  if (effect.kind === 'modify') {
    const { p, i } = effect;
    if (p === i && p !== null) return `Gun, Inf ${signed(p)}`;
    return [...(p === null ? [] : [`Gun ${signed(p)}`]), ...(i === null ? [] : [`Inf ${signed(i)}`])].join(', ');
  }
  if (effect.kind === 'outOfAction') return effect.who === 'attacker' ? 'removes attacker' : 'removes target';
  const words = {
    lost: 'stops the attack',
    endTurn: 'ends their turn',
    free: 'attacks again',
    negate: 'cancels a card',
    recover: 'saves a casualty',
  };
  return words[effect.kind];
}

/** The window in which a card of each kind fits, and what it says in all others. */
const PLACE: Readonly<Record<Effect['kind'], readonly [phase: Phase, words: string]>> = {
  modify: ['modifier', 'in the fight'],
  lost: ['lostAttack', 'when you are attacked'],
  endTurn: ['lostAttack', 'when you are attacked'],
  outOfAction: ['lostAttack', 'when you are attacked'],
  free: ['free', 'after the attack'],
  negate: ['negate', ''],
  recover: ['maneuver', 'before you attack'],
};

const MANY: Readonly<Record<UnitClass, string>> = {
  tank: 'tanks',
  heavy: 'heavy tanks',
  lightMedium: 'light, medium tanks',
  vehicle: 'vehicles',
  gun: 'guns',
  infantry: 'infantry',
  support: 'support',
};

const many = (classes: readonly UnitClass[]): string => classes.map((one) => MANY[one]).join(', ');

/** When a card fits that cannot be played now, in few words: "heavy tanks only", "after the attack". */
export function fitsWhen(tactic: Tactic, phase: Phase): string {
  const { effect, condition } = tactic;
  const target = effect.kind === 'outOfAction' && effect.who === 'target';
  const [place, words] = target ? (['finish', 'if the target holds'] as const) : PLACE[effect.kind];
  if (effect.kind === 'negate') return `after ${answeredBy(condition)}`;
  if (place !== phase) return effect.kind === 'modify' ? `${effectInShort(effect)}, ${words}` : words;
  return `${asksFor(tactic)} only`;
}

/** "a morale card"; several are named by the first, for the text of the card names all. */
function answeredBy({ answers }: Condition): string {
  const type = answers?.types[0];
  if (type === undefined) return answers?.cards[0] ?? 'their card';
  return TYPE_WORDS[type]?.toLowerCase() ?? type;
}

function asksFor({ effect, condition, side }: Tactic): string {
  const { attacker, target, chosen } = condition;
  if (chosen.length > 0) return many(chosen);
  if (attacker.length > 0 && target.length > 0) return `${many(attacker)} on ${many(target)}`;
  if (attacker.length > 0) return many(attacker);
  if (target.length > 0) return `against ${many(target)}`;
  if (effect.kind === 'modify') return effect.p === null ? 'against infantry' : 'against no infantry';
  if (side !== 'any') return side === 'german' ? 'the German' : 'the Allied side';
  return 'no support';
}
