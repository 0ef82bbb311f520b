'use client';
import { useRouter } from 'next/navigation';
import { type FormEvent, useState } from 'react';
import { FaultNotice } from '../forms/fault-notice.tsx';
import { SelectField } from '../forms/select-field.tsx';
import { SendButton } from '../forms/send-button.tsx';
import { TextField } from '../forms/text-field.tsx';
import { useSending } from '../forms/use-sending.ts';
import { type Deed, deedsFor } from './deeds.ts';
import type { OperatedPerson } from './operations.ts';

/** Gives the browser a document to keep. */
function save(name: string, document: unknown): void {
  const url = URL.createObjectURL(new Blob([JSON.stringify(document, null, 2)], { type: 'application/json' }));
  const link = Object.assign(window.document.createElement('a'), { href: url, download: name });
  link.click();
  URL.revokeObjectURL(url);
}

const exportedIn = (done: unknown): unknown =>
  typeof done === 'object' && done !== null && 'exportPerson' in done ? done.exportPerson : null;

/** What a deed wants to know besides its reason. */
function MoreField({ wants }: Pick<Deed, 'wants'>) {
  if (wants === 'name') return <TextField label="New name" name="more" maxLength={40} required />;
  if (wants === null) return null;
  return <TextField label="Type their email address to confirm" name="more" type="email" autoComplete="off" required />;
}

const reasonHint = ({ code }: Deed): string =>
  code.startsWith('suspend') ? 'Shown to them when they sign in, and logged.' : 'Kept in the audit log.';

/** Sends a deed, keeps the file that it may bring, and shows how things stand then. */
function useDeed(person: OperatedPerson, deed: Deed | undefined) {
  const { busy, fault, run } = useSending();
  const router = useRouter();
  const submit = async (event: FormEvent<HTMLFormElement>): Promise<void> => {
    event.preventDefault();
    const form = event.currentTarget;
    const given = new FormData(form);
    const asked = { id: person.id, reason: String(given.get('reason')), more: String(given.get('more') ?? '') };
    const done = deed === undefined ? null : await run(() => deed.run(asked));
    if (done === null) return;
    const exported = exportedIn(done);
    if (exported !== null) save(`${person.id}.json`, exported);
    form.reset();
    router.refresh();
  };
  return { busy, fault, submit };
}

/** What can be done to one person: a choice, a reason, and for some a word more. */
export function PersonDeeds({ person }: { readonly person: OperatedPerson }) {
  const deeds = deedsFor(person);
  const [code, setCode] = useState(deeds[0]?.code ?? '');
  const deed = deeds.find((one) => one.code === code) ?? deeds[0];
  const { busy, fault, submit } = useDeed(person, deed);
  if (deed === undefined) return null;
  const choices = deeds.map((one) => [one.code, one.words] as const);
  return (
    <details>
      <summary>Actions</summary>
      <form className="stack" method="post" onSubmit={submit} aria-label={`Action on ${person.name}`}>
        <SelectField
          label="Action"
          choices={choices}
          value={deed.code}
          onChange={({ target }) => setCode(target.value)}
        />
        <MoreField wants={deed.wants} />
        <TextField label="Reason" name="reason" minLength={3} maxLength={300} hint={reasonHint(deed)} required />
        <FaultNotice fault={fault} />
        <SendButton busy={busy} className={deed.grave ? 'button button-danger' : 'button button-main'}>
          {deed.words}
        </SendButton>
      </form>
    </details>
  );
}
