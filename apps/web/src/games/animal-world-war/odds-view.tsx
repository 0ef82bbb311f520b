'use client';
import { unitName } from '@fieldpost/boards/animal-world-war';
import type { Likelihood, Outlook, Result } from '@fieldpost/rules-animal-world-war/odds';
import { type Battle, type Command, placeOn, type Tie, type View } from '@fieldpost/rules-animal-world-war/table';
import { useWorkerResult } from '../../map-kit/use-reckoned.ts';
import styles from './panels.module.css';
import type { Seat } from './reading.ts';

const FATES = {
  wounded: 'is wounded',
  dead: 'dies',
  wrecked: 'is wrecked',
  crashed: 'crashes',
  saved: 'is saved by a charm',
} as const;

function unitsInWords(battle: Battle, { units }: Result): readonly string[] {
  return units.map(({ unit, damage, fate }) => {
    const known = battle.units[unit];
    const name = known === undefined ? unit : unitName(known);
    return fate === null ? `${name} takes ${damage} damage` : `${name} ${FATES[fate]}`;
  });
}

function tilesInWords(battle: Battle, { tiles }: Result): readonly string[] {
  return tiles.flatMap(({ at, damage, turned, featureLost, wireLost, wreck }) => {
    const place = placeOn(at, battle.tiles);
    return [
      ...(turned ? [`${place} becomes No Man's Land`] : damage > 0 ? [`${place} takes ${damage} damage`] : []),
      ...(featureLost && !turned ? [`the trench or wreck on ${place} is destroyed`] : []),
      ...(wireLost && !turned ? [`the wire on ${place} is cleared`] : []),
      ...(wreck ? [`a wreck is left on ${place}`] : []),
    ];
  });
}

/** A result in words: "Old Growl takes 1 damage", "nothing happens". */
export function resultInWords(battle: Battle, result: Result): string {
  const said = [...unitsInWords(battle, result), ...tilesInWords(battle, result)];
  if (result.winner !== null) said.push('the battle is over');
  return said.length === 0 ? 'nothing happens' : said.join(', ');
}

/** "42%", "20 to 60%" or "up to 60%" where the enemy chooses, "below 1%". */
export function chanceInWords({ least, most }: Likelihood): string {
  const percent = (value: number) => Math.round(value * 100);
  if (most < 0.005) return 'below 1%';
  if (percent(least) === percent(most)) return `${percent(most)}%`;
  return least < 0.005 ? `up to ${percent(most)}%` : `${percent(least)} to ${percent(most)}%`;
}

/** Orders whose odds are worth telling: those with dice. */
const WITH_DICE: ReadonlySet<Command['type']> = new Set([
  'shoot',
  'grenade',
  'melee',
  'attackRun',
  'special',
  'tactic',
]);

/** Every outcome of an order with its chance; null without dice, or until the worker has answered. */
export function useOdds(view: View, seat: Seat | null, command: Command | null): readonly Outlook[] | null {
  const asked =
    seat !== null && command !== null && WITH_DICE.has(command.type) ? JSON.stringify([seat, command]) : null;
  return useWorkerResult(asked, view, reckon, null);

  // The computation loads when a player first aims, not with the page.
  async function reckon(question: string): Promise<readonly Outlook[] | null> {
    const [of, order] = JSON.parse(question) as [Seat, Command];
    const { oddsOf } = await import('@fieldpost/rules-animal-world-war/odds');
    return oddsOf(view, of, order)?.outlooks ?? null;
  }
}

const SHOWN = 6;

type Props = {
  readonly view: View;
  readonly seat: Seat | null;
  readonly command: Command;
  readonly ties: readonly Tie[];
};

/** Every outcome of an order with its exact chance, the likeliest first. */
export function OddsView({ view, seat, command, ties }: Props) {
  const meant = command.type === 'shoot' ? { ...command, ties } : command;
  const odds = useOdds(view, seat, meant);
  const sure = odds !== null && odds.length === 1;
  if (!WITH_DICE.has(command.type) || sure) return <p className={styles.odds} aria-live="polite" />;
  const others = odds?.slice(SHOWN) ?? [];
  return (
    <div className={styles.odds} aria-live="polite">
      <p className="caption">Possible outcomes</p>
      <ul>
        {(odds ?? []).slice(0, SHOWN).map((outlook) => (
          <li key={JSON.stringify(outlook.result)}>
            <b>{chanceInWords(outlook)}</b> <meter aria-hidden="true" min={0} max={1} value={outlook.most} />
            <span>{resultInWords(view.battle, outlook.result)}</span>
          </li>
        ))}
      </ul>
      {odds?.some(({ least, most }) => most - least > 0.005) ? (
        <p className="small soft">Your opponent chooses which of their units is hit.</p>
      ) : null}
      {others.length > 0 ? (
        <p className="small soft">
          {others.length === 1 ? '1 more outcome' : `${others.length} more outcomes, together`}:{' '}
          {chanceInWords(added(others))}.
        </p>
      ) : null}
    </div>
  );
}

/** The chance that one of several outcomes comes. */
export function added(outlooks: readonly Outlook[]): Likelihood {
  const sum = (which: 'least' | 'most') =>
    Math.min(
      1,
      outlooks.reduce((total, odd) => total + odd[which], 0),
    );
  return { least: sum('least'), most: sum('most') };
}
