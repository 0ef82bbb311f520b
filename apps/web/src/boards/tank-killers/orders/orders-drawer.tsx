'use client';
import type { Side } from '@fieldpost/rules-tank-killers';
import { lazy, Suspense, useState } from 'react';
import type { Situation } from '../situation.ts';
import styles from './orders.module.css';

/** The desk is large and seldom open: it is fetched when the drawer is. */
const Desk = lazy(() => import('./orders-desk.tsx').then(({ OrdersDesk }) => ({ default: OrdersDesk })));

export function OrdersDrawer({ situation, side }: { readonly situation: Situation; readonly side: Side }) {
  const [opened, setOpened] = useState(false);
  return (
    <details className={styles.desk} onToggle={(event) => setOpened((before) => before || event.currentTarget.open)}>
      <summary>Standing orders and plan</summary>
      {opened ? (
        <Suspense fallback={<p className="soft">The orders are being fetched.</p>}>
          <Desk situation={situation} side={side} />
        </Suspense>
      ) : null}
    </details>
  );
}
