'use client';
import type { TimeOutPolicy } from '@fieldpost/client';
import { type FormEvent, useId, useState } from 'react';
import { FaultNotice } from '../forms/fault-notice.tsx';
import { SendButton } from '../forms/send-button.tsx';
import styles from './attendance.module.css';
import { type Draft, draftOf, emptyDraft, inputOf, stateInWords } from './conditional-draft.ts';
import { type ConditionalOrder, FILE_CONDITIONAL } from './operations.ts';
import { useArranging } from './use-arranging.ts';

type Props = {
  readonly matchId: string;
  readonly filed: readonly ConditionalOrder[];
  readonly atEnd: TimeOutPolicy;
};

const isOpen = ({ state }: ConditionalOrder): boolean => state === 'armed' || state === 'playing';

/** The orders as they are being written. */
function useDrafts(filed: readonly ConditionalOrder[]) {
  const [drafts, setDrafts] = useState<readonly Draft[]>(() => filed.filter(isOpen).map(draftOf));
  const change = (key: number, part: Partial<Draft>): void =>
    setDrafts((before) => before.map((one) => (one.key === key ? { ...one, ...part } : one)));
  const drop = (key: number): void => setDrafts((before) => before.filter((one) => one.key !== key));
  const add = (): void =>
    setDrafts((before) => [...before, emptyDraft(Math.max(-1, ...before.map(({ key }) => key)) + 1)]);
  return { drafts, change, drop, add };
}

/** Edits the orders for the player's next turn, with conditions on what has happened by then. */
export function ConditionalEditor({ matchId, filed, atEnd }: Props) {
  const { busy, fault, update } = useArranging();
  const { drafts, change, drop, add } = useDrafts(filed);
  const [kept, setKept] = useState(false);
  const submit = async (event: FormEvent<HTMLFormElement>): Promise<void> => {
    event.preventDefault();
    setKept(await update(FILE_CONDITIONAL, { matchId, orders: drafts.flatMap((one) => inputOf(one) ?? []) }));
  };
  return (
    <form className={styles.writing} method="post" onSubmit={submit} aria-label="Conditional orders">
      <h3>Conditional orders</h3>
      <p className="small soft">
        Played automatically on your next turn, in order, until one is refused or your turn ends. Only you can see them.
      </p>
      <Past orders={filed.filter((one) => !isOpen(one))} />
      {drafts.map((draft, index) => (
        <OrderFields
          key={draft.key}
          draft={draft}
          number={index + 1}
          atEnd={atEnd}
          change={(part) => {
            setKept(false);
            change(draft.key, part);
          }}
          drop={() => drop(draft.key)}
        />
      ))}
      <FaultNotice fault={fault} />
      <div className={styles.giving}>
        <button type="button" className="button" onClick={add}>
          Add order
        </button>
        <SendButton busy={busy}>Save orders</SendButton>
        <span role="status">{kept ? 'Saved.' : ''}</span>
      </div>
    </form>
  );
}

function Past({ orders }: { readonly orders: readonly ConditionalOrder[] }) {
  if (orders.length === 0) return null;
  return (
    <ul className="plain-list small">
      {orders.map((order) => (
        <li key={order.id}>
          <span className="typed">{order.lines.join(', ')}</span> {stateInWords(order)}
        </li>
      ))}
    </ul>
  );
}

type FieldProps = {
  readonly draft: Draft;
  readonly number: number;
  readonly atEnd: TimeOutPolicy;
  readonly change: (part: Partial<Draft>) => void;
  readonly drop: () => void;
};

function OrderFields({ draft, number, atEnd, change, drop }: FieldProps) {
  return (
    <fieldset className={styles.order}>
      <legend>Order {number}</legend>
      <Lines label="If I see (every line must appear)" value={draft.seen} onChange={(seen) => change({ seen })} />
      <Lines
        label="and do not see"
        value={draft.unseen}
        onChange={(unseen) => change({ unseen })}
        hint="Example: attacks d4"
      />
      <Lines
        label="then play, one order per line in the game’s notation"
        value={draft.lines}
        onChange={(lines) => change({ lines })}
        required
      />
      <Lines label="Stop as soon as I see" value={draft.stop} onChange={(stop) => change({ stop })} />
      {atEnd === 'standing' ? (
        <label className="check">
          <input
            type="checkbox"
            checked={draft.when === 'timeUp'}
            onChange={({ target }) => change({ when: target.checked ? 'timeUp' : 'turn' })}
          />
          <span>Only if my time has run out</span>
        </label>
      ) : null}
      <button type="button" className="button button-quiet" onClick={drop}>
        Remove order {number}
      </button>
    </fieldset>
  );
}

type LinesProps = {
  readonly label: string;
  readonly value: string;
  readonly hint?: string;
  readonly required?: boolean;
  readonly onChange: (text: string) => void;
};

function Lines({ label, value, hint, required = false, onChange }: LinesProps) {
  const id = useId();
  return (
    <div className="field">
      <label htmlFor={id}>{label}</label>
      <textarea
        id={id}
        className={`input ${styles.lines}`}
        rows={2}
        spellCheck={false}
        required={required}
        value={value}
        aria-describedby={hint ? `${id}-hint` : undefined}
        onChange={({ target }) => onChange(target.value)}
      />
      {hint ? (
        <span id={`${id}-hint`} className="hint">
          {hint}
        </span>
      ) : null}
    </div>
  );
}
