'use client';
import { NO_MARKS } from '@fieldpost/boards/marks';
import type { UnitType } from '@fieldpost/rules-wwi-combined-arms/catalogue';
import { UNITS } from '@fieldpost/rules-wwi-combined-arms/catalogue';
import type { Placement } from '@fieldpost/rules-wwi-combined-arms/table';
import { useMemo, useState } from 'react';
import { freeZone, stillToLay, type Waiting, waitingUnits } from './placement-plan.ts';
import { placingBar } from './placing-bar.tsx';
import { PlacingPanel, type PlacingProps } from './placing-panel.tsx';
import { IDLE, NO_SQUARES, type Play, type Situation } from './play.ts';
import { readOrders } from './reading.ts';

/** Placing one unit at a time, and planning the rest ahead. */
export function usePlacing(situation: Situation, on: boolean): Play {
  const { view, side, props } = situation;
  const { plan, planning, setDraft, file } = usePlan(situation, on);
  const [type, setType] = useState<UnitType | null>(null);
  const free = useMemo(
    () => (on && props.side !== null ? freeZone(view, side, plan) : NO_SQUARES),
    [on, view, side, plan, props.side],
  );
  if (!on || props.side === null) return IDLE;
  const waiting = waitingUnits(view, side, plan);
  const chosen = waiting.find((each) => each.type === type) ?? waiting[0];
  const placing: Placing = {
    situation,
    waiting,
    chosen: chosen?.type ?? null,
    choose: setType,
    plan,
    planning,
    setDraft,
    file,
    free,
    next: chosen ?? null,
  };
  return whilePlacing(placing);
}

/** The plan as it is filed, or as it is being written. */
function usePlan({ view, side, props }: Situation, on: boolean) {
  const filed = useMemo(() => {
    const plan = on ? readOrders(props.standingOrders).placement : null;
    return plan === null ? [] : stillToLay(view, side, plan.placements);
  }, [on, props.standingOrders, view, side]);
  const [draft, setDraft] = useState<readonly Placement[] | null>(null);
  const plan = useMemo(() => stillToLay(view, side, draft ?? filed), [view, side, draft, filed]);
  const file = async (placements: readonly Placement[], stopAfter: number | null) => {
    const answered = await props.file({ type: 'plan', placements: [...placements], stopAfter });
    if (answered !== null) setDraft(null);
  };
  return { plan, planning: draft !== null, setDraft, file };
}

type Placing = PlacingProps & {
  readonly free: readonly string[];
  /** The next unit to place; null: all units have their square. */
  readonly next: Waiting | null;
};

function whilePlacing(placing: Placing): Play {
  const { situation, plan, planning, free, next, setDraft } = placing;
  const canLay = planning || situation.ready;
  return {
    marks: { ...NO_MARKS, reach: canLay && next ? free : NO_SQUARES, chosen: plan.map(({ square }) => square) },
    hintOf: (square) => {
      const entry = plan.find((each) => each.square === square);
      if (entry) return `planned for ${UNITS[entry.type].name}, number ${plan.indexOf(entry) + 1} of your plan`;
      return canLay && next && free.includes(square) ? `place ${UNITS[next.type].name} here` : '';
    },
    picked: () => false,
    tap: (square) => canLay && tap(placing, square),
    keys: { escape: () => setDraft(null) },
    bar: placingBar(placing),
    details: <PlacingPanel {...placing} />,
    form: null,
  };
}

/** A planned square is freed, a free one taken: by the plan, or at once. */
function tap({ situation, plan, planning, free, next, setDraft }: Placing, square: string): void {
  const { props } = situation;
  if (props.busy) return;
  if (planning && plan.some((entry) => entry.square === square)) {
    setDraft(plan.filter((entry) => entry.square !== square));
    return;
  }
  const index = next?.indexes[0];
  if (next === null || index === undefined || !free.includes(square)) return;
  if (planning) setDraft([...plan, { type: next.type, index, square }]);
  else void props.order({ type: 'place', unitType: next.type, index, square });
}
