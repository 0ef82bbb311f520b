import type { RuleSetInfo } from '@fieldpost/client';
import type { ReactNode } from 'react';
import { Scrolled } from '../../design/scrolled.tsx';
import { endTitle } from './ends-chart.tsx';
import type { Figures, Statistics } from './operations.ts';
import { percent } from './shapes.ts';
import { winnerIn } from './wins-chart.tsx';

/** The title of a scenario; null stands for all scenarios. */
export function scenarioTitle(rules: RuleSetInfo | undefined, scenario: string | null): string {
  if (scenario === null) return 'All scenarios';
  return rules?.scenarios.find(({ id }) => id === scenario)?.title ?? 'Custom scenarios';
}

type Cell = readonly [label: string, words: string | number];
type Row = { readonly key: string; readonly title: ReactNode; readonly cells: readonly Cell[] };

type TableProps = { readonly caption: string; readonly first: string; readonly rows: readonly Row[] };

/** Figures row by row; on a phone each row is a block. */
export function FiguresTable({ caption, first, rows }: TableProps) {
  return (
    <Scrolled label={caption}>
      <table className="table table-stacked">
        <caption>{caption}</caption>
        <thead>
          <tr>
            <th scope="col">{first}</th>
            {rows[0]?.cells.map(([label]) => (
              <th key={label} scope="col" className="number">
                {label}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ key, title, cells }) => (
            <tr key={key}>
              <th scope="row">{title}</th>
              {cells.map(([label, words]) => (
                <td key={label} className="number" data-label={label}>
                  {words}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </Scrolled>
  );
}

const countAndShare = ({ count, share }: { readonly count: number; readonly share: number | null }): string =>
  share === null ? `${count}` : `${count} (${percent(share)})`;

/** Of a scenario with fewer sides the others have no cell's words. */
function winsRow(ruleSet: string, all: Figures, figures: Figures): readonly Cell[] {
  return all.wins.map(({ side }) => {
    const own = figures.wins.find((one) => one.side === side);
    return [winnerIn(ruleSet, all, side).name, own === undefined ? '' : countAndShare(own)];
  });
}

function lengthCells({ lengths }: Figures): readonly Cell[] {
  if (lengths === null) return [];
  const { shortest, quarter, middle, threeQuarters, longest } = lengths;
  return Object.entries({
    Shortest: shortest,
    Quarter: quarter,
    Half: middle,
    'Three quarters': threeQuarters,
    longest,
  }).map(([label, words]): Cell => [label === 'longest' ? 'Longest' : label, words]);
}

type Props = { readonly statistics: Statistics; readonly rules: RuleSetInfo | undefined };

/** All figures of the page as tables. */
export function FiguresTables({ statistics: { ruleSet, all, scenarios }, rules }: Props) {
  const each = [all, ...scenarios];
  const rowsOf = (cells: (figures: Figures) => readonly Cell[]): readonly Row[] =>
    each.map((figures) => ({
      key: figures.scenario ?? '',
      title: scenarioTitle(rules, figures.scenario),
      cells: cells(figures),
    }));
  const ends = all.ends.map(({ reason }): readonly [string, string] => [reason, endTitle(ruleSet, reason)]);
  const endCells = (figures: Figures): readonly Cell[] =>
    ends.map(([reason, title]) => {
      const own = figures.ends.find((one) => one.reason === reason);
      return [title, own === undefined ? '0' : countAndShare(own)];
    });
  return (
    <div className="stack stack-wide">
      <FiguresTable
        caption="Matches won, by side"
        first="Scenario"
        rows={rowsOf((figures) => [['Matches', figures.count], ...winsRow(ruleSet, all, figures)])}
      />
      <FiguresTable caption="Why matches ended" first="Scenario" rows={rowsOf(endCells)} />
      <FiguresTable
        caption="Length in turns per side (share of matches that were no longer)"
        first="Scenario"
        rows={rowsOf(lengthCells)}
      />
    </div>
  );
}
