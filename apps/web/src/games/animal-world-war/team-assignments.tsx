'use client';
import { SOLDIERS, type SoldierType } from '@fieldpost/rules-animal-world-war/catalogue';
import type { Command } from '@fieldpost/rules-animal-world-war/table';
import { Select } from '../../design/fields.tsx';
import styles from './panels.module.css';
import type { Situation } from './situation.ts';

type Props = {
  readonly situation: Situation;
  readonly menu: readonly Command[];
  readonly give: (command: Command) => void;
};

/** "The commander may reassign until DEPLOYMENT locks." Nothing where a side has one player, or for their team-mates. */
export function TeamAssignments({ situation, menu, give }: Props) {
  const { view, seat, ready, props } = situation;
  const hands = menu.filter((command) => command.type === 'handOver');
  if (seat === null || hands.length === 0) return null;
  const names = props.players(seat.side);
  const picks = view.squads[seat.side].squad?.picks ?? [];
  return (
    <details className={styles.more}>
      <summary>Soldier assignments</summary>
      {picks.map(({ soldier, controller }) => (
        <label key={soldier} className="field">
          <span className="caption">{nameOf(seat.side, soldier)}</span>
          <Select
            className="select"
            waits={ready ? null : 'No action needed right now.'}
            value={controller}
            onChange={(event) => {
              const player = Number(event.target.value);
              const command = hands.find(({ unit, player: to }) => unit.endsWith(`.${soldier}`) && to === player);
              if (command !== undefined) give(command);
            }}
          >
            {names.map((name, player) => (
              <option key={name} value={player}>
                {name}
              </option>
            ))}
          </Select>
        </label>
      ))}
    </details>
  );
}

const nameOf = (empire: 'HERB' | 'CARN', type: SoldierType): string => SOLDIERS[type].names[empire].name;
