/** The Legacy campaign of Animal World War, behind the contract of campaigns. */
import type { AnyRuleSet, Campaign, FinishedRecord, Json, Standing } from '@fieldpost/engine';
import { type AwwGame, animalWorldWar } from '@fieldpost/rules-animal-world-war';
import { type Act, parseAct } from './acts/act.ts';
import { readLine, smallActs } from './acts/by-letter.ts';
import { chooseAct } from './acts/choosing.ts';
import { legalActs } from './acts/menu.ts';
import { waitsOf } from './acts/waits.ts';
import { stateHash } from './aftermath/aftermath.ts';
import { ATLAS } from './catalogue/atlas.ts';
import { OPTIONS } from './catalogue/options.ts';
import { REFUSALS } from './catalogue/refusals.ts';
import { RULES } from './catalogue/rules.ts';
import { classesAfter, turnOfEntry } from './corrections/correcting.ts';
import { battleIn, dossier, fought, honour } from './dossiers.ts';
import { explain, glance, placing } from './explaining.ts';
import { fallsIn } from './falls.ts';
import { frame } from './framing.ts';
import { broken } from './invariants.ts';
import { type Course, lastTurn, stateOf } from './ledger/course.ts';
import type { Entry } from './ledger/entry.ts';
import { verifyLedger } from './ledger/verify.ts';
import { open, play } from './ledger/writing.ts';
import { optionsOfBattle } from './muster/options.ts';
import { offered } from './offers.ts';
import { type Options, parseOptions } from './options.ts';
import { parseState } from './parsing-state.ts';
import { patchedReport, type Report } from './report.ts';
import { EMPIRES, type Empire, type State } from './state.ts';
import { tell, titleOf } from './telling.ts';
import { type View, viewOf } from './view.ts';

export type LegacyCampaign = {
  readonly side: Empire;
  readonly options: Options;
  readonly state: State;
  readonly act: Act;
  readonly entry: Entry;
  readonly view: View;
  readonly course: Course;
};

/** LC-002: "The rules of the campaign are the registered rule set `aww-legacy@1`". */
export const awwLegacy: Campaign<LegacyCampaign> = {
  ref: { id: 'aww-legacy', edition: 1 },
  battles: animalWorldWar as unknown as AnyRuleSet,
  sides: EMPIRES,
  options: OPTIONS,
  atlas: ATLAS,
  texts: { refusals: REFUSALS, rules: RULES },
  parse: { options: parseOptions, act: parseAct, state: parseState },
  open,
  standing(campaign, options, at, state) {
    const { course, entries } = open(campaign, options, at);
    return { course: { ...course, state }, entries, states: [state] };
  },
  play,
  view: viewOf,
  legal: legalActs,
  small: smallActs,
  read: readLine,
  title: titleOf,
  explain,
  glance,
  placing,
  fought,
  battleIn,
  dossier,
  honour,
  frame,
  fallsIn: (record) => fallsIn(record as unknown as FinishedRecord<AwwGame>),
  offered,
  choose: chooseAct,
  waits: waitsOf,
  look,
  tell,
  verify: (entries, reportOf) =>
    verifyLedger(entries, reportOf && ((match, record) => reportOf(match, record) as Report | null | undefined)),
  classes: (course, act) => (act.type === 'correct' ? classesOf(course, act) : null),
  broken,
};

function look(course: Course): Standing<LegacyCampaign> {
  const { head, seq, line, correctedByPlayer = false } = course;
  const state = stateOf(course);
  const ended = state.phase === 'ended';
  return { head, seq, line, state, stateHash: stateHash(state), ended, battle: battleOf(course), correctedByPlayer };
}

/** LC-050: what the match of the battle under way is set up with. */
function battleOf({ state, past, opening }: Course): Standing<LegacyCampaign>['battle'] {
  const battle = state.phase === 'battle' ? lastTurn(past)?.battle : null;
  if (!battle || battle.result !== null) return null;
  const { carry, match } = battle;
  const setup = { scenario: carry.layout, options: optionsOfBattle(opening.options, carry), carryOver: carry as Json };
  return { battle: battle.battle, match, setup };
}

/** LC-087: what a correction would make of all that came after, nothing written. */
function classesOf(course: Course, act: Extract<Act, { type: 'correct' }>): readonly Json[] {
  const report = turnOfEntry(course.past, act.of)?.turn.battle.result?.report;
  const patched = report === undefined || act.report === null ? null : patchedReport(report, act.report);
  return patched?.ok ? (classesAfter(course, act.of, patched.value) as readonly Json[]) : [];
}
