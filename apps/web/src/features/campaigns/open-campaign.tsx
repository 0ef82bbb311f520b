'use client';
import { useRouter } from 'next/navigation';
import { useState } from 'react';
import { ask } from '../../connection/browser.ts';
import { FaultNotice } from '../forms/fault-notice.tsx';
import { useSending } from '../forms/use-sending.ts';
import { CREATE_CAMPAIGN } from './operations.ts';

/** LC-068: how long a war lasts, beside the choice. */
const LENGTHS = [
  { title: 'Short war: who falls stays fallen, about 4 battles', options: {} },
  { title: 'Long war: conscripts after 2 turns, about 17 battles', options: { conscripts: 2 } },
  { title: 'Total war: conscripts, five key cities, about 30 battles', options: { conscripts: 2, keys: 5 } },
] as const;

/** Opens a campaign against a computer player, or for whoever gets its address. */
export function OpenCampaign() {
  const { busy, fault, run } = useSending();
  const router = useRouter();
  const [title, name] = useState('Our war');
  const [length, stretch] = useState(0);
  const [alone, against] = useState(true);
  const open = async (): Promise<void> => {
    const input = {
      rules: 'aww-legacy@1',
      title,
      options: LENGTHS[length]?.options ?? {},
      bots: alone ? { CARN: 'greedy' } : {},
    };
    const made = await run(() => ask(CREATE_CAMPAIGN, { input }));
    if (made !== null) router.push(`/campaigns/${made.createCampaign.id}`);
  };
  return (
    <section className="sheet stack column" aria-labelledby="open">
      <h2 id="open">Open a campaign</h2>
      <label className="stack">
        <span>Its name</span>
        <input value={title} maxLength={60} onChange={({ target }) => name(target.value)} />
      </label>
      <label className="stack">
        <span>How long</span>
        <select value={length} onChange={({ target }) => stretch(Number(target.value))}>
          {LENGTHS.map((one, nth) => (
            <option key={one.title} value={nth}>
              {one.title}
            </option>
          ))}
        </select>
      </label>
      <label className="stack">
        <span>Against</span>
        <select value={alone ? 'bot' : 'open'} onChange={({ target }) => against(target.value === 'bot')}>
          <option value="bot">A computer player</option>
          <option value="open">Whoever gets its address</option>
        </select>
      </label>
      <p>
        <button type="button" className="button button-main" disabled={busy} onClick={() => void open()}>
          Open it
        </button>
      </p>
      <FaultNotice fault={fault} />
    </section>
  );
}
