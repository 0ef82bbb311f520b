'use client';
import { type FormEvent, useState } from 'react';
import { send } from '../../connection/browser.ts';
import { FaultNotice } from '../forms/fault-notice.tsx';
import { SendButton } from '../forms/send-button.tsx';
import { TextField } from '../forms/text-field.tsx';
import { useSending } from '../forms/use-sending.ts';
import styles from './counter.module.css';

/** Asks for a letter by which a new password is chosen. */
export function ForgotForm() {
  const [sent, setSent] = useState(false);
  const { busy, fault, run } = useSending();
  const submit = async (event: FormEvent<HTMLFormElement>): Promise<void> => {
    event.preventDefault();
    const email = new FormData(event.currentTarget).get('email');
    const body = { email, redirectTo: '/reset-password' };
    const answer = await run(() => send('/api/auth/request-password-reset', body));
    if (answer !== null) setSent(true);
  };
  return (
    <form className={styles.form} method="post" onSubmit={submit} aria-label="Reset your password">
      <TextField label="Email address" name="email" type="email" autoComplete="email" required />
      <FaultNotice fault={fault} />
      <SendButton busy={busy}>Send reset link</SendButton>
      <div role="status">
        {sent ? (
          <p className="notice notice-good">If an account uses this address, we have emailed it a link.</p>
        ) : null}
      </div>
    </form>
  );
}
