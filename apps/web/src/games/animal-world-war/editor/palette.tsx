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
import type { ReactNode } from 'react';
import type { Empire } from './drawing.ts';
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
  { title: 'Erase', tool: { kind: 'erase' } },
  { title: 'Zone of Herbivoria', tool: { kind: 'zone', empire: 'HERB' } },
  { title: 'Zone of Carnivoron', tool: { kind: 'zone', empire: 'CARN' } },
  { title: 'Trench', tool: { kind: 'feature', feature: 'trench' } },
  { title: 'Wreck', tool: { kind: 'feature', feature: 'wreck' } },
  { title: 'Barbed wire', tool: { kind: 'wire' } },
  { title: "No Man's Land", tool: { kind: 'nml' } },
  { title: '+1 damage', tool: { kind: 'damage' } },
  { title: '−1 damage', tool: { kind: 'repair' } },
  { title: 'Loose grenade', tool: { kind: 'grenade' } },
  { title: 'Herbivoria deploys here', tool: { kind: 'deploys', empire: 'HERB' } },
  { title: 'Carnivoron deploys here', tool: { kind: 'deploys', empire: 'CARN' } },
  { title: 'Objective tile', tool: { kind: 'mark' } },
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

/** The tools: tiles, things on them, and units. */
export function Palette(props: Props) {
  return (
    <div className={styles.palette}>
      <Tiles {...props} />
      <Fold title="Zones, trenches, wire" open>
        {MARKS.map(({ title, tool: chosen }) => (
          <Choice key={title} {...props} chosen={chosen} title={title} />
        ))}
      </Fold>
      <Fold title="Tokens">
        {TOKENS.map((item) => (
          <Choice
            key={item}
            {...props}
            chosen={{ kind: 'item', item }}
            title={itemName(item)}
            picture={itemPicture(item)}
            box="-24 -26 48 48"
          />
        ))}
      </Fold>
      {EMPIRES.map((empire) => (
        <Units key={empire} {...props} empire={empire} />
      ))}
      <Fold title="Civilians">
        {['V1', 'V2'].map((unit) => (
          <UnitChoice key={unit} {...props} unit={unit} title={`Civilian ${unit}`} picture="animal.civilian" />
        ))}
      </Fold>
    </div>
  );
}

type FoldProps = { readonly title: string; readonly open?: boolean; readonly children: ReactNode };

function Fold({ title, open = false, children }: FoldProps) {
  return (
    <details open={open}>
      <summary>{title}</summary>
      <div className={styles.choices}>{children}</div>
    </details>
  );
}

function Tiles(props: Props) {
  return (
    <Fold title="Tiles" open>
      {TILE_IDS.map((card) => (
        <Choice
          key={card}
          {...props}
          chosen={{ kind: 'tile', card }}
          title={`${TILES[card].name} ${TILES[card].cover}`}
          picture={`face.${card}`}
          box="-100 -96 200 186"
        />
      ))}
    </Fold>
  );
}

type UnitProps = Props & {
  readonly unit: string;
  readonly title: string;
  readonly picture: string;
  readonly box?: string;
};

function UnitChoice({ unit, box = '-54 -54 108 108', ...props }: UnitProps) {
  return <Choice {...props} chosen={{ kind: 'unit', unit }} box={box} />;
}

/** Soldiers and vehicles of an Empire. */
function Units({ empire, ...props }: Props & { readonly empire: Empire }) {
  const letter = empire.charAt(0);
  return (
    <Fold title={`Soldiers of ${EMPIRE_NAMES[empire]}`}>
      {SOLDIER_TYPES.map((type) => (
        <UnitChoice
          key={type}
          {...props}
          unit={`${letter}.${type}`}
          title={SOLDIERS[type].title}
          picture={`animal.${empire}.${type}`}
        />
      ))}
      {(['tank', 'plane'] as const).map((vehicle) => (
        <UnitChoice
          key={vehicle}
          {...props}
          unit={`${letter}.${vehicle}`}
          title={vehicle === 'tank' ? 'Tank with its Tanker' : 'Plane, behind this tile'}
          picture={`${vehicle}.${empire}`}
          box="-66 -58 132 116"
        />
      ))}
    </Fold>
  );
}
