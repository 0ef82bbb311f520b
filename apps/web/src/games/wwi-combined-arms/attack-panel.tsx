'use client';
import { type Piece, SIDE_NAMES } from '@fieldpost/boards/wwi-combined-arms';
import { UNITS } from '@fieldpost/rules-wwi-combined-arms/catalogue';
import { type Forecast, forecast, forecastInWords } from './combined-attack.ts';
import { unmoved } from './left-undone.ts';
import styles from './panels.module.css';
import type { Situation } from './play.ts';
import type { Picked } from './selection.ts';
import { UnitSign } from './unit-sign.tsx';

type Target = Extract<Picked, { readonly kind: 'target' }>;
type Props = {
  readonly situation: Situation;
  readonly picked: Target;
  readonly pick: (picked: Picked) => void;
};

const VERDICTS = { holds: 'Holds', retreats: 'Retreats', destroyed: 'Destroyed' } as const;

/** A combined attack before it is ordered: who joins in, what it adds up to, and what follows. */
export function AttackPanel({ situation, picked, pick }: Props) {
  const { view, position, side } = situation;
  const target = position.pieces.find(({ id }) => id === picked.target);
  const seen = forecast(view, position, picked.target, picked.attackers);
  if (target === undefined || seen === null) return null;
  const name = UNITS[target.type].name;
  const waiting = unmoved(view, side);
  return (
    <>
      <div className={styles.target}>
        <UnitSign side={target.side} type={target.type} piece={target} />
        <div>
          <h3 className={styles.unitName}>
            {SIDE_NAMES[target.side]} {name} <span className="typed">{target.square}</span>
          </h3>
          <Gauge seen={seen} />
        </div>
        {picked.attackers.length > 0 ? <p className="stamp">{VERDICTS[seen.result]}</p> : null}
      </div>
      <Attackers seen={seen} picked={picked} pieces={position.pieces} pick={pick} />
      <p aria-live="polite" className={styles.forecast}>
        {words(seen, picked, name)}
      </p>
      {waiting > 0 && picked.attackers.length > 0 ? (
        <p className="small soft">
          You cannot move after the first attack: {waiting} {waiting === 1 ? 'unit has' : 'units have'} not moved.
        </p>
      ) : null}
    </>
  );
}

function words(seen: Forecast, picked: Target, name: string): string {
  if (seen.possible.length === 0) return 'None of your units can attack it now.';
  if (picked.attackers.length === 0) return 'Choose attackers here or on the board. They fire in this order.';
  return forecastInWords(seen, name);
}

/** CA-042, CA-051: damage added up beside what the target can bear. */
function Gauge({ seen }: { readonly seen: Forecast }) {
  const places = Array.from({ length: Math.max(seen.defense, seen.after) }, (_, i) => i);
  return (
    <p className={styles.gauge}>
      <span className="unseen">
        {seen.after} of {seen.defense} damage
      </span>
      {places.map((place) => (
        <span
          key={place}
          aria-hidden="true"
          data-hit={place < seen.before ? 'before' : place < seen.after ? 'now' : undefined}
          data-over={place >= seen.defense ? '' : undefined}
        />
      ))}
      <b aria-hidden="true">
        {seen.after}/{seen.defense}
      </b>
    </p>
  );
}

function Attackers({
  seen,
  picked,
  pieces,
  pick,
}: Pick<Props, 'picked' | 'pick'> & { readonly seen: Forecast; readonly pieces: readonly Piece[] }) {
  if (seen.possible.length === 0) return null;
  const toggle = (unit: string) => {
    const joined = picked.attackers.includes(unit);
    pick({ ...picked, attackers: joined ? picked.attackers.filter((id) => id !== unit) : [...picked.attackers, unit] });
  };
  return (
    <fieldset className={styles.tray}>
      <legend>Attackers</legend>
      {seen.possible.map(({ unit, damage }) => {
        const piece = pieces.find(({ id }) => id === unit);
        if (piece === undefined) return null;
        const place = picked.attackers.indexOf(unit);
        return (
          <button
            key={unit}
            type="button"
            className={styles.trayItem}
            aria-pressed={place >= 0}
            onClick={() => toggle(unit)}
          >
            <UnitSign side={piece.side} type={piece.type} piece={piece} />
            <span className="typed">{piece.square}</span> −{damage}
            {place >= 0 ? <span className={styles.turnNumber}>{place + 1}</span> : null}
            <span className="unseen">{UNITS[piece.type].name}</span>
          </button>
        );
      })}
    </fieldset>
  );
}
