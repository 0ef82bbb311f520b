'use client';
import type { Command } from '@fieldpost/rules-animal-world-war/table';
import { CardPanel } from './card-panel.tsx';
import { ObjectiveNote } from './objective-note.tsx';
import styles from './panels.module.css';
import { NOTHING } from './selection.ts';
import { Squads } from './selection-panel.tsx';
import type { Situation } from './situation.ts';

/** The card in hand before the battle, and a button to continue without it. */
export function WindowPanel({
  situation,
  orders,
}: {
  readonly situation: Situation;
  readonly orders: readonly Command[];
}) {
  const { battle, seat, send, view } = situation;
  return (
    <>
      <div className={styles.body}>
        <ObjectiveNote battle={battle} empire={seat?.side ?? null} />
        <Squads situation={situation} />
        {view.answered ? <p className="notice">You have answered. Other players cannot see who has.</p> : null}
      </div>
      <CardPanel
        situation={situation}
        picked={NOTHING}
        pick={() => {}}
        order={(command) => void send(command)}
        orders={orders}
      />
    </>
  );
}
