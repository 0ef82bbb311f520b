import type { JoinRequirements } from '@fieldpost/client';
import styles from './create.module.css';

type Props = {
  readonly joinRequirements: JoinRequirements | null;
  readonly change: (joinRequirements: JoinRequirements | null) => void;
};

const SHARES = [0, 80, 90, 95, 99];
const HOURS = [0, 6, 12, 24, 48, 96];

const OPEN: JoinRequirements = { reliability: null, responseHours: null, newcomers: true };

/** Requirements that ask for nothing are none. */
const orNone = (joinRequirements: JoinRequirements): JoinRequirements | null =>
  joinRequirements.reliability === null && joinRequirements.responseHours === null && joinRequirements.newcomers
    ? null
    : joinRequirements;

/** Who may join: how sure and how quick one must have been so far. */
export function JoinRequirementFields({ joinRequirements, change }: Props) {
  const held = joinRequirements ?? OPEN;
  const set = (part: Partial<JoinRequirements>): void => change(orNone({ ...held, ...part }));
  return (
    <fieldset>
      <legend>Who may join from the lobby</legend>
      <div className={styles.clockFields}>
        <div className="field">
          <label htmlFor="join-reliability">Reliability at least</label>
          <select
            id="join-reliability"
            className="select"
            value={held.reliability ?? 0}
            onChange={({ target }) => set({ reliability: Number(target.value) || null })}
          >
            {SHARES.map((share) => (
              <option key={share} value={share}>
                {share === 0 ? 'any' : `${share} %`}
              </option>
            ))}
          </select>
        </div>
        <div className="field">
          <label htmlFor="join-hours">Half of the turns answered within</label>
          <select
            id="join-hours"
            className="select"
            value={held.responseHours ?? 0}
            onChange={({ target }) => set({ responseHours: Number(target.value) || null })}
          >
            {HOURS.map((hours) => (
              <option key={hours} value={hours}>
                {hours === 0 ? 'any time' : `${hours} hours`}
              </option>
            ))}
          </select>
        </div>
      </div>
      <label className="check">
        <input
          type="checkbox"
          checked={held.newcomers}
          onChange={(event) => set({ newcomers: event.target.checked })}
        />
        <span>Newcomers too, who have not played enough turns to be measured.</span>
      </label>
    </fieldset>
  );
}
