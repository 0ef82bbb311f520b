'use client';
import { EMPIRE_NAMES, EMPIRES, SOLDIERS, type SoldierType } from '@fieldpost/rules-animal-world-war/catalogue';
import type { Command } from '@fieldpost/rules-animal-world-war/table';
import { Button } from '../../design/button.tsx';
import { ObjectiveNote } from './objective-note.tsx';
import styles from './panels.module.css';
import type { Situation } from './situation.ts';
import { SOLDIER_WORDS } from './soldier-words.ts';
import { Portrait } from './unit-card.tsx';

type Pick = Extract<Command, { type: 'pick' }>;

/** The soldiers that the player may pick, and both squads so far. */
export function SelectionPanel({
  situation,
  picks,
}: {
  readonly situation: Situation;
  readonly picks: readonly Pick[];
}) {
  const { battle, seat, ready, send } = situation;
  return (
    <div className={styles.body}>
      <ObjectiveNote battle={battle} empire={seat?.side ?? null} />
      <Squads situation={situation} />
      {picks.length > 0 && seat !== null ? (
        <fieldset className={styles.deck}>
          <legend>Choose a soldier for your squad</legend>
          {picks.map((pick) => (
            <Button
              key={pick.soldier}
              className={styles.soldier}
              waits={ready ? null : 'No action needed right now.'}
              onClick={() => void send(pick)}
            >
              <Portrait name={`${seat.side}.${pick.soldier}`} />
              <b>{SOLDIERS[pick.soldier].names[seat.side].name}</b>
              <span>{SOLDIERS[pick.soldier].title}</span>
              <span className="small soft">{SOLDIER_WORDS[pick.soldier]}</span>
            </Button>
          ))}
        </fieldset>
      ) : null}
    </div>
  );
}

/** Both squads so far, as far as the viewer knows them. */
export function Squads({ situation }: { readonly situation: Situation }) {
  const { view, battle } = situation;
  return (
    <ul className={styles.aims}>
      {EMPIRES.map((empire) => {
        const { count, squad } = view.squads[empire];
        const names = squad?.picks.map(({ soldier }) => nameOf(empire, soldier)).join(', ');
        return (
          <li key={empire}>
            <b>
              {EMPIRE_NAMES[empire]}, {count} of {battle.squadSize[empire]}
            </b>
            : {names === undefined ? 'chosen in secret' : names || 'no soldiers yet'}.
          </li>
        );
      })}
    </ul>
  );
}

const nameOf = (empire: 'HERB' | 'CARN', type: SoldierType): string =>
  `${SOLDIERS[type].names[empire].name} (${SOLDIERS[type].title})`;
