'use client';
import { SOLDIERS, type SoldierType } from '@fieldpost/rules-animal-world-war/catalogue';
import { type Battle, type Command, placeOn } from '@fieldpost/rules-animal-world-war/table';
import { Select } from '../../design/fields.tsx';
import { ObjectiveNote } from './objective-note.tsx';
import styles from './panels.module.css';
import type { Situation } from './situation.ts';
import { TeamAssignments } from './team-assignments.tsx';
import { Portrait } from './unit-card.tsx';

const typeOf = (id: string): SoldierType => id.slice(2) as SoldierType;

export type DeploymentProps = {
  readonly situation: Situation;
  readonly squad: readonly string[];
  readonly menu: readonly Command[];
  readonly soldier: string | null;
  readonly pick: (id: string | null) => void;
  readonly give: (command: Command) => void;
};

/** The soldiers to place, those in place, and the lock. */
export function DeploymentPanel({ situation, squad, menu, soldier, pick, give }: DeploymentProps) {
  const { view, battle, seat } = situation;
  if (seat === null) return null;
  const placed = view.deployment?.placed ?? {};
  const waiting = squad.filter((id) => placed[id] === undefined).length;
  if (view.deployment?.locked) {
    return <p className="notice">Your deployment is locked. It is revealed when your opponent locks theirs.</p>;
  }
  return (
    <div className={styles.body}>
      <ObjectiveNote battle={battle} empire={seat.side} />
      <fieldset className={styles.tray}>
        <legend>
          {waiting === 0 ? 'All placed: tap a soldier to move it' : `${waiting} to place: tap a marked tile`}
        </legend>
        {squad.map((id) => (
          <button key={id} type="button" className={styles.item} aria-pressed={id === soldier} onClick={() => pick(id)}>
            <Portrait name={`${seat.side}.${typeOf(id)}`} />
            <span>
              {SOLDIERS[typeOf(id)].names[seat.side].name}
              <span className="small soft"> {placeWords(battle, placed[id])}</span>
            </span>
          </button>
        ))}
      </fieldset>
      <Vip situation={situation} menu={menu} give={give} />
      <TeamAssignments situation={situation} menu={menu} give={give} />
    </div>
  );
}

function placeWords({ tiles }: Battle, at: readonly [number, number] | 'reserve' | undefined): string {
  if (at === undefined) return 'not placed';
  return at === 'reserve' ? 'in reserve' : `at ${placeOn(at, tiles)}`;
}

/** O12: the soldier whom the enemy is after. */
function Vip({ situation, menu, give }: Pick<DeploymentProps, 'situation' | 'menu' | 'give'>) {
  const { view, seat, ready } = situation;
  const names = menu.filter((command) => command.type === 'nameVip');
  const vip = view.deployment?.vip ?? null;
  if (seat === null || (names.length === 0 && vip === null)) return null;
  const name = (id: string) => SOLDIERS[typeOf(id)].names[seat.side].name;
  return (
    <label className="field">
      <span className="caption">Your VIP</span>
      <Select
        className="select"
        waits={ready ? null : 'No action needed right now.'}
        value={vip ?? ''}
        onChange={(event) => {
          const command = names.find(({ unit }) => unit === event.target.value);
          if (command !== undefined) give(command);
        }}
      >
        {vip === null ? <option value="">Choose one</option> : <option value={vip}>{name(vip)}</option>}
        {names.map(({ unit }) =>
          unit === vip ? null : (
            <option key={unit} value={unit}>
              {name(unit)}
            </option>
          ),
        )}
      </Select>
    </label>
  );
}
