'use client';
import { type FormEvent, useState } from 'react';
import { FaultNotice } from '../forms/fault-notice.tsx';
import { SendButton } from '../forms/send-button.tsx';
import { TextField } from '../forms/text-field.tsx';
import styles from './clubs.module.css';
import { useEvent } from './event-acts.tsx';

type Props = {
  readonly id: string;
  /** The act, with the match that it concerns. */
  readonly act: { readonly type: string; readonly leg: string };
  /** The member of the act that holds the text. */
  readonly member: 'text' | 'reason';
  readonly title: string;
  readonly label: string;
  readonly hint: string;
  readonly least: number;
  readonly most: number;
};

/** A text that a party sends about a match: a statement, a claim, an appeal. */
export function PartyForm({ id, act: what, member, title, label, hint, least, most }: Props) {
  const { busy, fault, act } = useEvent(id);
  const [words, setWords] = useState('');
  const send = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    if (await act({ ...what, [member]: words })) setWords('');
  };
  return (
    <details className={styles.fold}>
      <summary>{title}</summary>
      <form className="stack column" method="post" onSubmit={(event) => void send(event)} aria-label={title}>
        <TextField
          label={label}
          hint={hint}
          value={words}
          minLength={least}
          maxLength={most}
          required
          onChange={({ target }) => setWords(target.value)}
        />
        <p>
          <SendButton busy={busy} className="button">
            Send
          </SendButton>
        </p>
        <FaultNotice fault={fault} />
      </form>
    </details>
  );
}
