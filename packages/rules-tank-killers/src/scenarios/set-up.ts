/** From a scenario document and the options to the first state. */
import { type Chance, type DocumentFault, type Result, readAt } from '@fieldpost/engine';
import { accepted, refused } from '@fieldpost/engine/reading';
import { presetCards } from '../catalogue/presets.ts';
import { TACTICS, type TacticId } from '../catalogue/tactics.ts';
import { parseOptions } from '../options.ts';
import { inOrder, totalOf, withAll } from '../rules/counts.ts';
import { Course } from '../rules/course.ts';
import { beginPlay, openingState } from '../rules/opening.ts';
import { breakAt, presetOf } from '../rules/victory.ts';
import type { BySide, Counts, Force, Options, Script, Side, State } from '../state.ts';
import type { ForceDocument, Position, ScenarioDocument } from './document.ts';
import { refusesPosition } from './possible.ts';

/** The scenario overrides the options of the match. */
export function setUpMatch(document: ScenarioDocument, agreed: Options, chance: Chance): Result<State, DocumentFault> {
  const options = readAt('options', parseOptions({ ...agreed, ...document.options }));
  if (!options.ok) return options;
  if (document.position !== null) return fromPosition(document.position, options.value, document.script);
  const state = openingState(options.value, document.script);
  if (state.open.phase === 'decks') return accepted(state);
  const course = new Course(state, chance);
  beginPlay(course);
  return accepted(course.state);
}

/** TDC-093 and all others hold from any position; one that no match could come to is refused. */
function fromPosition(position: Position, options: Options, script: Script): Result<State, DocumentFault> {
  const { german, anglo } = position.forces;
  const decks = { german: deckOf(german, options, 'german'), anglo: deckOf(anglo, options, 'anglo') };
  const forces = {
    german: forceOf(german, decks.german, options, 'german'),
    anglo: forceOf(anglo, decks.anglo, options, 'anglo'),
  };
  const state = stateOf(position, options, forces, decks, script);
  const fault = refusesPosition(position, state);
  return fault === null ? accepted(state) : refused(fault);
}

function openUnits({ top, table, reserve, casualties }: ForceDocument) {
  return [...(top === null ? [] : [top.unit]), ...table.map(({ unit }) => unit), ...reserve, ...casualties];
}

/** The cards face down: as written, or what the listed formation has left. */
function deckOf(force: ForceDocument, options: Options, side: Side): Counts {
  if (force.deck !== null) return force.deck;
  const left = { ...presetCards(presetOf(options, side)) };
  for (const unit of openUnits(force)) left[unit] = Math.max(0, (left[unit] ?? 0) - 1);
  return inOrder(left);
}

function forceOf(document: ForceDocument, faceDown: Counts, options: Options, side: Side): Force {
  const { hand, deck: _, breakAt: limit, ...rest } = document;
  const list = withAll(faceDown, openUnits(document));
  const deck = totalOf(faceDown) + (document.top === null ? 0 : 1);
  const lost = limit ?? breakAt(options, side, totalOf(list));
  return { ...rest, list, deck, hand: hand.length, waiting: deck === 0, breakAt: lost };
}

function stateOf(
  position: Position,
  options: Options,
  forces: BySide<Force>,
  decks: BySide<Counts>,
  script: Script,
): State {
  const { window: phase, forces: documents, tactics: given, ...rest } = position;
  const tactics = given ?? everythingElse(position);
  const hands = { german: [...documents.german.hand].sort(), anglo: [...documents.anglo.hand].sort() };
  const interrupted = position.attack?.cards.some(({ side }) => side !== position.active) ?? false;
  const nextId = lastId(position) + 1;
  const open = { ...rest, options, phase, forces, tactics: tactics.length, interrupted, nextId, outcome: null };
  const committed = { german: null, anglo: null };
  return { open, secret: { hands, tactics: [...tactics].sort(), decks, script, committed } };
}

/** The cards of the list that lie nowhere else. */
function everythingElse({ forces, discard, attack, contest }: Position): readonly TacticId[] {
  const running = attack?.result === null ? attack.cards : [];
  const contested = contest?.about === 'free' ? contest.cards : [];
  const lying = [...running, ...contested].map(({ card }) => card);
  const seen = new Set([...forces.german.hand, ...forces.anglo.hand, ...discard, ...lying]);
  return TACTICS.map(({ id }) => id).filter((id) => !seen.has(id));
}

function lastId({ forces, attack }: Position): number {
  const { german, anglo } = forces;
  const cards = [german.top, anglo.top, ...german.table, ...anglo.table, attack?.attacker, attack?.target];
  return Math.max(0, ...cards.map((card) => Number(card?.id.slice(1) ?? 0)));
}
