import { recorded } from '../chance/recorded.ts';
import type { Draw, GameTypes, MatchRecord, Refusal, Result, RuleSet, Step } from '../contract.ts';
import { canonicalJson } from '../hash/canonical.ts';
import { applied } from '../match/run.ts';
import { accept, fail } from '../result.ts';

/**
 * The first fault of a record. `step`: index in the log, -1 for the set-up. Codes: OPENING_DIFFERS, DRAWS_DIFFER, REFUSED (with the rule
 * set's `refusal`), EVENTS_DIFFER, ENDING_DIFFERS.
 */
export type ReplayFault = { readonly code: string; readonly step: number; readonly refusal: Refusal | null };

/** Dice that return the logged results. `astray` records any other request. */
function loggedChance(draws: readonly Draw[]) {
  let astray = false;
  let at = 0;
  const chance = recorded((faces) => {
    const logged = draws[at++];
    if (logged?.faces === faces) return logged.result;
    astray = true;
    return 1;
  }, draws[0]?.index ?? 0);
  return { chance, holds: () => !astray && canonicalJson([...chance.draws]) === canonicalJson([...draws]) };
}

/**
 * Plays a record again with the dice it names: set-up and every command are judged again and must give the recorded draws,
 * events and states. Gives the state after each step (the opening first).
 */
export function replay<G extends GameTypes>(
  rules: RuleSet<G>,
  record: MatchRecord<G>,
): Result<readonly G['state'][], ReplayFault> {
  const fault = openingFault(rules, record);
  if (fault) return fail({ code: fault, step: -1, refusal: null });
  const states = [record.opening];
  let state = record.opening;
  for (const [index, step] of record.steps.entries()) {
    const again = replayStep(rules, state, step);
    if (!again.ok) return fail({ ...again.fault, step: index });
    state = again.value;
    states.push(state);
  }
  return endingHolds(rules, record, state)
    ? accept(states)
    : fail({ code: 'ENDING_DIFFERS', step: record.steps.length, refusal: null });
}

function openingFault<G extends GameTypes>(rules: RuleSet<G>, record: MatchRecord<G>): string | null {
  const { chance, holds } = loggedChance(record.openingDraws);
  const opening = rules.setUp(record.setup, chance);
  if (!holds()) return 'DRAWS_DIFFER';
  return opening.ok && canonicalJson(opening.value) === canonicalJson(record.opening) ? null : 'OPENING_DIFFERS';
}

/** The state after one recorded step, judged again. */
function replayStep<G extends GameTypes>(
  rules: RuleSet<G>,
  state: G['state'],
  step: Step<G>,
): Result<G['state'], Omit<ReplayFault, 'step'>> {
  const { chance, holds } = loggedChance(step.draws);
  const decided = rules.decide(state, step.by, step.command, chance);
  if (!decided.ok) return fail({ code: 'REFUSED', refusal: decided.fault });
  if (!holds()) return fail({ code: 'DRAWS_DIFFER', refusal: null });
  if (canonicalJson([...decided.value]) !== canonicalJson([...step.events]))
    return fail({ code: 'EVENTS_DIFFER', refusal: null });
  return accept(applied(rules, state, step.events));
}

function endingHolds<G extends GameTypes>(rules: RuleSet<G>, record: MatchRecord<G>, final: G['state']): boolean {
  const pending = rules.pending(final, 'spectator');
  if (record.ending?.by === 'rules')
    return pending.kind === 'finished' && canonicalJson(pending.outcome) === canonicalJson(record.ending.outcome);
  return pending.kind !== 'finished';
}
