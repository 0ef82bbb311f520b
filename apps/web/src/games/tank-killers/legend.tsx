import type { Situation } from './situation.ts';
import styles from './table.module.css';

const TAUGHT_TURNS = 3;

/** The figures are explained on the table until the player has ended three turns. */
export function showsLegend({ open, side }: Pick<Situation, 'open' | 'side'>): boolean {
  if (side === null || open.phase === 'over' || open.phase === 'decks') return false;
  const { turns } = open.forces[side];
  return (open.active === side ? turns - 1 : turns) < TAUGHT_TURNS;
}

/** What the three figures of a card are. */
export function Legend() {
  return (
    <dl className={styles.legend}>
      <div>
        <dt>Gun</dt>
        <dd>against vehicles and guns</dd>
      </div>
      <div>
        <dt>Inf</dt>
        <dd>against infantry</dd>
      </div>
      <div>
        <dt>Def</dt>
        <dd>what an attacker must reach</dd>
      </div>
    </dl>
  );
}
