'use client';
import type { FormEvent } from 'react';
import { send } from '../../connection/browser.ts';
import { FaultNotice } from '../forms/fault-notice.tsx';
import { SendButton } from '../forms/send-button.tsx';
import { TextField } from '../forms/text-field.tsx';
import { useSending } from '../forms/use-sending.ts';
import styles from './counter.module.css';
import { enter } from './enter.ts';

const LEAST = 8;

/** Opens an account by mail address and password, signed in at once; the address is confirmed by a letter. */
export function SignUpForm({ next }: { readonly next: string }) {
  const { busy, fault, run } = useSending();
  const submit = async (event: FormEvent<HTMLFormElement>): Promise<void> => {
    event.preventDefault();
    const { name, email, password } = Object.fromEntries(new FormData(event.currentTarget));
    const body = { name, email, password, callbackURL: '/verified' };
    const answer = await run(() => send('/api/auth/sign-up/email', body));
    if (answer !== null) enter(next);
  };
  return (
    <form className={styles.form} method="post" onSubmit={submit} aria-label="Open an account">
      <TextField
        label="Name"
        name="name"
        autoComplete="nickname"
        required
        maxLength={40}
        hint="As the other players see you."
      />
      <TextField
        label="Mail address"
        name="email"
        type="email"
        autoComplete="email"
        required
        hint="Letters about your matches go there. Nobody else sees it."
      />
      <TextField
        label="Password"
        name="password"
        type="password"
        autoComplete="new-password"
        required
        minLength={LEAST}
        maxLength={128}
        hint={`At least ${LEAST} characters.`}
      />
      <FaultNotice fault={fault} />
      <SendButton busy={busy}>Open the account</SendButton>
    </form>
  );
}
