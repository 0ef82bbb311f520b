'use client';
import type { Side } from '@fieldpost/rules-tank-killers';
import { lazy, Suspense } from 'react';
import type { Situation } from '../situation.ts';
import styles from './orders.module.css';

/** It is large and seldom open: fetched when its sheet is. */
const Panel = lazy(() => import('./orders-panel.tsx').then(({ OrdersPanel }) => ({ default: OrdersPanel })));

/** The sheet with the standing orders and the plan of the next turn. */
export function OrdersSheet({ situation, side }: { readonly situation: Situation; readonly side: Side }) {
  return (
    <section className={styles.desk} aria-label="Standing orders and plan">
      <Suspense fallback={<p className="soft">Loading orders …</p>}>
        <Panel situation={situation} side={side} />
      </Suspense>
    </section>
  );
}
