/** Whether the cards and counters of a position can lie and stand as they do: every card in one place, and no counter ahead. */
import { type DocumentFault, faultAt, type RuleId } from '@fieldpost/engine';
import type { Contradiction } from '../catalogue/contradictions.ts';
import { FORMATIONS, type UnitId, unitOf } from '../catalogue/formations.ts';
import { DECK_LIMITS, presetCards } from '../catalogue/presets.ts';
import { type TacticId, tacticOf } from '../catalogue/tactics.ts';
import { contradicts } from '../refusal.ts';
import { isSupport } from '../rules/conditions.ts';
import { totalOf } from '../rules/counts.ts';
import { nationOf, refusesDeck } from '../rules/decks.ts';
import { MAX_IN_HAND } from '../rules/maneuver.ts';
import { presetOf } from '../rules/victory.ts';
import type { BySide, Counts, Force, Options, Side } from '../state.ts';
import { otherSide, SIDES } from '../state.ts';
import type { ForceDocument, Position } from './document.ts';

type Fault = DocumentFault | null;

/** `at` is the member below `position`. */
export const no = (at: string, code: Contradiction, rule?: RuleId): DocumentFault =>
  faultAt(`position.${at}`, contradicts(code, rule));

export function firstOf<Entry>(list: readonly Entry[], check: (entry: Entry, at: number) => Fault): Fault {
  for (const [at, entry] of list.entries()) {
    const fault = check(entry, at);
    if (fault !== null) return fault;
  }
  return null;
}

type Lying = { readonly card: TacticId; readonly at: string };

const at = (cards: readonly TacticId[], member: string): readonly Lying[] =>
  cards.map((card, i) => ({ card, at: `${member}[${i}]` }));

/** TDC-003: "one copy each": every place where tactics cards lie, the draw pile last. */
export function refusesTactics({ forces, discard, attack, contest, tactics }: Position): Fault {
  const running = attack?.result === null ? attack.cards : [];
  const contested = contest?.about === 'free' ? contest.cards : [];
  const played = (cards: readonly { readonly card: TacticId }[]) => cards.map(({ card }) => card);
  const lying = [
    ...at(forces.german.hand, 'forces.german.hand'),
    ...at(forces.anglo.hand, 'forces.anglo.hand'),
    ...at(discard, 'discard'),
    ...at(played(running), 'attack.cards'),
    ...at(played(contested), 'contest.cards'),
    ...at(tactics ?? [], 'tactics'),
  ];
  const seen = new Set<TacticId>();
  return firstOf(lying, (one) => {
    if (seen.has(one.card)) return no(one.at, 'CARD_TWICE');
    seen.add(one.card);
    return null;
  });
}

/** TDC-066, 071: a card that has had its effect lies on the discard: those of an attack that has ended, and a Free Action. */
export function refusesSettled({ attack, freeAction, discard }: Position): Fault {
  const ended = attack === null || attack.result === null ? [] : attack.cards;
  const missing = ended.findIndex(({ card }) => !discard.includes(card));
  if (missing >= 0) return no(`attack.cards[${missing}]`, 'CARD_NOT_DISCARDED');
  return freeAction === null || discard.includes(freeAction) ? null : no('freeAction', 'CARD_NOT_DISCARDED');
}

/** TDC-011: "Cards gained never exceed 9 at another time" than the active player's MANEUVER. */
export function refusesHands({ forces, window, active }: Position): Fault {
  const over = SIDES.find(
    (side) => forces[side].hand.length > MAX_IN_HAND && !(window === 'maneuver' && side === active),
  );
  return over === undefined ? null : no(`forces.${over}.hand`, 'HAND_TOO_LARGE');
}

/** TDC-001, 002, 100 to 104: each formation is of its own list, and no card of it is there more often than it may. */
export function refusesFormations(position: Position, forces: BySide<Force>, options: Options): Fault {
  return firstOf(SIDES, (side) => refusesFormation(position.forces[side], forces[side].list, options, side));
}

function refusesFormation(document: ForceDocument, list: Counts, options: Options, side: Side): Fault {
  const nation = nationOf(options, side);
  const own = (unit: UnitId) => FORMATIONS[nation].some(({ id }) => id === unit);
  const stranger = placeOf(document, (unit) => !own(unit));
  if (stranger !== null) return no(`forces.${side}.${stranger}`, 'FOREIGN_UNIT');
  const built = options.customDecks === 'on';
  const most = (unit: UnitId) => (built ? 2 * unitOf(unit).copies : (presetCards(presetOf(options, side))[unit] ?? 0));
  const surplus = placeOf(document, (unit) => (list[unit] ?? 0) > most(unit));
  if (surplus !== null) return no(`forces.${side}.${surplus}`, built ? 'BUILT_COPIES_EXCEEDED' : 'COPIES_EXCEEDED');
  const { size } = DECK_LIMITS[nation];
  if (totalOf(list) > size) return no(`forces.${side}`, 'FORMATION_TOO_LARGE');
  const fault = built && totalOf(list) === size ? refusesDeck(nation, list) : null;
  return fault === null ? null : no(`forces.${side}`, 'FORMATION_UNBUILT', fault.rule ?? undefined);
}

