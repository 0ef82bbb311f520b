'use client';
import { type Command, menuOf as listed } from '@fieldpost/rules-animal-world-war/table';
import { useMemo } from 'react';
import { CardPanel } from './card-panel.tsx';
import { ObjectiveNote } from './objective-note.tsx';
import styles from './panels.module.css';
import { NOTHING } from './selection.ts';
import { IDLE, type Play, type Situation } from './situation.ts';
import { Squads } from './use-selection.tsx';

/** Q5: the secret windows before selection and before deployment, asked of both, whatever they hold. */
export function useCardWindow(situation: Situation, on: boolean): Play {
  const { view, seat, choosing } = situation;
  const orders = useMemo(
    () => (on && choosing && seat !== null ? listed(view, seat, '') : []),
    [view, seat, on, choosing],
  );
  if (!on || seat === null) return IDLE;
  return { ...IDLE, panel: <WindowPanel situation={situation} orders={orders} /> };
}

function WindowPanel({ situation, orders }: { readonly situation: Situation; readonly orders: readonly Command[] }) {
  const { battle, seat, ready, send, view } = situation;
  const keep = orders.find(({ type }) => type === 'keep');
  return (
    <>
      <div className={styles.body}>
        <ObjectiveNote battle={battle} empire={seat?.side ?? null} />
        <Squads situation={situation} />
        {view.answered ? <p className="notice">You have answered. Nobody sees who has.</p> : null}
      </div>
      <CardPanel
        situation={situation}
        picked={NOTHING}
        pick={() => {}}
        order={(command) => void send(command)}
        orders={orders}
      />
      {keep === undefined ? null : (
        <div className={styles.actions}>
          <button type="button" className="button button-main" disabled={!ready} onClick={() => void send(keep)}>
            Go on without a card
          </button>
        </div>
      )}
    </>
  );
}
