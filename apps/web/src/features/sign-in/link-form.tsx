'use client';
import { type FormEvent, useState } from 'react';
import { send } from '../../connection/browser.ts';
import { FaultNotice } from '../forms/fault-notice.tsx';
import { SendButton } from '../forms/send-button.tsx';
import { TextField } from '../forms/text-field.tsx';
import { useSending } from '../forms/use-sending.ts';
import styles from './counter.module.css';
import { LetterSent } from './letter-sent.tsx';

/** Sends a letter with a link that signs in; opens an account where there is none. */
export function LinkForm({ next }: { readonly next: string }) {
  const [sentTo, setSentTo] = useState<string | null>(null);
  const { busy, fault, run } = useSending();
  const submit = async (event: FormEvent<HTMLFormElement>): Promise<void> => {
    event.preventDefault();
    const email = String(new FormData(event.currentTarget).get('email'));
    const body = { email, callbackURL: next, errorCallbackURL: '/sign-in' };
    const answer = await run(() => send('/api/auth/sign-in/magic-link', body));
    if (answer !== null) setSentTo(email);
  };
  return (
    <form className={styles.form} method="post" onSubmit={submit} aria-label="Sign in by email link">
      <TextField
        label="Email address"
        name="email"
        type="email"
        autoComplete="email"
        required
        hint="No password needed. The link works for 10 minutes. New here? It creates your account."
      />
      <FaultNotice fault={fault} />
      <SendButton busy={busy} className="button">
        Email me a link
      </SendButton>
      <LetterSent to={sentTo}>Open the link on this device.</LetterSent>
    </form>
  );
}
