/** What happened, in one English sentence for mails, pages and screen readers. */
import { identityOf } from './board/identity.ts';
import { UNIT_TYPES, UNITS } from './catalogue/units.ts';
import type { Notice } from './events.ts';
import type { Army, Side } from './state.ts';

const NAMES: Readonly<Record<Side, string>> = { south: 'South', north: 'North' };

/** A unit as the subject of a sentence. `s` and `is` agree with it: Trench Raiders are many, all others one. */
function subject(id: string): { readonly name: string; readonly s: '' | 's'; readonly is: 'is' | 'are' } {
  const { side, sheet, type } = identityOf(id);
  const name = `${NAMES[side]}'s ${sheet.name}`;
  return type === 'raid' ? { name, s: '', is: 'are' } : { name, s: 's', is: 'is' };
}

export function tell(notice: Notice): string {
  switch (notice.type) {
    case 'armyCommitted':
      return notice.army === null
        ? `${NAMES[notice.side]}'s army is committed.`
        : `${NAMES[notice.side]} commits an army of ${listArmy(notice.army)}.`;
    case 'armiesOpened':
      return `South brings ${listArmy(notice.south)}; North brings ${listArmy(notice.north)}. ${NAMES[notice.first]} is first.`;
    case 'turnEnded':
      return `${NAMES[notice.side]} ends turn ${notice.turn}.`;
    case 'finished':
      return tellOutcome(notice);
    default:
      return tellUnit(notice);
  }
}

type UnitNotice = Extract<Notice, { readonly unit: string }>;

function tellUnit(notice: UnitNotice): string {
  const { name, s, is } = subject(notice.unit);
  switch (notice.type) {
    case 'placed':
      return `${name} take${s} position on ${notice.at}.`;
    case 'reinforced':
      return `${name} arrive${s} on ${notice.at} as reinforcement.`;
    case 'moved':
      return `${name} move${s} from ${notice.from} to ${notice.to}.`;
    case 'attacked': {
      const points = notice.damage === 1 ? '1 point' : `${notice.damage} points`;
      return `${name} on ${notice.from} hit${s} ${subject(notice.target).name} on ${notice.at} for ${points} of damage.`;
    }
    case 'retreatForced':
      return `${name} on ${notice.at} must fall back.`;
    case 'retreated':
      return `${name} on ${notice.from} fall${s} back to ${notice.to}.`;
    case 'destroyed':
      return notice.why === 'doubleWhammy'
        ? `${name} on ${notice.at} ${is} broken a second time and destroyed.`
        : `${name} on ${notice.at} cannot fall back and ${is} destroyed.`;
    case 'promoted':
      return `${name} on ${notice.at} become${s} elite.`;
  }
}

/** "8 Infantry, 2 Tanks and 1 Headquarters, 2 of them elite" */
function listArmy(army: Army): string {
  const parts = UNIT_TYPES.flatMap((type) => {
    const count = army.units[type] ?? 0;
    return count === 0 ? [] : [`${count} ${count === 1 ? UNITS[type].name : UNITS[type].plural}`];
  });
  const last = parts.pop();
  const all = parts.length === 0 ? `${last}` : `${parts.join(', ')} and ${last}`;
  return army.elite.length === 0 ? all : `${all}, ${army.elite.length} of them elite`;
}

const REASONS: Readonly<Record<string, string>> = {
  headquarters: 'the enemy Headquarters is destroyed',
  'turn-limit': 'the last turn is played and strength decides',
  'no-losses': 'too many turns have passed without a loss',
  repetition: 'the same position has come for the third time',
};

function tellOutcome(notice: Extract<Notice, { type: 'finished' }>): string {
  const { reason, places } = notice.outcome;
  const winners = places.filter(({ place }) => place === 1);
  const why = REASONS[reason] ?? reason;
  return winners.length === 1 && winners[0] !== undefined
    ? `${NAMES[winners[0].side]} wins: ${why}.`
    : `The game is drawn: ${why}.`;
}
