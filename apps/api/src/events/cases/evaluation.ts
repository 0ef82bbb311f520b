/** CL-092: the system's evaluation of a match, sealed until the decision. */
import { Worker } from 'node:worker_threads';
import { cappedEvaluation, type Settings } from '@fieldpost/league';
import type { LoadedMatch } from '../../match-store/loaded-match.ts';
import type { Evaluation, Evidence } from './case.ts';
import type { PlayedOut, Position } from './playing-out.ts';

/** The bot that plays both sides. */
const BOT = 'greedy';

function inThread(position: Position): Promise<PlayedOut> {
  return new Promise((resolve, reject) => {
    const thread = new Worker(new URL('./thread.ts', import.meta.url), { workerData: position });
    thread.once('message', (found: PlayedOut) => resolve(found));
    thread.once('error', reject);
    thread.once('exit', (code) => reject(new Error(`a thread of playouts ended with ${code}`)));
  });
}

type Of = { readonly settings: Settings; readonly seed: Uint8Array };

/** Plays a match out from where it stands. Null: it has not begun, or is over. */
export async function playedFrom(
  { match, rules, game }: LoadedMatch,
  { settings, seed }: Of,
): Promise<Omit<Evaluation, 'counted'> | null> {
  const [a, b] = rules.sidesOf(match.setup);
  if (game === null || game.ending !== null || a === undefined || b === undefined) return null;
  const { playouts } = settings.adjudication;
  const asked = { rules: `${rules.ref.id}@${rules.ref.edition}`, bot: BOT, playouts } as const;
  const begun = performance.now();
  const { e, unfinished } = await inThread({
    ...asked,
    game,
    sides: [a, b],
    matchId: match.id,
    seed: Buffer.from(seed).toString('hex'),
  });
  const seeds = 'HMAC-SHA-256(seed of the event, "match id:number"), number from 0';
  return { ...asked, e, unfinished, seeds, wallMs: Math.round(performance.now() - begun) };
}

/** The evaluation of a case: what slow play would win by it is capped (CL-094). */
export async function evaluated(
  loaded: LoadedMatch,
  { evidence, ...of }: Of & { readonly evidence: Evidence },
): Promise<Evaluation | null> {
  const found = await playedFrom(loaded, of);
  return found && { ...found, counted: cappedEvaluation(found.e, found.playouts, evidence.slower) };
}
