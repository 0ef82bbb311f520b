import styles from './rules.module.css';

type Chapter = { readonly title: string; readonly from: number; readonly to: number };
type Rule = { readonly id: string; readonly text: string; readonly number: number };
type Props = { readonly chapters: readonly Chapter[]; readonly rules: Readonly<Record<string, string>> };

const inOrder = (rules: Props['rules']): readonly Rule[] =>
  Object.entries(rules)
    .map(([id, text]) => ({ id, text, number: Number.parseInt(id.split('-')[1] ?? '', 10) }))
    .toSorted((a, b) => a.number - b.number);

/** Every rule of a game by its number, chapter by chapter. A refusal links to its rule here. */
export function NumberedRules({ chapters, rules }: Props) {
  const all = inOrder(rules);
  return (
    <>
      {chapters.map(({ title, from, to }) => (
        <section key={title} className="stack" aria-label={title}>
          <h3>{title}</h3>
          <dl className={styles.rules}>
            {all
              .filter(({ number }) => number >= from && number <= to)
              .map(({ id, text }) => (
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
