'use client';
import { useRouter } from 'next/navigation';
import { useState } from 'react';
import { ask } from '../../connection/browser.ts';
import { FaultNotice } from '../forms/fault-notice.tsx';
import { useSending } from '../forms/use-sending.ts';
import { CAMPAIGN_ACT, type Choice } from './operations.ts';

type Props = {
  readonly campaignId: string;
  readonly seq: number;
  readonly side: string;
  readonly label: string;
  readonly choices: readonly Choice[];
};

/** What an Empire may do: one is chosen out of the list, and one button sends it. */
export function Choices({ campaignId, seq, side, label, choices }: Props) {
  const { busy, fault, run } = useSending();
  const router = useRouter();
  const [chosen, choose] = useState(0);
  const act = choices[chosen] ?? choices[0];
  if (act === undefined) return null;
  const send = async (): Promise<void> => {
    const key = crypto.randomUUID();
    const asked = { campaignId, expectedSeq: seq, act: act.act, side, key };
    if ((await run(() => ask(CAMPAIGN_ACT, asked))) !== null) router.refresh();
  };
  return (
    <div className="stack">
      <label className="stack">
        <span>{label}</span>
        <select value={chosen} onChange={({ target }) => choose(Number(target.value))}>
          {choices.map(({ title }, nth) => (
            <option key={title} value={nth}>
              {title}
            </option>
          ))}
        </select>
      </label>
      <p>
        <button type="button" className="button button-main" disabled={busy} onClick={() => void send()}>
          {act.title}
        </button>
      </p>
      <FaultNotice fault={fault} />
    </div>
  );
}
