'use client';
import { type Me, UPDATE_PROFILE } from '@fieldpost/client';
import { useRouter } from 'next/navigation';
import type { FormEvent } from 'react';
import { ask } from '../../connection/browser.ts';
import { FaultNotice } from '../forms/fault-notice.tsx';
import { SendButton } from '../forms/send-button.tsx';
import { TextField } from '../forms/text-field.tsx';
import { useSending } from '../forms/use-sending.ts';

/** Asks a player who came by a sign-in link for their name, once. Nothing if they have chosen one. */
export function NameCard({ person }: { readonly person: Pick<Me, 'name' | 'named'> }) {
  const router = useRouter();
  const { busy, fault, run } = useSending();
  if (person.named) return null;
  const submit = async (event: FormEvent<HTMLFormElement>): Promise<void> => {
    event.preventDefault();
    const name = String(new FormData(event.currentTarget).get('name'));
    if ((await run(() => ask(UPDATE_PROFILE, { name }))) !== null) router.refresh();
  };
  return (
    <section className="sheet stack" aria-labelledby="your-name">
      <h2 id="your-name">What should other players call you?</h2>
      <form className="stack" method="post" onSubmit={submit} aria-label="Your name">
        <TextField
          label="Name"
          name="name"
          defaultValue={person.name}
          required
          maxLength={40}
          autoComplete="nickname"
          hint="Shown to other players. You can change it on your account page."
        />
        <FaultNotice fault={fault} />
        <div className="row">
          <SendButton busy={busy}>Save name</SendButton>
        </div>
      </form>
    </section>
  );
}
