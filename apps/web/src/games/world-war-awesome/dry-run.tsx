'use client';
import { answer, type StandingOrders, type View, writeCommand } from '@fieldpost/rules-world-war-awesome/table';
import { useState } from 'react';
import { choicesOf } from './menu.ts';
import type { Situation } from './situation.ts';
import styles from './table.module.css';

type Props = { readonly situation: Situation; readonly draft: StandingOrders };

/** The orders tried on the position as it is now: what they would answer if it were the viewer's turn. */
export function DryRun({ situation, draft }: Props) {
  const [tried, setTried] = useState<readonly string[] | null>(null);
  return (
    <section className={styles.more}>
      <button type="button" className="button" onClick={() => setTried(runDry(situation, draft))}>
        Test on this position
      </button>
      {tried === null ? null : (
        <ol className="small" aria-label="Orders that would be played" ref={intoSight}>
          {tried.map((line) => (
            <li key={line}>{line}</li>
          ))}
        </ol>
      )}
    </section>
  );
}

/** It stands at the end of a long sheet. */
const intoSight = (list: HTMLOListElement | null): void => {
  list?.scrollIntoView({ block: 'nearest' });
};

/** One after another, as if every one of them were played and changed nothing but that its unit has acted. */
function runDry({ view, chair }: Situation, orders: StandingOrders): readonly string[] {
  if (chair === null) return [];
  const lines: string[] = [];
  // WWA-154: who has nothing that fits passes, and nobody is asked
  const isAhead = view.war.options.ahead === 'on';
  const end = isAhead ? 'Then you pass.' : 'Then we ask you.';
  let seen: View = {
    ...view,
    war: { ...view.war, phase: isAhead ? 'queues' : 'main', seat: chair.side, active: chair.side },
  };
  for (const _ of orders.queue) {
    const command = answer(seen, chair.side, orders);
    if (command === null || command.type === 'queue.pass') return [...lines, end];
    lines.push(choicesOf(seen, [command])[0]?.label ?? writeCommand(command));
    if (command.type === 'main.pass') return lines;
    seen = withoutToken(
      seen,
      command.type === 'main.activate' ? command.unit : command.type === 'main.device' ? command.device : '',
    );
  }
  const empty = isAhead ? 'The queue is empty: you pass.' : 'The queue is empty: we ask you.';
  return lines.length === 0 ? [empty] : [...lines, end];
}

function withoutToken(view: View, id: string): View {
  const { war } = view;
  const spent = <One extends { readonly id: string }>(one: One): One =>
    one.id === id ? { ...one, token: false } : one;
  return { ...view, war: { ...war, units: war.units.map(spent), devices: war.devices.map(spent) } };
}
