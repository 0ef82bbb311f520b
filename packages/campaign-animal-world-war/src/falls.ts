/** By whom each fell in a battle, and when: what a report does not say, out of the record alone (LC-134). */
import type { Fall, FinishedRecord } from '@fieldpost/engine';
import type { AwwGame } from '@fieldpost/rules-animal-world-war';
import { cardOf } from './catalogue/soldiers.ts';

/** The last fall of each: a Recruit gets up again. `by` null: no soldier is answerable, as for the strike of a card. */
export function fallsIn({ steps }: FinishedRecord<AwwGame>): Readonly<Record<string, Fall>> {
  const falls: Record<string, Fall> = {};
  for (const [step, { events }] of steps.entries())
    for (const event of events)
      if (event.type === 'died' && cardOf(event.unit) !== null)
        falls[event.unit] = { by: cardOf(event.by) === null ? null : event.by, step };
  return falls;
}
