import type { ReactNode } from 'react';
import styles from '../../../features/rules/rules.module.css';

const Rule = ({ id }: { readonly id: string }) => (
  <a className={styles.link} href={`#${id}`}>
    {id}
  </a>
);

const STEPS: readonly { readonly title: string; readonly text: ReactNode }[] = [
  {
    title: 'Design an army',
    text: (
      <>
        16 units, at least 8 of them Infantry and exactly 1 Headquarters. Both players design in secret; then both
        armies are revealed. <Rule id="CA-010" />
      </>
    ),
  },
  {
    title: 'Place it',
    text: (
      <>
        Players take turns placing 1 unit in their back 3 rows. Save a plan to do it all in one visit.{' '}
        <Rule id="CA-021" />
      </>
    ),
  },
  {
    title: 'Move',
    text: (
      <>
        Each unit moves once, over empty squares in any direction, up to its Move. You can undo moves until the first
        attack. <Rule id="CA-031" />
      </>
    ),
  },
  {
    title: 'Attack',
    text: (
      <>
        Each unit attacks once, an enemy within its Range. An attack does 1 damage, some do 2. Damage adds up during the
        phase. <Rule id="CA-002" /> <Rule id="CA-042" />
      </>
    ),
  },
  {
    title: 'Retreat or die',
    text: (
      <>
        When damage reaches a unit’s Defense it retreats 1 square. Its owner or their standing orders choose the square.
        With no free square, or a second time in one phase, it is destroyed. <Rule id="CA-050" /> <Rule id="CA-058" />
      </>
    ),
  },
  {
    title: 'End of the turn',
    text: (
      <>
        All damage is removed. Destroy the enemy Headquarters to win. <Rule id="CA-044" /> <Rule id="CA-070" />
      </>
    ),
  },
];

/** The game on one card. */
export function QuickReference() {
  return (
    <ol className={styles.steps}>
      {STEPS.map(({ title, text }) => (
        <li key={title}>
          <strong>{title}.</strong> {text}
        </li>
      ))}
    </ol>
  );
}
