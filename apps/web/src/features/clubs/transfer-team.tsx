'use client';
import { type FormEvent, useState } from 'react';
import { FaultNotice } from '../forms/fault-notice.tsx';
import { SelectField } from '../forms/select-field.tsx';
import { SendButton } from '../forms/send-button.tsx';
import styles from './clubs.module.css';
import { useEvent } from './event-acts.tsx';

type Props = {
  readonly id: string;
  /** The squad without the captain. */
  readonly people: readonly { readonly id: string; readonly name: string }[];
};

/** CL-125: the captain hands the team over to another of its squad. */
export function HandTeam({ id, people }: Props) {
  const { busy, fault, act } = useEvent(id);
  const [player, setPlayer] = useState('');
  if (people.length === 0) return null;
  const send = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    await act({ type: 'transfer-team', player });
  };
  return (
    <details className={styles.fold}>
      <summary>Transfer team</summary>
      <form className="stack column" onSubmit={(event) => void send(event)}>
        <p className="small">They become captain instead of you. You keep your board.</p>
        <SelectField
          label="New captain"
          value={player}
          required
          choices={[['', 'Choose'], ...people.map((one) => [one.id, one.name] as const)]}
          onChange={({ target }) => setPlayer(target.value)}
        />
        <p>
          <SendButton busy={busy} className="button">
            Transfer team
          </SendButton>
        </p>
        <FaultNotice fault={fault} />
      </form>
    </details>
  );
}
