'use client';
import Link from 'next/link';
import { useEffect, useState } from 'react';
import styles from './campaigns.module.css';
import type { HistoryStep } from './operations.ts';

type Props = { readonly id: string; readonly steps: readonly HistoryStep[] };

const keyOf = (id: string): string => `fieldpost.campaign.${id}`;

/** Entries that are a letter of their own: what a battle left behind, and what officers did. */
const LETTERS: readonly string[] = ['aftermath', 'corrected', 'closed', 'voided', 'exchanged'];

/** The last letter home; and for who was away, what happened since they last looked (LC-130, LC-135). */
export function WarLetter({ id, steps }: Props) {
  const [seen, see] = useState<number | null>(null);
  const last = steps.at(-1)?.seq ?? -1;
  useEffect(() => {
    const kept = Number(localStorage.getItem(keyOf(id)) ?? Number.NaN);
    if (Number.isInteger(kept)) see((before) => before ?? kept);
    localStorage.setItem(keyOf(id), String(last));
  }, [id, last]);
  const missed = seen === null ? [] : steps.filter(({ seq, says }) => seq > seen && says.length > 0);
  const battles = missed.filter(({ kind }) => kind === 'fought').length;
  const letter = lastLetter(steps);
  if (letter.length === 0) return null;
  return (
    <section className={`sheet stack ${styles.letter}`} aria-labelledby="letter">
      <h2 id="letter">{battles > 1 ? 'While you were away' : 'The last letter home'}</h2>
      {battles > 1 ? (
        <>
          <p>
            {battles} battles were fought since you last looked.{' '}
            <Link href={`/campaigns/${id}/timeline?from=${missed[0]?.seq ?? 0}`}>Step through them</Link>
          </p>
          <Days steps={missed} />
        </>
      ) : (
        <div className="stack">
          {letter.flatMap(({ seq, says }) => says.map((line) => <p key={`${seq}${line}`}>{line}</p>))}
        </div>
      )}
    </section>
  );
}

/** Each turn a short paragraph. */
function Days({ steps }: { readonly steps: readonly HistoryStep[] }) {
  const told = steps.filter(({ kind }) => kind === 'fought' || LETTERS.includes(kind));
  return (
    <ol className={styles.days}>
      {told.map(({ seq, says }) => (
        <li key={seq}>{says.join(' ')}</li>
      ))}
    </ol>
  );
}

/** From the last declaration that came to something until what it left behind. */
function lastLetter(steps: readonly HistoryStep[]): readonly HistoryStep[] {
  const end = steps.findLastIndex(({ kind }) => LETTERS.includes(kind) || kind === 'tactics');
  if (end < 0) return steps.slice(0, 1);
  const start = steps.slice(0, end).findLastIndex(({ kind }) => kind === 'declared' || kind === 'corrected');
  return steps.slice(Math.max(start, 0), end + 1).filter(({ kind }) => kind !== 'mustered');
}
