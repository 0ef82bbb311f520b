/** What happened, in one English sentence for mails, pages and screen readers. */
import { spelled, unitOf } from './catalogue/formations.ts';
import { tacticOf } from './catalogue/tactics.ts';
import type { Notice } from './events.ts';
import type { AttackResult, PlayWindow, Side } from './state.ts';

const NAMES: Readonly<Record<Side, string>> = { german: 'The German', anglo: 'The Allied side' };
type Of<Type extends Notice['type']> = Extract<Notice, { readonly type: Type }>;
type Tellers = { readonly [Type in Notice['type']]: (notice: Of<Type>) => string };

const TELLERS: Tellers = {
  deckCommitted: ({ side }) => `${NAMES[side]} has built a formation.`,
  decksOpened: () => 'Both formations are laid open.',
  drew: ({ side, card }) => `${NAMES[side]} draws ${card === null ? 'a tactics card' : cardName(card)}.`,
  firstChosen: ({ side }) => `${NAMES[side]} begins.`,
  turnBegan: ({ side, turn }) => `${NAMES[side]} begins turn ${turn}.`,
  discardShuffled: ({ cards }) => `The discard pile, ${counted(cards)}, is shuffled into a new tactics deck.`,
  discarded: ({ side, card }) => `${NAMES[side]} discards ${cardName(card)}.`,
  recovered: ({ side, unit }) => `${NAMES[side]} brings back ${unitName(unit)} from the casualties.`,
  cleanedUp: ({ side, units }) => `${NAMES[side]} withdraws ${listed(units.map(unitName))} to the reserve.`,
  cameUp: (notice) => `${NAMES[notice.side]} attacks with ${called(notice)}.`,
  attacksAgain: (notice) => `${NAMES[notice.side]} attacks again with ${called(notice)}.`,
  turnedUp: (notice) => `The top card of ${owner(notice.side)} is turned up: ${called(notice)}.`,
  targeted: (notice) => `The target is ${called(notice)}.`,
  withdrew: (notice) => `${called(notice)} is support and goes to the reserve of ${owner(notice.side)}.`,
  played: ({ side, card, window }) => `${NAMES[side]} plays ${cardName(card)}${PLAYED[window]}.`,
  passed: ({ side, window }) => `${NAMES[side]} ${PASSED[window]}.`,
  settled: ({ card, stands }) => `${cardName(card)} ${stands ? 'stands' : 'is negated'}.`,
  resolved: ({ factor, defence }) => tellResolved(factor, defence),
  lost: (notice) => `${called(notice)} ${LOST[notice.why]}.`,
  attackEnded: ({ result }) => ENDED[result],
  ranOut: ({ side, cycles }) => `The formation deck of ${owner(side)} has run out: cycle ${cycles}.`,
  reserveShuffled: ({ side, cards }) => `The reserve of ${owner(side)}, ${counted(cards)}, becomes the formation deck.`,
  exchanged: ({ count }) => `Full exchange number ${count} is complete.`,
  turnEnded: ({ side, turn }) => `${NAMES[side]} ends turn ${turn}.`,
  finished: (notice) => tellOutcome(notice),
};

export function tell(notice: Notice): string {
  return (TELLERS[notice.type] as (notice: Notice) => string)(notice);
}

const unitName = (unit: Of<'cameUp'>['unit']): string => spelled(unitOf(unit).name);
const cardName = (card: Parameters<typeof tacticOf>[0]): string => spelled(tacticOf(card).name);

function owner(side: Side): string {
  return side === 'german' ? 'the German' : 'the Allied side';
}

const counted = (cards: number): string => (cards === 1 ? '1 card' : `${cards} cards`);

/** "Panther (#12)" */
function called({ unit, id }: { readonly unit: Of<'cameUp'>['unit']; readonly id: string }): string {
  return `${unitName(unit)} (${id})`;
}

function listed(names: readonly string[]): string {
  const last = names.at(-1) ?? '';
  return names.length < 2 ? last : `${names.slice(0, -1).join(', ')} and ${last}`;
}

const PLAYED: Readonly<Record<PlayWindow, string>> = {
  maneuver: '',
  lostAttack: ' against the attack',
  negate: ' in answer',
  modifier: '',
  finish: ' to finish the target',
  free: '',
};

const PASSED: Readonly<Record<PlayWindow, string>> = {
  maneuver: 'passes',
  lostAttack: 'takes the hit',
  negate: 'lets the card stand',
  modifier: 'lets the attack stand',
  finish: 'lets the target stand',
  free: 'passes',
};

const LOST: Readonly<Record<Of<'lost'>['why'], string>> = {
  destroyed: 'is destroyed',
  outOfAction: 'is out of action',
  spent: 'has done its work and counts as a casualty',
};

const ENDED: Readonly<Record<AttackResult, string>> = {
  withdrawn: 'The attack ends: the target has withdrawn.',
  noTarget: 'The attack ends: there is no target.',
  stopped: 'The attack is stopped.',
  turnedBack: 'The attack is stopped, and the turn with it.',
  mined: 'The attack ends with the loss of its attacker.',
  outOfRange: 'The attack ends: out of range.',
  destroyed: 'The attack ends with the target destroyed.',
  finished: 'The attack ends with the target out of action.',
  survived: 'The attack ends: the target stands.',
};

function tellResolved(factor: number, defence: number): string {
  return `Factor ${factor} against Defense ${defence}: the target ${factor >= defence ? 'is hit' : 'holds'}.`;
}

const REASONS: Readonly<Record<string, string>> = {
  breakpoint: 'the enemy formation is broken',
  'turn-limit': 'the last turn is played and the smaller share of casualties decides',
};

function tellOutcome({ outcome }: Of<'finished'>): string {
  const winners = outcome.places.filter(({ place }) => place === 1);
  const [winner] = winners;
  if (winners.length !== 1 || winner === undefined)
    return 'The game is drawn: equal shares of casualties at the last turn.';
  return `${NAMES[winner.side]} wins: ${REASONS[outcome.reason] ?? outcome.reason}.`;
}
