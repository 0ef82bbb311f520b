'use client';
import { useEffect, useRef } from 'react';
import { placeOf, tell } from './answers.ts';

type Props = {
  readonly asking: boolean;
  readonly onAsking: (asking: boolean) => void;
  readonly className: string | undefined;
};

const ASK = 'Tap anything on the table to see what it is. Tap ? or press Escape to close.';

/** Begins and ends the asking: while it is pressed, a touch of anything on the table asks what it is. */
export function QuestionKey({ asking, onAsking, className }: Props) {
  const key = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (asking && key.current)
      tell({ title: 'What is this?', said: [{ says: ASK, rule: null }], at: placeOf(key.current) });
  }, [asking]);
  const press = () => {
    if (asking) tell(null);
    onAsking(!asking);
  };
  return (
    <button
      ref={key}
      type="button"
      className={className}
      data-asks=""
      aria-pressed={asking}
      aria-keyshortcuts="?"
      onClick={press}
    >
      <b aria-hidden="true">?</b>
      <span className="unseen">What is this?</span>
    </button>
  );
}
