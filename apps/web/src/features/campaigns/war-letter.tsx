'use client';
import Link from 'next/link';
import { useEffect, useState } from 'react';
import { ask } from '../../connection/browser.ts';
import styles from './campaigns.module.css';
import { CAMPAIGN_LATELY, type ToldStep } from './operations.ts';

type Props = { readonly id: string; readonly steps: readonly ToldStep[] };

const keyOf = (id: string): string => `fieldpost.campaign.${id}`;

/** Entries with their own letter: what a battle left behind, and what officers did. */
const LETTERS: readonly string[] = ['aftermath', 'corrected', 'closed', 'voided', 'exchanged'];

/** The entry that was the last when this browser looked at the war before; null: it never did, or that is not known yet. */
function useSeen(id: string, last: number): number | null {
  const [seen, see] = useState<number | null>(null);
  useEffect(() => {
    const kept = Number(localStorage.getItem(keyOf(id)) ?? Number.NaN);
    if (Number.isInteger(kept)) see((before) => before ?? kept);
    localStorage.setItem(keyOf(id), String(last));
  }, [id, last]);
  return seen;
}

/**
 * The entries that a reader has missed: who was away for longer than the page's entries reach back is sent those before them. None
 * until all are here.
 */
function useMissed({ id, steps }: Props, seen: number | null): readonly ToldStep[] {
  const [earlier, keep] = useState<readonly ToldStep[] | null>(null);
  const first = steps[0]?.seq ?? 0;
  const reaches = seen === null || seen >= first - 1;
  useEffect(() => {
    if (reaches) return;
    let wanted = true;
    void missedBetween(id, seen, first).then((found) => wanted && keep(found));
    return () => {
      wanted = false;
    };
  }, [id, reaches, seen, first]);
  if (seen === null || (!reaches && earlier === null)) return [];
  const all = [...(earlier ?? []).filter(({ seq }) => seq < first), ...steps];
  return all.filter(({ seq, says }) => seq > seen && says.length > 0);
}

/** The entries after one and before another; where the line breaks, as many as came. */
async function missedBetween(id: string, after: number, before: number): Promise<readonly ToldStep[]> {
  const answer = await ask(CAMPAIGN_LATELY, { id, after });
  const { steps = [], next = null } = (answer.ok ? answer.value.campaignHistory : null) ?? {};
  return next === null || next >= before - 1 ? steps : [...steps, ...(await missedBetween(id, next, before))];
}

/** The last letter home. Players who were away see what happened since their last visit (LC-130, LC-135). */
export function WarLetter(props: Props) {
  const { id, steps } = props;
  const missed = useMissed(props, useSeen(id, steps.at(-1)?.seq ?? -1));
  const battles = missed.filter(({ kind }) => kind === 'fought').length;
  const letter = lastLetter(steps);
  if (letter.length === 0) return null;
  return (
    <section className={`sheet stack ${styles.letter}`} aria-labelledby="letter">
      <h2 id="letter">{battles > 1 ? 'While you were away' : 'The last letter home'}</h2>
      {battles > 1 ? (
        <>
          <p>
            {battles} {battles === 1 ? 'battle' : 'battles'} since your last visit.{' '}
            <Link href={`/campaigns/${id}/timeline?from=${missed[0]?.seq ?? 0}`}>Replay them</Link>
          </p>
          <Days steps={missed} />
        </>
      ) : (
        <Letter lines={letter.flatMap(({ says }) => says)} />
      )}
    </section>
  );
}

/** LC-130: "the last AFTERMATH as five lines of text"; the reader may unfold the rest. */
const LINES = 5;

function Letter({ lines }: { readonly lines: readonly string[] }) {
  const more = lines.slice(LINES);
  return (
    <>
      <Lines lines={lines.slice(0, LINES)} />
      {more.length === 0 ? null : (
        <details className={styles.fold}>
          <summary>{more.length === 1 ? '1 more line' : `${more.length} more lines`}</summary>
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
function Days({ steps }: { readonly steps: readonly ToldStep[] }) {
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
function lastLetter(steps: readonly ToldStep[]): readonly ToldStep[] {
  const end = steps.findLastIndex(({ kind }) => LETTERS.includes(kind) || kind === 'tactics');
  if (end < 0) return steps.slice(0, 1);
  const start = steps.slice(0, end).findLastIndex(({ kind }) => kind === 'declared' || kind === 'corrected');
  return steps.slice(Math.max(start, 0), end + 1).filter(({ kind }) => kind !== 'mustered');
}
