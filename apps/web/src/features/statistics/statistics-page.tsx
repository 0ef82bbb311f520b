import { RULE_SETS, type RuleSetInfo } from '@fieldpost/client';
import Link from 'next/link';
import { ask } from '../../connection/server.ts';
import { ruleSetName } from '../../games/index.ts';
import { FaultNotice } from '../forms/fault-notice.tsx';
import { EndsChart } from './ends-chart.tsx';
import { FiguresTables, scenarioTitle } from './figures-tables.tsx';
import { LengthsChart } from './lengths-chart.tsx';
import { type Figures, type OpponentKind, STATISTICS, type Statistics } from './operations.ts';
import styles from './statistics.module.css';
import { WinsChart } from './wins-chart.tsx';

const WHO: Readonly<Record<OpponentKind, string>> = { people: 'Between people', computer: 'With the computer' };

type Shown = { readonly statistics: Statistics; readonly rules: RuleSetInfo | undefined };

const NothingYet = () => (
  <div className="empty">
    <p>No public match has finished yet. Results appear here a few minutes after a match ends.</p>
    <Link className="button" href="/lobby">
      Open the lobby
    </Link>
  </div>
);

/** "Too few for shares: The ford (3), Drawn by players (1)." */
function TooFew({ statistics: { scenarios, least }, rules }: Shown) {
  const few = scenarios.filter(({ count }) => count < least);
  if (few.length === 0) return null;
  const named = few.map(({ scenario, count }) => `${scenarioTitle(rules, scenario)} (${count})`).join(', ');
  return (
    <p className="soft">
      Percentages need at least {least} matches. So far: {named}.
    </p>
  );
}

function Wins({ statistics, rules }: Shown) {
  const { ruleSet, all, scenarios, least } = statistics;
  const many: readonly Figures[] = [...(scenarios.length > 1 ? [all] : []), ...scenarios].filter(
    ({ count }) => count >= least,
  );
  return (
    <section className="sheet stack" aria-labelledby="wins">
      <h2 id="wins">Wins</h2>
      {many.map((figures) => (
        <WinsChart
          key={figures.scenario ?? ''}
          ruleSet={ruleSet}
          title={scenarioTitle(rules, figures.scenario)}
          figures={figures}
        />
      ))}
      <TooFew statistics={statistics} rules={rules} />
    </section>
  );
}

function Charts({ statistics, rules }: Shown) {
  const { all, least } = statistics;
  if (all.count === 0) return <NothingYet />;
  return (
    <>
      <Wins statistics={statistics} rules={rules} />
      {all.lengths === null || all.count < least ? null : (
        <section className="sheet stack" aria-labelledby="lengths">
          <h2 id="lengths">Length</h2>
          <LengthsChart lengths={all.lengths} />
        </section>
      )}
      {all.count < least ? null : (
        <section className="sheet stack" aria-labelledby="ends">
          <h2 id="ends">Endings</h2>
          <EndsChart ruleSet={statistics.ruleSet} ends={all.ends} />
        </section>
      )}
      <details className={`sheet ${styles.tables}`}>
        <summary>Show all figures as tables</summary>
        <FiguresTables statistics={statistics} rules={rules} />
      </details>
    </>
  );
}

/** The statistics of a game's finished matches: winners, length, and ends. */
export async function StatisticsPage({
  ruleSet,
  company,
}: {
  readonly ruleSet: string;
  readonly company: OpponentKind;
}) {
  const [found, rules] = await Promise.all([ask(STATISTICS, { ruleSet, company }), ask(RULE_SETS, {})]);
  const own = rules.ok ? rules.value.ruleSets.find(({ id }) => id === ruleSet) : undefined;
  const address = `/rules/${ruleSet}/statistics`;
  return (
    <div className="stack stack-wide">
      <header className="stack">
        <p className="caption">
          <Link href={`/rules/${ruleSet}`}>{ruleSetName(ruleSet)}</Link>
        </p>
        <h1>Statistics</h1>
        <p className="soft">
          Public finished matches. <Link href={`/watch?game=${ruleSet}&state=finished`}>Browse them</Link>
        </p>
        <nav className={`row ${styles.company}`} aria-label="Matches counted">
          {(['people', 'computer'] as const).map((one) => (
            <Link
              key={one}
              className="button"
              href={one === 'people' ? address : `${address}?with=${one}`}
              aria-current={one === company ? 'page' : undefined}
              prefetch={false}
            >
              {WHO[one]}
            </Link>
          ))}
        </nav>
      </header>
      <FaultNotice fault={found.ok ? null : found.fault} />
      {found.ok ? <Charts statistics={found.value.statistics} rules={own} /> : null}
    </div>
  );
}
