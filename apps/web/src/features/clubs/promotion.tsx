import styles from './clubs.module.css';
import type { ClubEvent } from './operations.ts';
import { namesOf } from './words.ts';

type Move = NonNullable<ClubEvent['promotion']>['moves'][number];

/** CL-043 to CL-045: why somebody moves. */
const WHY: Readonly<Record<string, string>> = {
  'CL-043': 'by their place',
  'CL-044': 'by their place, as many as come down',
  'CL-045': 'for an open place, or because they left',
};

/** CL-173: who moves where in the next season and by which rule; while it runs, as it would be if it ended now. */
export function PromotionSheet({ event }: { readonly event: ClubEvent }) {
  const { promotion, state } = event;
  if (promotion === null) return null;
  const over = state !== 'running';
  const names = namesOf(event);
  const up = promotion.moves.filter(({ from, to }) => to < from);
  const down = promotion.moves.filter(({ from, to }) => to > from);
  return (
    <section className="sheet stack" aria-labelledby="promotion">
      <h2 id="promotion">{over ? 'Promotion and relegation' : 'Promotion and relegation, if it ended now'}</h2>
      {promotion.moves.length === 0 ? <p>Everyone stays in their division.</p> : null}
      <div className={styles.facts}>
        <Moves title="Promoted" moves={up} event={event} />
        <Moves title="Relegated" moves={down} event={event} />
      </div>
      {promotion.playoffs.map((playoff) => (
        <p key={playoff.upper}>{playOffWords(playoff, names)}</p>
      ))}
    </section>
  );
}

type PlayOff = NonNullable<ClubEvent['promotion']>['playoffs'][number];

/** CL-043: who plays off, and how it ended; points of the upper one first. */
function playOffWords({ upper, lower, q, winner }: PlayOff, names: (id: string) => string): string {
  if (q === null || winner === null)
    return `${names(upper)} and ${names(lower)} play off for a place in the upper division.`;
  const moves = winner === lower ? `${names(lower)} is promoted` : `${names(upper)} stays in the upper division`;
  return `Play-off: ${names(upper)} ${q[0] / 4}, ${names(lower)} ${q[1] / 4}. ${moves}.`;
}

type MovesProps = { readonly title: string; readonly moves: readonly Move[]; readonly event: ClubEvent };

function Moves({ title, moves, event }: MovesProps) {
  if (moves.length === 0) return null;
  const names = namesOf(event);
  return (
    <div className="stack">
      <h3>{title}</h3>
      <ul className="plain-list">
        {moves.map(({ id, from, to, rule }) => (
          <li key={id}>
            <b>{names(id)}</b>, from tier {from} to tier {to} <span className="small soft">{WHY[rule] ?? ''}</span>
          </li>
        ))}
      </ul>
    </div>
  );
}
