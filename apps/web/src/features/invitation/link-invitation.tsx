'use client';
import { INVITE } from '@fieldpost/client';
import { useState } from 'react';
import { ask } from '../../connection/browser.ts';
import { Button } from '../../design/button.tsx';
import { CopyField } from '../forms/copy-field.tsx';
import { FaultNotice } from '../forms/fault-notice.tsx';
import { useSending } from '../forms/use-sending.ts';

type Props = {
  readonly matchId: string;
  /** The side that is chosen now; null lets the invited player choose a free seat. */
  readonly sideNow: () => string | null;
};

/** Creates a link for one person, which the player passes on. */
export function LinkInvitation({ matchId, sideNow }: Props) {
  const [url, setUrl] = useState<string | null>(null);
  const { busy, fault, run } = useSending();
  const make = async (): Promise<void> => {
    const made = await run(() => ask(INVITE, { matchId, side: sideNow() }));
    if (made !== null) setUrl(made.invite.url);
  };
  if (url !== null)
    return (
      <>
        <CopyField label="Invitation link" value={url} />
        <p className="hint">Works once: for the first person who takes the seat.</p>
        <Button className="button" waits={busy} onClick={make}>
          Create another link
        </Button>
        <FaultNotice fault={fault} />
      </>
    );
  return (
    <>
      <Button className="button button-main" waits={busy} onClick={make}>
        {busy ? <span className="wait" aria-hidden="true" /> : null}Create invitation link
      </Button>
      <FaultNotice fault={fault} />
    </>
  );
}
