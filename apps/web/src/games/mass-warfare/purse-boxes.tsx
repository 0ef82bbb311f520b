'use client';
import { useId, useState } from 'react';
import styles from './panels.module.css';
import type { Purse } from './purse.ts';

type Box = {
  readonly id: string;
  readonly figure: string;
  readonly word: string;
  /** The explanation that a tap shows. */
  readonly says: string;
  /** The next build is impossible. */
  readonly full?: boolean;
};

/** A side's stock in four boxes, each a figure and a word. A tap on one explains it. */
export function PurseBoxes({ purse }: { readonly purse: Purse }) {
  const [open, setOpen] = useState<string | null>(null);
  const says = useId();
  const boxes = boxesOf(purse);
  const told = boxes.find(({ id }) => id === open);
  return (
    <div className={styles.boxes}>
      {boxes.map(({ id, figure, word, full }) => (
        <button
          key={id}
          type="button"
          className={styles.box}
          data-full={full ? '' : undefined}
          aria-expanded={id === open}
          aria-controls={says}
          onClick={() => setOpen(id === open ? null : id)}
        >
          <b className={styles.boxFigure}>{figure}</b>
          <span>{word}</span>
        </button>
      ))}
      <p id={says} className={styles.boxSays} role="status" hidden={told === undefined}>
        {told === undefined ? '' : told.says}
      </p>
    </div>
  );
}

export function boxesOf(purse: Purse): readonly Box[] {
  const { metal, oil, units, limit, income } = purse;
  return [
    {
      id: 'metal',
      figure: `${metal}`,
      word: 'metal',
      says: `You have ${metal} metal. Your mines bring ${income.metal} a turn.`,
    },
    {
      id: 'oil',
      figure: `${oil}`,
      word: 'oil',
      says: `You have ${oil} oil. Your oil fields bring ${income.oil} a turn. A unit that moves needs 1, Infantry none.`,
    },
    { id: 'units', figure: `${units} of ${limit}`, word: 'units', says: limitSentence(purse), full: units >= limit },
    {
      id: 'income',
      figure: `+${income.metal} +${income.oil}`,
      word: 'a turn',
      says: `Each turn brings ${income.metal} metal and ${income.oil} oil.`,
    },
  ];
}

/** MW-110: "Your farms feed 11. Your cities have 20 people, so food is the limit." */
export function limitSentence({ food, people, by }: Purse): string {
  const feed = food === 0 ? 'Your farms feed none.' : `Your farms feed ${food}.`;
  const live = `Your cities have ${people} people`;
  return `${feed} ${live}${by === 'both' ? ': as many units at most.' : `, so ${by === 'food' ? 'food is' : 'people are'} the limit.`}`;
}
