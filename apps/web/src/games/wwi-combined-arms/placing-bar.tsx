import { UNITS } from '@fieldpost/rules-wwi-combined-arms/catalogue';
import type { OrderBarSlot } from '../../table/slots.ts';
import { stepBack } from '../../table/slots.ts';
import { allTheRest, type PlacingProps, placingSentence } from './placing-panel.tsx';
import { UnitSign } from './unit-sign.tsx';

/** The order bar while armies are laid: which kind comes next, and the plan for all the rest. */
export function placingBar(placing: PlacingProps): OrderBarSlot {
  const { situation, waiting, chosen, choose, plan, planning, setDraft, file } = placing;
  const { props, side, ready } = situation;
  const kinds = waiting.map(({ type }) => type);
  const next = kinds[(chosen === null ? 0 : kinds.indexOf(chosen) + 1) % Math.max(1, kinds.length)];
  const rest = () => file(planning ? plan : allTheRest(situation).plan(), null);
  return {
    sign: chosen === null ? null : <UnitSign side={side} type={chosen} />,
    order: chosen === null ? 'All units are placed' : `Place ${UNITS[chosen].name}`,
    result: placingSentence(placing),
    back: stepBack(
      { picked: planning, letGo: () => setDraft(null) },
      { canUndo: props.canUndo, ready, undo: props.undo },
    ),
    verb: null,
    next:
      next === undefined || kinds.length < 2
        ? null
        : { words: `Next: ${UNITS[next].name}`, press: () => choose(next), why: '', key: 'N' },
    end: {
      words: planning ? 'Save' : 'Place rest',
      press: props.busy || (!planning && plan.length > 0) || (planning && plan.length === 0) ? null : rest,
      why: plan.length > 0 ? 'Your plan continues automatically.' : 'The plan is empty.',
      key: null,
    },
    question: null,
  };
}
