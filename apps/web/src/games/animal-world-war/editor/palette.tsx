'use client';
import { itemName, itemPicture } from '@fieldpost/boards/animal-world-war';
import {
  EMPIRE_NAMES,
  EMPIRES,
  SOLDIER_TYPES,
  SOLDIERS,
  TILE_IDS,
  TILES,
} from '@fieldpost/rules-animal-world-war/catalogue';
import styles from './field-editor.module.css';
import type { Tool } from './touches.ts';

type Props = { readonly tool: Tool; readonly pick: (tool: Tool) => void };

/** The tokens of the game. */
export const TOKENS = [
  'CASE',
  'K1',
  'K2',
  'K3',
  'K4',
  'K5',
  'BANNER_A',
  'BANNER_B',
  'F1',
  'F2',
  'F3',
  'R1',
  'R2',
  'R3',
];
const MARKS: readonly { readonly title: string; readonly tool: Tool }[] = [
  { title: 'Take away', tool: { kind: 'erase' } },
  { title: 'Zone of Herbivoria', tool: { kind: 'zone', empire: 'HERB' } },
  { title: 'Zone of Carnivoron', tool: { kind: 'zone', empire: 'CARN' } },
  { title: 'Trench', tool: { kind: 'feature', feature: 'trench' } },
  { title: 'Wreck', tool: { kind: 'feature', feature: 'wreck' } },
  { title: 'Barbed wire', tool: { kind: 'wire' } },
  { title: "No Man's Land", tool: { kind: 'nml' } },
  { title: 'One damage more', tool: { kind: 'damage' } },
  { title: 'One damage less', tool: { kind: 'repair' } },
  { title: 'Loose grenade', tool: { kind: 'grenade' } },
  { title: 'Herbivoria deploys here', tool: { kind: 'deploys', empire: 'HERB' } },
  { title: 'Carnivoron deploys here', tool: { kind: 'deploys', empire: 'CARN' } },
  { title: 'Named by the objective', tool: { kind: 'mark' } },
];

function Choice({
  tool,
  chosen,
  title,
  picture,
  box,
  pick,
}: Props & { readonly chosen: Tool; readonly title: string; readonly picture?: string; readonly box?: string }) {
  return (
    <button
      type="button"
      className={styles.choice}
      aria-pressed={JSON.stringify(tool) === JSON.stringify(chosen)}
      onClick={() => pick(chosen)}
    >
      {picture === undefined ? null : (
        <svg viewBox={box} aria-hidden="true" focusable="false">
          <use href={`/pictures/animal-world-war#${picture}`} />
        </svg>
      )}
      {title}
    </button>
  );
}

/** What can be drawn: tiles, what lies on them, and who stands there. */
export function Palette({ tool, pick }: Props) {
  return (
    <div className={styles.palette}>
      <details open>
        <summary>Tiles</summary>
        <div className={styles.choices}>
          {TILE_IDS.map((card) => (
            <Choice
              key={card}
              tool={tool}
              pick={pick}
              chosen={{ kind: 'tile', card }}
              title={`${TILES[card].name} ${TILES[card].cover}`}
              picture={`face.${card}`}
              box="-100 -96 200 186"
            />
          ))}
        </div>
      </details>
      <details open>
        <summary>Zones, trenches, wire</summary>
        <div className={styles.choices}>
          {MARKS.map(({ title, tool: chosen }) => (
            <Choice key={title} tool={tool} pick={pick} chosen={chosen} title={title} />
          ))}
        </div>
      </details>
      <details>
        <summary>Tokens</summary>
        <div className={styles.choices}>
          {TOKENS.map((item) => (
            <Choice
              key={item}
              tool={tool}
              pick={pick}
              chosen={{ kind: 'item', item }}
              title={itemName(item)}
              picture={itemPicture(item)}
              box="-24 -26 48 48"
            />
          ))}
        </div>
      </details>
      {EMPIRES.map((empire) => (
        <details key={empire}>
          <summary>Soldiers of {EMPIRE_NAMES[empire]}</summary>
          <div className={styles.choices}>
            {SOLDIER_TYPES.map((type) => (
              <Choice
                key={type}
                tool={tool}
                pick={pick}
                chosen={{ kind: 'unit', unit: `${empire.charAt(0)}.${type}` }}
                title={SOLDIERS[type].title}
                picture={`animal.${empire}.${type}`}
                box="-54 -54 108 108"
              />
            ))}
            {(['tank', 'plane'] as const).map((vehicle) => (
              <Choice
                key={vehicle}
                tool={tool}
                pick={pick}
                chosen={{ kind: 'unit', unit: `${empire.charAt(0)}.${vehicle}` }}
                title={vehicle === 'tank' ? 'Tank with its Tanker' : 'Plane, behind this tile'}
                picture={`${vehicle}.${empire}`}
                box="-66 -58 132 116"
              />
            ))}
          </div>
        </details>
      ))}
      <details>
        <summary>Civilians</summary>
        <div className={styles.choices}>
          {['V1', 'V2'].map((unit) => (
            <Choice
              key={unit}
              tool={tool}
              pick={pick}
              chosen={{ kind: 'unit', unit }}
              title={`Civilian ${unit}`}
              picture="animal.civilian"
              box="-54 -54 108 108"
            />
          ))}
        </div>
      </details>
    </div>
  );
}
