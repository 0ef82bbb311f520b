/**
 * The job of a case: pauses the clocks, gathers evidence once, and plays the match out. At the end the clocks resume or
 * the match ends.
 */
import type { Settings } from '@fieldpost/league';
import { pauseAsOperator } from '../../availability/pauses.ts';
import type { Context } from '../../context.ts';
import { loadedMatch } from '../../match-store/loaded-match.ts';
import { loadMatch } from '../../match-store/store.ts';
import { type Evidence, evidenceOf } from './case.ts';
import { evaluated } from './evaluation.ts';
import { gather, hashOfEvidence } from './evidence.ts';
import { caseById, keepEvaluation, keepEvidence } from './store.ts';

type Found = NonNullable<Awaited<ReturnType<typeof caseById>>>;

/** Text for players while their clocks are paused. */
const PAUSED = 'A referee looks at this match.';
/** CL-093: how long the clocks stay paused after "play on", in ms. */
const NOTICE_MS = 72 * 3_600_000;

/** Faults to ignore: it is done already, or cannot be done to a match that is over. */
const DONE = ['PAUSED_ALREADY', 'NOT_PAUSED', 'GAME_OVER', 'NOT_STARTED', 'NOT_FOUND'];

async function setClocks(context: Context, legId: string, stand: boolean): Promise<void> {
  const done = await pauseAsOperator(context, legId, stand ? PAUSED : null, stand ? 0 : NOTICE_MS);
  if (!done.ok && !DONE.includes(done.fault.code)) throw new Error(`match ${legId}: ${done.fault.code}`);
}

async function evidenceFor(context: Context, found: Found, settings: Settings): Promise<Evidence | null> {
  const known = evidenceOf(found);
  if (known !== null) return known;
  const [match, leg] = await Promise.all([
    loadMatch(context.db, found.legId),
    context.db.eventLeg.findUnique({ where: { id: found.legId }, select: { id: true, extended: true } }),
  ]);
  const evidence = match && leg && (await gather(context, loadedMatch(match), { leg, settings }));
  if (evidence) await keepEvidence(context.db, found, evidence, hashOfEvidence(evidence));
  return evidence;
}

/** Does what the case needs now. It may run twice, and continue after an interruption. */
export async function workOnCase(context: Context, legId: string, index: number): Promise<void> {
  await context.clock.sure();
  const found = await caseById(context.db, { legId, nth: index });
  if (found === null) return;
  if (found.state === 'resumed' && found.stopped) await setClocks(context, legId, false);
  if (found.state !== 'open') return;
  if (found.stopped) await setClocks(context, legId, true);
  const settings = found.event.settings as unknown as Settings;
  const evidence = await evidenceFor(context, found, settings);
  // While the clocks run, an evaluation of the hidden state would help anyone who read it.
  // CL-203: what happened between players outside the game cannot be computed.
  if (evidence === null || found.evaluation !== null || !found.stopped || found.cause === 'report') return;
  const match = await loadMatch(context.db, legId);
  const evaluation = match && (await evaluated(loadedMatch(match), { settings, seed: found.event.seed, evidence }));
  if (evaluation) await keepEvaluation(context.db, { legId, nth: index }, evaluation);
}
