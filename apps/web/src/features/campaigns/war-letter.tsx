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
        <Letter lines={letter.flatMap(({ says }) => says)} />
      )}
    </section>
  );
}

/** LC-130: "the last AFTERMATH as five lines of text"; whoever wants to know more unfolds it. */
const LINES = 5;

function Letter({ lines }: { readonly lines: readonly string[] }) {
  const more = lines.slice(LINES);
  return (
    <>
      <Lines lines={lines.slice(0, LINES)} />
      {more.length === 0 ? null : (
        <details className={styles.fold}>
          <summary>{more.length === 1 ? 'One line more' : `${more.length} lines more`}</summary>
          <Lines lines={more} />
        </details>
      )}
    </>
  );
}

const Lines = ({ lines }: { readonly lines: readonly string[] }) => (
  <div className={styles.lines}>
    {lines.map((line) => (
      <p key={line}>{line}</p>
    ))}
  </div>
);

/** Each turn a short paragraph. */
function Days({ steps }: { readonly steps: readonly HistoryStep[] }) {
  const told = steps.filter(({ kind }) => kind === 'fought' || LETTERS.includes(kind));
  return (
    <ol className={`${styles.lines} ${styles.days}`}>
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
