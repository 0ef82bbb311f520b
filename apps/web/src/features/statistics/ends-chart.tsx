import { reasonWords } from '../words/standing.ts';
import type { Figures } from './operations.ts';
import { percent } from './shapes.ts';
import styles from './statistics.module.css';

/** "The Headquarters fell". */
export function endTitle(ruleSet: string, reason: string): string {
  const words = reasonWords(ruleSet, reason);
  return words.charAt(0).toUpperCase() + words.slice(1);
}

type Props = Pick<Figures, 'ends'> & { readonly ruleSet: string };

/** Why matches ended, the most usual first, each with a bar. Enough have ended to say shares. */
export function EndsChart({ ruleSet, ends }: Props) {
  return (
    <ul className={`plain-list stack ${styles.ends}`}>
      {ends.map(({ reason, share }) => (
        <li key={reason}>
          <span>{endTitle(ruleSet, reason)}</span> <strong>{percent(share ?? 0)}</strong>
          <svg className={styles.thin} viewBox="0 0 1000 10" preserveAspectRatio="none" aria-hidden="true">
            <rect x={0} y={0} width={Math.max(4, share ?? 0)} height={10} />
          </svg>
        </li>
      ))}
    </ul>
  );
}
