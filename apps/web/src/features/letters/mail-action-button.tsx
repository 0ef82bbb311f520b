'use client';
import { RUN_MAIL_ACTION } from '@fieldpost/client';
import Link from 'next/link';
import { useState } from 'react';
import { ask } from '../../connection/browser.ts';
import { FaultNotice } from '../forms/fault-notice.tsx';
import { useSending } from '../forms/use-sending.ts';

/** The one press that acts. */
export function MailActionButton({ token, label }: { readonly token: string; readonly label: string }) {
  const { busy, fault, run } = useSending();
  const [matchId, setMatchId] = useState<string | null>(null);
  const press = async (): Promise<void> => {
    const done = await run(() => ask(RUN_MAIL_ACTION, { token }));
    if (done !== null) setMatchId(done.runMailAction);
  };
  if (matchId !== null)
    return (
      <p className="notice notice-good" role="status">
        Done. <Link href={`/matches/${matchId}`}>See the match</Link>
      </p>
    );
  return (
    <>
      <FaultNotice fault={fault} />
      <p>
        <button type="button" className="button button-main" disabled={busy} onClick={press}>
          {label}
        </button>
      </p>
    </>
  );
}
