'use client';
import { useRouter } from 'next/navigation';
import { type FormEvent, useState } from 'react';
import { ask } from '../../connection/browser.ts';
import { Button } from '../../design/button.tsx';
import { FaultNotice } from '../forms/fault-notice.tsx';
import { TextField } from '../forms/text-field.tsx';
import { useSending } from '../forms/use-sending.ts';
import { ACT_ON_FRONT } from './operations.ts';

type Props = { readonly slug: string; readonly id: string; readonly groups: number };
type FrontAct =
  | { readonly type: 'pause' | 'resume'; readonly reason: string }
  | { readonly type: 'add'; readonly groups: number };

const MAX_GROUPS = 64;

/** LC-102: what officers do in all groups at once. One group they correct on its own page. */
export function OfficersPart({ slug, id, groups }: Props) {
  const { busy, fault, run } = useSending();
  const router = useRouter();
  const [told, tell] = useState('');
  const act = async (asked: FrontAct): Promise<void> => {
    const done = await run(() => ask(ACT_ON_FRONT, { club: slug, id, act: asked }));
    if (done === null) return;
    tell(asked.type === 'add' ? 'Added.' : wordsFor(asked.type, done.actOnFront.groups));
    router.refresh();
  };
  return (
    <section className="sheet stack column" aria-labelledby="officers">
      <h2 id="officers">For officers</h2>
      <Pausing busy={busy} act={act} />
      {groups < MAX_GROUPS ? (
        <p>
          <Button className="button" waits={busy} onClick={() => void act({ type: 'add', groups: 1 })}>
            Add group
          </Button>
        </p>
      ) : null}
      <p role="status">{told}</p>
      <FaultNotice fault={fault} />
    </section>
  );
}

type PausingProps = { readonly busy: boolean; readonly act: (asked: FrontAct) => Promise<void> };

/** A reason first: it stands in every ledger, and in the letter to each member. */
function Pausing({ busy, act }: PausingProps) {
  const [reason, setReason] = useState('');
  const send = (event: FormEvent): void => {
    event.preventDefault();
    void act({ type: 'pause', reason });
  };
  return (
    <form className="stack" onSubmit={send}>
      <TextField
        label="Reason"
        value={reason}
        minLength={10}
        maxLength={1_000}
        required
        hint="10 to 1,000 characters. Sent to every member and recorded in every ledger."
        onChange={({ target }) => setReason(target.value)}
      />
      <p className="row">
        <Button type="submit" className="button button-main" waits={busy}>
          Pause all groups
        </Button>
        <Button className="button" waits={busy} onClick={() => void act({ type: 'resume', reason })}>
          Resume all groups
        </Button>
      </p>
    </form>
  );
}

function wordsFor(
  type: 'pause' | 'resume',
  groups: readonly { readonly group: number; readonly code: string | null }[],
) {
  const left = groups.filter(({ code }) => code !== null).map(({ group }) => group);
  const done = groups.length - left.length;
  const what = type === 'pause' ? 'paused' : 'resumed';
  const rest = left.length === 0 ? '' : ` Unchanged: ${left.length === 1 ? 'group' : 'groups'} ${left.join(', ')}.`;
  return `${done} ${done === 1 ? 'group' : 'groups'} ${what}.${rest}`;
}
