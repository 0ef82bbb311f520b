import Link from 'next/link';
import { notFound } from 'next/navigation';
import { ask } from '../../connection/server.ts';
import { sideName } from '../../games/index.ts';
import { FaultNotice } from '../forms/fault-notice.tsx';
import { FiguresTable } from '../statistics/figures-tables.tsx';
import { CourseChart } from './course-chart.tsx';
import { FacesChart, LuckBars } from './luck-charts.tsx';
import { COUNTED_MATCH, type CountedMatch, MATCH_STATISTICS, type MatchFigures, type Row } from './operations.ts';

/** The figures of a finished match: turns, orders, losses, and hits beside the expected ones. */
export async function MatchStatisticsPage({ id }: { readonly id: string }) {
  const found = await ask(COUNTED_MATCH, { id });
  if (!found.ok) return <FaultNotice fault={found.fault} />;
  const { match } = found.value;
  if (match === null) notFound();
  return (
    <div className="stack stack-wide">
      <header className="stack">
        <p className="caption">
          <Link href={`/matches/${match.id}`}>{match.title}</Link>
        </p>
        <h1>Statistics</h1>
      </header>
      {match.status === 'finished' ? (
        <Told match={match} />
      ) : (
        <p className="notice">Statistics are shown when the match has ended.</p>
      )}
    </div>
  );
}

async function Told({ match }: { readonly match: CountedMatch }) {
  const answer = await ask(MATCH_STATISTICS, { matchId: match.id });
  if (!answer.ok) return <FaultNotice fault={answer.fault} />;
  const figures = answer.value.matchStatistics;
  if (figures === null) return null;
  return (
    <>
      <Courses match={match} figures={figures} />
      <Counted id="orders" title="Orders" first="What" match={match} rows={figures.counts} />
      <Counted id="losses" title="Losses" first="Kind" match={match} rows={figures.losses} />
      <Chance match={match} figures={figures} />
    </>
  );
}

type Shown = { readonly match: CountedMatch; readonly figures: MatchFigures };

function Courses({ match, figures: { turns, courses } }: Shown) {
  if (turns.length === 0) return <p className="notice">The match ended before its first turn.</p>;
  return (
    <section className="sheet stack" aria-labelledby="turns">
      <h2 id="turns">Turn by turn</h2>
      {courses.map((course) => (
        <CourseChart key={course.title} match={match} course={course} turns={turns} />
      ))}
    </section>
  );
}

type CountedProps = Pick<Shown, 'match'> & {
  readonly id: string;
  readonly title: string;
  readonly first: string;
  readonly rows: readonly Row[];
};

function Counted({ id, title, first, match, rows }: CountedProps) {
  if (rows.length === 0) return null;
  const shown = rows.map((row) => ({
    key: row.title,
    title: row.title,
    cells: row.sides.map(({ side, count }) => [sideName(match.ruleSet, side), count] as const),
  }));
  return (
    <section className="sheet stack" aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      <FiguresTable caption={`${title}, by side`} first={first} rows={shown} />
    </section>
  );
}

function Chance({ match, figures: { dice, luck } }: Shown) {
  return (
    <section className="sheet stack" aria-labelledby="luck">
      <h2 id="luck">Luck</h2>
      {luck.length === 0 ? (
        <p>No dice or cards decided this match.</p>
      ) : (
        <>
          <p className="soft">
            Each bar shows hits among all throws. The mark shows how many were expected. Single matches vary, so read
            the numbers of throws with them.
          </p>
          <LuckBars match={match} luck={luck} />
        </>
      )}
      {dice === null ? null : <FacesChart dice={dice} />}
      <p className="small">
        <Link href={`/matches/${match.id}/dice`}>Dice: salts and draws</Link>
      </p>
    </section>
  );
}
