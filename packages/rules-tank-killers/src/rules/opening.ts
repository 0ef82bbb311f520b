/** The beginning of a match: TDC-001 to TDC-006. */

import { presetCards } from '../catalogue/presets.ts';
import { TACTICS } from '../catalogue/tactics.ts';
import { freshForce } from '../evolving/decks.ts';
import type { Open, Options, Script, State } from '../state.ts';
import type { Course } from './course.ts';
import { beginTurn, deal } from './maneuver.ts';
import { presetOf } from './victory.ts';

/** TDC-002, 003: the decks lie ready, and nothing is drawn yet. */
export function openingState(options: Options, script: Script): State {
  const german = presetCards(presetOf(options, 'german'));
  const anglo = presetCards(presetOf(options, 'anglo'));
  const open: Open = {
    options,
    phase: options.customDecks === 'on' ? 'decks' : 'maneuver',
    active: 'german',
    awaited: 'german',
    first: 'german',
    forces: { german: freshForce(options, 'german', german), anglo: freshForce(options, 'anglo', anglo) },
    tactics: TACTICS.length,
    discard: [],
    attack: null,
    contest: null,
    passes: 0,
    freeAction: null,
    interrupted: false,
    exchanges: 0,
    nextId: 1,
    outcome: null,
  };
  const hands = { german: [], anglo: [] };
  const tactics = TACTICS.map(({ id }) => id);
  return {
    open,
    secret: { hands, tactics, decks: { german, anglo }, script, committed: { german: null, anglo: null } },
  };
}

/** THE-RULES "States of a turn", SETUP: "shuffle, deal 3 each, pick first player". */
export function beginPlay(course: Course): void {
  deal(course);
  course.emit({ type: 'firstChosen', side: firstSide(course) });
  beginTurn(course, course.open.first);
}

/** TDC-005. */
function firstSide({ open, chance }: Course): 'german' | 'anglo' {
  const { first } = open.options;
  if (first !== 'random') return first;
  return chance.draw(2, 'first player') === 1 ? 'german' : 'anglo';
}
