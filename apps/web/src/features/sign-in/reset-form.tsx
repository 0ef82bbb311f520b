'use client';
import { type FormEvent, useState } from 'react';
import { send } from '../../connection/browser.ts';
import { FaultNotice } from '../forms/fault-notice.tsx';
import { SendButton } from '../forms/send-button.tsx';
import { TextField } from '../forms/text-field.tsx';
import { useSending } from '../forms/use-sending.ts';
import styles from './counter.module.css';

/** Chooses a new password by the token of a mailed link. */
export function ResetForm({ token }: { readonly token: string }) {
  const [done, setDone] = useState(false);
  const { busy, fault, run } = useSending();
  const submit = async (event: FormEvent<HTMLFormElement>): Promise<void> => {
    event.preventDefault();
    const newPassword = new FormData(event.currentTarget).get('password');
    const answer = await run(() => send('/api/auth/reset-password', { token, newPassword }));
    if (answer !== null) setDone(true);
  };
  if (done)
    return (
      <p className="notice notice-good" role="status">
        Password changed. <a href="/sign-in">Sign in</a>
      </p>
    );
  return (
    <form className={styles.form} method="post" onSubmit={submit} aria-label="Choose a new password">
      <TextField
        label="New password"
        name="password"
        type="password"
        autoComplete="new-password"
        required
        minLength={8}
        maxLength={128}
        hint="At least 8 characters. You are signed out everywhere and all access tokens are revoked."
      />
      <FaultNotice fault={fault} />
      <SendButton busy={busy}>Save password</SendButton>
    </form>
  );
}
