'use client';
import type { Army } from '@fieldpost/rules-wwi-combined-arms/table';
import { useState } from 'react';
import { type OrderBarSlot, stepBack } from '../../table/slots.ts';
import { faultOf, presetArmy, presetsFor, sizeOf, sumOfRange, total } from './army-design.ts';
import { ArmyForm, CommittedArmy } from './army-form.tsx';
import { IDLE, type Play, type Situation } from './play.ts';

/** Designing the army in secret (CA-010, CA-011). */
export function useArmy(situation: Situation, on: boolean): Play {
  const { view, side, props } = situation;
  const [army, setArmy] = useState<Army>(() => presetArmy(presetsFor(view.options)[0] ?? 'balanced'));
  if (!on) return IDLE;
  const mine = view.armies[side];
  if (mine !== null) return { ...IDLE, bar: sealedBar(situation), form: <CommittedArmy side={side} army={mine} /> };
  const commit = () => void props.order({ type: 'commitArmy', units: army.units, elite: army.elite });
  return {
    ...IDLE,
    bar: designBar(situation, army, commit),
    form: <ArmyForm situation={situation} army={army} change={setArmy} />,
  };
}

function designBar({ view, ready, props }: Situation, army: Army, commit: () => void): OrderBarSlot {
  const fault = faultOf(view.options, army);
  return {
    sign: null,
    order: `${total(army)} of ${sizeOf(view.options)} units, total Range ${sumOfRange(army)}`,
    result: fault?.sentence ?? 'Hidden until both players have committed.',
    back: stepBack({ picked: false, letGo: () => {} }, { canUndo: props.canUndo, ready, undo: props.undo }),
    verb: {
      words: 'Commit army',
      press: ready && fault === null ? commit : null,
      why: fault?.sentence ?? 'Sending your last order …',
      key: null,
    },
    next: null,
    end: null,
    question: null,
  };
}

function sealedBar({ props }: Situation): OrderBarSlot {
  return {
    sign: null,
    order: 'Army committed',
    result: 'Both armies are revealed when everyone has committed.',
    back: stepBack({ picked: false, letGo: () => {} }, { canUndo: false, ready: false, undo: props.undo }),
    verb: null,
    next: {
      words: 'Withdraw and edit',
      press: props.canUndo && !props.busy ? props.undo : null,
      why: 'You can no longer change it.',
      key: 'U',
    },
    end: null,
    question: null,
  };
}
