'use client';
import { type FormEvent, useState } from 'react';
import { FaultNotice } from '../forms/fault-notice.tsx';
import { SendButton } from '../forms/send-button.tsx';
import { TextField } from '../forms/text-field.tsx';
import styles from './clubs.module.css';
import { EventAct, useEvent } from './event-acts.tsx';

type Props = { readonly id: string; readonly format: string; readonly nextRound: number };

/** Explains the effect of an absence in each format to the player who declares it (CL-037). */
const DAYS: Readonly<Record<string, { readonly type: string; readonly hint: string }>> = {
  league: { type: 'absence', hint: 'Your running deadlines move by as many days, up to 7 per season.' },
  ladder: { type: 'leave', hint: 'Nobody can challenge you. At least 3 days, up to 28 a year.' },
};

/** CL-037: declares an absence in advance. A cup has no absences. */
export function Away({ id, format, nextRound }: Props) {
  const days = DAYS[format];
  if (days === undefined && format !== 'swiss') return null;
  return (
    <details className={styles.fold}>
      <summary>Register absence</summary>
      {days === undefined ? <Bye id={id} round={nextRound} /> : <DaysAway id={id} {...days} />}
    </details>
  );
}

/** CL-064. */
function Bye({ id, round }: { readonly id: string; readonly round: number }) {
  return (
    <div className="stack">
      <p className="small">
        You sit out round {round} and get half the points of a match. Once per event, not in the last round.
      </p>
      <EventAct id={id} act={{ type: 'bye', round, code: 'H' }}>
        Request half bye in round {round}
      </EventAct>
    </div>
  );
}

const today = (): string => new Date().toISOString().slice(0, 10);

function DaysAway({ id, type, hint }: { readonly id: string; readonly type: string; readonly hint: string }) {
  const { busy, fault, act } = useEvent(id);
  const [from, setFrom] = useState(today);
  const [to, setTo] = useState('');
  const send = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    const [first, last] = [from, to].map((day) => Date.parse(`${day}T00:00:00Z`));
    if (await act({ type, from: first ?? 0, to: last ?? 0 })) setTo('');
  };
  return (
    <form className="stack column" onSubmit={(event) => void send(event)}>
      <TextField
        label="From"
        type="date"
        min={today()}
        value={from}
        required
        onChange={({ target }) => setFrom(target.value)}
      />
      <TextField
        label="Return date"
        type="date"
        min={from}
        value={to}
        hint={hint}
        required
        onChange={({ target }) => setTo(target.value)}
      />
      <p>
        <SendButton busy={busy} className="button">
          Save absence
        </SendButton>
      </p>
      <FaultNotice fault={fault} />
    </form>
  );
}
