'use client';
import { INVITE } from '@fieldpost/client';
import { type FormEvent, useState } from 'react';
import { ask } from '../../connection/browser.ts';
import { FaultNotice } from '../forms/fault-notice.tsx';
import { SendButton } from '../forms/send-button.tsx';
import { TextField } from '../forms/text-field.tsx';
import { useSending } from '../forms/use-sending.ts';
import styles from './invitation.module.css';

type Props = {
  readonly matchId: string;
  /** The side that is chosen now; null lets the invited player choose a free seat. */
  readonly sideNow: () => string | null;
};

/** A letter with such a link, sent by us. */
export function MailInvitation({ matchId, sideNow }: Props) {
  const [sentTo, setSentTo] = useState<readonly string[]>([]);
  const { busy, fault, run } = useSending();
  const submit = async (event: FormEvent<HTMLFormElement>): Promise<void> => {
    event.preventDefault();
    const form = event.currentTarget;
    const email = String(new FormData(form).get('email'));
    const made = await run(() => ask(INVITE, { matchId, email, side: sideNow() }));
    if (made === null) return;
    setSentTo((before) => [...before, email]);
    form.reset();
  };
  return (
    <form className={styles.mail} method="post" onSubmit={submit} aria-label="Invite by email">
      <TextField label="Or email an invitation to" name="email" type="email" autoComplete="off" required />
      <FaultNotice fault={fault} />
      <SendButton busy={busy} className="button">
        Send invitation
      </SendButton>
      <div role="status">
        {sentTo.length > 0 ? (
          <p className="notice notice-good">
            Invitation sent to <span className="typed">{sentTo.join(', ')}</span>.
          </p>
        ) : null}
      </div>
    </form>
  );
}
