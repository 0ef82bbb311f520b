'use client';
import { useRouter } from 'next/navigation';
import { type FormEvent, useState } from 'react';
import { ask } from '../../connection/browser.ts';
import { FaultNotice } from '../forms/fault-notice.tsx';
import { SelectField } from '../forms/select-field.tsx';
import { SendButton } from '../forms/send-button.tsx';
import { TextField } from '../forms/text-field.tsx';
import { useSending } from '../forms/use-sending.ts';
import { FOUND_CLUB } from './operations.ts';

/** CL-020: small letters, digits and hyphens, made of the name. */
function slugOf(name: string): string {
  const plain = name.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();
  return plain
    .replace(/[^a-z0-9]+/g, '-')
    .slice(0, 40)
    .replace(/^-|-$/g, '');
}

const KINDS = [
  { title: 'Open: anyone can join', visibility: 'public', joinRule: 'open' },
  { title: 'On request: officers approve new members', visibility: 'public', joinRule: 'ask' },
  { title: 'Private: invitation only, visible to members', visibility: 'private', joinRule: 'invite' },
] as const;

function useFounding(zone: string) {
  const { busy, fault, run } = useSending();
  const router = useRouter();
  const found = async (name: string, about: string, kind: (typeof KINDS)[number]): Promise<void> => {
    const { visibility, joinRule } = kind;
    const input = { slug: slugOf(name), name, about, zone, visibility, joinRule };
    const made = await run(() => ask(FOUND_CLUB, { input }));
    if (made !== null) router.push(`/clubs/${made.createClub.slug}`);
  };
  return { busy, fault, found };
}

/** Founds a club: a name, and who may join. */
export function CreateClub({ zone }: { readonly zone: string }) {
  const { busy, fault, found } = useFounding(zone);
  const [name, setName] = useState('');
  const [about, setAbout] = useState('');
  const [kind, setKind] = useState(0);
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    void found(name, about, KINDS[kind] ?? KINDS[0]);
  };
  return (
    <form className="sheet stack column" aria-labelledby="found" onSubmit={submit}>
      <h2 id="found">Start a club</h2>
      <TextField
        label="Club name"
        value={name}
        maxLength={80}
        required
        onChange={({ target }) => setName(target.value)}
        hint={name === '' ? undefined : `Web address: /clubs/${slugOf(name)}`}
      />
      <TextField label="Description" value={about} maxLength={500} onChange={({ target }) => setAbout(target.value)} />
      <SelectField
        label="Membership"
        value={kind}
        choices={KINDS.map(({ title }, index) => [String(index), title])}
        onChange={({ target }) => setKind(Number(target.value))}
      />
      <p>
        <SendButton busy={busy}>Start club</SendButton>
      </p>
      <FaultNotice fault={fault} />
    </form>
  );
}
