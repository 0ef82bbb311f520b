'use client';
import type { Reactions, Side, StandingOrders } from '@fieldpost/rules-tank-killers';
import { refusesOrders } from '@fieldpost/rules-tank-killers';
import { useState } from 'react';
import { FilingButtons } from '../../../table/filing-buttons.tsx';
import { readOrders } from '../reading.ts';
import type { Situation } from '../situation.ts';
import { DryRunPanel } from './dry-run.tsx';
import { PlanEditor } from './plan-editor.tsx';
import { meant, ReactionsEditor } from './reactions-editor.tsx';

type Props = { readonly situation: Situation; readonly side: Side };

/** A player's orders for windows during their absence (THE-RULES "Standing orders"). Nobody else sees them. */
export function OrdersPanel({ situation, side }: Props) {
  const filed = readOrders(situation.props.standingOrders);
  return (
    <>
      <p className="small soft">
        In your opponent’s turn these rules answer each of your windows at once, from top to bottom. Where a rule says{' '}
        <b>ask me</b>, the turn waits for your reply, whatever cards you hold. If your time runs out, the later rules
        answer.
      </p>
      <ReactionsPanel filed={filed} situation={situation} />
      <PlanEditor situation={situation} side={side} orders={filed} />
    </>
  );
}

function ReactionsPanel({ filed, situation }: { readonly filed: StandingOrders; readonly situation: Situation }) {
  const { props } = situation;
  const [draft, setDraft] = useState<Reactions | null>(null);
  const { plan, ...reactions } = filed;
  const orders = draft ?? reactions;
  const ready = meant(orders);
  const file = async () => {
    const answered = await props.file({ type: 'setOrders', orders: ready });
    if (answered === null) return;
    setDraft(null);
    props.say('Standing orders saved.');
  };
  return (
    <>
      <ReactionsEditor orders={orders} change={setDraft} />
      <DryRunPanel situation={situation} orders={{ ...ready, plan }} />
      <FilingButtons
        changed={draft !== null}
        ready={!props.busy}
        wrong={refusesOrders(ready) === null ? null : 'Fix the marked rule before saving.'}
        reset={() => setDraft(null)}
        file={() => void file()}
      />
    </>
  );
}