/** The last place in which a side's document names such a card: there it is one too many. */
function placeOf(
  { deck, top, table, reserve, casualties }: ForceDocument,
  wanted: (unit: UnitId) => boolean,
): string | null {
  const places: readonly (readonly [UnitId, string])[] = [
    ...(Object.keys(deck ?? {}) as UnitId[]).map((unit) => [unit, `deck.${unit}`] as const),
    ...(top === null ? [] : [[top.unit, 'top'] as const]),
    ...table.map(({ unit }, i) => [unit, `table[${i}]`] as const),
    ...reserve.map((unit, i) => [unit, `reserve[${i}]`] as const),
    ...casualties.map((unit, i) => [unit, `casualties[${i}]`] as const),
  ];
  return places.findLast(([unit]) => wanted(unit))?.[1] ?? null;
}

/** TDC-023, 031, 065: support lies open only while it attacks; it is no top card, and leaves the table with its attack. */
export function refusesSupport({ forces, active, attack }: Position): Fault {
  const attacks = attack?.result === null ? attack.attacker.id : null;
  return firstOf(SIDES, (side) => {
    const { top, table } = forces[side];
    if (top !== null && isSupport(top.unit)) return no(`forces.${side}.top`, 'SUPPORT_ON_TOP');
    return firstOf(table, ({ unit, id }, i) =>
      isSupport(unit) && !(side === active && id === attacks)
        ? no(`forces.${side}.table[${i}]`, 'SUPPORT_STAYED')
        : null,
    );
  });
}

/** TDC-020: who attacked in this turn is the active side's; its tired cards are cleared before its first attack. */
export function refusesTired({ forces, active, window }: Position): Fault {
  const fresh = window === 'maneuver';
  return firstOf(SIDES, (side) =>
    firstOf(forces[side].table, ({ attacked }, i) => {
      const wrong = side === active && !fresh ? 'lastTurn' : 'thisTurn';
      return attacked === wrong ? no(`forces.${side}.table[${i}].attacked`, 'WRONGLY_TIRED') : null;
    }),
  );
}

/** TDC-005, 080 to 084, 094: sides take turns one by one within the limit, and cycles follow from lost decks. */
export function refusesCounters(
  { forces, active, first, exchanges }: Position,
  lists: BySide<Force>,
  limit: number,
): Fault {
  const late = SIDES.find((side) => forces[side].turns > limit);
  if (late !== undefined) return no(`forces.${late}.turns`, 'TURNS_PAST_LIMIT');
  const ahead = forces[active].turns - forces[otherSide(active)].turns;
  if (forces[active].turns < 1 || ahead < 0 || ahead > 1) return no(`forces.${active}.turns`, 'TURNS_APART');
  if ((ahead === 1) !== (first === active)) return no('first', 'FIRST_UNLIKE_TURNS');
  const hasty = SIDES.find((side) => cyclesAhead(forces, lists, side));
  if (hasty !== undefined) return no(`forces.${hasty}.cycles`, 'CYCLES_AHEAD');
  return exchanges > Math.min(forces.german.cycles, forces.anglo.cycles) ? no('exchanges', 'EXCHANGES_AHEAD') : null;
}

/**
 * TDC-081: nobody attacks a second deck away before the other. TDC-084: further decks go only to the enemy's attacks, and each of
 * them takes a casualty, or support that was turned up.
 */
function cyclesAhead(forces: BySide<ForceDocument>, lists: BySide<Force>, side: Side): boolean {
  const { cycles, casualties } = forces[side];
  const support = Object.entries(lists[side].list).filter(([unit]) => isSupport(unit as UnitId));
  const given = casualties.length + totalOf(Object.fromEntries(support) as Counts);
  return cycles - forces[otherSide(side)].cycles > 1 + given;
}

/** TDC-050: passes are counted in MODIFIER alone; there sides take turns from the attacker on. */
export function refusesPasses({ window, passes, attack, active, awaited }: Position): Fault {
  if (window !== 'modifier') return passes === 0 ? null : no('passes', 'PASSES_OUTSIDE_MODIFIER');
  const last = attack?.cards.findLast(
    (played) => played.window === 'modifier' && tacticOf(played.card).effect.kind === 'modify',
  );
  const before = last?.side ?? otherSide(active);
  return awaited === (passes === 0 ? otherSide(before) : before) ? null : no('awaited', 'MODIFIER_OUT_OF_TURN');
}
