'use client';
import type { Person } from '@fieldpost/client';
import { send } from '../../connection/browser.ts';
import { Button } from '../../design/button.tsx';
import { FaultNotice } from '../forms/fault-notice.tsx';
import { useSending } from '../forms/use-sending.ts';
import styles from './counter.module.css';
import { enter } from './enter.ts';

/** In the demonstration: one press and one is somebody. */
export function DemoButtons({ people, next }: { readonly people: readonly Person[]; readonly next: string }) {
  const { busy, fault, run } = useSending();
  const signIn = async (userId: string): Promise<void> => {
    const answer = await run(() => send('/api/auth/demo', { userId }));
    if (answer !== null) enter(next);
  };
  return (
    <section className="sheet stack" aria-labelledby="demo">
      <h2 id="demo">Demo</h2>
      <p>This is a demo. Sign in as one of these players:</p>
      <div className={styles.demo}>
        {people.map(({ id, name }) => (
          <Button key={id} className="button" waits={busy} onClick={() => signIn(id)}>
            {name}
          </Button>
        ))}
      </div>
      <FaultNotice fault={fault} />
    </section>
  );
}
