import { unitInWords, unitName } from '@fieldpost/boards/tank-killers';
import { TYPES, type UnitId, type UnitType, unitOf } from '@fieldpost/rules-tank-killers/catalogue';
import { Silhouette } from './silhouette.tsx';
import styles from './table.module.css';

type Props = {
  readonly line: UnitId;
  readonly turned: boolean;
  /** It has attacked in this turn and rests. */
  readonly spent?: boolean;
  /** Its part in the current attack. */
  readonly role?: 'attacker' | 'target' | null;
  /** More about it, said after its figures. */
  readonly note?: string;
  /** Chosen with a tap; without it the card is only looked at. */
  readonly onPick?: (() => void) | null;
  /** The words that stand under it where it can be chosen. */
  readonly hint?: string;
  readonly card?: string;
};

/** A formation card face up: its name and type, the silhouette, and its figures with their words. */
export function FormationCard(props: Props) {
  const { line, spent = false, role = null, note = '', onPick = null, hint = '', card } = props;
  const label = [unitInWords(line), ...(spent ? ['has attacked'] : []), note, hint]
    .filter((words) => words !== '')
    .join(', ');
  const shared = {
    className: styles.card,
    'data-role': role ?? undefined,
    'data-spent': spent ? '' : undefined,
    'data-card': card,
  };
  if (onPick === null) {
    return (
      <div {...shared} role="img" aria-label={label}>
        <Face {...props} />
      </div>
    );
  }
  return (
    <button type="button" {...shared} aria-label={label} onClick={onPick}>
      <Face {...props} />
    </button>
  );
}

function Face({ line, turned, hint = '' }: Pick<Props, 'line' | 'turned' | 'hint'>) {
  const { type, pen, inf, def } = unitOf(line);
  const figures = [['Gun', pen] as const, ['Inf', inf] as const, ...(def === null ? [] : [['Def', def] as const])];
  return (
    <>
      <span className={styles.cardName}>
        <b>{unitName(line)}</b>
        <span>{SHORT_TYPES[type] ?? TYPES[type].title.toLowerCase()}</span>
      </span>
      <Silhouette line={line} turned={turned} />
      <span className={styles.figures} aria-hidden="true">
        {figures.map(([word, value]) => (
          <span key={word} data-figure={word}>
            <b>{value}</b> {word}
          </span>
        ))}
      </span>
      {hint === '' ? null : <span className={styles.hint}>{hint}</span>}
    </>
  );
}

/** Titles of types that are too long for a card. */
const SHORT_TYPES: Partial<Readonly<Record<UnitType, string>>> = {
  SP: 'self-propelled gun',
  APC: 'armored carrier',
  MI: 'mech. infantry',
};
