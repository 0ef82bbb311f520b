import type { Reactions } from '@fieldpost/rules-tank-killers';
import { refusesOrders } from '@fieldpost/rules-tank-killers';
import { useState } from 'react';
import { Button } from '../../../design/button.tsx';
import { reasonOf } from '../reading.ts';
import { RuleLink } from '../rule-link.tsx';
import { BEGINNINGS, neutral, raised, tidy, withNewRule, withoutRule, withRule } from './drafting.ts';
import styles from './orders.module.css';
import { Pick, RuleEditor } from './rule-editor.tsx';
import { endInWords, rallyInWords, ruleInWords } from './sentences.ts';
import { readText, textOf } from './text.ts';

type Props = { readonly orders: Reactions; readonly change: (orders: Reactions) => void };

/** The orders as they are meant by the game: rules with nothing to play say so. */
export const meant = (orders: Reactions): Reactions => ({ ...orders, rules: orders.rules.map(tidy) });

/** The rules as sentences, tried from top to bottom; each opens to have its words changed. */
export function ReactionsEditor({ orders, change }: Props) {
  return (
    <>
      <Sentences orders={orders} change={change} />
      <p className={styles.end}>{endInWords(orders)}</p>
      <div className={styles.keys}>
        <button type="button" className="button" onClick={() => change(withNewRule(orders))}>
          Add rule
        </button>
        {BEGINNINGS.map(({ title, orders: beginning }) => (
          <button key={title} type="button" className="button button-quiet" onClick={() => change(beginning)}>
            {title}
          </button>
        ))}
      </div>
      <Pick
        label="Otherwise"
        value={orders.default}
        choices={[
          { value: 'pass', words: 'pass' },
          { value: 'ask', words: 'ask me' },
        ]}
        onPick={(value) => change({ ...orders, default: value === 'ask' ? 'ask' : 'pass' })}
      />
      <Rally orders={orders} change={change} />
      <Fault orders={orders} change={change} />
      <AsText orders={orders} change={change} />
    </>
  );
}

function Sentences({ orders, change }: Props) {
  return (
    <ol className={styles.rules} aria-label="Your rules">
      {orders.rules.map((rule, at) => (
        // The place of a rule is what it is.
        // biome-ignore lint/suspicious/noArrayIndexKey: a rule has no other name than its number
        <li key={at}>
          <details className={styles.sentence}>
            <summary>{ruleInWords(rule)}</summary>
            <RuleEditor rule={rule} change={(next) => change(withRule(orders, at, next))} />
            <div className={styles.keys}>
              <Button
                className="button"
                waits={at === 0 ? 'It is already first.' : null}
                onClick={() => change(raised(orders, at))}
              >
                Move up<span className="unseen"> rule {at + 1}</span>
              </Button>
              <button type="button" className="button" onClick={() => change(withoutRule(orders, at))}>
                Delete rule<span className="unseen"> {at + 1}</span>
              </button>
            </div>
          </details>
        </li>
      ))}
    </ol>
  );
}

const RALLY = [
  { value: 'ask', words: 'ask me' },
  { value: 'always', words: 'always' },
  { value: 'never', words: 'never' },
] as const;

/** Answers of their own turn: Rally, Professionalism, Repairs (THE-RULES "Standing orders"). */
function Rally({ orders, change }: Props) {
  const { rally } = orders;
  return (
    <div className={styles.rule}>
      <p className="small">{rallyInWords(orders)}</p>
      <Pick
        label="In my own turn, counter cards that stop me"
        value={rally.mode}
        choices={RALLY}
        onPick={(mode) =>
          change({ ...orders, rally: { ...rally, mode: RALLY.find(({ value }) => value === mode)?.value ?? 'ask' } })
        }
      />
      <label className={styles.pick}>
        <span>if the printed factor is at least</span>
        <input
          className="input"
          type="number"
          min={0}
          max={20}
          value={rally.minAttackValue}
          onChange={(event) =>
            change({ ...orders, rally: { ...rally, minAttackValue: Math.max(0, event.target.valueAsNumber || 0) } })
          }
        />
      </label>
    </div>
  );
}

/** Why these orders cannot be filed. If they would betray the hand, it also offers a fix. */
function Fault({ orders, change }: Props) {
  const refusal = refusesOrders(meant(orders));
  if (refusal === null) return null;
  const { sentence, rule } = reasonOf(refusal);
  return (
    <div className="notice notice-warn" role="status">
      <p>
        {sentence} <RuleLink rule={rule} />
      </p>
      {refusal.code === 'ORDERS_REVEAL' ? (
        <>
          <p className="small">
            Being asked must not reveal your hand. A rule that asks may depend only on the table. It comes before all
            rules that play in the same window.
          </p>
          <button type="button" className="button" onClick={() => change(neutral(orders))}>
            Move asking first
          </button>
        </>
      ) : null}
    </div>
  );
}

/** The same orders in the order language, to be read, copied and changed. */
function AsText({ orders, change }: Props) {
  const [draft, setDraft] = useState<string | null>(null);
  const read = draft === null ? null : readText(draft);
  const write = (text: string) => {
    setDraft(text);
    const found = readText(text);
    if (found.ok) change(found.value);
  };
  return (
    <details className={styles.sentence}>
      <summary>As text</summary>
      <textarea
        className={`input ${styles.text}`}
        aria-label="Orders as text"
        aria-invalid={read?.ok === false}
        spellCheck={false}
        rows={12}
        value={draft ?? textOf(meant(orders))}
        onChange={(event) => write(event.target.value)}
        onBlur={() => read?.ok !== false && setDraft(null)}
      />
      {read?.ok === false ? (
        <p className="small" role="status">
          {reasonOf(read.fault).sentence} Your rules above are unchanged.
        </p>
      ) : null}
    </details>
  );
}
