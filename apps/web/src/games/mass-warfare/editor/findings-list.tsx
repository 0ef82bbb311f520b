import { RuleReference } from '../../../features/forms/rule-reference.tsx';
import type { Finding } from './check.ts';
import styles from './map-editor.module.css';

type Props = { readonly findings: readonly Finding[]; readonly show: (key: string) => void };

/** The problems of the map with their places: first those to fix, then the warnings. */
export function FindingsList({ findings, show }: Props) {
  if (findings.length === 0) return null;
  return (
    <ul className={styles.findings} aria-label="Rule check of this map">
      {findings.map(({ grade, says, rule, at }) => (
        <li key={`${says}${at}`} className={grade === 'error' ? 'notice notice-bad' : 'notice'}>
          <span>
            {grade === 'error' ? '' : 'Tip: '}
            {says} {rule === null ? null : <RuleReference rule={rule} />}
          </span>
          {at === null ? null : (
            <button type="button" className="button" onClick={() => show(at)}>
              Show {at}
            </button>
          )}
        </li>
      ))}
    </ul>
  );
}
