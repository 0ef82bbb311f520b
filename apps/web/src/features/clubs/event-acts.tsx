'use client';
import type { Json } from '@fieldpost/client';
import { useRouter } from 'next/navigation';
import type { ReactNode } from 'react';
import { ask } from '../../connection/browser.ts';
import { Button } from '../../design/button.tsx';
import { FaultNotice } from '../forms/fault-notice.tsx';
import { useSending } from '../forms/use-sending.ts';
import styles from './clubs.module.css';
import { ACT_IN_EVENT } from './operations.ts';

/** Does something in an event, and shows the page as it is then. */
export function useEvent(id: string) {
  const { busy, fault, run } = useSending();
  const router = useRouter();
  const act = async (what: Json): Promise<boolean> => {
    const done = await run(() => ask(ACT_IN_EVENT, { id, act: what }));
    if (done !== null) router.refresh();
    return done !== null;
  };
  return { busy, fault, act };
}

type Props = {
  readonly id: string;
  readonly act: Json;
  readonly main?: boolean;
  readonly children: ReactNode;
};

/** One act, one button. */
export function EventAct({ id, act: what, main = false, children }: Props) {
  const { busy, fault, act } = useEvent(id);
  return (
    <span className={styles.acts}>
      <Button className={main ? 'button button-main' : 'button'} waits={busy} onClick={() => void act(what)}>
        {children}
      </Button>
      <FaultNotice fault={fault} />
    </span>
  );
}
