import Link from 'next/link';
import { sideName } from '../../games/index.ts';
import { markIn } from '../match/mark-in.ts';
import { FiguresTable } from '../statistics/figures-tables.tsx';
import styles from './match-statistics.module.css';
import type { CountedMatch, Course, MatchFigures } from './operations.ts';
import { pointsOf, ROOM, rangeOf } from './shapes.ts';

type Props = { readonly match: CountedMatch; readonly course: Course; readonly turns: MatchFigures['turns'] };

/** "South from 66 to 57, North from 66 to 44": what the lines say, for screen readers. */
function spokenOf({ ruleSet }: CountedMatch, { title, sides }: Course): string {
  const each = sides.map(({ side, values }) => `${sideName(ruleSet, side)} from ${values[0]} to ${values.at(-1)}`);
  return `${title}: ${each.join(', ')}.`;
}

/** Which line is whose, by colour and by dashes. */
function Legend({ match, course }: Pick<Props, 'match' | 'course'>) {
  return (
    <ul className={`plain-list row ${styles.legend}`} aria-hidden="true">
      {course.sides.map(({ side, values }, index) => (
        <li key={side} data-mark={markIn(match, side)}>
          <svg className={styles.key} viewBox="0 0 28 8" aria-hidden="true">
            <line x1="0" y1="4" x2="28" y2="4" data-line={index} />
          </svg>{' '}
          {sideName(match.ruleSet, side)} <strong>{values.at(-1)}</strong>
        </li>
      ))}
    </ul>
  );
}

/** How something went from turn to turn, a line for each side; a table beside it has every number and leads to the replay. */
export function CourseChart({ match, course, turns }: Props) {
  const range = rangeOf(course);
  const rows = turns.map(({ title, step }, index) => ({
    key: `${step}`,
    title: (
      <Link href={`/matches/${match.id}?step=${step}`} prefetch={false}>
        {title}
      </Link>
    ),
    cells: course.sides.map(({ side, values }) => [sideName(match.ruleSet, side), values[index] ?? 0] as const),
  }));
  return (
    <figure className={styles.chart}>
      <figcaption>{course.title}</figcaption>
      <svg
        className={styles.lines}
        viewBox={`0 0 ${ROOM.width} ${ROOM.height}`}
        preserveAspectRatio="none"
        role="img"
        aria-label={spokenOf(match, course)}
      >
        {course.sides.map(({ side, values }, index) => (
          <polyline key={side} data-mark={markIn(match, side)} data-line={index} points={pointsOf(values, range)} />
        ))}
      </svg>
      <p className={styles.axis} aria-hidden="true">
        <span>{turns[0]?.title}</span>
        <span>
          {range.least} to {range.most}
        </span>
        <span>{turns.length > 1 ? turns.at(-1)?.title : ''}</span>
      </p>
      <Legend match={match} course={course} />
      <details className={styles.table}>
        <summary>Show as a table</summary>
        <FiguresTable caption={course.title} first="Turn" rows={rows} />
      </details>
    </figure>
  );
}
