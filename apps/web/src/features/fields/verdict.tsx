'use client';
import { useEffect, useState } from 'react';
import { RuleReference } from '../forms/rule-reference.tsx';

/** The rules' verdict on a drawing: the first fault, with its rule. */
export type Verdict =
  | { readonly ok: true }
  | { readonly ok: false; readonly sentence: string; readonly rule: string | null };

const REST_MS = 150;

/** Asks the game's own parser and set-up after each touch; null while they think. `check`: the same function at every call. */
export function useVerdict<Drawing, Found extends Verdict>(
  drawing: Drawing,
  check: (drawing: Drawing) => Promise<Found>,
): Found | null {
  const [found, setFound] = useState<Found | null>(null);
  useEffect(() => {
    let wanted = true;
    const timer = setTimeout(() => {
      void check(drawing).then((verdict) => wanted && setFound(verdict));
    }, REST_MS);
    return () => {
      wanted = false;
      clearTimeout(timer);
    };
  }, [drawing, check]);
  return found;
}

/** Whether it can be played. `noun`: what is drawn. */
export function VerdictNotice({ found, noun }: { readonly found: Verdict | null; readonly noun: string }) {
  return (
    <p role="status" className={`notice ${found?.ok === false ? 'notice-bad' : ''}`}>
      {found === null ? 'Checking …' : null}
      {found?.ok === true ? `This ${noun} is playable.` : null}
      {found?.ok === false ? (
        <>
          Not playable yet: {found.sentence} {found.rule === null ? null : <RuleReference rule={found.rule} />}
        </>
      ) : null}
    </p>
  );
}
