'use client';
import { send } from '../../connection/browser.ts';
import { Button } from '../../design/button.tsx';
import { FaultNotice } from '../forms/fault-notice.tsx';
import { useSending } from '../forms/use-sending.ts';
import { signOffFromPush } from '../notification-preferences/push-subscription.ts';
import { enter } from '../sign-in/enter.ts';

/** Ends this session; this browser takes no push any more. */
export function SignOutButton() {
  const { busy, fault, run } = useSending();
  const leave = async (): Promise<void> => {
    await signOffFromPush();
    if ((await run(() => send('/api/auth/sign-out'))) !== null) enter('/');
  };
  return (
    <div>
      <Button className="button" waits={busy} onClick={leave}>
        Sign out
      </Button>
      <FaultNotice fault={fault} />
    </div>
  );
}
