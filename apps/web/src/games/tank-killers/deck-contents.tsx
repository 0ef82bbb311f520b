import { leftInDeck, type Side } from '@fieldpost/rules-tank-killers';
import { type UnitId, unitOf } from '@fieldpost/rules-tank-killers/catalogue';
import type { Situation } from './situation.ts';
import styles from './table.module.css';

/** The cards that must still be in a deck, computed from public data (THE-RULES "Visibility and ends"), and the open piles. */
export function DeckContents({ situation, side }: { readonly situation: Situation; readonly side: Side }) {
  const { open } = situation;
  const { reserve, casualties } = open.forces[side];
  const left = Object.entries(leftInDeck(open, side)).filter(([, count]) => count > 0);
  return (
    <details className={styles.piles}>
      <summary>Piles</summary>
      <div className={styles.pileList}>
        <p>
          <b>In the deck:</b>{' '}
          {left.map(([line, count]) => `${count}× ${unitOf(line as UnitId).name}`).join(', ') || 'nothing'}
        </p>
        <p>
          <b>Reserve:</b> {counted(reserve)}
        </p>
        <p>
          <b>Casualties:</b> {counted(casualties)}
        </p>
      </div>
    </details>
  );
}

function counted(lines: readonly UnitId[]): string {
  const counts = new Map<UnitId, number>();
  for (const line of lines) counts.set(line, (counts.get(line) ?? 0) + 1);
  return [...counts].map(([line, count]) => `${count}× ${unitOf(line).name}`).join(', ') || 'nothing';
}
