'use client';
import { readPosition, SIDE_NAMES } from '@fieldpost/boards/wwi-combined-arms';
import { UNIT_TYPES, UNITS } from '@fieldpost/rules-wwi-combined-arms/catalogue';
import type { RetreatChoice, RetreatOrders, RetreatRule } from '@fieldpost/rules-wwi-combined-arms/table';
import { useState } from 'react';
import { Button } from '../../design/button.tsx';
import { FilingButtons } from '../../table/filing-buttons.tsx';
import styles from './panels.module.css';
import type { Situation } from './play.ts';
import { readOrders } from './reading.ts';
import {
  CHOICE_WORDS,
  DIRECTION_WORDS,
  earlier,
  ruleAt,
  type Scope,
  scopeInWords,
  scopesOf,
  withoutScope,
  withRule,
} from './retreat-orders.ts';
import { RuleLink } from './rule-link.tsx';

const CHOICES = Object.keys(CHOICE_WORDS) as readonly RetreatChoice[];

/**
 * The squares to which units fall back during their player's absence (THE-RULES "Playing by post"). Private; may be changed at any time.
 */
export function RetreatOrdersEditor({ situation }: { readonly situation: Situation }) {
  const { props } = situation;
  const filed = readOrders(props.standingOrders).retreat;
  const [draft, setDraft] = useState<RetreatOrders | null>(null);
  const orders = draft ?? filed;
  const save = async () => {
    const answered = await props.file({ type: 'setRetreatOrders', orders });
    if (answered === null) return;
    setDraft(null);
    props.say('Retreat orders saved.');
  };
  return (
    <details className={styles.standing}>
      <summary>Standing orders for retreats</summary>
      <p className="small soft">
        Units of yours that take too much damage retreat at once by these orders. Only you can see them.{' '}
        <RuleLink rule="CA-052" />
      </p>
      {scopesOf(orders).map((scope) => (
        <Rule key={scope} scope={scope} orders={orders} change={setDraft} />
      ))}
      <AddScope situation={situation} orders={orders} change={setDraft} />
      <FilingButtons
        changed={draft !== null}
        ready={!props.busy}
        reset={() => setDraft(null)}
        file={() => void save()}
      />
    </details>
  );
}

type Change = { readonly orders: RetreatOrders; readonly change: (orders: RetreatOrders) => void };

function Rule({ scope, orders, change }: Change & { readonly scope: Scope }) {
  const rule = ruleAt(orders, scope);
  const set = (next: RetreatRule) => change(withRule(orders, scope, next));
  return (
    <fieldset className={styles.rule}>
      <legend>{scopeInWords(scope)}</legend>
      <select
        className="select"
        aria-label={`Retreat orders: ${scopeInWords(scope)}`}
        value={rule.choose}
        onChange={(event) => set({ ...rule, choose: CHOICES.find((each) => each === event.target.value) ?? 'list' })}
      >
        {CHOICES.map((choice) => (
          <option key={choice} value={choice}>
            {CHOICE_WORDS[choice]}
          </option>
        ))}
      </select>
      <Directions rule={rule} set={set} />
      {scope === 'all' ? null : (
        <button type="button" className="button button-quiet" onClick={() => change(withoutScope(orders, scope))}>
          Remove orders<span className="unseen"> for {scopeInWords(scope)}</span>
        </button>
      )}
    </fieldset>
  );
}

function Directions({ rule, set }: { readonly rule: RetreatRule; readonly set: (rule: RetreatRule) => void }) {
  return (
    <ol className={styles.directions}>
      {rule.order.map((direction, at) => (
        <li key={direction}>
          <Button
            waits={at === 0 ? 'It is already first.' : null}
            aria-label={`Move up: ${DIRECTION_WORDS[direction]}`}
            onClick={() => set(earlier(rule, direction))}
          >
            ↑
          </Button>
          {DIRECTION_WORDS[direction]}
        </li>
      ))}
    </ol>
  );
}

/** Another rule for a type or for one unit. */
function AddScope({ situation, orders, change }: Change & { readonly situation: Situation }) {
  const { side, view } = situation;
  const taken = scopesOf(orders);
  const mine = readPosition(view)?.pieces.filter((piece) => piece.side === side) ?? [];
  const add = (scope: Scope) => scope !== '' && change(withRule(orders, scope, orders.all));
  return (
    <label className={styles.stop}>
      <span className="caption">Separate orders for</span>
      <select className="select" value="" onChange={(event) => add(event.target.value)}>
        <option value="">choose a type or unit</option>
        <optgroup label="Types">
          {UNIT_TYPES.filter((type) => !taken.includes(`type:${type}`)).map((type) => (
            <option key={type} value={`type:${type}`}>
              Every {UNITS[type].name}
            </option>
          ))}
        </optgroup>
        <optgroup label={`${SIDE_NAMES[side]}'s units`}>
          {mine
            .filter(({ id }) => !taken.includes(`unit:${id}`))
            .map(({ id, square }) => (
              <option key={id} value={`unit:${id}`}>
                {scopeInWords(`unit:${id}`)} on {square}
              </option>
            ))}
        </optgroup>
      </select>
    </label>
  );
}
