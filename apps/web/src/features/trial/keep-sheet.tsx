'use client';
import type { Json, Result } from '@fieldpost/client';
import Link from 'next/link';
import { type FormEvent, type KeyboardEvent, useCallback, useEffect, useId, useState } from 'react';
import { ask } from '../../connection/browser.ts';
import { Button } from '../../design/button.tsx';
import { FaultNotice } from '../forms/fault-notice.tsx';
import { SendButton } from '../forms/send-button.tsx';
import { useSending } from '../forms/use-sending.ts';
import { CHANGE_TRIAL, CREATE_TRIAL, DELETE_TRIAL, TRIALS, type TrialInList, type TrialMatch } from './operations.ts';
import type { Trial } from './use-trial.ts';

/** A trial as it was kept. */
export type Kept = {
  readonly id: string;
  readonly title: string;
  readonly revision: number;
  readonly guess: number | null;
  readonly nodes: Json;
};

type Props = {
  readonly match: TrialMatch;
  readonly step: number;
  readonly kept: Kept | null;
  readonly signedIn: boolean;
  readonly guess: number;
  readonly trial: Trial;
};

/** Where a trial is kept, and the other trials of this match. */
export function KeepSheet(props: Props) {
  if (!props.signedIn)
    return (
      <p>
        <Link href="/sign-in">Sign in</Link> to keep trials and come back to them.
      </p>
    );
  return <Keeping {...props} />;
}

type Held = { readonly id: string; readonly revision: number };

/** Saves a trial: the first time as a new one, then over it. */
function useKeeping({ match, step, kept, guess, trial }: Props) {
  const [held, setHeld] = useState<Held | null>(kept);
  const [said, setSaid] = useState('');
  const { trials, refresh } = useTrials(match.id);
  const { busy, fault, run } = useSending();
  const send = async (title: string): Promise<Result<Held>> => {
    const written = { title, nodes: trial.nodes as unknown as Json };
    if (held === null) {
      const answer = await ask(CREATE_TRIAL, { ...written, matchId: match.id, step, guess });
      return answer.ok ? { ok: true, value: answer.value.createTrial } : answer;
    }
    const answer = await ask(CHANGE_TRIAL, { ...written, id: held.id, revision: held.revision });
    return answer.ok ? { ok: true, value: answer.value.changeTrial } : answer;
  };
  const save = async (title: string): Promise<void> => {
    const saved = await run(() => send(title));
    setSaid(saved === null ? '' : 'Saved.');
    if (saved === null) return;
    setHeld(saved);
    window.history.replaceState(null, '', addressOf(match.id, saved.id));
    await refresh();
  };
  const drop = async (gone: string): Promise<void> => {
    if ((await run(() => ask(DELETE_TRIAL, { id: gone }))) === null) return;
    setSaid('');
    if (gone === held?.id) setHeld(null);
    await refresh();
  };
  return { trials, busy, fault, said, save, drop };
}

function Keeping(props: Props) {
  const { match, kept } = props;
  const { trials, busy, fault, said, save, drop } = useKeeping(props);
  const [title, setTitle] = useState(kept?.title ?? '');
  const id = useId();
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    void save(title);
  };
  const own = (event: KeyboardEvent): void => event.stopPropagation();
  return (
    <div className="stack">
      <form className="stack" method="post" onSubmit={submit} aria-label="Save this trial">
        <div className="field">
          <label htmlFor={id}>Name of the trial</label>
          <input
            id={id}
            className="input"
            required
            maxLength={80}
            value={title}
            onKeyDown={own}
            onChange={({ target }) => setTitle(target.value)}
          />
        </div>
        <p className="row">
          <SendButton busy={busy}>Save trial</SendButton>
          <span role="status">{said}</span>
        </p>
      </form>
      <FaultNotice fault={fault} />
      <SavedTrials matchId={match.id} trials={trials} busy={busy} onDrop={(gone) => void drop(gone)} />
    </div>
  );
}

const addressOf = (matchId: string, trialId: string): string => `/matches/${matchId}/try?trial=${trialId}`;

function useTrials(matchId: string) {
  const [trials, setTrials] = useState<readonly TrialInList[] | null>(null);
  const refresh = useCallback(async (): Promise<void> => {
    const answer = await ask(TRIALS, { matchId });
    if (answer.ok) setTrials(answer.value.trials);
  }, [matchId]);
  useEffect(() => void refresh(), [refresh]);
  return { trials, refresh };
}

type SavedProps = {
  readonly matchId: string;
  readonly trials: readonly TrialInList[] | null;
  readonly busy: boolean;
  readonly onDrop: (id: string) => void;
};

function SavedTrials({ matchId, trials, busy, onDrop }: SavedProps) {
  return (
    <section className="stack" aria-label="Saved trials of this match">
      <h3>Saved trials of this match</h3>
      <p className="soft small">
        Only you can see them. You can keep 100 of all your matches. After a match ends, we delete trials that you have
        not changed for 90 days.
      </p>
      {trials?.length === 0 ? <p>No trials yet.</p> : null}
      <ul className="plain-list stack">
        {trials?.map(({ id, title, step, orders }) => (
          <li key={id} className="row">
            {/* A whole new page: the position of another trial comes from the service. */}
            <a href={addressOf(matchId, id)}>{title}</a>
            <span className="soft small">
              step {step}, {orders === 1 ? '1 order' : `${orders} orders`}
            </span>
            <Button className="button" waits={busy} onClick={() => onDrop(id)}>
              Delete<span className="unseen"> trial “{title}”</span>
            </Button>
          </li>
        ))}
      </ul>
    </section>
  );
}
