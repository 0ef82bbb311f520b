'use client';
import { useEffect, useRef, useState } from 'react';
import { helpOf, ruleSetName } from '../../games/index.ts';
import { NumberedRules } from '../rules/numbered-rules.tsx';
import type { GameHelp } from './glossary.ts';
import styles from './help.module.css';

type Props = {
  readonly ruleSet: string;
  /** The rule in question; null: none in particular. */
  readonly rule: string | null;
};

/** The rules of a game beside its table, at the one in question; and what the words of the table mean. */
export function RulesSheet({ ruleSet, rule }: Props) {
  const [help, setHelp] = useState<GameHelp | null>(null);
  const sheet = useRef<HTMLDivElement>(null);
  useEffect(() => {
    void helpOf(ruleSet)?.then(setHelp);
  }, [ruleSet]);
  useEffect(() => {
    if (help === null || rule === null) return;
    const meant = sheet.current?.querySelector(`[id="${rule}"]`);
    for (const before of sheet.current?.querySelectorAll('[data-meant]') ?? []) before.removeAttribute('data-meant');
    meant?.setAttribute('data-meant', '');
    meant?.scrollIntoView({ block: 'center' });
  }, [help, rule]);
  if (help === null) return <p className="soft">Loading the rules …</p>;
  return (
    <div ref={sheet} className={`stack ${styles.rules}`}>
      <p className="small">
        <a href={`/rules/${ruleSet}`} target="_blank" rel="noreferrer">
          Full rules of {ruleSetName(ruleSet)}
        </a>{' '}
        <a href={`/rules/${ruleSet}#ten`} target="_blank" rel="noreferrer">
          Ten things good players do
        </a>
      </p>
      <Terms ruleSet={ruleSet} help={help} />
      <NumberedRules chapters={help.chapters} rules={help.rules} />
    </div>
  );
}

/** What the signs and words of the table mean. */
function Terms({ ruleSet, help }: { readonly ruleSet: string; readonly help: GameHelp }) {
  return (
    <details>
      <summary>Symbols and terms</summary>
      <dl className={styles.terms}>
        {help.terms.map(({ words, says, rule: number }) => (
          <div key={words[0]}>
            <dt>{words[0]}</dt>
            <dd>
              {says} {number === null ? null : <a href={`/rules/${ruleSet}#${number}`}>Rule {number}</a>}
            </dd>
          </div>
        ))}
      </dl>
    </details>
  );
}
