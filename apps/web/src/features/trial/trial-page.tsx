import type { Fault, Json } from '@fieldpost/client';
import Link from 'next/link';
import { notFound } from 'next/navigation';
import { ask } from '../../connection/server.ts';
import { FaultNotice } from '../forms/fault-notice.tsx';
import { currentPerson } from '../session/current-person.ts';
import type { Start } from './ground.ts';
import { POSITION, SEEN_THEN, TRIAL_BY_ID, TRIAL_MATCH, type TrialMatch } from './operations.ts';
import { TrialTable } from './trial-table.tsx';

type Props = {
  readonly id: string;
  /** The moment that is tried from; null: the last. */
  readonly step: number | null;
  /** A trial that was kept; null: a new one. */
  readonly trial: string | null;
};

type Found = { readonly start: Start } | { readonly fault: Fault } | { readonly words: string };

/** What the trial begins with: the truth of a finished match, of a running one what its player sees. A kept guess stays one. */
async function startOf({ id, status, you }: TrialMatch, step: number, guess: number | null): Promise<Found> {
  if (status === 'finished' && guess === null) {
    const answer = await ask(POSITION, { matchId: id, step });
    return answer.ok ? { start: { kind: 'truth', state: answer.value.position?.state as Json } } : answer;
  }
  if (you === null) return { words: 'You can try out a running match only if you play in it.' };
  const answer = await ask(SEEN_THEN, { id, step });
  if (!answer.ok) return answer;
  const frame = answer.value.match?.frames[0];
  if (frame === undefined) return { words: 'The match has fewer steps. Choose an earlier one.' };
  return {
    start: { kind: 'view', view: frame.view as Json, seat: { side: you.side, player: you.player }, guess: guess ?? 1 },
  };
}

/** Orders are tried here on a copy of a match: nothing that sends an order to the match is on this page. */
export async function TrialPage({ id, step, trial: trialId }: Props) {
  const [found, person, kept] = await Promise.all([
    ask(TRIAL_MATCH, { id }),
    currentPerson(),
    trialId === null ? null : ask(TRIAL_BY_ID, { id: trialId }),
  ]);
  if (!found.ok) return <FaultNotice fault={found.fault} />;
  const { match } = found.value;
  if (match === null) notFound();
  if (kept !== null && !kept.ok) return <FaultNotice fault={kept.fault} />;
  const trial = kept?.value.trial ?? null;
  const at = Math.min(trial?.step ?? step ?? match.step, match.step);
  const start = await startOf(match, at, trial?.guess ?? null);
  if ('start' in start)
    return <TrialTable match={match} step={at} start={start.start} kept={trial} signedIn={person !== null} />;
  return (
    <div className="stack">
      <h1>Try it out</h1>
      {'words' in start ? <p className="notice">{start.words}</p> : <FaultNotice fault={start.fault} />}
      <p>
        <Link href={`/matches/${match.id}`}>Back to the match</Link>
      </p>
    </div>
  );
}
