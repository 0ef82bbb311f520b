'use client';
import { HEIGHT, TOP, WIDTH } from '@fieldpost/boards/war';
import { useRef, useState } from 'react';
import { ActionSheet } from './action-sheet.tsx';
import styles from './campaigns.module.css';
import { CityTable } from './city-table.tsx';
import type { Atlas, Choice, Dossier, Owners } from './operations.ts';
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

/** The map that is touched: a city opens a sheet that says what follows, and its button does it (LC-131, LC-132). */
export function WarBoard({ atlas, owners, soldiers, actor, choices }: Props) {
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
        {atlas.places.map(({ id, name, at, key }) => (
          <button
            key={id}
            type="button"
            className={styles.touch}
            style={{ left: `${(at[0] / WIDTH) * 100}%`, top: `${((at[1] - TOP) / HEIGHT) * 100}%` }}
            aria-pressed={chosen === id}
            aria-label={`${name}${key ? ', key city' : ''}, ${atlas.sides[owners[id] ?? ''] ?? 'nobody’s'}${open.includes(id) ? ', you may go there' : ''}`}
            onClick={() => pick(id)}
          />
        ))}
      </div>
      {chosen === null ? null : (
        <ActionSheet
          key={chosen}
          sheet={sheet}
          atlas={atlas}
          place={chosen}
          owner={owners[chosen] ?? null}
          soldiers={soldiers}
          actor={actor}
          choices={choices.filter(({ place }) => place === chosen)}
          close={() => choose(null)}
        />
      )}
      <CityTable atlas={atlas} owners={owners} open={open} held={held} pick={pick} />
    </div>
  );
}

function countHeld(soldiers: Readonly<Record<string, Dossier>>): Readonly<Record<string, number>> {
  const counts: Record<string, number> = {};
  for (const { heldIn } of Object.values(soldiers)) if (heldIn !== null) counts[heldIn] = (counts[heldIn] ?? 0) + 1;
  return counts;
}
