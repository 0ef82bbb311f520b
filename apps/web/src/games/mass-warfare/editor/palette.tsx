import { drawTerrain, PAGE } from '@fieldpost/boards/mass-warfare';
import { nodesToSvg } from '@fieldpost/boards/svg';
import {
  BASE_TYPES,
  BASES,
  SIDE_NAMES,
  SIDES,
  TERRAIN,
  TERRAIN_CODES,
  type Terrain,
  UNIT_TYPES,
  UNITS,
} from '@fieldpost/rules-mass-warfare/catalogue';
import type { ReactNode } from 'react';
import { ArmyMark, UnitSign } from '../unit-sign.tsx';
import styles from './map-editor.module.css';
import type { Tool } from './touches.ts';

type Props = { readonly tool: Tool; readonly pick: (tool: Tool) => void; readonly players: number };

type ChoiceProps = Pick<Props, 'tool' | 'pick'> & {
  readonly chosen: Tool;
  readonly title: string;
  readonly children?: ReactNode;
};

function Choice({ tool, pick, chosen, title, children }: ChoiceProps) {
  const pressed = JSON.stringify(tool) === JSON.stringify(chosen);
  return (
    <button type="button" className={styles.choice} aria-pressed={pressed} onClick={() => pick(chosen)}>
      {children}
      {title}
    </button>
  );
}

function TerrainSign({ terrain }: { readonly terrain: Terrain }) {
  const drawn = nodesToSvg(drawTerrain(terrain, PAGE));
  return <svg viewBox="-50 -52 100 104" aria-hidden="true" dangerouslySetInnerHTML={{ __html: drawn }} />;
}

const terrainTitle = (terrain: Terrain): string => {
  const { name, gives, value } = TERRAIN[terrain];
  return gives === 'food' || gives === 'people' ? `${name} ${value}` : name;
};

/** The tools: ground first, then the seats' initial things, then a position. */
export function Palette(props: Props) {
  return (
    <div className={styles.palette}>
      <details open>
        <summary>Ground</summary>
        <div className={styles.choices}>
          {TERRAIN_CODES.map((terrain) => (
            <Choice key={terrain} {...props} chosen={{ kind: 'terrain', terrain }} title={terrainTitle(terrain)}>
              <TerrainSign terrain={terrain} />
            </Choice>
          ))}
          <Choice {...props} chosen={{ kind: 'erase' }} title="Erase" />
        </div>
      </details>
      <SeatTools {...props} />
      <PositionTools {...props} />
    </div>
  );
}

const PLACES = { home: 'home', factory: 'factory', infantry: 'Infantry' } as const;

function SeatTools(props: Props) {
  return (
    <details>
      <summary>Starting places</summary>
      <div className={styles.choices}>
        {SIDES.slice(0, props.players).flatMap((side, seat) =>
          (['home', 'factory', 'infantry'] as const).map((kind) => (
            <Choice
              key={`${side}${kind}`}
              {...props}
              chosen={{ kind, seat }}
              title={`${SIDE_NAMES[side]}: ${PLACES[kind]}`}
            >
              <ArmyMark side={side} />
            </Choice>
          )),
        )}
      </div>
    </details>
  );
}

function PositionTools(props: Props) {
  const sides = SIDES.slice(0, props.players);
  return (
    <>
      <details>
        <summary>Owners, bases and fires</summary>
        <div className={styles.choices}>
          {sides.map((side, seat) => (
            <Choice key={side} {...props} chosen={{ kind: 'owner', seat }} title={`Held by ${SIDE_NAMES[side]}`}>
              <ArmyMark side={side} />
            </Choice>
          ))}
          <Choice {...props} chosen={{ kind: 'owner', seat: -1 }} title="Held by nobody" />
          {BASE_TYPES.map((base) => (
            <Choice key={base} {...props} chosen={{ kind: 'base', base }} title={BASES[base].name} />
          ))}
          <Choice {...props} chosen={{ kind: 'burn' }} title="+1 fire" />
          <Choice {...props} chosen={{ kind: 'clear' }} title="Clear hex" />
        </div>
      </details>
      {sides.map((side, seat) => (
        <details key={side}>
          <summary>Units of {SIDE_NAMES[side]}</summary>
          <div className={styles.choices}>
            {UNIT_TYPES.map((type) => (
              <Choice key={type} {...props} chosen={{ kind: 'unit', type, seat }} title={UNITS[type].name}>
                <UnitSign type={type} side={side} />
              </Choice>
            ))}
          </div>
        </details>
      ))}
    </>
  );
}
