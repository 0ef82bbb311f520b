import { RULE_CHAPTERS, RULES } from '@fieldpost/rules-wwi-combined-arms/catalogue';
import styles from './rules.module.css';

type Rule = { readonly id: string; readonly text: string; readonly number: number };

const ALL: readonly Rule[] = Object.entries(RULES)
  .map(([id, text]) => ({ id, text, number: Number(id.split('-')[1]) }))
  .toSorted((a, b) => a.number - b.number);

/** Every rule by its number, chapter by chapter. A refusal links to its rule here. */
export function NumberedRules() {
  return (
    <>
      {RULE_CHAPTERS.map(({ title, from, to }) => (
        <section key={title} className="stack" aria-label={title}>
          <h3>{title}</h3>
          <dl className={styles.rules}>
            {ALL.filter(({ number }) => number >= from && number <= to).map(({ id, text }) => (
              <div key={id} id={id} className={styles.rule}>
                <dt>
                  <a href={`#${id}`}>{id}</a>
                </dt>
                <dd>{text}</dd>
              </div>
            ))}
          </dl>
        </section>
      ))}
    </>
  );
}
