/** Tank Killers: attacks and the cards played in them. Its luck is in the cards that are drawn. */
import type { Event, Side, State } from '@fieldpost/rules-tank-killers';
import { TACTICS, type Tactic, type UnitId, unitOf } from '@fieldpost/rules-tank-killers/catalogue';
import { type Count, counting, type Fact, factsOf, type Throw } from './counting.ts';

const otherOf = (side: Side): Side => (side === 'german' ? 'anglo' : 'german');

function countsOf({ event, before }: Fact<State, Event>): readonly Count[] {
  const row = (title: string, side: Side): Count => ({ title, side, count: 1 });
  switch (event.type) {
    case 'cameUp':
    case 'attacksAgain':
      return [row('Attacks', event.side)];
    case 'attackEnded': {
      const side = before.open.active;
      return event.result === 'destroyed' || event.result === 'finished'
        ? [row('Attacks that took their target', side)]
        : event.result === 'survived'
          ? [row('Attacks that the target survived', side)]
          : [row('Attacks without effect', side)];
    }
    case 'lost':
      return event.why === 'spent' ? [] : [row('Cards destroyed or put out of action', otherOf(event.side))];
    case 'played':
      return [row('Tactics cards played', event.side)];
    case 'drew':
      return [row('Tactics cards drawn', event.side)];
    case 'discarded':
      return [row('Tactics cards discarded unused', event.side)];
    default:
      return [];
  }
}

const KINDS = {
  stopping: { title: 'Cards that stop an attack', told: 'drawn cards stop an attack' },
  finishing: { title: 'Cards that finish a target', told: 'drawn cards finish a target' },
  modifier: { title: 'Modifiers', told: 'drawn cards are modifiers' },
  negate: { title: 'Negate cards', told: 'drawn cards negate another' },
  free: { title: 'Free actions', told: 'drawn cards are free actions' },
} as const;
type Kind = keyof typeof KINDS;

function kindOf({ effect }: Tactic): Kind | null {
  switch (effect.kind) {
    case 'lost':
    case 'endTurn':
      return 'stopping';
    case 'outOfAction':
      return effect.who === 'attacker' ? 'stopping' : 'finishing';
    case 'modify':
      return 'modifier';
    case 'negate':
    case 'free':
      return effect.kind;
    default:
      return null;
  }
}

const KIND_OF: ReadonlyMap<string, Kind | null> = new Map(TACTICS.map((card) => [card.id, kindOf(card)]));

/** TDC-006: any card that is left may come. One that a scenario has written down is no luck. */
function throwsOf({ event, before }: Fact<State, Extract<Event, { readonly type: 'drew' }>>): readonly Throw[] {
  const { tactics, script } = before.secret;
  const [written] = script.tactics;
  if (written !== undefined && tactics.includes(written)) return [];
  const kinds = tactics.map((card) => KIND_OF.get(card) ?? null);
  return (Object.keys(KINDS) as readonly Kind[]).map((kind) => ({
    side: event.side,
    kind,
    chance: kinds.filter((one) => one === kind).length / tactics.length,
    hit: KIND_OF.get(event.card) === kind,
  }));
}

export const tankKillersStatistics = counting<State, Event>({
  strength: 'Distance from the break point, in percent',
  lost: 'Cards lost',
  kindName: (kind) => unitOf(kind as UnitId).name,
  rows: [
    'Attacks',
    'Attacks that took their target',
    'Attacks that the target survived',
    'Attacks without effect',
    'Cards destroyed or put out of action',
    'Tactics cards drawn',
    'Tactics cards played',
    'Tactics cards discarded unused',
  ],
  courses: [{ title: 'Cards in hand', of: (state, side) => state.open.forces[side as Side].hand }],
  counts: (facts) => facts.flatMap(countsOf),
  kinds: KINDS,
  throws: (facts) => factsOf(facts, 'drew').flatMap(throwsOf),
});
