/** Sentences about steps 14 to 20, and about turns and players. */
import type { Outcome } from '@fieldpost/engine';
import { REFUSALS } from '../catalogue/refusals.ts';
import { STEP_NAMES } from '../catalogue/steps.ts';
import { BASES } from '../catalogue/units.ts';
import type { Dropped } from '../commands.ts';
import type { HomeEvent, TurnEvent } from '../events.ts';
import { writeOrder } from '../notation/write.ts';
import type { BySide, Side } from '../state.ts';
import { listed, nameOf, ownerOf, typeName, unitName, where } from './names.ts';

function bySide<Value>(values: BySide<Value>, say: (value: Value) => string): string {
  const entries = Object.entries(values) as [Side, Value][];
  return entries.map(([side, value]) => `${nameOf(side)} ${say(value)}`).join(', ');
}

export function tellHome(event: HomeEvent): string {
  switch (event.type) {
    case 'supplied':
      return `Units that can be fed and manned: ${bySide(event.supply, ({ food, people }) => `${Math.min(food, people)} (food ${food}, people ${people})`)}.`;
    case 'earned':
      return `Income in ${event.what}: ${bySide(event.by, String)}.`;
    case 'built':
      return `${nameOf(ownerOf(event.unit))} built ${typeName(event.what)} ${event.unit.split('-')[2]} ${where(event.place)}.`;
    case 'claimed': {
      const from = event.from === null ? '' : ` from ${nameOf(event.from)}`;
      const what = event.people > 0 ? 'the city' : 'the ground';
      const planes = event.lost.length === 0 ? '' : `; ${listed(event.lost.map(unitName))} burnt on the airfield`;
      return `${nameOf(event.side)} took ${what} ${where(event.place)}${from}${planes}.`;
    }
    case 'based':
      return `${nameOf(event.side)} built a base ${where(event.place)}: ${BASES[event.what].name}.`;
    case 'mended':
      return `${nameOf(event.side)} repairs the bridge ${where(event.place)}.`;
    case 'cooled':
      return 'Everything that burns loses one fire.';
  }
}

export function tellTurn(event: TurnEvent): string {
  switch (event.type) {
    case 'turnBegan':
      return `Turn ${event.turn} begins.`;
    case 'initiative':
      return `Initiative: ${event.throws.map(({ side, die }) => `${nameOf(side)} ${die}`).join(', ')}. In order: ${event.order.map(nameOf).join(', ')}.`;
    case 'opened':
      return event.step === 0 ? 'Infantry is placed.' : `Step ${event.step}: ${STEP_NAMES[event.step - 1]}.`;
    case 'closed':
      return event.dropped.length === 0
        ? `${nameOf(event.side)} passed.`
        : `Orders without effect: ${event.dropped.map(droppedText).join('; ')}.`;
    case 'readied':
      return `${nameOf(event.side)} is ready.`;
    case 'placed':
      return `${nameOf(event.side)} placed Infantry ${where(event.place)}.`;
    case 'left':
      return event.why === 'resigned'
        ? `${nameOf(event.side)} left the war.`
        : `${nameOf(event.side)} is out of the war.`;
    case 'cleared':
      return `What belonged to ${nameOf(event.side)} is nobody’s now.`;
    case 'warEnded':
      return ended(event.outcome);
  }
}

function droppedText({ order, code }: Dropped): string {
  return `${writeOrder(order)} (${REFUSALS[code].replace(/\.$/, '')})`;
}

const REASONS: Readonly<Record<string, string>> = {
  cities: 'by conquest of the cities',
  'last-standing': 'as the last one standing',
  'turn-limit': 'at the turn limit',
  stagnation: 'after ten quiet turns',
  agreement: 'by agreement',
  resignation: 'because the others left',
};

export function ended({ reason, places }: Outcome<Side>): string {
  const first = places.filter(({ place }) => place === 1).map(({ side }) => nameOf(side));
  const how = REASONS[reason] ?? reason;
  return first.length === 1 ? `${first[0]} won ${how}.` : `${listed(first)} share the first place ${how}.`;
}
