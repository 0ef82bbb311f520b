'use client';
import Link from 'next/link';
import type { FormEvent } from 'react';
import { send } from '../../connection/browser.ts';
import { FaultNotice } from '../forms/fault-notice.tsx';
import { SendButton } from '../forms/send-button.tsx';
import { TextField } from '../forms/text-field.tsx';
import { useSending } from '../forms/use-sending.ts';
import styles from './counter.module.css';
import { enter } from './enter.ts';

/** Signs in by email address and password. */
export function PasswordForm({ next }: { readonly next: string }) {
  const { busy, fault, run } = useSending();
  const submit = async (event: FormEvent<HTMLFormElement>): Promise<void> => {
    event.preventDefault();
    const { email, password } = Object.fromEntries(new FormData(event.currentTarget));
    const answer = await run(() => send('/api/auth/sign-in/email', { email, password }));
    if (answer !== null) enter(next);
  };
  return (
    <form className={styles.form} method="post" onSubmit={submit} aria-label="Sign in with a password">
      <TextField label="Email address" name="email" type="email" autoComplete="email" required />
      <TextField label="Password" name="password" type="password" autoComplete="current-password" required />
      <FaultNotice fault={fault} />
      <div className="row row-apart">
        <SendButton busy={busy}>Sign in</SendButton>
        <Link href="/forgot-password">Forgot your password?</Link>
      </div>
    </form>
  );
}
