'use client';
import { type DiceMatch, newSalt, SET_SALT, type SeatSaltData } from '@fieldpost/client';
import { useRouter } from 'next/navigation';
import { type FormEvent, useState } from 'react';
import { ask } from '../../connection/browser.ts';
import { sideName } from '../../games/index.ts';
import { FaultNotice } from '../forms/fault-notice.tsx';
import { SendButton } from '../forms/send-button.tsx';
import { useSending } from '../forms/use-sending.ts';
import styles from './dice.module.css';

/** Why a seat has no salt. */
function withoutSalt({ bot }: SeatSaltData, holder: string | null): string {
  if (bot !== null) return 'Computer players bring no salt.';
  return holder === null ? 'Open seat.' : 'No salt.';
}

/** Lists who added which salt to the dice. Players may replace their own before the first draw. */
export function SaltList({ match }: { readonly match: DiceMatch }) {
  const { dice, seats, you, status } = match;
  const holderOf = ({ side, player }: SeatSaltData) =>
    seats.find((seat) => seat.side === side && seat.player === player)?.user?.name ?? null;
  const salted = dice.salts.some(({ salt }) => salt !== null);
  return (
    <section className="sheet stack" aria-labelledby="salts">
      <h2 id="salts">Salts</h2>
      <p>Each player adds a random salt, visible to everyone. Salts are fixed with the first draw.</p>
      {salted ? null : (
        <p className="notice notice-warn">No player brought a salt. The dice depend on Fieldpost’s seed alone.</p>
      )}
      <ul className={styles.salts}>
        {dice.salts.map((one) => (
          <li key={`${one.side}${one.player}`}>
            <span>
              <strong>{sideName(match.ruleSet, one.side)}</strong> {holderOf(one)}
            </span>
            {one.salt === null ? (
              <span className="soft">{withoutSalt(one, holderOf(one))}</span>
            ) : (
              <span className={styles.hash}>{one.salt}</span>
            )}
          </li>
        ))}
      </ul>
      {you !== null && dice.made === 0 && status !== 'finished' ? <OwnSalt matchId={match.id} /> : null}
    </section>
  );
}

function OwnSalt({ matchId }: { readonly matchId: string }) {
  const [salt, setSalt] = useState('');
  const { busy, fault, run } = useSending();
  const router = useRouter();
  const bring = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    if ((await run(() => ask(SET_SALT, { matchId, salt }))) === null) return;
    setSalt('');
    router.refresh();
  };
  return (
    <form className="stack" method="post" onSubmit={bring}>
      <FaultNotice fault={fault} />
      <div className="field">
        <label htmlFor="salt">Change your salt</label>
        <input
          id="salt"
          className="input typed"
          value={salt}
          aria-describedby="salt-hint"
          autoComplete="off"
          spellCheck={false}
          onChange={(event) => setSalt(event.target.value)}
        />
        <span id="salt-hint" className="hint">
          32 digits, 0–9 and a–f: random, or from your own dice.
        </span>
      </div>
      <div className="row">
        <button type="button" className="button" onClick={() => setSalt(newSalt())}>
          Randomise
        </button>
        <SendButton busy={busy}>Save salt</SendButton>
      </div>
    </form>
  );
}
