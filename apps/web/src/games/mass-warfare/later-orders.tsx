import { type FiledOrder, writeOrder } from '@fieldpost/rules-mass-warfare/table';
import { Button } from '../../design/button.tsx';
import type { Named } from '../table.ts';
import type { useFiling } from './filing.ts';
import styles from './panels.module.css';
import type { Situation } from './situation.ts';
import { stepsToCome } from './source.ts';
import { stepName } from './step-words.ts';

type Props = { readonly situation: Situation; readonly begin: ReturnType<typeof useFiling>['begin'] };

/** THE-RULES "Windows": orders for later windows of this turn; they lapse with it. */
export function LaterOrders(props: Props) {
  return (
    <section>
      <h3 className={styles.name}>Later this turn</h3>
      <p className="small soft">Saved orders are carried out when their step comes, without asking you again.</p>
      <ul className={styles.sites}>
        {stepsToCome(props.situation.war).map(({ step, word }) => (
          <li key={word}>
            <LaterStep {...props} step={step} word={word} />
          </li>
        ))}
      </ul>
    </section>
  );
}

type StepProps = Props & ReturnType<typeof stepsToCome>[number];

function LaterStep({ situation, begin, step, word }: StepProps) {
  const { war, orders, props } = situation;
  const { turn, steps } = orders.filed;
  const filed = turn === war.turn ? (steps.find((one) => one.step === word)?.orders ?? null) : null;
  const withdraw = () => void props.file({ type: 'withdraw', step: word, order: null } as unknown as Named);
  return (
    <>
      <b>{stepName(step)}</b>
      <span className="small">
        {filed === null ? ' ask me' : filed.length === 0 ? ' pass' : ` ${filed.length} saved`}
      </span>
      {filed === null ? null : <FiledList filed={filed} />}
      <span className={styles.actions}>
        <button type="button" className="button" onClick={() => begin(step, word, filed ?? [])}>
          Give orders<span className="unseen"> for {stepName(step)}</span>
        </button>
        {filed === null ? null : (
          <Button className="button" waits={props.busy} onClick={withdraw}>
            Ask me again<span className="unseen"> in {stepName(step)}</span>
          </Button>
        )}
      </span>
    </>
  );
}

function FiledList({ filed }: { readonly filed: readonly FiledOrder[] }) {
  return (
    <ul className="small">
      {filed.map(({ order, fallback }) => (
        <li key={writeOrder(order)}>
          {writeOrder(order)}
          {fallback === 'nearest' ? ', or nearest' : ''}
        </li>
      ))}
    </ul>
  );
}
