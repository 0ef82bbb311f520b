'use client';
import { MEDALS, SOLDIERS, TACTICS } from '@fieldpost/rules-animal-world-war/catalogue';
import type { Command } from '@fieldpost/rules-animal-world-war/table';
import { Button } from '../../design/button.tsx';
import { ObjectiveNote } from './objective-note.tsx';
import styles from './panels.module.css';
import type { Situation } from './situation.ts';
import { TACTIC_WORDS } from './tactic-words.ts';

type Bring = Extract<Command, { type: 'bring' }>;

/** The tactics that the Empire has learned, a card each, and who is ready to fight with what. */
export function BringingPanel({
  situation,
  brings,
}: {
  readonly situation: Situation;
  readonly brings: readonly Bring[];
}) {
  const { battle, seat, ready, send, view } = situation;
  return (
    <div className={styles.body}>
      <ObjectiveNote battle={battle} empire={seat?.side ?? null} />
      {view.answered ? <p className="notice">Your tactic is sealed until you play it.</p> : null}
      {brings.length === 0 ? null : (
        <fieldset className={styles.deck}>
          <legend>Bring an unlocked tactic</legend>
          {brings.map((bring) => (
            <Button
              key={bring.card}
              className={styles.soldier}
              waits={ready ? null : 'No action needed right now.'}
              onClick={() => void send(bring)}
            >
              <b>{TACTICS[bring.card].title}</b>
              <span className="small">{TACTIC_WORDS[bring.card]}</span>
            </Button>
          ))}
        </fieldset>
      )}
      <Roster situation={situation} />
    </div>
  );
}

/** The ready soldiers, with rank and upgrades. */
function Roster({ situation: { battle, seat } }: { readonly situation: Situation }) {
  const roster = seat === null ? [] : (battle.legacy?.empires[seat.side].roster ?? []);
  if (seat === null) return null;
  return (
    <section>
      <h3 className={styles.name}>Ready to fight: {roster.length}</h3>
      <ul className={styles.aims}>
        {roster.map(({ soldierId, type, rank, upgrades }) => (
          <li key={soldierId}>
            <b>{SOLDIERS[type].names[seat.side].name}</b>, {SOLDIERS[type].title}
            {rank > 0 ? `, rank ${rank}` : ''}
            {upgrades.length === 0 ? '' : `: ${upgrades.map(stickerName).join(', ')}`}
          </li>
        ))}
      </ul>
    </section>
  );
}

/** The name of an upgrade: the sticker that comes with its medal. */
function stickerName(upgrade: string): string {
  return Object.values(MEDALS).find((medal) => medal.upgrade === upgrade)?.sticker ?? upgrade;
}
