'use client';
import { numbered } from '@fieldpost/boards/world-war-awesome';
import { type Seat, TOKENS, type TokenId } from '@fieldpost/rules-world-war-awesome/catalogue';
import { unitOf } from '@fieldpost/rules-world-war-awesome/table';
import dynamic from 'next/dynamic';
import type { ReactNode } from 'react';
import { Button } from '../../design/button.tsx';
import { designOf } from './menu.ts';
import type { RoundDraft } from './round-orders.ts';
import { Sign } from './signs.tsx';
import styles from './table.module.css';
import type { Turn } from './turn.ts';

/** Fetched when a tank is ordered; not there before it can be touched. */
const Levers = dynamic(() => import('./levers.tsx').then((module) => module.Levers), {
  ssr: false,
  loading: () => null,
});

/** One row above the bar that is always as high: who may act, what they may do, the hand, or the levers of the tank. */
export function HandRow(turn: Turn) {
  const { phase } = turn.situation.war;
  if (phase === 'plan') return <Levers {...turn} />;
  if (phase === 'deploy') return <Hand {...turn} />;
  const { picked } = turn;
  if (phase === 'main' && picked.subject === null) return <Roster {...turn} />;
  return <Deeds {...turn} />;
}

function Row({ label, children }: { readonly label: string; readonly children: ReactNode }) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: where it is wider than the screen, keys move it
    <section className={styles.row} aria-label={label} tabIndex={0}>
      {children}
    </section>
  );
}

/** Units and devices that may still act. */
function Roster({ situation, subjects, pickSubject }: Turn) {
  const { war, view, chair } = situation;
  if (chair === null) return null;
  if (subjects.length === 0) return <p className={styles.hint}>None of your units can act now.</p>;
  return (
    <Row label="Units that can act">
      {subjects.map((id) => {
        const one =
          unitOf(war, id) ?? [...war.devices, ...(view.own?.covered ?? [])].find((device) => device.id === id);
        return one === undefined ? null : (
          <button key={id} type="button" className={styles.chip} onClick={() => pickSubject(id)}>
            <Sign design={one.design} owner={chair.side} />
            <span className={styles.chipName}>{numbered(designOf(one.design), id)}</span>
          </button>
        );
      })}
    </Row>
  );
}

/** What needs no aim, and what is aimed at the same spot. */
function Deeds(turn: Turn) {
  const { picked, pick, choices } = turn;
  const here = picked.choice?.spot ?? '';
  const shown = choices.filter(
    ({ spot, command }) =>
      (spot === '' || spot === here || command.type === 'main.device' || command.type === 'tankops.execute') &&
      !(command.type === 'main.activate' && command.action === null && command.move?.mode !== 'jet') &&
      command.type !== 'main.end',
  );
  if (shown.length === 0) return <p className={styles.hint}>Tap the board: a marked place, then a marked target.</p>;
  return (
    <Row label="Actions">
      {shown.map((choice) => (
        <button
          key={`${choice.label} ${choice.spot}`}
          type="button"
          className={styles.chip}
          aria-pressed={choice.label === picked.choice?.label && choice.spot === picked.choice.spot}
          onClick={() => pick({ ...picked, choice })}
        >
          {choice.label}
        </button>
      ))}
    </Row>
  );
}

/** WWA-012: both sides of every token; one of them is played, and stays up. */
function Hand(turn: Turn) {
  const { own, chair, round } = turn.situation;
  // WWA-153: with an empty hand nobody is asked
  if (own === null || chair === null) return null;
  return (
    <Row label="Your hand">
      {round === null ? null : <Named {...round} />}
      {own.hand.map(({ token, copies }) => (
        <span key={token} className={styles.token} data-copies={copies > 1 ? copies : undefined}>
          {(['A', 'B'] as const).map((side) => (
            <Face key={side} {...turn} token={token as TokenId} face={side} owner={chair.side} />
          ))}
          {copies > 1 ? <b className={styles.copies}>{copies}×</b> : null}
        </span>
      ))}
    </Row>
  );
}

/** WWA-154: tokens in order of preference; a touch leaves one out. */
function Named({ tokens, leave }: RoundDraft) {
  return tokens.map(({ token, side }, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: a token may be named twice, its place is what it is
    <button key={index} type="button" className={styles.chip} onClick={() => leave(index)}>
      {index + 1}. {designOf(TOKENS[token][side])} ×<span className="unseen"> remove</span>
    </button>
  ));
}

type FaceProps = Pick<Turn, 'subjects' | 'picked' | 'pickSubject'> & {
  readonly token: TokenId;
  readonly face: 'A' | 'B';
  readonly owner: Seat;
};

function Face({ subjects, picked, pickSubject, token, face, owner }: FaceProps) {
  const subject = `${token}/${face}`;
  const design = TOKENS[token][face];
  const can = subjects.includes(subject);
  return (
    <Button
      className={styles.face}
      aria-pressed={picked.subject === subject}
      waits={can ? null : 'No place for it now.'}
      onClick={() => pickSubject(subject)}
    >
      <Sign design={design} owner={owner} />
      <span className={styles.faceName}>{designOf(design)}</span>
      {can ? null : <span className="unseen">, no place for it now</span>}
    </Button>
  );
}
