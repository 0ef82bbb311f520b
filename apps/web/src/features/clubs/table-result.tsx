'use client';
import { type FormEvent, useState } from 'react';
import { FaultNotice } from '../forms/fault-notice.tsx';
import { SendButton } from '../forms/send-button.tsx';
import { TextField } from '../forms/text-field.tsx';
import styles from './clubs.module.css';
import { EventAct, useEvent } from './event-acts.tsx';
import type { ClubEvent, EventLeg, EventReport } from './operations.ts';
import { type Answer, NO_ANSWER, outcomeFor, reportOf, saidBy, sideIn, untilObjection } from './table-words.ts';
import { namesOf } from './words.ts';

type Props = { readonly event: ClubEvent; readonly leg: EventLeg; readonly timeZone: string };

/** CL-201: your match at a table: report it, or confirm or dispute the other side's report. */
export function TableResult({ event, leg, timeZone }: Props) {
  const side = sideIn(leg, event.mine);
  if (side === null) return null;
  const report = reportOf(event, leg.matchId);
  const other = namesOf(event)(side === 'a' ? leg.b : leg.a);
  if (report?.state === 'disputed') return <p>You report different results. A referee decides.</p>;
  if (report === null || report.state === 'closed')
    return <SayForm event={event} leg={leg} side={side} other={other} act={{ type: 'report' }} button="Send report" />;
  const answers = { event, leg, timeZone, side, other, report };
  return report.by === side ? <OwnReport {...answers} /> : <TheirReport {...answers} />;
}

type AnswerProps = Props & { readonly side: 'a' | 'b'; readonly other: string; readonly report: EventReport };

function OwnReport({ event, leg, timeZone, side, other, report }: AnswerProps) {
  const silence = event.settings.table?.silence ?? 'stands';
  return (
    <>
      <p>
        You reported: you {outcomeFor(report, side)}. {untilObjection(report, other, timeZone, silence)}
      </p>
      <EventAct id={event.id} act={{ type: 'retract', leg: leg.matchId, of: report.seq }}>
        Withdraw report
      </EventAct>
    </>
  );
}

/** One tap confirms. */
function TheirReport({ event, leg, side, other, report }: AnswerProps) {
  const theirs = side === 'a' ? 'b' : 'a';
  return (
    <>
      <p>
        <b>{other}</b> reports: {other} {outcomeFor(report, theirs)}, you {outcomeFor({ ...report, score: null }, side)}
        .{report.note === null ? '' : ` “${report.note}”`}
      </p>
      <EventAct id={event.id} act={{ type: 'confirm-report', leg: leg.matchId, of: report.seq }} main>
        Confirm result
      </EventAct>
      <details className={styles.fold}>
        <summary>Dispute result</summary>
        <SayForm
          event={event}
          leg={leg}
          side={side}
          other={other}
          act={{ type: 'dispute', of: report.seq }}
          button="Dispute result"
          reason
        />
      </details>
    </>
  );
}

const RESULTS = [
  { q: 4, title: 'I won' },
  { q: 2, title: 'Draw' },
  { q: 0, title: 'I lost' },
] as const;

type SayProps = Omit<Props, 'timeZone'> & {
  readonly side: 'a' | 'b';
  readonly other: string;
  readonly act: { readonly type: string; readonly of?: number };
  readonly button: string;
  /** Why it is disputed is asked for. */
  readonly reason?: boolean;
};

/** How it ended, in one tap, or by points; another tap sends it. */
function SayForm({ event, leg, side, other, act: what, button, reason: asksWhy = false }: SayProps) {
  const { busy, fault, act } = useEvent(event.id);
  const [answer, setAnswer] = useState<Answer>(NO_ANSWER);
  const [reason, setReason] = useState('');
  const said = saidBy(side, answer);
  const change = (changes: Partial<Answer>) => setAnswer((before) => ({ ...before, ...changes }));
  const send = async (submitted: FormEvent): Promise<void> => {
    submitted.preventDefault();
    if (said === null) return;
    await act({ ...what, leg: leg.matchId, ...said, ...(asksWhy ? { reason } : {}) });
  };
  return (
    <form className="stack column" method="post" onSubmit={(submitted) => void send(submitted)}>
      <Outcome id={leg.matchId} answer={answer} change={change} other={other} />
      {asksWhy ? (
        <TextField
          label="Why it is wrong"
          hint="10 to 1,000 characters; visible to everyone."
          value={reason}
          minLength={10}
          maxLength={1_000}
          required
          onChange={({ target }) => setReason(target.value)}
        />
      ) : null}
      <p>
        <SendButton busy={busy} className={asksWhy ? 'button' : 'button button-main'}>
          {button}
        </SendButton>
      </p>
      <FaultNotice fault={fault} />
    </form>
  );
}

type OutcomeProps = {
  readonly id: string;
  readonly answer: Answer;
  readonly change: (changes: Partial<Answer>) => void;
  readonly other: string;
};

function Outcome({ id, answer, change, other }: OutcomeProps) {
  const points = answer.own !== '' || answer.theirs !== '';
  return (
    <>
      <fieldset className={styles.outcomes}>
        <legend>Result against {other}</legend>
        {RESULTS.map(({ q, title }) => (
          <label key={q} className="check">
            <input
              type="radio"
              name={`result-${id}`}
              checked={!points && answer.won === q}
              required={!points}
              onChange={() => change({ won: q, own: '', theirs: '' })}
            />
            <span>{title}</span>
          </label>
        ))}
      </fieldset>
      <details className={styles.fold}>
        <summary>Enter points instead</summary>
        <div className="row">
          <Points label="My points" value={answer.own} required={points} onPoints={(own) => change({ own })} />
          <Points
            label="Their points"
            value={answer.theirs}
            required={points}
            onPoints={(theirs) => change({ theirs })}
          />
        </div>
      </details>
    </>
  );
}

type PointsProps = {
  readonly label: string;
  readonly value: string;
  readonly required: boolean;
  readonly onPoints: (points: string) => void;
};

function Points({ label, value, required, onPoints }: PointsProps) {
  return (
    <TextField
      label={label}
      type="number"
      inputMode="numeric"
      min={0}
      max={9_999}
      value={value}
      required={required}
      onChange={({ target }) => onPoints(target.value)}
    />
  );
}
