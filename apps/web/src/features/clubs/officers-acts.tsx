'use client';
import { type FormEvent, useState } from 'react';
import { Button } from '../../design/button.tsx';
import { FaultNotice } from '../forms/fault-notice.tsx';
import { SelectField } from '../forms/select-field.tsx';
import { SendButton } from '../forms/send-button.tsx';
import { TextField } from '../forms/text-field.tsx';
import { useEvent } from './event-acts.tsx';
import type { SeatChoice } from './put-right.ts';
import { ReasonAct } from './reason-act.tsx';

type RulingProps = {
  readonly id: string;
  readonly leg: string;
  readonly a: string;
  readonly b: string;
  /** By how many days it may be extended; 0: no more. */
  readonly days: number;
  readonly supersedes: number | null;
  /** A case waits for the decision: the match may be played on. */
  readonly caseOpen?: boolean;
  /** It may be annulled and played again, which is done once. */
  readonly again?: boolean;
  /** CL-125: who may sit at a board that is played again, for `a` and for `b`. */
  readonly seats?: readonly [SeatChoice, SeatChoice];
  /** Nobody sits there for a team: there is no match, and so nothing to annul. */
  readonly missing?: boolean;
};

/** CL-096: the results that a referee may give, q of the first side. */
const resultsOf = (a: string, b: string) => [
  { title: `${a} wins`, q: 4, how: 'adjudicated' },
  { title: `Half-win for ${a}`, q: 3, how: 'adjudicated' },
  { title: 'A draw', q: 2, how: 'adjudicated' },
  { title: `Half-win for ${b}`, q: 1, how: 'adjudicated' },
  { title: `${b} wins`, q: 0, how: 'adjudicated' },
  { title: `${b} did not appear: walkover for ${a}`, q: 4, how: 'walkover' },
  { title: `${a} did not appear: walkover for ${b}`, q: 0, how: 'walkover' },
];

const MORE = 'more time';
const ON = 'play on';
const AGAIN = 'again';
const ON_DAYS = 7;

/** The players that the form names for the two sides of a board; empty keeps the present one. */
type Seated = readonly [string, string];

/** The act for a choice of the form. */
function wishOf({ leg, a, b, days, supersedes, seats }: RulingProps, choice: string, reason: string, named: Seated) {
  if (choice === MORE) return { type: 'extend', leg, days, reason };
  if (choice === ON) return { type: 'decide', how: 'play-on', leg, days: ON_DAYS, reason };
  const players = seats === undefined ? {} : { players: named.map((id) => (id === '' ? null : id)) };
  if (choice === AGAIN) return { type: 'decide', how: 'replay', leg, q: 2, reason, supersedes, ...players };
  const result = resultsOf(a, b)[Number(choice)];
  return result && { type: 'decide', leg, q: result.q, how: result.how, reason, supersedes };
}

/** CL-073, CL-096: more time, or a decision; with the reason that the public log keeps. */
export function Ruling(props: RulingProps) {
  const { busy, fault, act } = useEvent(props.id);
  const [reason, setReason] = useState('');
  const [choice, setChoice] = useState('');
  const [named, setNamed] = useState<Seated>(['', '']);
  const send = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    const wish = wishOf(props, choice, reason, named);
    if (wish !== undefined && (await act(wish))) setReason('');
  };
  return (
    <form className="stack column" onSubmit={(event) => void send(event)}>
      <RulingField {...props} choice={choice} choose={setChoice} />
      {choice === AGAIN && props.seats !== undefined ? (
        <Seats seats={props.seats} named={named} onNamed={setNamed} />
      ) : null}
      <TextField
        label="Reason"
        hint="10 to 1,000 characters; visible to everyone."
        value={reason}
        minLength={10}
        maxLength={1_000}
        required
        onChange={({ target }) => setReason(target.value)}
      />
      <p>
        <SendButton busy={busy} className="button">
          Decide
        </SendButton>
      </p>
      <FaultNotice fault={fault} />
    </form>
  );
}

type RulingFieldProps = RulingProps & { readonly choice: string; readonly choose: (choice: string) => void };

type SeatsProps = {
  readonly seats: readonly [SeatChoice, SeatChoice];
  readonly named: Seated;
  readonly onNamed: (named: Seated) => void;
};

/** CL-125: who sits at a board that is played again. */
function Seats({ seats, named, onNamed }: SeatsProps) {
  return seats.map(({ team, filled, people }, side) => (
    <SelectField
      key={team}
      label={`For ${team}`}
      value={named[side] ?? ''}
      required={!filled}
      choices={[['', filled ? 'which player' : 'Choose'], ...people.map((one) => [one.id, one.name] as const)]}
      onChange={({ target }) => onNamed(side === 0 ? [target.value, named[1]] : [named[0], target.value])}
    />
  ));
}

function RulingField({ leg, a, b, days, caseOpen, again, missing, choice, choose }: RulingFieldProps) {
  return (
    <div className="field">
      <label htmlFor={`ruling-${leg}`}>Decision</label>
      <select
        id={`ruling-${leg}`}
        className="select"
        value={choice}
        required
        onChange={({ target }) => choose(target.value)}
      >
        <option value="">Choose</option>
        {days > 0 ? <option value={MORE}>{days} more days</option> : null}
        {caseOpen ? <option value={ON}>Continue for {ON_DAYS} days</option> : null}
        {again ? (
          <option value={AGAIN}>{missing ? 'Play the match after all' : 'Annul: replay from the start'}</option>
        ) : null}
        {resultsOf(a, b).map(({ title }, index) => (
          <option key={title} value={index}>
            {title}
          </option>
        ))}
      </select>
    </div>
  );
}

const BOTS = ['greedy', 'random'] as const;

/** CL-015: an organiser enters computer players. */
export function EnterBot({ id }: { readonly id: string }) {
  const { busy, fault, act } = useEvent(id);
  return (
    <div className="stack">
      <p className="row">
        {BOTS.map((bot) => (
          <Button key={bot} className="button" waits={busy} onClick={() => void act({ type: 'enter-bot', bot })}>
            Add the computer player “{bot}”
          </Button>
        ))}
      </p>
      <FaultNotice fault={fault} />
    </div>
  );
}

/** Ends what has no last round (`ends`), or calls an event off; either wants a reason. */
export function CancelEvent({ id, ends }: { readonly id: string; readonly ends: string | null }) {
  const act = { type: ends === null ? 'cancel' : 'finish' };
  const [title, button] = ends === null ? ['Cancel event', 'Cancel event'] : [`End ${ends}`, 'End event'];
  return <ReasonAct id={id} act={act} title={title} button={button} danger />;
}
