'use client';
import { useRouter } from 'next/navigation';
import { type FormEvent, useState } from 'react';
import { ask } from '../../connection/browser.ts';
import type { Operations } from '../../operation-types.ts';
import { FaultNotice } from '../forms/fault-notice.tsx';
import { SelectField } from '../forms/select-field.tsx';
import { SendButton } from '../forms/send-button.tsx';
import { TextField } from '../forms/text-field.tsx';
import { useSending } from '../forms/use-sending.ts';
import { REMOVE_TITLE } from './operations.ts';

type TitledThing = Operations['RemoveTitle']['variables']['of'];

const KINDS: readonly (readonly [kind: TitledThing, words: string])[] = [
  ['match', 'A match'],
  ['campaign', 'A campaign'],
  ['club', 'A club, with its description'],
  ['event', 'An event'],
  ['front', 'A front'],
  ['scenario', 'A custom scenario'],
];

/** Reads the id from an address of this site, or returns the input unchanged. */
const idIn = (text: string): string =>
  text
    .trim()
    .split(/[?#]/)[0]
    ?.split('/')
    .findLast((part) => part !== '') ?? '';

/** Sends the form; `done`: the last one was taken. */
function useTaking() {
  const { busy, fault, run } = useSending();
  const router = useRouter();
  const [done, setDone] = useState(false);
  const submit = async (event: FormEvent<HTMLFormElement>): Promise<void> => {
    event.preventDefault();
    const form = event.currentTarget;
    const given = new FormData(form);
    const of = KINDS.find(([kind]) => kind === given.get('of'))?.[0] ?? 'match';
    const asked = { of, id: idIn(String(given.get('id'))), reason: String(given.get('reason')) };
    setDone(false);
    if ((await run(() => ask(REMOVE_TITLE, asked))) === null) return;
    form.reset();
    setDone(true);
    router.refresh();
  };
  return { busy, fault, done, submit };
}

/** Takes away the title of something, by its address or id. */
export function TitleForm() {
  const { busy, fault, done, submit } = useTaking();
  return (
    <section className="sheet stack" aria-labelledby="titles">
      <h2 id="titles">Titles</h2>
      <details>
        <summary>Remove a title</summary>
        <form className="stack" method="post" onSubmit={submit} aria-label="Remove a title">
          <SelectField label="Type" name="of" choices={KINDS} />
          <TextField label="Address or id" name="id" autoComplete="off" required />
          <TextField
            label="Reason"
            name="reason"
            minLength={3}
            maxLength={300}
            hint="Kept in the audit log."
            required
          />
          <FaultNotice fault={fault} />
          <SendButton busy={busy} className="button button-danger">
            Remove title
          </SendButton>
        </form>
      </details>
      <div role="status">{done ? <p className="notice notice-good">Title removed.</p> : null}</div>
    </section>
  );
}
