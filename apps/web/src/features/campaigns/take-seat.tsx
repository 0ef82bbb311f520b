'use client';
import { useRouter } from 'next/navigation';
import { ask } from '../../connection/browser.ts';
import { Button } from '../../design/button.tsx';
import { FaultNotice } from '../forms/fault-notice.tsx';
import { useSending } from '../forms/use-sending.ts';
import { TAKE_SEAT } from './operations.ts';

/** The button by which an invited player takes a seat in a campaign under way. */
export function TakeSeat({ id, offer }: { readonly id: string; readonly offer: string }) {
  const { busy, fault, run } = useSending();
  const router = useRouter();
  const take = async (): Promise<void> => {
    if ((await run(() => ask(TAKE_SEAT, { id, seat: offer }))) !== null) router.push(`/campaigns/${id}`);
  };
  return (
    <div className="stack">
      <p>
        <Button className="button button-main" waits={busy} onClick={() => void take()}>
          Take seat
        </Button>
      </p>
      <FaultNotice fault={fault} />
    </div>
  );
}
