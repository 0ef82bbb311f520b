'use client';
import { type FormEvent, useState } from 'react';
import { send } from '../../connection/browser.ts';
import { FaultNotice } from '../forms/fault-notice.tsx';
import { SendButton } from '../forms/send-button.tsx';
import { TextField } from '../forms/text-field.tsx';
import { useSending } from '../forms/use-sending.ts';
import styles from './account.module.css';

/** Changes the password; every other session ends. */
export function PasswordChange() {
  const [done, setDone] = useState(false);
  const { busy, fault, run } = useSending();
  const submit = async (event: FormEvent<HTMLFormElement>): Promise<void> => {
    event.preventDefault();
    const form = event.currentTarget;
    const { currentPassword, newPassword } = Object.fromEntries(new FormData(form));
    const body = { currentPassword, newPassword, revokeOtherSessions: true };
    if ((await run(() => send('/api/auth/change-password', body))) === null) return;
    form.reset();
    setDone(true);
  };
  return (
    <section className="sheet stack" aria-labelledby="password">
      <h2 id="password">Password</h2>
      <p>
        Signed up by email link and have no password? <a href="/forgot-password">Set a password by email</a>
      </p>
      <form className={styles.form} method="post" onSubmit={submit} aria-label="Change your password">
        <PasswordFields />
        <FaultNotice fault={fault} />
        <div className="row">
          <SendButton busy={busy} className="button">
            Change password
          </SendButton>
          <span role="status">{done ? 'Changed.' : ''}</span>
        </div>
      </form>
    </section>
  );
}

function PasswordFields() {
  return (
    <>
      <TextField
        label="Current password"
        name="currentPassword"
        type="password"
        autoComplete="current-password"
        required
      />
      <TextField
        label="New password"
        name="newPassword"
        type="password"
        autoComplete="new-password"
        required
        minLength={8}
        maxLength={128}
        hint="At least 8 characters. You are signed out everywhere else."
      />
    </>
  );
}
