'use client';
import { numbered } from '@fieldpost/boards/world-war-awesome';
import { type Seat, TOKENS, type TokenId } from '@fieldpost/rules-world-war-awesome/catalogue';
import { unitOf } from '@fieldpost/rules-world-war-awesome/table';
import dynamic from 'next/dynamic';
import type { ReactNode } from 'react';
import { Button } from '../../design/button.tsx';
import { designOf } from './menu.ts';
import { actionsAt } from './place-actions.ts';
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
  return <ActionsHere {...turn} />;
}

function Row({ label, children }: { readonly label: string; readonly children: ReactNode }) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: where it is wider than the screen, keys move it
    <section className={styles.row} aria-label={label} tabIndex={0}>
      {children}
    </section>
  );
}

/** Who can act and what they would best do, in words (W-9): a tap chooses all of it, then one tap on the verb gives the order. */
function Roster({ situation, suggestions, pickSubject, pickAt }: Turn) {
  const { war, view, chair } = situation;
  if (chair === null) return null;
  if (suggestions.length === 0) return <p className={styles.hint}>All of yours have acted. Pass.</p>;
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: where it is longer than its place, keys move it
    <section className={styles.suggestions} aria-label="Units that can act" tabIndex={0}>
      {suggestions.map(({ subject, words, picked }) => {
        const one =
          unitOf(war, subject) ?? [...war.devices, ...(view.own?.covered ?? [])].find(({ id }) => id === subject);
        if (one === undefined) return null;
        return (
          <button
            key={subject}
            type="button"
            className={styles.suggestion}
            data-unit={subject}
            onClick={() => (picked === null ? pickSubject(subject) : pickAt(picked))}
          >
            <Sign design={one.design} owner={chair.side} />
            <b>{numbered(designOf(one.design), subject)}</b>
            <span>{words}</span>
          </button>
        );
      })}
    </section>
  );
}

/** What can be done at the touched place, as a row of words; the best of it is chosen already (W-10). */
function ActionsHere(turn: Turn) {
  const { picked, pick } = turn;
  const shown = actionsAt(turn);
  if (shown.length === 0)
    return <p className={styles.hint}>Tap a green hex to walk there, or an enemy in red corners.</p>;
  return (
    <Row label="Actions">
      {shown.map(({ words, picked: one }) => (
        <button
          key={`${one.end} ${one.choice?.label} ${one.choice?.spot}`}
          type="button"
          className={styles.chip}
          aria-pressed={
            one.choice?.label === picked.choice?.label &&
            one.choice?.spot === picked.choice?.spot &&
            one.end === picked.end
          }
          onClick={() => pick(one)}
        >
          {words}
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
