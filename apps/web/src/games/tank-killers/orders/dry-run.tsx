import type { StandingOrders } from '@fieldpost/rules-tank-killers';
import { Button } from '../../../design/button.tsx';
import type { Situation } from '../situation.ts';
import styles from './orders.module.css';
import { answerInWords, triedInWords, whyInWords, windowInWords } from './try-words.ts';
import { type Try, useTries } from './use-tries.ts';

type Props = { readonly situation: Situation; readonly orders: StandingOrders };

/** Orders tried on past windows of their own: what was answered then, and what they would answer. */
export function DryRunPanel({ situation, orders }: Props) {
  const { asking, fetchOnce, tries } = useTries(situation.props);
  const found = tries(orders);
  return (
    <div className={styles.body}>
      <Button className="button" waits={asking} onClick={() => void fetchOnce()}>
        Test on past windows
      </Button>
      {found === null ? (
        <p className="small soft">Nothing is sent. Each window is one you have seen, with the hand you held then.</p>
      ) : found.length === 0 ? (
        <p role="status">You have not answered any windows yet.</p>
      ) : (
        <Found found={found} orders={orders} />
      )}
    </div>
  );
}

/** Shows changed answers first and open; unchanged ones are folded away, however many there are. */
function Found({ found, orders }: { readonly found: readonly Try[]; readonly orders: StandingOrders }) {
  const other = found.filter(isOther);
  const same = found.filter((one) => !isOther(one));
  return (
    <>
      <p role="status">
        {found.length} past {found.length === 1 ? 'window' : 'windows'}; these orders would change {other.length} of
        your answers.
      </p>
      <Tries tries={other} orders={orders} />
      {same.length === 0 ? null : (
        <details>
          <summary>{same.length} unchanged</summary>
          <Tries tries={same} orders={orders} />
        </details>
      )}
    </>
  );
}

function Tries({ tries, orders }: { readonly tries: readonly Try[]; readonly orders: StandingOrders }) {
  return (
    <ul className={styles.tries}>
      {tries.map((one) => (
        <TryRow key={`${one.window.matchId}.${one.window.step}`} one={one} orders={orders} />
      ))}
    </ul>
  );
}

/** Lines of the notation say what was answered: "pass", "play Mud". */
const isOther = ({ run, window }: Try): boolean =>
  answerInWords(run.command).toLowerCase() !== window.line.toLowerCase();

function TryRow({ one, orders }: { readonly one: Try; readonly orders: StandingOrders }) {
  const { run, view, window } = one;
  return (
    <li className={styles.try} data-other={isOther(one) ? '' : undefined}>
      <details>
        <summary>
          {windowInWords(view)}. Then: {window.line}. Now: <b>{answerInWords(run.command)}</b>, by {whyInWords(run)}.
        </summary>
        <p className="small">
          {window.title}, step {window.step + 1}.
        </p>
        <ul className="small">
          {triedInWords(run, orders).map((line) => (
            <li key={line}>{line}</li>
          ))}
        </ul>
      </details>
    </li>
  );
}
