'use client';
import { useRouter } from 'next/navigation';
import { ask } from '../../connection/browser.ts';
import { Button } from '../../design/button.tsx';
import { FaultNotice } from '../forms/fault-notice.tsx';
import { useSending } from '../forms/use-sending.ts';
import { UNBLOCK_PERSON } from './operations.ts';

type Props = { readonly people: readonly { readonly id: string; readonly name: string }[] };

/** Of whom one hears nothing, and the way back. */
export function BlockedList({ people }: Props) {
  const { busy, fault, run } = useSending();
  const router = useRouter();
  const unblock = async (id: string): Promise<void> => {
    if ((await run(() => ask(UNBLOCK_PERSON, { id }))) !== null) router.refresh();
  };
  if (people.length === 0) return null;
  return (
    <section className="sheet stack" aria-labelledby="blocked">
      <h2 id="blocked">Blocked</h2>
      <p className="soft">You do not see messages from these people. Matches you share continue.</p>
      <ul className="stack">
        {people.map(({ id, name }) => (
          <li key={id} className="row row-apart">
            <span>{name}</span>
            <Button className="button" waits={busy} onClick={() => void unblock(id)}>
              Unblock {name}
            </Button>
          </li>
        ))}
      </ul>
      <FaultNotice fault={fault} />
    </section>
  );
}
