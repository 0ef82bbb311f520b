'use client';
import { MAIL_ARRIVES, type MailHealth } from '@fieldpost/client';
import { useRouter } from 'next/navigation';
import { ask } from '../../connection/browser.ts';
import { Button } from '../../design/button.tsx';
import { FaultNotice } from '../forms/fault-notice.tsx';
import { useSending } from '../forms/use-sending.ts';

/** Says that letters came back, and lets the person say that they arrive again. Nothing where they arrive. */
export function BounceNotice({ mail }: { readonly mail: MailHealth }) {
  const router = useRouter();
  const { busy, fault, run } = useSending();
  const { email, mailReach, mailTrouble } = mail;
  const stopped = mailReach === 'bounced';
  if (mailTrouble === null && !stopped) return null;
  const again = async (): Promise<void> => {
    if ((await run(() => ask(MAIL_ARRIVES, {}))) !== null) router.refresh();
  };
  return (
    <section
      className={`notice ${stopped ? 'notice-bad' : 'notice-warn'} stack`}
      aria-label={stopped ? 'Emails to you are stopped' : 'Email to you bounced'}
    >
      <p>
        <strong>{stopped ? 'Our emails to you bounced. We stopped sending.' : 'Our email to you bounced.'}</strong>{' '}
        {stopped ? null : 'Your mailbox may be full. We keep trying.'}
      </p>
      <p>
        Your address: <span className="typed">{email}</span>
      </p>
      {mailTrouble === null ? null : <p className="hint">{`The mail server said: ${mailTrouble}`}</p>}
      <FaultNotice fault={fault} />
      <p>
        <Button className="button" waits={busy} onClick={again}>
          {stopped ? 'Resume emails' : 'My mailbox works'}
        </Button>
      </p>
    </section>
  );
}
