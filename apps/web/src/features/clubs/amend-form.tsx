'use client';
import { type ChangeEvent, type FormEvent, type ReactNode, useState } from 'react';
import { FaultNotice } from '../forms/fault-notice.tsx';
import { SendButton } from '../forms/send-button.tsx';
import { TextField } from '../forms/text-field.tsx';
import { GROUPS, keyOf, type Member, mayAsk, membersFor, valueAt, wishFor } from './amendable.ts';
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
  readonly onChoice: (value: string) => void;
  readonly children: ReactNode;
};

function Select({ label, value, onChoice, children }: SelectProps) {
  return (
    <label className={`field ${styles.choice}`}>
      <span>{label}</span>
      <select className="select" value={value} onChange={({ target }) => onChoice(target.value)}>
        {children}
      </select>
    </label>
  );
}

const Choices = ({ of }: { readonly of: typeof FLAG }) =>
  of.map((one) => (
    <option key={one.value} value={one.value}>
      {one.title}
    </option>
  ));

const EMPTY = 'Leave empty for none.';

type ValueProps = { readonly member: Member; readonly value: string; readonly onValue: (value: string) => void };

function Value({ member, value, onValue }: ValueProps) {
  const label = 'New value';
  const none = member.orNone === true;
  if (member.kind === 'flag' || member.kind === 'choice')
    return (
      <Select label={label} value={value} onChoice={onValue}>
        {none ? <option value="">not set</option> : null}
        <Choices of={member.kind === 'flag' ? FLAG : [...member.choices]} />
      </Select>
    );
  const input = { label, value, required: !none, onChange: onInput(onValue) };
  if (member.kind === 'number')
    return (
      <TextField
        {...input}
        type="number"
        min={member.least}
        max={member.most}
        step={member.most === 1 ? 'any' : 1}
        {...(none ? { hint: EMPTY } : {})}
      />
    );
  if (member.kind === 'date') return <TextField {...input} type="date" hint={EMPTY} />;
  return <TextField {...input} hint={`${member.hint}${none ? `. ${EMPTY}` : ''}`} />;
}

const onInput =
  (onValue: (value: string) => void) =>
  ({ target }: ChangeEvent<HTMLInputElement>): void =>
    onValue(target.value);

type Asked = Pick<ClubEvent, 'id' | 'format' | 'state' | 'settings'>;

/** Holds the current choices and sends them. */
function useAmendment(event: Asked) {
  const { busy, fault, act } = useEvent(event.id);
  const members = membersFor(event);
  const [key, setKey] = useState(() => members.map(keyOf)[0] ?? '');
  const member = members.find((one) => keyOf(one) === key);
  const [value, setValue] = useState(() => valueAt(event.settings, member?.path ?? ''));
  const [reason, setReason] = useState('');
  const choose = (next: string): void => {
    setKey(next);
    setValue(valueAt(event.settings, members.find((one) => keyOf(one) === next)?.path ?? ''));
  };
  const send = async (submitted: FormEvent): Promise<void> => {
    submitted.preventDefault();
    if (member && (await act({ type: 'amend', settings: wishFor(member, value), reason }))) setReason('');
  };
  return { busy, fault, member, value, setValue, reason, setReason, choose, send };
}

function Group({ name, members }: { readonly name: string; readonly members: readonly Member[] }) {
  if (members.length === 0) return null;
  return (
    <optgroup label={name}>
      {members.map((one) => (
        <option key={keyOf(one)} value={keyOf(one)}>
          {one.title}
        </option>
      ))}
    </optgroup>
  );
}

/** CL-046: an organiser asks to change what is frozen, with a reason. Every entry is asked. */
export function AmendForm({ event }: { readonly event: Asked }) {
  const { busy, fault, member, value, setValue, reason, setReason, choose, send } = useAmendment(event);
  if (member === undefined) return null;
  return (
    <details className={styles.fold}>
      <summary>Change settings</summary>
      <form className="stack column" onSubmit={(submitted) => void send(submitted)}>
        <p className="small soft">Every entry must agree within a week. Running matches keep their times.</p>
        <Select label="Setting" value={keyOf(member)} onChoice={choose}>
          {Object.entries(GROUPS).map(([name, all]) => (
            <Group key={name} name={name} members={all.filter((one) => mayAsk(event, one))} />
          ))}
        </Select>
        <Value member={member} value={value} onValue={setValue} />
        <TextField
          label="Reason"
          hint="10 to 1,000 characters; visible to everyone."
          value={reason}
          minLength={10}
          maxLength={1_000}
          required
          onChange={({ target }) => setReason(target.value)}
        />
        <SendButton busy={busy} className="button">
          Ask all entries
        </SendButton>
        <FaultNotice fault={fault} />
      </form>
    </details>
  );
}
