import type { Counts, Named } from './operations.ts';

type Props = { readonly counts: Counts; readonly sides: Named; readonly keys: number };

/** The war in one look: what either side has, and what it has lost. */
export function Standing({ counts, sides, keys }: Props) {
  const rows = Object.keys(Object.values(counts)[0] ?? {});
  return (
    <section className="sheet stack" aria-labelledby="standing">
      <h2 id="standing">State of the war</h2>
      <table className="table">
        <caption className="unseen">Cities and soldiers of each side</caption>
        <thead>
          <tr>
            <th scope="col">
              <span className="unseen">What</span>
            </th>
            {Object.entries(sides).map(([side, name]) => (
              <th key={side} scope="col" className="number">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row}>
              <th scope="row">{row === 'key cities' ? `key cities (${keys} win)` : row}</th>
              {Object.keys(sides).map((side) => (
                <td key={side} className="number">
                  {counts[side]?.[row] ?? 0}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
