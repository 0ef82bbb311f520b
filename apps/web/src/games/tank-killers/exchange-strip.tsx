import { sideName } from '@fieldpost/boards/tank-killers';
import type { Attack, Open } from '@fieldpost/rules-tank-killers';
import { spelled, tacticOf } from '@fieldpost/rules-tank-killers/catalogue';
import { type Moment, momentsOf } from './exchange.ts';
import { Sign } from './silhouette.tsx';
import styles from './table.module.css';

const signed = (value: number): string => (value > 0 ? `+${value}` : `−${-value}`);

/** The cards of an attack from left to right as they were played; those of the side at the bottom stand lower. */
export function ExchangeStrip({
  attack,
  open,
  bottom,
}: {
  readonly attack: Attack;
  readonly open: Open;
  readonly bottom: string;
}) {
  const moments = momentsOf(attack);
  if (moments.length === 0) return null;
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls sideways must be reached by keyboard
    <ol className={styles.strip} tabIndex={0} aria-label="Cards played">
      {moments.map((moment) => (
        <PlayedOne key={moment.played.card} moment={moment} open={open} lower={moment.played.side === bottom} />
      ))}
    </ol>
  );
}

function PlayedOne({ moment, open, lower }: { readonly moment: Moment; readonly open: Open; readonly lower: boolean }) {
  const { played, factor, change } = moment;
  const name = spelled(tacticOf(played.card).name);
  return (
    <li className={styles.played} data-lower={lower ? '' : undefined} data-negated={played.negated ? '' : undefined}>
      <Sign card={played.card} />
      <span className={styles.playedName}>
        <span className="unseen">{sideName(open, played.side)}: </span>
        {name}
        {played.negated ? <span className="unseen">, negated</span> : null}
      </span>
      <span className={styles.change} data-way={change > 0 ? 'up' : change < 0 ? 'down' : undefined}>
        {change === 0 ? '' : `${signed(change)} → ${factor}`}
      </span>
    </li>
  );
}
