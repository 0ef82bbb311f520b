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
export function Chips({ label, chosen, entries, words, none, ordered = false, change }: Props) {
  const said = words ?? ((value: string) => entries.find((entry) => entry.value === value)?.words ?? value);
  const earlier = (at: number) => {
    const [above, here] = [chosen[at - 1], chosen[at]];
    if (above !== undefined && here !== undefined) change(chosen.with(at - 1, here).with(at, above));
  };
  return (
    <div className={styles.chips}>
      <span className={styles.chipsLabel}>{label}</span>
      <ul>
        {chosen.length === 0 ? <li className={styles.none}>{none}</li> : null}
        {chosen.map((value, at) => (
          <li key={value} className={styles.chip}>
            {ordered && at > 0 ? (
              <button type="button" aria-label={`${said(value)}: earlier`} onClick={() => earlier(at)}>
                ↑
              </button>
            ) : null}
            <span>{said(value)}</span>
            <button
              type="button"
              aria-label={`Without ${said(value)}`}
              onClick={() => change(chosen.filter((one) => one !== value))}
            >
              ×
            </button>
          </li>
        ))}
      </ul>
      <select
        className="select"
        aria-label={`${label}: add`}
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
