'use client';
/** A turn that is planned: its orders in the order of play, each with its chance and a cross. */
import { STEP_WORDS } from '@fieldpost/rules-mass-warfare/catalogue';
import type { Side, View } from '@fieldpost/rules-mass-warfare/table';
import { Button } from '../../design/button.tsx';
import { Sign } from '../../table/sign.tsx';
import type { Named } from '../table.ts';
import { commandWords } from './menu.ts';
import styles from './panels.module.css';
import type { Situation } from './situation.ts';
import { asksOf } from './step-words.ts';
import { subjectName } from './turn-bar.tsx';
import { useOdds } from './use-odds.ts';

type Plan = View['plans'][number];

/** Null: nothing is planned. */
export function PlanRows({ situation }: { readonly situation: Situation }) {
  const { view, seat } = situation;
  if (seat === null || view.plans.length === 0) return null;
  return (
    <ol className={styles.rows} aria-label="Planned orders, in the order of play">
      {view.plans.map((plan, index) => (
        <Row key={rowKey(plan)} situation={situation} plan={plan} index={index} side={seat.side} />
      ))}
    </ol>
  );
}

const rowKey = ({ step, order }: Plan): string => `${step} ${JSON.stringify(order)}`;

type RowProps = {
  readonly situation: Situation;
  readonly plan: Plan;
  readonly index: number;
  readonly side: Side;
};

function Row({ situation, plan, index, side }: RowProps) {
  const { war, props } = situation;
  const { order, step, fallback } = plan;
  const odds = useOdds(war, side, [order]);
  const who = 'unit' in order ? `${subjectName(war, order.unit)}: ` : '';
  const words = `${who}${commandWords(war, order)}`;
  const takeBack = () => void props.file({ type: 'withdraw', step: STEP_WORDS[step], order } as unknown as Named);
  return (
    <li>
      <span aria-hidden="true">{index + 1}</span>
      <span>
        <b className={styles.planWords}>{words}</b>
        {odds.line === '' ? asksOf(step) : odds.line}
        {fallback === 'nearest' ? ' If not possible, the nearest.' : ''}
      </span>
      <Button waits={props.busy} className={styles.cross} onClick={takeBack}>
        <Sign name="close" />
        <span className="unseen">Remove: {words}</span>
      </Button>
    </li>
  );
}
