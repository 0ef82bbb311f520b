/** The exchange of cards of one attack, laid out in time: after each card, how the attack stands. */
import {
  type Attack,
  defenceOf,
  marginOf,
  modifiedFactor,
  type Open,
  type PlayedCard,
  printedFactor,
} from '@fieldpost/rules-tank-killers';
import { isA, spelled, tacticOf, unitOf } from '@fieldpost/rules-tank-killers/catalogue';

export type Moment = {
  readonly played: PlayedCard;
  /** Factor after this card. */
  readonly factor: number;
  /** Its contribution; 0: none. */
  readonly change: number;
};

/** Every card of an attack in order, with the factor after it; cards that were negated count for nothing from the start. */
export function momentsOf(attack: Attack): readonly Moment[] {
  if (attack.target === null)
    return attack.cards.map((played) => ({ played, factor: modifiedFactor(attack), change: 0 }));
  return attack.cards.map((played, index) => {
    const factor = modifiedFactor({ ...attack, cards: attack.cards.slice(0, index + 1) });
    const before = modifiedFactor({ ...attack, cards: attack.cards.slice(0, index) });
    return { played, factor, change: factor - before };
  });
}

const RESULTS: Readonly<Record<NonNullable<Attack['result']>, string>> = {
  withdrawn: 'The target was support and withdraws',
  noTarget: 'No target',
  stopped: 'Stopped',
  turnedBack: 'Stopped, the turn ends',
  mined: 'Attacker out of action',
  outOfRange: 'Out of range',
  destroyed: 'Destroyed',
  finished: 'Put out of action',
  survived: 'The target holds',
};

export const resultInWords = ({ result }: Attack): string => (result === null ? '' : RESULTS[result]);

/** Results for which the figures did not matter: the attack was over before they were compared. */
const MOOT: readonly Attack['result'][] = ['withdrawn', 'noTarget', 'stopped', 'turnedBack', 'mined', 'outOfRange'];

export const isMoot = ({ result }: Attack): boolean => MOOT.includes(result);

/** The current attack. An attack in which a formation broke ended with that event, without another notice (TDC-091). */
export function attackOf({ attack, phase, active, forces }: Open): Attack | null {
  if (attack === null || attack.result !== null || phase !== 'over') return attack;
  const { casualties, breakAt } = forces[active];
  if (casualties.length >= breakAt) return { ...attack, result: 'mined' };
  return { ...attack, result: attack.target !== null && marginOf(attack) >= 0 ? 'destroyed' : 'finished' };
}

/** "15 against 6", or '' while there is no target, or where there were no figures to compare. */
export const standInWords = (attack: Attack): string =>
  attack.target === null || attack.result === 'withdrawn'
    ? ''
    : `${modifiedFactor(attack)} against ${defenceOf(attack)}`;

/** "1 short", "would be destroyed": the figures of a running attack against each other, or its result. */
export function standingInWords(attack: Attack): string {
  const said = resultInWords(attack);
  if (said !== '') return said;
  const margin = marginOf(attack);
  return margin >= 0 ? 'would be destroyed' : `${-margin} short`;
}

/** One part of the sum of an attack: "− 3 Entrenched"; a card that changes no figure stands with its name alone. */
export type Term = { readonly words: string; readonly played: PlayedCard | null };

/** The sum of an attack written out, card by card: "9", "− 3 Entrenched", "= 6 against Def 6". Its figures are the engine's. */
export function sumOf(attack: Attack): readonly Term[] {
  const first: Term = { words: `${printedFactor(attack)}`, played: null };
  const terms = momentsOf(attack).map(({ played, change }): Term => {
    const name = spelled(tacticOf(played.card).name);
    return { words: change === 0 ? name : `${change > 0 ? '+' : '−'} ${Math.abs(change)} ${name}`, played };
  });
  const last: Term = { words: `= ${modifiedFactor(attack)} against Def ${defenceOf(attack)}`, played: null };
  return [first, ...terms, last];
}

/** Which figure of the attacker counts: against infantry Inf, else Gun (TDC-053). */
export const figureOf = ({ target }: Attack): 'Gun' | 'Inf' =>
  target !== null && isA(unitOf(target.unit).type, 'infantry') ? 'Inf' : 'Gun';
