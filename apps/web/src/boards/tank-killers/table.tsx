'use client';
import { positionInWords, readTankKillers } from '@fieldpost/boards/tank-killers';
import { otherSide, type View } from '@fieldpost/rules-tank-killers';
import type { TacticId } from '@fieldpost/rules-tank-killers/catalogue';
import { lazy, Suspense, useState } from 'react';
import type { TableProps } from '../table.ts';
import { Duel } from './duel.tsx';
import { OrdersDrawer } from './orders/orders-drawer.tsx';
import { sideOf } from './reading.ts';
import { SideRow } from './side-row.tsx';
import type { Situation } from './situation.ts';
import { Story } from './story.tsx';
import styles from './table.module.css';
import { choicesOf } from './targets.ts';
import { TurnPanel } from './turn-panel.tsx';
import { useBeats } from './use-beats.ts';
import { useKeys } from './use-keys.ts';

/** Wanted once in a match, where formations are built. */
const DeckBuilder = lazy(() => import('./deck/deck-builder.tsx').then((module) => ({ default: module.DeckBuilder })));

/** Tank Killers: two lines, the duel between them, the hand, and what a player leaves behind for windows of his. */
export function TankKillersTable(props: TableProps) {
  const view = readTankKillers(props.view);
  if (view === null) return <p className="notice notice-bad">This position cannot be drawn.</p>;
  return <Table props={props} view={view} />;
}

function Table({ props, view }: { readonly props: TableProps; readonly view: View }) {
  const beat = useBeats(props.motion, props.pace, props.onMotionEnd);
  const [chosen, pick] = useState<TacticId | null>(null);
  const side = sideOf(props.side);
  const bottom = sideOf(props.perspective) ?? 'german';
  const choosing = props.awaited && props.motion === null;
  const situation: Situation = {
    view,
    open: beat?.open ?? view.open,
    side,
    bottom,
    choosing,
    ready: choosing && !props.busy,
    props,
  };
  const picked = chosen !== null && view.hand?.includes(chosen) ? chosen : null;
  const choices = choicesOf(situation);
  useKeys(situation, () => pick(null));
  return (
    <section className={styles.table} aria-label="Table">
      <div className={styles.map}>
        <p className="unseen">{positionInWords(view)}</p>
        <SideRow situation={situation} side={otherSide(bottom)} choices={choices} />
        <Duel situation={situation} />
        <SideRow situation={situation} side={bottom} choices={choices} />
      </div>
      <div className={styles.panel}>
        {side === null ? null : view.open.phase === 'decks' ? (
          <Suspense fallback={<p className="soft">The lists are being fetched.</p>}>
            <DeckBuilder situation={situation} side={side} />
          </Suspense>
        ) : view.open.phase === 'over' && beat === null ? null : (
          <TurnPanel situation={situation} picked={picked} pick={pick} />
        )}
        <div className={styles.rest}>
          {side === null || view.open.phase === 'over' ? null : <OrdersDrawer situation={situation} side={side} />}
          <Story situation={situation} />
        </div>
      </div>
    </section>
  );
}
