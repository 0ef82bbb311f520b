'use client';
import { useEffect, useRef, useState } from 'react';

type Known<Answer> = { readonly asked: string; readonly position: object; readonly answer: Answer };

/**
 * Answers a question about a position off the main thread: odds, moves, forecasts. Returns `none` until the answer is
 * here,
 * or if `asked` is null. It never shows the answer to another question or position.
 */
export function useWorkerResult<Answer>(
  asked: string | null,
  position: object,
  reckon: (asked: string) => Promise<Answer>,
  none: Answer,
): Answer {
  const [known, setKnown] = useState<Known<Answer> | null>(null);
  const latest = useRef(reckon);
  latest.current = reckon;
  useEffect(() => {
    if (asked === null) return;
    let wanted = true;
    void latest.current(asked).then((answer) => wanted && setKnown({ asked, position, answer }));
    return () => {
      wanted = false;
    };
  }, [asked, position]);
  return known?.asked === asked && known.position === position ? known.answer : none;
}
