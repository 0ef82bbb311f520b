import type { GameTypes, MatchRecord, Step } from '../contract.ts';
import { hashOf } from '../hash/canonical.ts';
import { applied } from '../match/run.ts';
import { replay } from '../record/replay.ts';
import { must, type Proof, shown } from './law.ts';
import { openWalk, type Stride, type Walk, walk, walksOf } from './walk.ts';

type Walked<G extends GameTypes> = Iterable<Stride<G>>;

/** The record of a walk, and the state in which it ends. */
function recordOf<G extends GameTypes>(proof: Proof<G>, { start }: Walk<G>, strides: Walked<G>) {
  const opened = openWalk(proof, start);
  const steps: Step<G>[] = [...opened.steps];
  let game = opened.game;
  for (const { played } of strides) {
    steps.push(...played.steps);
    game = played.game;
  }
  const record: MatchRecord<G> = {
    ruleSet: proof.rules.ref,
    setup: start.setup,
    seedCommitment: '',
    openingDraws: opened.draws,
    opening: opened.opening,
    steps,
    ending: game.ending,
  };
  return { record, final: game.state };
}

/** Law 3: the same set-up, dice and commands give the same events, states and hash; events alone rebuild the state. */
export function checkAudit<G extends GameTypes>(proof: Proof<G>): void {
  for (const walked of walksOf(proof)) {
    const { seed } = walked.start;
    const { record, final } = recordOf(proof, walked, walked.strides);
    const hash = hashOf(final);
    const again = recordOf(proof, walked, walk(proof, walked.start));
    must(hashOf(again.final) === hash, () => `the same seed ${seed} gave two different matches`);
    const events = record.steps.flatMap((step) => step.events);
    const rebuilt = applied(proof.rules, record.opening, events);
    must(hashOf(rebuilt) === hash, () => `the events of seed ${seed} do not rebuild the state`);
    const stored = JSON.parse(JSON.stringify(record)) as MatchRecord<G>;
    const replayed = replay(proof.rules, stored);
    must(replayed.ok, () => `the record of seed ${seed} does not replay: ${shown(replayed)}`);
    must(hashOf(replayed.value.at(-1) ?? null) === hash, () => 'the replay ends elsewhere');
  }
}
