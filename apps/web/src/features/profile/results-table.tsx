import type { Results, RuleSetInfo } from '@fieldpost/client';
import Link from 'next/link';
import { Scrolled } from '../../design/scrolled.tsx';
import { ruleSetName, sideName } from '../../games/index.ts';

type Props = { readonly results: readonly Results[]; readonly ruleSets: readonly RuleSetInfo[] };

/** "The ford, as South, with nine Infantry and a Tank": what they play of a game most; empty: nobody could look on. */
function habit({ ruleSet, usualScenario, usualSide, usualArmy }: Results, ruleSets: readonly RuleSetInfo[]): string {
  if (usualScenario === '') return '';
  const rules = ruleSets.find(({ id }) => id === ruleSet);
  const scenario = rules?.scenarios.find(({ id }) => id === usualScenario)?.title ?? 'custom scenarios';
  const side = usualSide === null ? '' : `, as ${sideName(ruleSet, usualSide)}`;
  return `${scenario}${side}${usualArmy === null ? '' : `, with ${usualArmy}`}`;
}

function ResultsRow({ results, habit }: { readonly results: Results; readonly habit: string }) {
  const { ruleSet, played, won, drawn, lost } = results;
  return (
    <tr>
      <th scope="row">
        <Link href={`/rules/${ruleSet}`}>{ruleSetName(ruleSet)}</Link>
      </th>
      {Object.entries({ Played: played, Won: won, Drawn: drawn, Lost: lost }).map(([label, count]) => (
        <td key={label} className="number" data-label={label}>
          {count}
        </td>
      ))}
      <td data-label="Most often">{habit}</td>
    </tr>
  );
}

/** How somebody's finished matches went, by game. */
export function ResultsTable({ results, ruleSets }: Props) {
  return (
    <Scrolled label="Finished matches">
      <table className="table table-stacked">
        <caption className="unseen">Finished matches</caption>
        <thead>
          <tr>
            <th scope="col">Game</th>
            {['Played', 'Won', 'Drawn', 'Lost'].map((title) => (
              <th key={title} scope="col" className="number">
                {title}
              </th>
            ))}
            <th scope="col">Most often</th>
          </tr>
        </thead>
        <tbody>
          {results.map((one) => (
            <ResultsRow key={one.ruleSet} results={one} habit={habit(one, ruleSets)} />
          ))}
        </tbody>
      </table>
    </Scrolled>
  );
}
