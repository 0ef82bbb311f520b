'use client';
import { type FormEvent, useState } from 'react';
import { FaultNotice } from '../forms/fault-notice.tsx';
import { SendButton } from '../forms/send-button.tsx';
import { TextField } from '../forms/text-field.tsx';
import { useEvent } from './event-acts.tsx';

/** Reads the id of a match from its address, or takes the id alone. */
const idOf = (text: string): string => /matches\/([^/?#\s]+)/.exec(text)?.[1] ?? text.trim();

/** CL-129: an officer puts a match on the list. */
export function ListMatch({ id }: { readonly id: string }) {
  const { busy, fault, act } = useEvent(id);
  const [match, setMatch] = useState('');
  const send = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    if (await act({ type: 'list-match', match: idOf(match) })) setMatch('');
  };
  return (
    <form className="sheet stack column" onSubmit={(event) => void send(event)}>
      <h2>Add a match to the list</h2>
      <TextField
        label="The match"
        hint="Its web address. All its players must have entered. A running match is listed when it ends."
        value={match}
        required
        maxLength={200}
        onChange={({ target }) => setMatch(target.value)}
      />
      <p>
        <SendButton busy={busy} className="button">
          Add match
        </SendButton>
      </p>
      <FaultNotice fault={fault} />
    </form>
  );
}
