'use client';
import type { Json } from '@fieldpost/client';
import { type FormEvent, useState } from 'react';
import { FaultNotice } from '../forms/fault-notice.tsx';
import { SendButton } from '../forms/send-button.tsx';
import { TextField } from '../forms/text-field.tsx';
import styles from './clubs.module.css';
import { useEvent } from './event-acts.tsx';

type Props = {
  readonly id: string;
  readonly act: { readonly [member: string]: Json };
  /** The title of the closed fold. */
  readonly title: string;
  readonly button: string;
  readonly danger?: boolean;
};

/** An act that wants a reason, which everybody reads (CL-013). */
export function ReasonAct({ id, act: what, title, button, danger = false }: Props) {
  const { busy, fault, act } = useEvent(id);
  const [reason, setReason] = useState('');
  const send = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    if (await act({ ...what, reason })) setReason('');
  };
  return (
    <details className={styles.fold}>
      <summary>{title}</summary>
      <form className="stack column" onSubmit={(event) => void send(event)}>
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
          <SendButton busy={busy} className={danger ? 'button button-danger' : 'button'}>
            {button}
          </SendButton>
        </p>
        <FaultNotice fault={fault} />
      </form>
    </details>
  );
}
