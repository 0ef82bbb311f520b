'use client';
import { MAIL_ARRIVES } from '@fieldpost/client';
import { useRouter } from 'next/navigation';
import { ask } from '../../connection/browser.ts';
import { Button } from '../../design/button.tsx';
import { FaultNotice } from '../forms/fault-notice.tsx';
import { useSending } from '../forms/use-sending.ts';

/** Says that letters came back, and lets the person say that they arrive again. */
export function BounceNotice({ email }: { readonly email: string }) {
  const router = useRouter();
  const { busy, fault, run } = useSending();
  const again = async (): Promise<void> => {
    if ((await run(() => ask(MAIL_ARRIVES, {}))) !== null) router.refresh();
  };
  return (
    <section className="notice notice-bad stack" aria-label="Your mail came back">
      <p>
        <strong>A letter to you came back.</strong> The mail server of <span className="typed">{email}</span> says that
        there is no such mailbox, so we write no more.
      </p>
      <FaultNotice fault={fault} />
      <p>
        <Button className="button" waits={busy} onClick={again}>
          It works again: write to me
        </Button>
      </p>
    </section>
  );
}
