/** Sentences about moves. */
import type { MoveEvent } from '../events.ts';
import { listed, unitName, where } from './names.ts';

type Moved = Extract<MoveEvent, { readonly type: 'moved' }>;

const VERBS: Readonly<Record<Moved['how'], string>> = {
  sail: 'sailed to a hex',
  march: 'marched to a hex',
  board: 'went on board',
  land: 'landed',
  transfer: 'moved to the base',
  divert: 'found another base',
  advance: 'advanced to a hex',
};

export function tellMove(event: MoveEvent): string {
  switch (event.type) {
    case 'moved':
      return `${unitName(event.unit)} ${moved(event)}.`;
    case 'sortied':
      return `${unitName(event.unit)} flies against ${typeof event.aim === 'string' ? unitName(event.aim) : 'what stands'} ${where(event.place)}.`;
    case 'scrambled':
      return `${unitName(event.unit)} rises against ${unitName(event.plane)}.`;
    case 'landed':
      return `${listed(event.units.map(unitName))} landed.`;
    case 'ditched':
      return `${unitName(event.unit)} found no base and is lost.`;
  }
}

/** "marched to Zeven", "marched to a hex 2 from Zeven". */
function moved({ how, place }: Moved): string {
  const there = where(place);
  const verb = VERBS[how];
  return there.startsWith('at ') && verb.endsWith(' to a hex')
    ? `${verb.slice(0, -' a hex'.length)} ${there.slice('at '.length)}`
    : `${verb} ${there}`;
}
