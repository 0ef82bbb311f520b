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
        Draw three tactics cards and discard down to nine. <Rule id="TDC-010" /> <Rule id="TDC-011" />
      </>
    ),
  },
  {
    title: 'Attacker',
    text: (
      <>
        Those who attacked in your last turn go to your reserve. The top card of your formation deck comes up and
        attacks. <Rule id="TDC-020" /> <Rule id="TDC-021" />
      </>
    ),
  },
  {
    title: 'Target',
    text: (
      <>
        Any enemy card on the table, or the unknown top of their deck. Support that is turned up withdraws.{' '}
        <Rule id="TDC-030" /> <Rule id="TDC-031" />
      </>
    ),
  },
  {
    title: 'Lost attack',
    text: (
      <>
        The defender may play one card that stops the attack, ends the turn or knocks the attacker out. Rally,
        Professionalism and Repairs may answer it. <Rule id="TDC-040" /> <Rule id="TDC-043" />
      </>
    ),
  },
  {
    title: 'Modifiers',
    text: (
      <>
        In turns, attacker first, until both pass. One Range, one Hit, one Ammo card in all. A Range card too far for
        the attacker ends it. <Rule id="TDC-050" /> <Rule id="TDC-051" /> <Rule id="TDC-054" />
      </>
    ),
  },
  {
    title: 'Resolution',
    text: (
      <>
        Factor at least Defense: destroyed. Infantry is attacked with the Infantry Factor, all others with Penetration.{' '}
        <Rule id="TDC-060" /> <Rule id="TDC-053" />
      </>
    ),
  },
  {
    title: 'Finish',
    text: (
      <>
        If the target holds, one Damage card or Abandon Tank may still put it out of action. <Rule id="TDC-062" />
      </>
    ),
  },
  {
    title: 'Free attacks',
    text: (
      <>
        A Free Action card attacks again, as often as you hold one. Then the turn passes. <Rule id="TDC-070" />{' '}
        <Rule id="TDC-071" />
      </>
    ),
  },
  {
    title: 'The end',
    text: (
      <>
        Half of the enemy formation among their casualties wins at once. Used support is a casualty, too.{' '}
        <Rule id="TDC-090" /> <Rule id="TDC-065" />
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
