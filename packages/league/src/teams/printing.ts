/** CL-127: the table of teams as people and programs read it. Decimals exist here and nowhere before (CL-001). */
import type { Ledger } from '../log/ledger.ts';
import { printedDeduction } from '../scores.ts';
import { byInWords } from '../tables/printing.ts';
import { TEAM_CRITERIA, type TeamCriterion, type TeamRow } from './teams.ts';

/** CL-127: what a stored unit is of a whole. Match points, and what is made of them, are printed as they are: 4, 2, 0. */
const UNITS: Readonly<Record<TeamCriterion, number>> = { match: 1, board: 4, direct: 1, berlin: 4, sb: 1, lot: 1 };

/**
 * Rows with every value that orders them, and in words the criterion that separates each from the one above (CL-108). Rows that only the
 * lot separates share a rank (CL-107).
 */
export function printedTeams({ entries, settings }: Ledger, rows: readonly TeamRow[]) {
  const name = (id: string): string => entries.get(id)?.name ?? id;
  const ranks: number[] = [];
  rows.forEach(({ by }, index) => {
    ranks.push(by === 'lot' ? (ranks[index - 1] ?? 1) : index + 1);
  });
  return rows.map((row, index) => {
    const [rank = index + 1, above] = [ranks[index], rows[index - 1]];
    const shared = ranks.filter((other) => other === rank).length > 1;
    const { id, withdrawn, annulled, open } = row;
    const values = Object.fromEntries(TEAM_CRITERIA.map((code) => [code, row[code] / UNITS[code]]));
    return {
      rank,
      printedRank: `${rank}${shared ? '=' : ''}`,
      id,
      name: name(id),
      ...(values as Readonly<Record<TeamCriterion, number>>),
      by: row.by === null || above === undefined ? null : printedBy(row.by, above, row, name),
      deducted: printedDeduction(settings, entries.get(id)?.deducted ?? 0),
      withdrawn,
      annulled,
      open,
    };
  });
}

function printedBy(code: Exclude<TeamRow['by'], null>, above: TeamRow, own: TeamRow, name: (id: string) => string) {
  const [theirs, mine] = code === 'withdrawn' ? [0, 0] : [above[code] / UNITS[code], own[code] / UNITS[code]];
  return byInWords({ code, above: theirs, own: mine }, name(above.id), name(own.id));
}
