'use client';
import { unitName } from '@fieldpost/boards/animal-world-war';
import { type Command, menuOf as listed, mayOrder, ordererOf } from '@fieldpost/rules-animal-world-war/table';
import { Button } from '../../design/button.tsx';
import { Select } from '../../design/fields.tsx';
import styles from './panels.module.css';
import type { Situation } from './situation.ts';

type Props = {
  readonly situation: Situation;
  readonly orders: readonly Command[];
  readonly order: (command: Command) => void;
};

/** THE-RULES "Team play": who commands, who orders whom, and who is away. Nothing where a side has one player. */
export function TeamPanel({ situation, orders, order }: Props) {
  const { battle, seat, props, ready } = situation;
  if (seat === null || battle.teams[seat.side].players === 1) return null;
  const team = battle.teams[seat.side];
  const names = props.players(seat.side);
  const name = (player: number) => (player === seat.player ? 'you' : (names[player] ?? `player ${player + 1}`));
  const mates = Array.from({ length: team.players }, (_, player) => player);
  const endForAll = orders.find(({ type }) => type === 'endTurn');
  const done = situation.view.done.map((player) => names[player] ?? `player ${player + 1}`);
  return (
    <section className={styles.body}>
      <h3 className={styles.name}>Your team: {mates.map(name).join(', ')}</h3>
      <ul className={styles.aims}>
        {mates.map((player) => (
          <li key={name(player)}>
            <b>{name(player)}</b>
            {player === team.commander ? ', commander' : ''}
            {team.absent.includes(player) ? ', absent' : ''}: {soldiersOf(situation, player) || 'no soldiers'}.
          </li>
        ))}
      </ul>
      <Commands situation={situation} orders={orders} order={order} name={name} />
      {done.length === 0 ? null : <p className="small soft">Finished: {done.join(', ')}.</p>}
      {endForAll === undefined ? null : (
        <Button
          className="button"
          waits={ready ? null : 'No action needed right now.'}
          onClick={() => order(endForAll)}
        >
          End turn for everyone
        </Button>
      )}
      <Lending situation={situation} name={name} order={order} />
    </section>
  );
}

type Named = { readonly name: (player: number) => string };

/** The command is handed on, and who is away is marked so. */
function Commands({ situation, orders, order, name }: Props & Named) {
  const asks = orders.filter((command) => command.type === 'transferCommand' || command.type === 'markAbsent');
  return (
    <div className={styles.tray}>
      {asks.map((command) => (
        <Button
          key={JSON.stringify(command)}
          className={styles.item}
          waits={situation.ready ? null : 'No action needed right now.'}
          onClick={() => order(command)}
        >
          {command.type === 'transferCommand'
            ? `Make ${name(command.player)} commander`
            : `Mark ${name(command.player)} ${command.absent ? 'absent' : 'present'}`}
        </Button>
      ))}
    </div>
  );
}

function soldiersOf({ battle, seat }: Situation, player: number): string {
  return Object.values(battle.units)
    .flatMap((unit) =>
      unit.kind === 'soldier' && unit.empire === seat?.side && ordererOf(unit) === player ? [unitName(unit)] : [],
    )
    .join(', ');
}

/** "A player may hand a soldier to a team-mate for this turn." */
function Lending({ situation, name, order }: Omit<Props, 'orders'> & Named) {
  const { battle, seat, view, ready, choosing } = situation;
  if (seat === null || !choosing || battle.phase !== 'turn') return null;
  const mine = Object.values(battle.units).filter((unit) => unit.kind === 'soldier' && mayOrder(battle, seat, unit));
  return (
    <label className="field">
      <span className="caption">Soldier to lend this turn</span>
      <Select
        className="select"
        value=""
        waits={ready ? null : 'No action needed right now.'}
        onChange={(event) => {
          const [unit = '', player] = event.target.value.split(' ');
          if (unit !== '') order({ type: 'handOver', unit, player: Number(player) });
        }}
      >
        <option value="">Choose</option>
        {mine.flatMap((unit) =>
          listed(view, seat, unit.id).flatMap((command) =>
            command.type === 'handOver' ? (
              <option key={`${unit.id} ${command.player}`} value={`${unit.id} ${command.player}`}>
                {unitName(unit)} to {name(command.player)}
              </option>
            ) : (
              []
            ),
          ),
        )}
      </Select>
    </label>
  );
}
