import type { JoinRequirements } from '@fieldpost/client';
import { SelectField } from '../forms/select-field.tsx';
import styles from './create.module.css';

type Props = {
  readonly joinRequirements: JoinRequirements | null;
  readonly change: (joinRequirements: JoinRequirements | null) => void;
};

const SHARES = [0, 80, 90, 95, 99].map((share) => [String(share), share === 0 ? 'any' : `${share} %`] as const);
const HOURS = [0, 6, 12, 24, 48, 96].map(
  (hours) => [String(hours), hours === 0 ? 'any time' : `${hours} hours`] as const,
);

const OPEN: JoinRequirements = { reliability: null, responseHours: null, newcomers: true };

/** Requirements that ask for nothing are none. */
const orNone = (joinRequirements: JoinRequirements): JoinRequirements | null =>
  joinRequirements.reliability === null && joinRequirements.responseHours === null && joinRequirements.newcomers
    ? null
    : joinRequirements;

/** Requirements for joining: a player's past reliability and response time. */
export function JoinRequirementFields({ joinRequirements, change }: Props) {
  const held = joinRequirements ?? OPEN;
  const set = (part: Partial<JoinRequirements>): void => change(orNone({ ...held, ...part }));
  return (
    <fieldset>
      <legend>Requirements to join from the lobby</legend>
      <div className={styles.clockFields}>
        <SelectField
          label="Minimum reliability"
          value={held.reliability ?? 0}
          choices={SHARES}
          onChange={({ target }) => set({ reliability: Number(target.value) || null })}
        />
        <SelectField
          label="Typical reply within"
          value={held.responseHours ?? 0}
          choices={HOURS}
          onChange={({ target }) => set({ responseHours: Number(target.value) || null })}
        />
      </div>
      <label className="check">
        <input
          type="checkbox"
          checked={held.newcomers}
          onChange={(event) => set({ newcomers: event.target.checked })}
        />
        <span>Allow newcomers whose reliability is not yet known</span>
      </label>
    </fieldset>
  );
}
