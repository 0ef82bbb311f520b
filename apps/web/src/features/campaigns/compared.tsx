import { useState } from 'react';
import styles from './campaigns.module.css';
import type { Atlas, HistoryStep } from './operations.ts';
import { differences } from './scenes.ts';
import { STATUS } from './soldier-card.tsx';

type Props = { readonly atlas: Atlas; readonly steps: readonly HistoryStep[]; readonly at: number };

/** Entries after which a turn is over, or a line begins: what one compares. */
const MOMENTS: readonly string[] = ['opened', 'tactics', 'aftermath', 'corrected', 'closed'];

/** LC-136: "two entries, or the same turn in two lines, side by side". */
export function Compared({ atlas, steps, at }: Props) {
  const [other, choose] = useState<number | null>(null);
  const moments = steps.flatMap(({ kind }, index) => (MOMENTS.includes(kind) ? [index] : []));
  return (
    <details className={`sheet ${styles.fold}`}>
      <summary>Compare with another moment</summary>
      <div className="stack">
        <label className="field">
          <span className="caption">Moment</span>
          <select
            className="select"
            value={other ?? ''}
            onChange={({ target }) => choose(target.value === '' ? null : Number(target.value))}
          >
            <option value="">choose</option>
            {moments.map((index) => (
              <option key={index} value={index}>
                {momentOf(steps[index])}
              </option>
            ))}
          </select>
        </label>
        {other === null ? null : <Table atlas={atlas} steps={steps} was={other} is={at} />}
      </div>
    </details>
  );
}

function momentOf(step: HistoryStep | undefined): string {
  if (step === undefined) return '';
  const line = step.line > 1 ? `, line ${step.line}` : '';
  return `Turn ${step.turn}${line}: ${step.says[0] ?? step.kind}`.slice(0, 70);
}

type TableProps = Omit<Props, 'at'> & { readonly was: number; readonly is: number };

function Table({ atlas, steps, was, is }: TableProps) {
  const rows = differences(atlas, steps, [was, is], { nobody: 'nobody', status: STATUS });
  if (rows.length === 0) return <p>No differences.</p>;
  return (
    <table className="table">
      <caption className="unseen">Differences</caption>
      <thead>
        <tr>
          <th scope="col">
            <span className="unseen">What</span>
          </th>
          <th scope="col">then</th>
          <th scope="col">here</th>
        </tr>
      </thead>
      <tbody>
        {rows.map(({ what, was: before, is: after }) => (
          <tr key={what}>
            <th scope="row">{what}</th>
            <td>{before}</td>
            <td>{after}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
