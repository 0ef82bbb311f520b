'use client';
import { type FormEvent, type ReactNode, useState } from 'react';
import { FaultNotice } from '../forms/fault-notice.tsx';
import { SendButton } from '../forms/send-button.tsx';
import { TextField } from '../forms/text-field.tsx';
import styles from './clubs.module.css';
import { useEvent } from './event-acts.tsx';

type Named = { readonly id: string; readonly name: string };

type FormProps = {
  readonly id: string;
  readonly title: string;
  readonly button: string;
  /** The act to send with the reason; null while a choice is missing. */
  readonly wish: () => { readonly type: string } | null;
  readonly children: ReactNode;
};

/** A choice about a draft, with its reason. */
function DraftForm({ id, title, button, wish, children }: FormProps) {
  const { busy, fault, act } = useEvent(id);
  const [reason, setReason] = useState('');
  const send = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    const what = wish();
    if (what !== null && (await act({ ...what, reason }))) setReason('');
  };
  return (
    <details className={styles.fold}>
      <summary>{title}</summary>
      <form className="stack column" onSubmit={(event) => void send(event)}>
        {children}
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
            {button}
          </SendButton>
        </p>
        <FaultNotice fault={fault} />
      </form>
    </details>
  );
}

type ChoiceProps = {
  readonly label: string;
  readonly value: string;
  readonly options: readonly Named[];
  readonly onChoice: (value: string) => void;
};

function Choice({ label, value, options, onChoice }: ChoiceProps) {
  return (
    <label className={`field ${styles.choice}`}>
      <span>{label}</span>
      <select className="select" value={value} required onChange={({ target }) => onChoice(target.value)}>
        <option value="">Choose</option>
        {options.map(({ id, name }) => (
          <option key={id} value={id}>
            {name}
          </option>
        ))}
      </select>
    </label>
  );
}

type Pair = { readonly a: string; readonly b: string; readonly title: string };

/** CL-068: two who must not meet; the round is paired again. */
export function KeepApart({ id, pairs }: { readonly id: string; readonly pairs: readonly Pair[] }) {
  const [chosen, setChosen] = useState('');
  const pair = pairs.find(({ a }) => a === chosen);
  const wish = () => (pair === undefined ? null : { type: 'forbid', a: pair.a, b: pair.b });
  return (
    <DraftForm id={id} title="Keep two players apart" button="Pair again" wish={wish}>
      <Choice
        label="Players who must not meet"
        value={chosen}
        options={pairs.map(({ a, title }) => ({ id: a, name: title }))}
        onChoice={setChosen}
      />
    </DraftForm>
  );
}

/** CL-068: somebody who is absent goes before the round opens. */
export function WithdrawAbsent({ id, entries }: { readonly id: string; readonly entries: readonly Named[] }) {
  const [entry, setEntry] = useState('');
  const wish = () => (entry === '' ? null : { type: 'exclude', entry });
  return (
    <DraftForm id={id} title="Withdraw an absent player" button="Withdraw player" wish={wish}>
      <Choice label="Absent player" value={entry} options={entries} onChoice={setEntry} />
    </DraftForm>
  );
}

/** CL-068: a pairing by hand, which wants another officer. */
export function PairByHand({ id, entries }: { readonly id: string; readonly entries: readonly Named[] }) {
  const [order, setOrder] = useState<readonly string[]>(() => entries.map((one) => one.id));
  const boards = Math.floor(entries.length / 2);
  const choose = (at: number, entry: string): void =>
    // The two entries change places, so that each is paired once.
    setOrder((before) => {
      const from = before.indexOf(entry);
      return before.map((one, index) => (index === at ? entry : index === from ? (before[at] ?? one) : one));
    });
  const wish = () => {
    const pairs = Array.from({ length: boards }, (_, index) => order.slice(2 * index, 2 * index + 2));
    return { type: 'override', pairs };
  };
  return (
    <DraftForm id={id} title="Pair by hand" button="Ask a second officer" wish={wish}>
      {order.map((entry, at) => (
        <Choice
          // The place is what is chosen for.
          key={`${Math.floor(at / 2) + 1}${at % 2 === 0 ? 'A' : 'B'}`}
          label={`Board ${Math.floor(at / 2) + 1}, side ${at % 2 === 0 ? 'A' : 'B'}`}
          value={entry}
          options={entries}
          onChoice={(value) => value !== '' && choose(at, value)}
        />
      ))}
    </DraftForm>
  );
}
