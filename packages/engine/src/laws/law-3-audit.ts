import type { GameTypes, MatchRecord, Step } from '../contract.ts';
import { hashOf } from '../hash/canonical.ts';
import { applied } from '../match/run.ts';
import { replay } from '../record/replay.ts';
import { must, type Proof, shown } from './law.ts';
import { openWalk, startsOf, walk } from './walk.ts';

type Start<G extends GameTypes> = ReturnType<typeof startsOf<G>>[number];

/** The record of a random match. */
export function walkRecord<G extends GameTypes>(proof: Proof<G>, start: Start<G>) {
  const opened = openWalk(proof, start);
  const steps: Step<G>[] = [...opened.steps];
  let game = opened.game;
  for (const { played } of walk(proof, start)) {
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
  for (const start of startsOf(proof)) {
    const { record, final } = walkRecord(proof, start);
    const again = walkRecord(proof, start);
    must(hashOf(again.final) === hashOf(final), () => `the same seed ${start.seed} gave two different matches`);
    const events = record.steps.flatMap((step) => step.events);
    const rebuilt = applied(proof.rules, record.opening, events);
    must(hashOf(rebuilt) === hashOf(final), () => `the events of seed ${start.seed} do not rebuild the state`);
    const stored = JSON.parse(JSON.stringify(record)) as MatchRecord<G>;
    const replayed = replay(proof.rules, stored);
    must(replayed.ok, () => `the record of seed ${start.seed} does not replay: ${shown(replayed)}`);
    must(hashOf(replayed.value.at(-1) ?? null) === hashOf(final), () => 'the replay ends elsewhere');
  }
}
