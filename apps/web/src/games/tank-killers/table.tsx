'use client';
import { positionInWords, readTankKillers } from '@fieldpost/boards/tank-killers';
import { otherSide, type View } from '@fieldpost/rules-tank-killers';
import type { TacticId } from '@fieldpost/rules-tank-killers/catalogue';
import { useState } from 'react';
import { EMPTY_TABLE, type Sheet } from '../../table/slots.ts';
import { TableShell } from '../../table/table-shell.tsx';
import type { TableProps } from '../table.ts';
import { bestStop } from './advice.ts';
import { useDeck } from './deck/use-deck.tsx';
import { Duel } from './duel.tsx';
import { askedOf, goalOf, whenOf } from './goal.ts';
import { Hand } from './hand.tsx';
import { keysOf } from './keys.ts';
import { OrdersSheet } from './orders/orders-sheet.tsx';
import { sideOf } from './reading.ts';
import { SideRow } from './side-row.tsx';
import type { Situation } from './situation.ts';
import { Story } from './story.tsx';
import styles from './table.module.css';
import { choicesOf } from './targets.ts';
import { cardDetails, type Looking, turnBar } from './turn-bar.tsx';
import { useAnimation } from './use-animation.ts';

/** Tank Killers: two lines, the duel between them, the hand, and what a player leaves behind for windows of theirs. */
export function TankKillersTable(props: TableProps) {
  const view = readTankKillers(props.view);
  if (view === null) return <p className="notice notice-bad">This position cannot be displayed.</p>;
  return <Table props={props} view={view} />;
}

function Table({ props, view }: { readonly props: TableProps; readonly view: View }) {
  const step = useAnimation(props.motion, props.pace, props.onMotionEnd);
  const situation = situationOf(props, view, step?.open ?? view.open);
  const { side, bottom, choosing } = situation;
  const looking = useLooking(situation);
  const { picked, pick } = looking;
  const choices = choicesOf(situation);
  const deck = useDeck(situation, side !== null && view.open.phase === 'decks');
  const playing = side !== null && view.open.phase !== 'decks' && (view.open.phase !== 'over' || step !== null);
  const mine = playing && (choosing || picked !== null);
  const bar = deck?.bar ?? (mine ? turnBar(situation, looking, choices) : null);
  return (
    <TableShell
      {...EMPTY_TABLE}
      label="Table"
      when={whenOf(view.open, side ?? bottom, props.awaited)}
      goal={goalOf(view.open, side ?? bottom)}
      asks={side === null ? null : askedOf(view.open, side)}
      board={
        <div className={styles.map}>
          <p className="unseen">{positionInWords(view)}</p>
          <SideRow situation={situation} side={otherSide(bottom)} choices={choices} />
          <Duel situation={situation} />
          <SideRow situation={situation} side={bottom} choices={choices} />
        </div>
      }
      hand={playing && (view.hand ?? []).length > 0 ? <Hand situation={situation} picked={picked} pick={pick} /> : null}
      handHeld={false}
      bar={bar}
      details={playing ? cardDetails(situation, picked) : null}
      form={deck?.form ?? null}
      sheets={sheetsOf(situation)}
      keys={keysOf(bar, () => pick(null))}
    />
  );
}

/** The chosen card. Where an attack can be stopped that would cost a card, the best stop is chosen already. */
function useLooking({ view, choosing }: Situation): Looking {
  const { phase, attack, contest, passes } = view.open;
  const question = `${phase} ${choosing} ${attack?.number} ${contest?.cards.length} ${passes} ${view.hand?.length}`;
  const [look, setLook] = useState<{
    readonly at: string;
    readonly picked: TacticId | null;
    readonly asked: boolean;
  }>();
  const here = look?.at === question ? look : undefined;
  const chosen = here === undefined ? (choosing ? bestStop(view) : null) : here.picked;
  const picked = chosen !== null && view.hand?.includes(chosen) === true ? chosen : null;
  return {
    picked,
    pick: (card) => setLook({ at: question, picked: card, asked: false }),
    asked: here?.asked === true,
    ask: (asked) => setLook({ at: question, picked: null, asked }),
  };
}

function situationOf(props: TableProps, view: View, open: Situation['open']): Situation {
  const side = sideOf(props.side);
  const bottom = sideOf(props.perspective) ?? 'german';
  const choosing = props.awaited && props.motion === null;
  return { view, open, side, bottom, choosing, ready: choosing && !props.busy, props };
}

/** The fight so far, which lies beside the table where there is room, and standing orders. */
function sheetsOf(situation: Situation): readonly Sheet[] {
  const { side, view } = situation;
  const orders = side === null || view.open.phase === 'over' ? null : <OrdersSheet situation={situation} side={side} />;
  return [
    { id: 'fight', title: 'Fight', body: <Story situation={situation} /> },
    ...(orders === null ? [] : [{ id: 'standing-orders', title: 'Orders', body: orders }]),
  ];
}
