/** Building from one sheet: at once in its step, else filed for it with the rest of the turn. */
import { STEP_WORDS } from '@fieldpost/rules-mass-warfare/catalogue';
import { awaitedIn, type Command, type FiledOrder, partAt, plannable } from '@fieldpost/rules-mass-warfare/table';
import { useState } from 'react';
import type { Named } from '../table.ts';
import type { Situation } from './situation.ts';

type Order = FiledOrder['order'];
type Step = 17 | 19;

export type Building = {
  /** How often the sheet was asked for. */
  readonly times: number;
  readonly open: () => void;
  /** The orders to build so far. */
  readonly chosen: readonly Order[];
  readonly choose: (step: Step, subject: string, order: Order | null) => void;
  /** Says that nothing else is built this turn, where something is: then the turn needs no visit more. */
  readonly closeRest: () => Promise<void>;
};

/** Null: this is no moment to build in, nor to plan it. */
export function useBuilding(situation: Situation): Building | null {
  const [times, setTimes] = useState(0);
  const { war, view, seat, choosing } = situation;
  if (seat === null || !choosing || war.outcome !== null || war.step === 0) return null;
  const open = plannable(war, seat.side, view.ready);
  const planning = partAt(war, war.cursor)?.mode === 'packet' || open.length > 0;
  const live = awaitedIn(war)?.window === 'production' && !planning;
  if (!planning && !live) return null;
  const chosen = buildingOf(view.plans.map(({ order }) => order));
  return {
    times,
    open: () => setTimes(times + 1),
    chosen,
    choose: (step, subject, order) => {
      if (live && step === 17) {
        if (order !== null && situation.ready) void situation.send(order);
        return;
      }
      void chosenFor(situation, step, subject, order, open.includes(step));
    },
    closeRest: async () => {
      const { turn, steps } = situation.orders.filed;
      const filed = turn === war.turn ? steps.filter(({ closed }) => closed).map(({ step }) => step) : [];
      const rest = (['production', 'bases'] as const).filter((word) => !filed.includes(word));
      if (open.includes(17) || rest.length !== 1) return;
      for (const step of rest) await situation.props.file({ type: 'file', step, orders: [] } as unknown as Named);
    },
  };
}

/** Orders of building among others. */
const buildingOf = (orders: readonly Command[]): readonly Order[] =>
  orders.flatMap((order): Order[] => (order.type === 'build' || order.type === 'base' ? [order] : []));

const subjectOf = (order: Order): string => ('unit' in order ? order.unit : order.at.join());

/** In the open packet it is planned, for a later one filed: then that one asks nobody. */
async function chosenFor(
  { view, props }: Situation,
  step: Step,
  subject: string,
  order: Order | null,
  planned: boolean,
) {
  const word = STEP_WORDS[step];
  const file = (command: object) => props.file(command as unknown as Named);
  const before = view.plans.filter((plan) => plan.step === step);
  const old = before.find((plan) => subjectOf(plan.order) === subject);
  if (planned) {
    if (old !== undefined) await file({ type: 'withdraw', step: word, order: old.order });
    if (order !== null) await file({ type: 'plan', order, fallback: 'hold' });
    return;
  }
  const others = before.filter((plan) => plan !== old).map(({ order: one, fallback }) => ({ order: one, fallback }));
  const orders = order === null ? others : [...others, { order, fallback: 'hold' as const }];
  await file(
    orders.length === 0 ? { type: 'withdraw', step: word, order: null } : { type: 'file', step: word, orders },
  );
}
