'use client';
import { useRouter } from 'next/navigation';
import { useEffect, useState } from 'react';
import { ask } from '../../connection/browser.ts';
import { Button } from '../../design/button.tsx';
import { CopyField } from '../forms/copy-field.tsx';
import { FaultNotice } from '../forms/fault-notice.tsx';
import { useSending } from '../forms/use-sending.ts';
import { START_CAMPAIGN } from './operations.ts';

/** The address to give away; its owner may begin with computer players on what is left. */
export function Invite({ id, owns }: { readonly id: string; readonly owns: boolean }) {
  const { busy, fault, run } = useSending();
  const [address, locate] = useState(`/campaigns/${id}`);
  const router = useRouter();
  useEffect(() => {
    locate(`${location.origin}/campaigns/${id}`);
  }, [id]);
  const begin = async (): Promise<void> => {
    if ((await run(() => ask(START_CAMPAIGN, { id, bot: 'greedy' }))) !== null) router.refresh();
  };
  return (
    <div className="stack">
      <CopyField label="Share this link to invite a player" value={address} />
      {owns ? (
        <Button className="button" waits={busy} onClick={() => void begin()}>
          Start now: computers take the open seats
        </Button>
      ) : null}
      <FaultNotice fault={fault} />
    </div>
  );
}
