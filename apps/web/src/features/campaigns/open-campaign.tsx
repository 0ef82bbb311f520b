'use client';
import { useRouter } from 'next/navigation';
import { useState } from 'react';
import { ask } from '../../connection/browser.ts';
import { Button } from '../../design/button.tsx';
import { FaultNotice } from '../forms/fault-notice.tsx';
import { SelectField } from '../forms/select-field.tsx';
import { useSending } from '../forms/use-sending.ts';
import styles from './campaigns.module.css';
import { LENGTHS } from './lengths.ts';
import { CREATE_CAMPAIGN } from './operations.ts';

const SIDES = [
  { side: 'HERB', name: 'Herbivoria' },
  { side: 'CARN', name: 'Carnivoron' },
] as const;

type Draft = {
  readonly title: string;
  readonly length: number;
  readonly side: 'HERB' | 'CARN';
  readonly each: number;
  readonly bots: boolean;
  /** LC-094: no stand-in plays a battle for an absent player. */
  readonly strict: boolean;
};
const FRESH: Draft = { title: 'Our war', length: 0, side: 'HERB', each: 1, bots: true, strict: false };

function inputOf({ title, length, side, each, bots, strict }: Draft) {
  const seats = { playersHERB: each, playersCARN: each };
  const enemy = side === 'HERB' ? 'CARN' : 'HERB';
  const options = { ...LENGTHS[length]?.options, ...seats };
  const settings = { standIn: strict ? 'never' : 'allowed' };
  return { rules: 'aww-legacy@1', title, side, options, settings, bots: bots ? { [enemy]: 'greedy' } : {} };
}

/** Opens a campaign: alone against the computer in one touch, or with friends. */
export function OpenCampaign() {
  const { busy, fault, run } = useSending();
  const router = useRouter();
  const [draft, set] = useState(FRESH);
  const change = (part: Partial<Draft>): void => set({ ...draft, ...part });
  const open = async (of: Draft): Promise<void> => {
    const made = await run(() => ask(CREATE_CAMPAIGN, { input: inputOf(of) }));
    if (made !== null) router.push(`/campaigns/${made.createCampaign.id}`);
  };
  return (
    <section className="sheet stack" aria-labelledby="open">
      <h2 id="open">Start a campaign</h2>
      <Lengths length={draft.length} choose={(length) => change({ length })} />
      <Button
        className="button button-main button-wide"
        waits={busy}
        onClick={() => void open({ ...FRESH, length: draft.length, title: 'My war' })}
      >
        Solo, against the computer
      </Button>
      <details className={styles.fold}>
        <summary>With friends, or as the other side</summary>
        <Friends draft={draft} change={change} />
        <Button className="button button-main button-wide" waits={busy} onClick={() => void open(draft)}>
          Create campaign
        </Button>
      </details>
      <FaultNotice fault={fault} />
    </section>
  );
}

export function Lengths({ length, choose }: { readonly length: number; readonly choose: (length: number) => void }) {
  return (
    <fieldset className={styles.lengths}>
      <legend>Length</legend>
      {LENGTHS.map(({ title, says }, index) => (
        <label key={title} className={styles.length}>
          <input type="radio" name="length" checked={length === index} onChange={() => choose(index)} />
          <span>
            <b>{title}</b>
            <span className="small soft">{says}</span>
          </span>
        </label>
      ))}
    </fieldset>
  );
}

type FriendsProps = { readonly draft: Draft; readonly change: (part: Partial<Draft>) => void };

function Friends({ draft, change }: FriendsProps) {
  return (
    <div className={`stack ${styles.friends}`}>
      <label className="field">
        <span className="caption">Title</span>
        <input
          className="input"
          value={draft.title}
          maxLength={60}
          onChange={({ target }) => change({ title: target.value })}
        />
      </label>
      <SelectField
        label="Your side"
        value={draft.side}
        choices={SIDES.map(({ side, name }) => [side, name])}
        onChange={({ target }) => change({ side: target.value === 'CARN' ? 'CARN' : 'HERB' })}
      />
      <SelectField
        label="Players per side"
        value={draft.each}
        choices={['1', '2', '3', '4'].map((each) => [each, each])}
        onChange={({ target }) => change({ each: Number(target.value) })}
      />
      <label className="check">
        <input type="checkbox" checked={draft.bots} onChange={({ target }) => change({ bots: target.checked })} />
        <span>The computer plays the other side</span>
      </label>
      <label className="check">
        <input type="checkbox" checked={draft.strict} onChange={({ target }) => change({ strict: target.checked })} />
        <span>No stand-ins: a battle waits for a replacement if someone is away</span>
      </label>
    </div>
  );
}
