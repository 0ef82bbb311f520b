import type { Layout } from '../../games/manifest.ts';
import { TextField } from '../forms/text-field.tsx';
import styles from './create.module.css';
import { LayoutPicture } from './layout-picture.tsx';

type Props = { readonly choices: readonly Layout[]; readonly value: string; readonly set: (value: string) => void };

const STANDARD = 8;
const CODE_HINT =
  'Rows from the top, separated by slashes: . open, t trench, b bunker, n No-Man’s-Land. The layout must look the same rotated by 180°, unless you allow otherwise under “Advanced”.';

/** Chooses the layout: each with its picture and its measured balance, or a custom code. */
export function LayoutChoice({ choices, value, set }: Props) {
  const listed = choices.filter(({ size }) => size === STANDARD);
  const own = !listed.some(({ id }) => id === value);
  return (
    <fieldset>
      <legend>Ground</legend>
      <div className={styles.layouts}>
        {listed.map(({ id, title, rows, balance }) => (
          <label key={id} className={styles.pick}>
            <input type="radio" name="layout" checked={value === id} onChange={() => set(id)} />
            <LayoutPicture rows={rows} />
            <span>
              <strong>{title}</strong>
              <span className="hint">{balance}</span>
            </span>
          </label>
        ))}
      </div>
      <details className={styles.finer} open={own}>
        <summary>Custom layout</summary>
        <TextField
          label="Layout code"
          value={own ? value : ''}
          onChange={({ target }) => set(target.value.trim() || (listed[0]?.id ?? ''))}
          placeholder="......../......../tt.tt.tt/..."
          autoComplete="off"
          spellCheck={false}
          hint={CODE_HINT}
        />
      </details>
    </fieldset>
  );
}
