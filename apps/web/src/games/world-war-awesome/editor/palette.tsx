import { nodesToSvg } from '@fieldpost/boards/svg';
import { drawTerrain, PAGE } from '@fieldpost/boards/world-war-awesome';
import { ABOUT } from '@fieldpost/rules-world-war-awesome/about';
import {
  type Army,
  DESIGN_IDS,
  fullName,
  REGIONS,
  type Region,
  TERRAIN,
  TERRAIN_SIGNS,
  type Terrain,
  UNITS,
} from '@fieldpost/rules-world-war-awesome/catalogue';
import { SEATS, type Seat } from '@fieldpost/rules-world-war-awesome/table';
import type { ReactNode } from 'react';
import { Sign } from '../signs.tsx';
import styles from './battlefield-editor.module.css';
import type { Mark, Tool } from './touches.ts';

type Props = {
  readonly tool: Tool;
  readonly pick: (tool: Tool) => void;
  readonly armies: Readonly<Record<Seat, Army>>;
};

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

const MARKS: Readonly<Record<Mark, string>> = {
  acted: 'Has acted (tap again: can act)',
  loaded: 'Loaded',
  hit: '+1 hit',
  facing: 'Facing',
  stunned: 'Stunned',
};

/** What can be drawn: ground and uplinks, then what makes a position. */
export function Palette(props: Props) {
  return (
    <div className={styles.palette}>
      <Ground {...props} />
      <Things {...props} />
      {SEATS.map((owner) => (
        <Fold key={owner} title={`Units of ${ABOUT.sideNames[owner]}`}>
          {DESIGN_IDS.filter((design) => UNITS[design].army === props.armies[owner]).map((design) => (
            <Choice key={design} {...props} chosen={{ kind: 'unit', design, owner }} title={fullName(design)}>
              <Sign design={design} owner={owner} />
            </Choice>
          ))}
        </Fold>
      ))}
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

function Ground(props: Props) {
  const { tool, pick } = props;
  const region: Region = tool.kind === 'uplink' ? tool.region : 'F6';
  return (
    <Fold title="Ground" open>
      {TERRAIN_SIGNS.map((terrain) => (
        <Choice key={terrain} {...props} chosen={{ kind: 'terrain', terrain }} title={TERRAIN[terrain].title}>
          <TerrainSign terrain={terrain} />
        </Choice>
      ))}
      <Choice {...props} chosen={{ kind: 'uplink', region }} title={`Uplink to ${region}`} />
      <label className="field">
        <span className="caption">Region of the uplink</span>
        <select
          className="select"
          value={region}
          onChange={({ target }) => pick({ kind: 'uplink', region: target.value as Region })}
        >
          {REGIONS.map((one) => (
            <option key={one}>{one}</option>
          ))}
        </select>
      </label>
    </Fold>
  );
}

/** The parts of a position besides its units. */
function Things(props: Props) {
  return (
    <Fold title="Tanks, marks and charges">
      {SEATS.map((seat) => (
        <Choice
          key={seat}
          {...props}
          chosen={{ kind: 'tank', seat }}
          title={`Superpanzer of ${ABOUT.sideNames[seat]} (tap again to turn)`}
        />
      ))}
      {(Object.keys(MARKS) as Mark[]).map((mark) => (
        <Choice key={mark} {...props} chosen={{ kind: 'mark', mark }} title={MARKS[mark]} />
      ))}
      {SEATS.map((owner) => (
        <Choice
          key={owner}
          {...props}
          chosen={{ kind: 'charge', owner }}
          title={`Charge of ${ABOUT.sideNames[owner]}`}
        />
      ))}
      <Choice {...props} chosen={{ kind: 'crack' }} title="Damage a wall" />
      <Choice {...props} chosen={{ kind: 'clear' }} title="Erase" />
    </Fold>
  );
}
