'use client';
import { useRouter } from 'next/navigation';
import { ask } from '../../connection/browser.ts';
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
          <button
            key={side}
            type="button"
            className="button button-main"
            disabled={busy}
            onClick={() => void join(side)}
          >
            Fight for {name}
          </button>
        ))}
      </p>
      <FaultNotice fault={fault} />
    </div>
  );
}
