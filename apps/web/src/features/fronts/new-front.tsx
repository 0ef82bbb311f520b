'use client';
import { useRouter } from 'next/navigation';
import { type FormEvent, useState } from 'react';
import { ask } from '../../connection/browser.ts';
import { LENGTHS } from '../campaigns/lengths.ts';
import { Lengths } from '../campaigns/open-campaign.tsx';
import { FaultNotice } from '../forms/fault-notice.tsx';
import { SendButton } from '../forms/send-button.tsx';
import { TextField } from '../forms/text-field.tsx';
import { useSending } from '../forms/use-sending.ts';
import { OPEN_FRONT } from './operations.ts';

const FRESH = { name: '', groups: 4, each: 1, length: 0, table: true, rated: false, open: true };
type Draft = typeof FRESH;

function inputOf({ name, groups, each, length, table, rated, open }: Draft) {
  const options = { ...LENGTHS[length]?.options, playersHERB: each, playersCARN: each };
  return { name, rules: 'aww-legacy@1', options, groups, table, rated, visibility: open ? 'public' : 'private' };
}

/** A name, how many groups, how long their war is; the rest has defaults. */
export function NewFront({ slug }: { readonly slug: string }) {
  const { busy, fault, run } = useSending();
  const router = useRouter();
  const [draft, set] = useState(FRESH);
  const change = (part: Partial<Draft>): void => set((before) => ({ ...before, ...part }));
  const open = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    const made = await run(() => ask(OPEN_FRONT, { club: slug, input: inputOf(draft) }));
    if (made !== null) router.push(`/clubs/${slug}/fronts/${made.openFront.id}`);
  };
  return (
    <form className="sheet stack" onSubmit={(event) => void open(event)}>
      <Groups draft={draft} change={change} />
      <Lengths length={draft.length} choose={(length) => change({ length })} />
      <Conditions draft={draft} change={change} />
      <p>
        <SendButton busy={busy}>Create front</SendButton>
      </p>
      <FaultNotice fault={fault} />
    </form>
  );
}

type PartProps = { readonly draft: Draft; readonly change: (part: Partial<Draft>) => void };

function Groups({ draft, change }: PartProps) {
  return (
    <>
      <TextField
        label="Name of the front"
        value={draft.name}
        maxLength={45}
        required
        onChange={({ target }) => change({ name: target.value })}
      />
      <TextField
        label="Groups"
        type="number"
        min={1}
        max={64}
        required
        value={draft.groups}
        hint="2 players each, or 2 teams. Add more groups later, up to 64."
        onChange={({ target }) => change({ groups: Number(target.value) })}
      />
      <TextField
        label="Players per side"
        type="number"
        min={1}
        max={4}
        required
        value={draft.each}
        onChange={({ target }) => change({ each: Number(target.value) })}
      />
    </>
  );
}

function Conditions({ draft, change }: PartProps) {
  return (
    <>
      <label className="check">
        <input type="checkbox" checked={draft.table} onChange={({ target }) => change({ table: target.checked })} />
        <span>Rank finished groups, fastest victory first</span>
      </label>
      <label className="check">
        <input type="checkbox" checked={draft.rated} onChange={({ target }) => change({ rated: target.checked })} />
        <span>Rate battles between equal sides</span>
      </label>
      <label className="check">
        <input type="checkbox" checked={draft.open} onChange={({ target }) => change({ open: target.checked })} />
        <span>Open to spectators</span>
      </label>
    </>
  );
}
