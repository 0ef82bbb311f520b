'use client';
import { useRouter } from 'next/navigation';
import { ask } from '../../connection/browser.ts';
import { Button } from '../../design/button.tsx';
import { FaultNotice } from '../forms/fault-notice.tsx';
import { useSending } from '../forms/use-sending.ts';
import { JOIN_CAMPAIGN } from './operations.ts';

type Props = { readonly id: string; readonly sides: readonly { readonly side: string; readonly name: string }[] };

/** A button for each Empire that still has a seat. */
export function JoinCampaign({ id, sides }: Props) {
  const { busy, fault, run } = useSending();
  const router = useRouter();
  const join = async (empire: string): Promise<void> => {
    if ((await run(() => ask(JOIN_CAMPAIGN, { id, empire }))) !== null) router.refresh();
  };
  return (
    <div className="stack">
      <p className="row">
        {sides.map(({ side, name }) => (
          <Button key={side} className="button button-main" waits={busy} onClick={() => void join(side)}>
            Join {name}
          </Button>
        ))}
      </p>
      <FaultNotice fault={fault} />
    </div>
  );
}
