import type { ReactNode } from 'react';
import styles from '../../../features/rules/rules.module.css';

const Rule = ({ id }: { readonly id: string }) => (
  <a className={styles.link} href={`#${id}`}>
    {id}
  </a>
);

const STEPS: readonly { readonly title: string; readonly text: ReactNode }[] = [
  {
    title: 'Maneuver',
    text: (
      <>
        Draw 3 tactics cards and discard down to 9. <Rule id="TDC-010" /> <Rule id="TDC-011" />
      </>
    ),
  },
  {
    title: 'Attacker',
    text: (
      <>
        Cards that attacked last turn go to your reserve. Reveal the top card of your formation deck; it attacks.{' '}
        <Rule id="TDC-020" /> <Rule id="TDC-021" />
      </>
    ),
  },
  {
    title: 'Target',
    text: (
      <>
        Any enemy card on the table, or the hidden top card of their deck. If it is support, it withdraws.{' '}
        <Rule id="TDC-030" /> <Rule id="TDC-031" />
      </>
    ),
  },
  {
    title: 'Lost attack',
    text: (
      <>
        The defender can play 1 card that stops the attack, ends the turn or removes the attacker. Rally,
        Professionalism and Repairs can counter it. <Rule id="TDC-040" /> <Rule id="TDC-043" />
      </>
    ),
  },
  {
    title: 'Modifiers',
    text: (
      <>
        Alternate, attacker first, until both pass in a row. Play up to 1 Range, 1 Hit and 1 Ammo card. A Range card too
        far for the attacker ends the attack. <Rule id="TDC-050" /> <Rule id="TDC-051" /> <Rule id="TDC-054" />
      </>
    ),
  },
  {
    title: 'Resolution',
    text: (
      <>
        Factor at least Defense: destroyed. Use the Infantry Factor against Infantry, Penetration against everything
        else. <Rule id="TDC-060" /> <Rule id="TDC-053" />
      </>
    ),
  },
  {
    title: 'Finish',
    text: (
      <>
        If the target holds, 1 Damage card or Abandon Tank can still remove it. <Rule id="TDC-062" />
      </>
    ),
  },
  {
    title: 'Free attacks',
    text: (
      <>
        A Free Action card gives another attack, as often as you hold one. Then the turn passes. <Rule id="TDC-070" />{' '}
        <Rule id="TDC-071" />
      </>
    ),
  },
  {
    title: 'The end',
    text: (
      <>
        Destroy half of the enemy’s formation to win. Used support counts as a casualty. <Rule id="TDC-090" />{' '}
        <Rule id="TDC-065" />
      </>
    ),
  },
];

/** The game on one card. */
export function PlayerAid() {
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
