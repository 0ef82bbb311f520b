import type { Reliability } from '@fieldpost/client';
import { spelled } from '../words/durations.ts';

const MINUTE = 60;
/** As exact as it is useful: whole minutes. */
const span = (seconds: number): string => spelled(Math.max(MINUTE, Math.round(seconds / MINUTE) * MINUTE));

/** How surely and how fast somebody answers, with the formula. */
export function ReliabilityCard({ reliability }: { readonly reliability: Reliability }) {
  const { percent, formula, quartiles } = reliability;
  const [first, middle, last] = quartiles ?? [];
  return (
    <section className="stack" aria-labelledby="reliability">
      <h2 id="reliability">Reliability</h2>
      <p>
        <span className="stamp stamp-soft">{percent === null ? 'New' : `${percent} %`}</span>
      </p>
      <p className="small">{formula}</p>
      {first === undefined || middle === undefined || last === undefined ? null : (
        <p>
          Typical reply time: <b className="typed">{span(middle)}</b>. A quarter of turns take less than {span(first)},
          a quarter more than {span(last)}.
        </p>
      )}
    </section>
  );
}
