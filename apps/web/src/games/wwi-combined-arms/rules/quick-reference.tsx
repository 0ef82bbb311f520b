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
        Sixteen units, at least eight of them Infantry, exactly one Headquarters. Both design in secret; when the last
        envelope is in, both are opened. <Rule id="CA-010" />
      </>
    ),
  },
  {
    title: 'Place it',
    text: (
      <>
        In turns, one unit at a time, on your back three rows. You may file a plan for all of it and be done in one
        visit. <Rule id="CA-021" />
      </>
    ),
  },
  {
    title: 'Move',
    text: (
      <>
        Any of your units, each once, over empty squares in any direction, up to its Move. You may take moves back until
        the first attack. <Rule id="CA-031" />
      </>
    ),
  },
  {
    title: 'Attack',
    text: (
      <>
        Each unit once, at an enemy within its Range. An attack does 1 damage, some do 2; damage adds up within the
        phase. <Rule id="CA-002" /> <Rule id="CA-042" />
      </>
    ),
  },
  {
    title: 'Retreat or die',
    text: (
      <>
        Damage that reaches a unit's Defense drives it back one square; its owner chooses, or their standing orders do.
        No square to go to, or a second time in one phase: destroyed. <Rule id="CA-050" /> <Rule id="CA-058" />
      </>
    ),
  },
  {
    title: 'End of the turn',
    text: (
      <>
        All damage is cleared. Who destroys the enemy Headquarters wins at once. <Rule id="CA-044" />{' '}
        <Rule id="CA-070" />
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
