import type { Entry } from './entries.ts';
import styles from './orders.module.css';

type Props = {
  readonly label: string;
  readonly chosen: readonly string[];
  readonly entries: readonly Entry[];
  readonly words?: (value: string) => string;
  readonly none: string;
  /** Their order counts: each may be moved up. */
  readonly ordered?: boolean;
  readonly change: (chosen: readonly string[]) => void;
};

/** A list of words that grows from a menu: units, cards, groups. */
export function Chips(props: Props) {
  const { label, chosen, entries, none, change } = props;
  return (
    <div className={styles.chips}>
      <span className={styles.chipsLabel}>{label}</span>
      <ul>
        {chosen.length === 0 ? <li className={styles.none}>{none}</li> : null}
        {chosen.map((value, at) => (
          <li key={value} className={styles.chip}>
            <Chip {...props} value={value} at={at} />
          </li>
        ))}
      </ul>
      <select
        className="select"
        aria-label={`Add to: ${label}`}
        value=""
        onChange={(event) => event.target.value !== '' && change([...chosen, event.target.value])}
      >
        <option value="">Add …</option>
        {entries
          .filter(({ value }) => !chosen.includes(value))
          .map(({ value, words: text }) => (
            <option key={value} value={value}>
              {text}
            </option>
          ))}
      </select>
    </div>
  );
}

type ChipProps = Props & { readonly value: string; readonly at: number };

function Chip({ chosen, entries, words, ordered = false, change, value, at }: ChipProps) {
  const said = words?.(value) ?? entries.find((entry) => entry.value === value)?.words ?? value;
  const earlier = () => {
    const above = chosen[at - 1];
    if (above !== undefined) change(chosen.with(at - 1, value).with(at, above));
  };
  return (
    <>
      {ordered && at > 0 ? (
        <button type="button" aria-label={`Move up: ${said}`} onClick={earlier}>
          ↑
        </button>
      ) : null}
      <span>{said}</span>
      <button
        type="button"
        aria-label={`Remove: ${said}`}
        onClick={() => change(chosen.filter((one) => one !== value))}
      >
        ×
      </button>
    </>
  );
}
