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
      <h2 id="calendar">In your calendar</h2>
      <p>
        Subscribe to this address in your calendar, and all your deadlines stand in it. Keep it to yourself: whoever has
        it sees your matches.
      </p>
      <CopyField key={url} label="The secret link" value={url} />
      <FaultNotice fault={fault} />
      <p>
        <ConfirmButton
          label="Make a new link"
          question="The old one stops working, and those of feed readers too."
          yes="Make it"
          busy={busy}
          onYes={rotate}
        />
      </p>
    </section>
  );
}
