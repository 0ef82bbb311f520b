'use client';
import { MAP_IDS } from '@fieldpost/rules-mass-warfare/catalogue';
import { mapNamed } from '@fieldpost/rules-mass-warfare/drawing';
import { useState } from 'react';
import { blankDrawing, type Drawing, drawingOfMap } from './drawing.ts';
import styles from './map-editor.module.css';

type Props = { readonly title: string; readonly begin: (drawing: Drawing) => void };

const PLAYERS = [2, 3, 4] as const;
const MAX_NUMBER = 999_999;

/** The start of a drawing: bare ground, a printed map, or the map of a number. */
export function BeginForm({ title, begin }: Props) {
  const [players, setPlayers] = useState(2);
  const [number, setNumber] = useState(1);
  const fromMap = (name: string) => {
    const { map } = mapNamed(name);
    if (map !== null) begin(drawingOfMap(title, map));
  };
  return (
    <details className={styles.fold}>
      <summary>Start from another map</summary>
      <div className={styles.part}>
        <PlayersField players={players} set={setPlayers} />
        <button type="button" className="button" onClick={() => begin({ ...blankDrawing(players), title })}>
          Use bare ground
        </button>
        <label className="field">
          <span className="caption">Map number</span>
          <input
            className="input"
            type="number"
            min={0}
            max={MAX_NUMBER}
            value={number}
            onChange={({ target }) =>
              setNumber(Math.min(MAX_NUMBER, Math.max(0, Math.round(target.valueAsNumber) || 0)))
            }
          />
        </label>
        <button type="button" className="button" onClick={() => fromMap(`gen-${players}-${number}`)}>
          Use this number
        </button>
        {MAP_IDS.map((id) => (
          <button key={id} type="button" className="button" onClick={() => fromMap(id)}>
            {id}
          </button>
        ))}
      </div>
    </details>
  );
}

function PlayersField({ players, set }: { readonly players: number; readonly set: (players: number) => void }) {
  return (
    <label className="field">
      <span className="caption">Players</span>
      <select className="select" value={players} onChange={({ target }) => set(Number(target.value))}>
        {PLAYERS.map((count) => (
          <option key={count} value={count}>
            {count}
          </option>
        ))}
      </select>
    </label>
  );
}
