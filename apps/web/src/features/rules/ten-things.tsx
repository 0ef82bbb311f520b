import styles from './rules.module.css';

/** One thing that good players do: what to do, why with its figure, and the rule that the figure follows from. */
export type GoodHabit = { readonly rule: string; readonly what: string; readonly why: string };

/** Ten things good players do: one bold line each, one reason with figures, and its rule on the same page. */
export function TenThings({ habits }: { readonly habits: readonly GoodHabit[] }) {
  return (
    <section className="sheet stack" aria-labelledby="ten">
      <h2 id="ten">Ten things good players do</h2>
      <ol className={styles.ten}>
        {habits.map(({ rule, what, why }) => (
          <li key={what}>
            <b>{what}</b> {why}{' '}
            <a href={`#${rule}`} className="small">
              {rule}
            </a>
          </li>
        ))}
      </ol>
    </section>
  );
}
