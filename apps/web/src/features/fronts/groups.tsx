'use client';
import { useState } from 'react';
import styles from './fronts.module.css';
import { GroupCard } from './group-card.tsx';
import type { Front } from './operations.ts';
import { isOrder, ORDERS, type Order, sorted } from './sorting.ts';

/** The groups as cards, in the order that one chooses. */
export function Groups({ front: { groups, sides, table } }: { readonly front: Front }) {
  const [order, choose] = useState<Order>('group');
  return (
    <section className="stack" aria-labelledby="groups">
      <div className="row row-apart">
        <h2 id="groups">Groups</h2>
        <label className={styles.order}>
          <span>Sort by</span>
          <select
            className="select"
            value={order}
            onChange={({ target }) => isOrder(target.value) && choose(target.value)}
          >
            {Object.entries(ORDERS)
              .filter(([word]) => table || word !== 'place')
              .map(([word, { title }]) => (
                <option key={word} value={word}>
                  {title}
                </option>
              ))}
          </select>
        </label>
      </div>
      <ul className={`plain-list ${styles.groups}`}>
        {sorted(groups, order).map((group) => (
          <GroupCard key={group.id} group={group} sides={sides} />
        ))}
      </ul>
    </section>
  );
}
