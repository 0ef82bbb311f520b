'use client';
import { type FormEvent, useState } from 'react';
import { FaultNotice } from '../forms/fault-notice.tsx';
import { SendButton } from '../forms/send-button.tsx';
import { TextField } from '../forms/text-field.tsx';
import { type Member, membersFor, valueAt, wishFor } from './amendable.ts';
import styles from './clubs.module.css';
import { useEvent } from './event-acts.tsx';
import type { ClubEvent } from './operations.ts';

const FLAG = [
  { value: 'true', title: 'yes' },
  { value: 'false', title: 'no' },
];

type SelectProps = {
  readonly label: string;
  readonly value: string;
  readonly options: readonly { readonly value: string; readonly title: string }[];
  readonly onChoice: (value: string) => void;
};

function Select({ label, value, options, onChoice }: SelectProps) {
  return (
    <label className={`field ${styles.choice}`}>
      <span>{label}</span>
      <select className="select" value={value} onChange={({ target }) => onChoice(target.value)}>
        {options.map((one) => (
          <option key={one.value} value={one.value}>
            {one.title}
          </option>
        ))}
      </select>
    </label>
  );
}

type ValueProps = { readonly member: Member; readonly value: string; readonly onValue: (value: string) => void };

function Value({ member, value, onValue }: ValueProps) {
  if (member.kind !== 'number')
    return (
      <Select
        label="It shall be"
        value={value}
        options={member.kind === 'flag' ? FLAG : member.choices}
        onChoice={onValue}
      />
    );
  return (
    <TextField
      label="It shall be"
      type="number"
      min={member.least}
      max={member.most}
      required
      value={value}
      onChange={({ target }) => onValue(target.value)}
    />
  );
}

type Asked = Pick<ClubEvent, 'id' | 'format' | 'state' | 'settings'>;

/** What is chosen so far, and how it is sent. */
function useAmendment(event: Asked) {
  const { busy, fault, act } = useEvent(event.id);
  const members = membersFor(event);
  const [path, setPath] = useState(members[0]?.path ?? '');
  const [value, setValue] = useState(() => valueAt(event.settings, path));
  const [reason, setReason] = useState('');
  const member = members.find((one) => one.path === path);
  const choose = (next: string): void => {
    setPath(next);
    setValue(valueAt(event.settings, next));
  };
  const send = async (submitted: FormEvent): Promise<void> => {
    submitted.preventDefault();
    if (member && (await act({ type: 'amend', settings: wishFor(member, value), reason }))) setReason('');
  };
  return { busy, fault, members, member, value, setValue, reason, setReason, choose, send };
}

/** CL-046: an organiser asks to change what is frozen, with a reason. Every entry is asked. */
export function AmendForm({ event }: { readonly event: Asked }) {
  const { busy, fault, members, member, value, setValue, reason, setReason, choose, send } = useAmendment(event);
  if (member === undefined) return null;
  return (
    <details className={styles.fold}>
      <summary>Change the settings</summary>
      <form className="stack column" onSubmit={(submitted) => void send(submitted)}>
        <p className="small soft">
          It changes only if every entry agrees within a week. What runs already keeps its times.
        </p>
        <Select
          label="What is to change"
          value={member.path}
          options={members.map((one) => ({ value: one.path, title: one.title }))}
          onChoice={choose}
        />
        <Value member={member} value={value} onValue={setValue} />
        <TextField
          label="Reason"
          hint="10 to 1,000 characters; everybody reads it."
          value={reason}
          minLength={10}
          maxLength={1_000}
          required
          onChange={({ target }) => setReason(target.value)}
        />
        <SendButton busy={busy} className="button">
          Ask everybody
        </SendButton>
        <FaultNotice fault={fault} />
      </form>
    </details>
  );
}
