'use client';
import { RUN_MAIL_ACTION } from '@fieldpost/client';
import Link from 'next/link';
import { useState } from 'react';
import { ask } from '../../connection/browser.ts';
import { Button } from '../../design/button.tsx';
import { FaultNotice } from '../forms/fault-notice.tsx';
import { useSending } from '../forms/use-sending.ts';

type Props = {
  readonly token: string;
  readonly label: string;
  /** The page that shows the effect, and its name. */
  readonly path: string;
  readonly place: string;
};

/** The one press that acts. */
export function MailActionButton({ token, label, path, place }: Props) {
  const { busy, fault, run } = useSending();
  const [done, setDone] = useState(false);
  const press = async (): Promise<void> => {
    if ((await run(() => ask(RUN_MAIL_ACTION, { token }))) !== null) setDone(true);
  };
  if (done)
    return (
      <p className="notice notice-good" role="status">
        Done. <Link href={path}>See the {place}</Link>
      </p>
    );
  return (
    <>
      <FaultNotice fault={fault} />
      <p>
        <Button className="button button-main" waits={busy} onClick={press}>
          {label}
        </Button>
      </p>
    </>
  );
}
