import type { ReactNode } from 'react';
import styles from './clubs.module.css';
import type { ClubEvent } from './operations.ts';
import type { Division } from './words.ts';

/** So many divisions stand open beside one another. */
const FEW = 2;

/** Divisions as a page has them: the reader's own first. Of many the others are folded; who plays in none sees the first. */
export function arranged<Row extends { readonly id: string }>(
  { mine }: Pick<ClubEvent, 'mine'>,
  divisions: readonly Division<Row>[],
): readonly { readonly division: Division<Row>; readonly open: boolean }[] {
  const isMine = ({ answer }: Division<Row>) => answer.some(({ id }) => id === mine);
  const order = divisions.toSorted((a, b) => Number(isMine(b)) - Number(isMine(a)));
  return order.map((division, index) => ({ division, open: order.length <= FEW || index === 0 }));
}

type Props = {
  /** Its label if there are several. */
  readonly label: string;
  readonly title: string;
  readonly open: boolean;
  readonly children: ReactNode;
};

/** The sheet of a division: open, or to be opened. */
export function DivisionSheet({ label, title, open, children }: Props) {
  if (!open)
    return (
      <details className={`sheet stack ${styles.fold}`}>
        <summary>{title}</summary>
        {children}
      </details>
    );
  return (
    <section className="sheet stack" aria-label={label}>
      <h2>{title}</h2>
      {children}
    </section>
  );
}
