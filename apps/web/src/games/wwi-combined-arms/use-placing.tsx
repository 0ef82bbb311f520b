'use client';
import { NO_MARKS } from '@fieldpost/boards/marks';
import type { UnitType } from '@fieldpost/rules-wwi-combined-arms/catalogue';
import { UNITS } from '@fieldpost/rules-wwi-combined-arms/catalogue';
import type { Placement } from '@fieldpost/rules-wwi-combined-arms/table';
import { useMemo, useState } from 'react';
import { freeZone, stillToLay, waitingUnits } from './placement-plan.ts';
import { placingBar } from './placing-bar.tsx';
import { PlacingPanel } from './placing-panel.tsx';
import { IDLE, NO_SQUARES, type Play, type Situation } from './play.ts';
import { readOrders } from './reading.ts';

/** Placing one unit at a time, and planning the rest ahead. */
export function usePlacing(situation: Situation, on: boolean): Play {
  const { view, side, ready, props } = situation;
  const filed = useMemo(() => {
    const plan = on ? readOrders(props.standingOrders).placement : null;
    return plan === null ? [] : stillToLay(view, side, plan.placements);
  }, [on, props.standingOrders, view, side]);
  const [draft, setDraft] = useState<readonly Placement[] | null>(null);
  const [type, setType] = useState<UnitType | null>(null);
  const plan = useMemo(() => stillToLay(view, side, draft ?? filed), [view, side, draft, filed]);
  const planning = draft !== null;
  const free = useMemo(
    () => (on && props.side !== null ? freeZone(view, side, plan) : NO_SQUARES),
    [on, view, side, plan, props.side],
  );
  if (!on || props.side === null) return IDLE;

  const waiting = waitingUnits(view, side, plan);
  const chosen = waiting.find((each) => each.type === type) ?? waiting[0];
  const canLay = planning || ready;
  const put = (square: string) => {
    const index = chosen?.indexes[0];
    if (chosen === undefined || index === undefined || !free.includes(square)) return;
    if (planning) setDraft([...plan, { type: chosen.type, index, square }]);
    else void props.order({ type: 'place', unitType: chosen.type, index, square });
  };
  const planned = (square: string) => plan.find((entry) => entry.square === square);
  const tap = (square: string) => {
    if (!canLay || props.busy) return;
    if (planning && planned(square)) setDraft(plan.filter((entry) => entry.square !== square));
    else put(square);
  };
  const file = async (placements: readonly Placement[], stopAfter: number | null) => {
    const answered = await props.file({ type: 'plan', placements: [...placements], stopAfter });
    if (answered !== null) setDraft(null);
  };
  return {
    marks: { ...NO_MARKS, reach: canLay && chosen ? free : NO_SQUARES, chosen: plan.map(({ square }) => square) },
    hintOf: (square) => {
      const entry = planned(square);
      if (entry) return `planned for ${UNITS[entry.type].name}, number ${plan.indexOf(entry) + 1} of the plan`;
      return canLay && chosen && free.includes(square) ? `place ${UNITS[chosen.type].name} here` : '';
    },
    picked: () => false,
    tap,
    keys: { escape: () => setDraft(null) },
    bar: placingBar({
      situation,
      waiting,
      chosen: chosen?.type ?? null,
      choose: setType,
      plan,
      planning,
      setDraft,
      file,
    }),
    details: (
      <PlacingPanel
        situation={situation}
        waiting={waiting}
        chosen={chosen?.type ?? null}
        choose={setType}
        plan={plan}
        planning={planning}
        setDraft={setDraft}
        file={file}
      />
    ),
    form: null,
  };
}
