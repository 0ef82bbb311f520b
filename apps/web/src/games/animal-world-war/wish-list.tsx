'use client';
import { SOLDIER_TYPES, SOLDIERS } from '@fieldpost/rules-animal-world-war/catalogue';
import type { StandingOrders } from '@fieldpost/rules-animal-world-war/table';
import styles from './panels.module.css';
import type { Empire } from './reading.ts';

type WishProps = {
  readonly draft: StandingOrders;
  readonly side: Empire;
  readonly set: (wish: StandingOrders['wish']) => void;
};

/** THE-RULES "Timers and absence": "the server picks the first free card at once". */
export function WishList({ draft, side, set }: WishProps) {
  const name = (type: (typeof SOLDIER_TYPES)[number]) => `${SOLDIERS[type].title} (${SOLDIERS[type].names[side].name})`;
  const left = SOLDIER_TYPES.filter((type) => !draft.wish.includes(type));
  return (
    <fieldset>
      <legend>Soldiers to draft for me, in this order</legend>
      <ol className={styles.list}>
        {draft.wish.map((type) => (
          <li key={type} className={styles.ranked}>
            <span>{name(type)}</span>
            <button
              type="button"
              onClick={() => set(draft.wish.filter((each) => each !== type))}
              aria-label={`Remove: ${name(type)}`}
            >
              ×
            </button>
          </li>
        ))}
      </ol>
      <select
        className="select"
        aria-label="Add a soldier"
        value=""
        onChange={(event) => set([...draft.wish, event.target.value as (typeof SOLDIER_TYPES)[number]])}
      >
        <option value="">{draft.wish.length === 0 ? 'None: ask me' : 'Add a soldier'}</option>
        {left.map((type) => (
          <option key={type} value={type}>
            {name(type)}
          </option>
        ))}
      </select>
    </fieldset>
  );
}
