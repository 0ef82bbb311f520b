'use client';
import { DELETE_ACCOUNT } from '@fieldpost/client';
import type { FormEvent } from 'react';
import { ask } from '../../connection/browser.ts';
import { FaultNotice } from '../forms/fault-notice.tsx';
import { SendButton } from '../forms/send-button.tsx';
import { TextField } from '../forms/text-field.tsx';
import { useSending } from '../forms/use-sending.ts';
import { enter } from '../sign-in/enter.ts';
import styles from './account.module.css';

/** Deletes the account. The player types their own email address to confirm. */
export function DeleteAccountForm() {
  const { busy, fault, run } = useSending();
  const submit = async (event: FormEvent<HTMLFormElement>): Promise<void> => {
    event.preventDefault();
    const email = String(new FormData(event.currentTarget).get('email'));
    if ((await run(() => ask(DELETE_ACCOUNT, { email }))) !== null) enter('/');
  };
  return (
    <section className="sheet stack" aria-labelledby="farewell">
      <h2 id="farewell">Delete account</h2>
      <p>
        Deletes your name, address, sessions and tokens. Your seats show “Departed player”; your running matches end by
        the clock.
      </p>
      <details>
        <summary>Delete account</summary>
        <form className={styles.form} method="post" onSubmit={submit} aria-label="Delete account">
          <TextField label="Type your email address to confirm" name="email" type="email" required autoComplete="off" />
          <FaultNotice fault={fault} />
          <SendButton busy={busy} className="button button-danger">
            Delete account permanently
          </SendButton>
        </form>
      </details>
    </section>
  );
}
