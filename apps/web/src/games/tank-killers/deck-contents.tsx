import { unitName } from '@fieldpost/boards/tank-killers';
import { leftInDeck, type Side } from '@fieldpost/rules-tank-killers';
import type { UnitId } from '@fieldpost/rules-tank-killers/catalogue';
import type { Situation } from './situation.ts';
import styles from './table.module.css';

/** The cards that must still be in a deck, computed from public data (THE-RULES "Visibility and ends"), and the open piles. */
export function DeckContents({ situation, side }: { readonly situation: Situation; readonly side: Side }) {
  const { open } = situation;
  const { reserve, casualties, cycles } = open.forces[side];
  const left = Object.entries(leftInDeck(open, side)).filter(([, count]) => count > 0);
  return (
    <details className={styles.piles}>
      <summary>Piles</summary>
      <div className={styles.pileList}>
        <p>
          <b>In the deck:</b>{' '}
          {left.map(([line, count]) => `${count}× ${unitName(line as UnitId)}`).join(', ') || 'nothing'}
        </p>
        <p>
          <b>Reserve:</b> {counted(reserve)}
        </p>
        <p>
          <b>Casualties:</b> {counted(casualties)}
        </p>
        {cycles > 0 ? <p>The deck has run out {cycles === 1 ? 'once' : `${cycles} times`}.</p> : null}
      </div>
    </details>
  );
}

function counted(lines: readonly UnitId[]): string {
  const counts = new Map<UnitId, number>();
  for (const line of lines) counts.set(line, (counts.get(line) ?? 0) + 1);
  return [...counts].map(([line, count]) => `${count}× ${unitName(line)}`).join(', ') || 'nothing';
}
