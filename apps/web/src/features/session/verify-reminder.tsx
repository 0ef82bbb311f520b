'use client';
import type { Me } from '@fieldpost/client';
import { useState } from 'react';
import { send } from '../../connection/browser.ts';
import { Button } from '../../design/button.tsx';
import { FaultNotice } from '../forms/fault-notice.tsx';
import { useSending } from '../forms/use-sending.ts';

/** Says that mail waits for a confirmed address, and sends the letter again. Nothing where it is confirmed. */
export function VerifyReminder({ person }: { readonly person: Pick<Me, 'email' | 'emailVerified'> }) {
  const [sent, setSent] = useState(false);
  const { busy, fault, run } = useSending();
  if (person.emailVerified) return null;
  const again = async (): Promise<void> => {
    const body = { email: person.email, callbackURL: '/verified' };
    const answer = await run(() => send('/api/auth/send-verification-email', body));
    if (answer !== null) setSent(true);
  };
  return (
    <section className="notice notice-warn stack" aria-label="Email address not confirmed">
      <p>
        <strong>Please confirm your email address.</strong> We sent a link to{' '}
        <span className="typed">{person.email}</span>. Until you open it, you get no email about your matches.
      </p>
      <FaultNotice fault={fault} />
      <p role="status">{sent ? 'Sent again. Check your inbox.' : ''}</p>
      <p>
        <Button className="button" onClick={again} waits={sent ? 'Sent. Check your inbox.' : busy}>
          Resend link
        </Button>
      </p>
    </section>
  );
}
