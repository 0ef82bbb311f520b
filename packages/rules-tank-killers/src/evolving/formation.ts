/** Formation cards between deck, table, reserve and casualties (TDC-013, 030 to 032, 060, 065, 080, 083). */
import type { UnitId } from '../catalogue/formations.ts';
import type { Event } from '../events.ts';
import { changed, withAll } from '../rules/counts.ts';
import type { BySide, Counts, Force, Open, Script, Secret, Side, State } from '../state.ts';
import { bySide, opened, withForce, withSecret } from './parts.ts';

type Of<Type extends Event['type']> = Extract<Event, { readonly type: Type }>;

/** The secrets once a card of a formation deck is known: it lies face down no longer. */
export function uncovered({ decks, script }: Secret, side: Side, unit: UnitId): Pick<Secret, 'decks' | 'script'> {
  const rest: Script = script[side][0] === unit ? { ...script, [side]: script[side].slice(1) } : script;
  return { decks: bySide<Counts>(decks, side, changed(decks[side], unit, -1)), script: rest };
}

/** TDC-030: "turned face up, staying on the deck". */
export function evolveTurnedUp(state: State, { side, id, unit }: Of<'turnedUp'>): State {
  const forces = withForce(state.open.forces, side, { top: { id, unit } });
  return withSecret(state, { forces, nextId: state.open.nextId + 1 }, uncovered(state.secret, side, unit));
}

/** TDC-031. */
export function evolveWithdrew({ forces }: Open, { side, unit }: Of<'withdrew'>): Partial<Open> {
  const { deck, reserve } = forces[side];
  return { forces: withForce(forces, side, { top: null, deck: deck - 1, reserve: [...reserve, unit] }) };
}

/** TDC-060: from the table or from the top of the deck to the top of the casualty pile. */
export function evolveLost({ forces }: Open, { side, id, unit }: Of<'lost'>): Partial<Open> {
  const force = forces[side];
  const casualties = [...force.casualties, unit];
  const gone: Partial<Force> =
    force.top?.id === id
      ? { top: null, deck: force.deck - 1 }
      : { table: force.table.filter((card) => card.id !== id) };
  return { forces: withForce(forces, side, { ...gone, casualties }) };
}

type FormationEvent = Of<'recovered'> | Of<'ranOut'> | Of<'reserveShuffled'>;

export function evolveFormation(state: State, event: FormationEvent): State {
  if (event.type === 'reserveShuffled') return evolveShuffled(state, event.side);
  const force = state.open.forces[event.side];
  const change: Partial<Force> =
    event.type === 'ranOut'
      ? { cycles: event.cycles, waiting: true }
      : { casualties: force.casualties.slice(0, -1), reserve: [event.unit, ...force.reserve] };
  return opened(state, { forces: withForce(state.open.forces, event.side, change) });
}

/** TDC-080: the reserve pile becomes the formation deck; its cards lose their order. */
function evolveShuffled(state: State, side: Side): State {
  const { reserve, deck } = state.open.forces[side];
  const forces: BySide<Force> = withForce(state.open.forces, side, {
    reserve: [],
    deck: deck + reserve.length,
    waiting: false,
  });
  const { decks } = state.secret;
  return withSecret(state, { forces }, { decks: bySide(decks, side, withAll(decks[side], reserve)) });
}
