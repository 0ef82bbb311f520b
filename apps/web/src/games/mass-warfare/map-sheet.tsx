import { LAYER_WORDS, LAYERS, type LayerName } from './layers.ts';
import styles from './panels.module.css';

type Props = { readonly layer: LayerName | null; readonly show: (layer: LayerName | null) => void };

/** The layers that the player can show. The key M cycles through them. */
export function MapSheet({ layer, show }: Props) {
  return (
    <fieldset className={styles.layers}>
      <legend>Map overlay (key M)</legend>
      <label className="check">
        <input type="radio" name="layer" checked={layer === null} onChange={() => show(null)} />
        <span>None</span>
      </label>
      {LAYERS.map((one) => (
        <label key={one} className="check">
          <input type="radio" name="layer" checked={layer === one} onChange={() => show(one)} />
          <span>
            <b>{LAYER_WORDS[one].title}</b> <span className="soft">{LAYER_WORDS[one].about}</span>
          </span>
        </label>
      ))}
    </fieldset>
  );
}
