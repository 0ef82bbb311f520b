import Link from 'next/link';
import type { Named } from '../campaigns/operations.ts';
import { OwnCorrection } from '../campaigns/own-correction.tsx';
import { Cities } from './cities.tsx';
import styles from './fronts.module.css';
import type { Figures, Group } from './operations.ts';
import { daysSince } from './sorting.ts';

type Props = { readonly group: Group; readonly sides: Named };

/** One group: who fights, whose the cities are, and what it has cost either side. */
export function GroupCard({ group, sides }: Props) {
  const { id, figures, mine, place } = group;
  return (
    <li className={`sheet stack ${mine ? styles.mine : ''}`}>
      <h3 className={styles.title}>
        <Link href={`/campaigns/${id}`}>Group {group.group}</Link>
        {mine ? <span className="stamp stamp-go">yours</span> : null}
        {figures === null ? null : <OwnCorrection war={figures} />}
        {place === null ? null : <span className="stamp">place {place}</span>}
      </h3>
      <p className="small">{stateOf(group, sides)}</p>
      {figures === null ? (
        <Seats group={group} sides={sides} />
      ) : (
        <>
          <Cities counts={figures.counts} sides={sides} />
          <Costs group={group} figures={figures} sides={sides} />
        </>
      )}
    </li>
  );
}

function stateOf({ status, figures }: Group, sides: Named): string {
  if (status === 'open') return 'Looking for players.';
  if (figures === null) return 'Private: only its players and club officers can watch.';
  const { turn, winner, paused } = figures;
  if (winner === 'draw') return `Ended in a draw in turn ${turn}.`;
  if (winner !== null) return `Won by ${sides[winner] ?? winner} in turn ${turn}.`;
  return paused ? `Turn ${turn}; it is paused.` : `Turn ${turn}.`;
}

const namesOf = ({ seats }: Group, side: string): string =>
  [...new Set(seats.flatMap(({ empire, user }) => (empire === side && user !== null ? [user.name] : [])))].join(', ');

function Seats({ group, sides }: Props) {
  return (
    <dl className={styles.facts}>
      {Object.entries(sides).map(([side, name]) => (
        <div key={side}>
          <dt>{name}</dt>
          <dd>{namesOf(group, side) || 'open'}</dd>
        </div>
      ))}
    </dl>
  );
}

const ROWS = ['key cities', 'ready', 'fallen', 'upgrades'] as const;

/** LC-101: what a front compares. */
function Costs({ group, figures, sides }: Props & { readonly figures: Figures }) {
  const quiet = daysSince(figures.lastAt, new Date());
  return (
    <>
      <table className="table">
        <caption className="unseen">What each side has and has lost</caption>
        <thead>
          <tr>
            <th scope="col">
              <span className="unseen">What</span>
            </th>
            {Object.entries(sides).map(([side, name]) => (
              <th key={side} scope="col" className="number">
                {name}
                <span className={styles.names}>{namesOf(group, side)}</span>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {ROWS.map((row) => (
            <tr key={row}>
              <th scope="row">{row}</th>
              {Object.keys(sides).map((side) => (
                <td key={side} className="number">
                  {figures.counts[side]?.[row] ?? 0}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      <p className="small soft">
        {quiet === 0 ? 'Active today' : `No activity for ${quiet}  ${quiet === 1 ? 'day' : 'days'}`}; ledger{' '}
        <span className="typed">{figures.head?.slice(0, 8)}</span>
      </p>
    </>
  );
}
