'use client';
import { useRouter } from 'next/navigation';
import { type FormEvent, useState } from 'react';
import { FaultNotice } from '../forms/fault-notice.tsx';
import { SelectField } from '../forms/select-field.tsx';
import { SendButton } from '../forms/send-button.tsx';
import { TextField } from '../forms/text-field.tsx';
import { useSending } from '../forms/use-sending.ts';
import type { AccountForOperator } from './operations.ts';
import { actionsFor, type OperatorAction } from './operator-actions.ts';

/** Gives the browser a document to keep. */
function save(name: string, document: unknown): void {
  const url = URL.createObjectURL(new Blob([JSON.stringify(document, null, 2)], { type: 'application/json' }));
  const link = Object.assign(window.document.createElement('a'), { href: url, download: name });
  link.click();
  URL.revokeObjectURL(url);
}

const exportedIn = (done: unknown): unknown =>
  typeof done === 'object' && done !== null && 'exportPerson' in done ? done.exportPerson : null;

/** The further input of an action besides its reason. */
function MoreField({ wants }: Pick<OperatorAction, 'wants'>) {
  if (wants === 'name') return <TextField label="New name" name="more" maxLength={40} required />;
  if (wants === null) return null;
  return <TextField label="Type their email address to confirm" name="more" type="email" autoComplete="off" required />;
}

const reasonHint = ({ code }: OperatorAction): string =>
  code.startsWith('suspend') ? 'Shown to them when they sign in, and logged.' : 'Kept in the audit log.';

/** Sends an action, keeps the file that it may bring, and shows how things stand then. */
function useOperatorAction(person: AccountForOperator, action: OperatorAction | undefined) {
  const { busy, fault, run } = useSending();
  const router = useRouter();
  const submit = async (event: FormEvent<HTMLFormElement>): Promise<void> => {
    event.preventDefault();
    const form = event.currentTarget;
    const given = new FormData(form);
    const asked = { id: person.id, reason: String(given.get('reason')), more: String(given.get('more') ?? '') };
    const done = action === undefined ? null : await run(() => action.run(asked));
    if (done === null) return;
    const exported = exportedIn(done);
    if (exported !== null) save(`${person.id}.json`, exported);
    form.reset();
    router.refresh();
  };
  return { busy, fault, submit };
}

/** The actions on one account: a choice, a reason, and for some a further input. */
export function PersonActions({ person }: { readonly person: AccountForOperator }) {
  const actions = actionsFor(person);
  const [code, setCode] = useState(actions[0]?.code ?? '');
  const action = actions.find((one) => one.code === code) ?? actions[0];
  const { busy, fault, submit } = useOperatorAction(person, action);
  if (action === undefined) return null;
  const choices = actions.map((one) => [one.code, one.words] as const);
  return (
    <details>
      <summary>Actions</summary>
      <form className="stack" method="post" onSubmit={submit} aria-label={`Action on ${person.name}`}>
        <SelectField
          label="Action"
          choices={choices}
          value={action.code}
          onChange={({ target }) => setCode(target.value)}
        />
        <MoreField wants={action.wants} />
        <TextField label="Reason" name="reason" minLength={3} maxLength={300} hint={reasonHint(action)} required />
        <FaultNotice fault={fault} />
        <SendButton busy={busy} className={action.grave ? 'button button-danger' : 'button button-main'}>
          {action.words}
        </SendButton>
      </form>
    </details>
  );
}
