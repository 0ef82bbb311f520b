'use client';
import { HEIGHT, TOP, WIDTH } from '@fieldpost/boards/war';
import { useRef, useState } from 'react';
import { ActionSheet } from './action-sheet.tsx';
import styles from './campaigns.module.css';
import { CityTable } from './city-table.tsx';
import type { Atlas, Choice, Dossier, Owners, Place } from './operations.ts';
import type { Actor } from './use-act.ts';
import { WarMap } from './war-map.tsx';

type Props = {
  readonly atlas: Atlas;
  readonly owners: Owners;
  readonly soldiers: Readonly<Record<string, Dossier>>;
  /** Null: looks on. */
  readonly actor: Actor | null;
  readonly choices: readonly Choice[];
};

/** The map that is touched: a city opens a sheet that says what follows, and its button does it (LC-131, LC-132, LC-138). */
export function WarBoard(props: Props) {
  const { atlas, owners, soldiers, choices } = props;
  const [chosen, choose] = useState<string | null>(null);
  const sheet = useRef<HTMLElement>(null);
  const open = [...new Set(choices.flatMap(({ place }) => (place === null ? [] : [place])))];
  const held = countHeld(soldiers);
  const pick = (id: string): void => {
    choose(id === chosen ? null : id);
    requestAnimationFrame(() => sheet.current?.scrollIntoView({ block: 'nearest', behavior: 'smooth' }));
  };
  return (
    <div className="stack">
      <div className={styles.board}>
        <WarMap atlas={atlas} owners={owners} open={open} chosen={chosen} held={held} />
        {atlas.places.map((place) => (
          <CityButton
            key={place.id}
            place={place}
            whose={atlas.sides[owners[place.id] ?? ''] ?? 'nobody’s'}
            isOpen={open.includes(place.id)}
            isChosen={chosen === place.id}
            pick={pick}
          />
        ))}
      </div>
      {chosen === null ? null : (
        <ActionSheet
          key={chosen}
          {...props}
          sheet={sheet}
          place={chosen}
          owner={owners[chosen] ?? null}
          choices={choices.filter(({ place }) => place === chosen)}
          close={() => choose(null)}
        />
      )}
      <CityTable atlas={atlas} owners={owners} open={open} held={held} pick={pick} />
    </div>
  );
}

type ButtonProps = {
  readonly place: Place;
  readonly whose: string;
  readonly isOpen: boolean;
  readonly isChosen: boolean;
  readonly pick: (id: string) => void;
};

function CityButton({ place: { id, name, at, key }, whose, isOpen, isChosen, pick }: ButtonProps) {
  return (
    <button
      type="button"
      className={styles.touch}
      style={{ left: `${(at[0] / WIDTH) * 100}%`, top: `${((at[1] - TOP) / HEIGHT) * 100}%` }}
      aria-pressed={isChosen}
      aria-label={`${name}${key ? ', key city' : ''}, ${whose}${isOpen ? ', available' : ''}`}
      onClick={() => pick(id)}
    />
  );
}

function countHeld(soldiers: Readonly<Record<string, Dossier>>): Readonly<Record<string, number>> {
  const counts: Record<string, number> = {};
  for (const { heldIn } of Object.values(soldiers)) if (heldIn !== null) counts[heldIn] = (counts[heldIn] ?? 0) + 1;
  return counts;
}
