'use client';
import { ROTATE_CALENDAR } from '@fieldpost/client';
import { useRouter } from 'next/navigation';
import { ask } from '../../connection/browser.ts';
import { ConfirmButton } from '../forms/confirm-button.tsx';
import { CopyField } from '../forms/copy-field.tsx';
import { FaultNotice } from '../forms/fault-notice.tsx';
import { useSending } from '../forms/use-sending.ts';

/** The secret link by which a calendar shows all deadlines, and a new one in its place. */
export function CalendarLink({ url }: { readonly url: string }) {
  const router = useRouter();
  const { busy, fault, run } = useSending();
  const rotate = async (): Promise<void> => {
    if ((await run(() => ask(ROTATE_CALENDAR, {}))) !== null) router.refresh();
  };
  return (
    <section className="sheet stack" aria-labelledby="calendar">
      <h2 id="calendar">Calendar feed</h2>
      <p>
        Add this address to your calendar app to see all your deadlines. Keep it secret: anyone with it can see your
        matches.
      </p>
      <CopyField key={url} label="Secret link" value={url} />
      <FaultNotice fault={fault} />
      <p>
        <ConfirmButton
          label="Create a new link"
          question="The old link stops working, and so do your feed readers."
          yes="Create new link"
          busy={busy}
          onYes={rotate}
        />
      </p>
    </section>
  );
}
