'use client';
import { type FormEvent, useState } from 'react';
import { send } from '../../connection/browser.ts';
import { FaultNotice } from '../forms/fault-notice.tsx';
import { SendButton } from '../forms/send-button.tsx';
import { TextField } from '../forms/text-field.tsx';
import { useSending } from '../forms/use-sending.ts';
import { browserZone, zoneWords } from './browser-zone.ts';
import styles from './counter.module.css';
import { LetterSent } from './letter-sent.tsx';

const MIN_LENGTH = 8;

/** Creates an account with an email address and a password. The link in the letter signs in and continues to `next`. */
export function SignUpForm({ next }: { readonly next: string }) {
  const [sentTo, setSentTo] = useState<string | null>(null);
  const { busy, fault, run } = useSending();
  const submit = async (event: FormEvent<HTMLFormElement>): Promise<void> => {
    event.preventDefault();
    const { name, email, password } = Object.fromEntries(new FormData(event.currentTarget));
    const body = {
      name,
      email,
      password,
      timeZone: browserZone(),
      callbackURL: `/verified?next=${encodeURIComponent(next)}`,
    };
    const answer = await run(() => send('/api/auth/sign-up/email', body));
    if (answer !== null) setSentTo(String(email));
  };
  return (
    <form className={styles.form} method="post" onSubmit={submit} aria-label="Create an account">
      <AccountFields />
      <FaultNotice fault={fault} />
      <SendButton busy={busy}>Create account</SendButton>
      <LetterSent to={sentTo}>
        Open the link in it to confirm your address and sign in. In another browser we ask for your password once more.
        Times are shown in {sentTo === null ? '' : zoneWords(browserZone())}, as your browser has it; your account
        changes that.
      </LetterSent>
    </form>
  );
}

function AccountFields() {
  return (
    <>
      <TextField
        label="Name"
        name="name"
        autoComplete="nickname"
        required
        maxLength={40}
        hint="Shown to other players."
      />
      <TextField
        label="Email address"
        name="email"
        type="email"
        autoComplete="email"
        required
        hint="For letters about your matches. Only you can see it."
      />
      <TextField
        label="Password"
        name="password"
        type="password"
        autoComplete="new-password"
        required
        minLength={MIN_LENGTH}
        maxLength={128}
        hint={`At least ${MIN_LENGTH} characters.`}
      />
    </>
  );
}
