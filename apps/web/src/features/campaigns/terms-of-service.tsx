import styles from './campaigns.module.css';
import type { War } from './operations.ts';

/** Approximate handovers in one battle. */
const HAND_OVERS = 14;
const HOUR = 3_600;

/** LC-090: how long each answer may take, "usual length of a battle, and of the whole at the cap": said before anybody joins. */
export function TermsOfService({ war: { settings, options } }: { readonly war: War }) {
  const { declareHours, termsHours, vacationDays, standIn, clock } = settings;
  const battle = (HAND_OVERS * clock.incrementSeconds) / HOUR;
  const cap = options.cap ?? 30;
  const facts: readonly (readonly [string, string])[] = [
    ['Declaration', long(declareHours)],
    ['Answering terms', long(termsHours)],
    ['Battle turn', `${long(clock.incrementSeconds / HOUR)}, with ${long(clock.bankSeconds / HOUR)} in reserve`],
    ['A battle', `usually up to ${long(battle)}`],
    ['Whole campaign', `up to ${cap} turns: ${long(cap * (battle + declareHours))} if everyone uses their full time`],
    ['Vacation', vacationDays === 0 ? 'none' : `${vacationDays} days a year for each Empire`],
    ['If a player is away in battle', standIn === 'never' ? 'a replacement takes over' : 'the computer plays'],
  ];
  return (
    <section className="sheet stack" aria-labelledby="terms">
      <h2 id="terms">Time limits</h2>
      <dl className={styles.worth}>
        {facts.map(([what, says]) => (
          <div key={what}>
            <dt>{what}</dt>
            <dd>{says}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

const UNITS: readonly (readonly [hours: number, one: string, many: string])[] = [
  [24 * 30, 'month', 'months'],
  [24 * 7, 'week', 'weeks'],
  [24, 'day', 'days'],
  [1, 'hour', 'hours'],
];

/** In the largest unit of which there are two or more: "3 days", "2 weeks", "17 months". */
function long(hours: number): string {
  const [unit, one, many] = UNITS.find(([size]) => hours >= 2 * size) ?? [1, 'hour', 'hours'];
  const count = unit === 1 ? Math.round(hours * 100) / 100 : Math.round(hours / unit);
  return `${count} ${count === 1 ? one : many}`;
}
