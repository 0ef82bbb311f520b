'use client';
import { ABOUT } from '@fieldpost/rules-world-war-awesome/about';
import {
  DEVICE_DESIGNS,
  type DeviceDesign,
  plainName,
  REGIONS,
  type Region,
} from '@fieldpost/rules-world-war-awesome/catalogue';
import { SEATS, type Seat } from '@fieldpost/rules-world-war-awesome/table';
import { useState } from 'react';
import styles from './battlefield-editor.module.css';
import { type Drawing, type DrawnDevice, nextNumber, type Position } from './drawing.ts';

type Props = { readonly drawing: Drawing; readonly draw: (drawing: Drawing) => void };
type PartProps = { readonly position: Position; readonly set: (part: Partial<Position>) => void };

const PHASES = { reset: 'a new round', plan: 'tank orders', deploy: 'tokens', main: 'activations' } as const;

/** When a drawn position begins, what stands at the frequencies, and the way back to the placing of the tanks. */
export function PositionForm({ drawing, draw }: Props) {
  const { position } = drawing;
  if (position === null)
    return <p className="small soft">The match starts by placing both Superpanzers. Place one to draw a position.</p>;
  const set = (part: Partial<Position>) => draw({ ...drawing, position: { ...position, ...part } });
  return (
    <>
      <When position={position} set={set} />
      <Devices position={position} set={set} />
      <button type="button" className="button" onClick={() => draw({ ...drawing, position: null })}>
        Reset to normal start
      </button>
    </>
  );
}

function When({ position, set }: PartProps) {
  const { round, phase, seat, initiative } = position;
  return (
    <div className={styles.part}>
      <label className="field">
        <span className="caption">Round</span>
        <input
          className="input"
          type="number"
          min={1}
          max={200}
          value={round}
          onChange={({ target }) => set({ round: Math.min(200, Math.max(1, Math.round(target.valueAsNumber) || 1)) })}
        />
      </label>
      <label className="field">
        <span className="caption">Starting phase</span>
        <select className="select" value={phase} onChange={({ target }) => set({ phase: target.value })}>
          {Object.entries(PHASES).map(([id, words]) => (
            <option key={id} value={id}>
              {words}
            </option>
          ))}
          {Object.hasOwn(PHASES, phase) ? null : <option>{phase}</option>}
        </select>
      </label>
      <SeatField words="Next to act" value={seat} set={(one) => set({ seat: one })} />
      <SeatField words="First player" value={initiative ?? 'A'} set={(one) => set({ initiative: one })} />
    </div>
  );
}

type SeatFieldProps = { readonly words: string; readonly value: Seat; readonly set: (seat: Seat) => void };

function SeatField({ words, value, set }: SeatFieldProps) {
  return (
    <label className="field">
      <span className="caption">{words}</span>
      <select className="select" value={value} onChange={({ target }) => set(target.value as Seat)}>
        {SEATS.map((one) => (
          <option key={one} value={one}>
            {ABOUT.sideNames[one]}
          </option>
        ))}
      </select>
    </label>
  );
}

/** WWA-129: devices with the same group lie under cups that go together. */
function Devices({ position, set }: PartProps) {
  const { devices } = position;
  const change = (id: string, cup: DrawnDevice['cup']) =>
    set({ devices: devices.map((one) => (one.id === id ? { ...one, cup } : one)) });
  return (
    <details className={styles.fold}>
      <summary>Devices on the frequencies: {devices.length}</summary>
      <ul className={styles.findings}>
        {devices.map((one) => (
          <li key={one.id}>
            {ABOUT.sideNames[one.owner]}: {deviceTitle(one.design)}, {one.region}
            <label className="check">
              <input
                type="checkbox"
                checked={one.cup !== null}
                onChange={({ target }) =>
                  change(one.id, target.checked ? { group: 1, cup: nextCup(devices, one) } : null)
                }
              />
              <span>Under a cup</span>
            </label>
            <button
              type="button"
              className="button"
              onClick={() => set({ devices: devices.filter(({ id }) => id !== one.id) })}
            >
              Remove
              <span className="unseen">
                : {deviceTitle(one.design)}, {one.region}
              </span>
            </button>
          </li>
        ))}
      </ul>
      <NewDevice position={position} set={set} />
    </details>
  );
}

/** A text may name a design that there is not: it is refused when it is checked. */
const deviceTitle = (design: string): string =>
  DEVICE_DESIGNS.some((one) => one === design) ? plainName(design as DeviceDesign) : design;

const nextCup = (devices: readonly DrawnDevice[], { owner }: DrawnDevice): number =>
  1 + Math.max(0, ...devices.filter((one) => one.owner === owner).map(({ cup }) => cup?.cup ?? 0));

function NewDevice({ position, set }: PartProps) {
  const [owner, setOwner] = useState<Seat>('A');
  const [design, setDesign] = useState<string>('TR-MOVE');
  const [region, setRegion] = useState<Region>('F1');
  const add = () => {
    const fresh: DrawnDevice = { id: `d${nextNumber(position)}`, design, owner, region, token: true, cup: null };
    set({ devices: [...position.devices, fresh] });
  };
  return (
    <div className={styles.part}>
      <SeatField words="Owner" value={owner} set={setOwner} />
      <label className="field">
        <span className="caption">Device</span>
        <select className="select" value={design} onChange={({ target }) => setDesign(target.value)}>
          {DEVICE_DESIGNS.filter((one) => one !== 'PRESENCE').map((one) => (
            <option key={one} value={one}>
              {plainName(one)}
            </option>
          ))}
        </select>
      </label>
      <label className="field">
        <span className="caption">Region</span>
        <select className="select" value={region} onChange={({ target }) => setRegion(target.value as Region)}>
          {REGIONS.map((one) => (
            <option key={one}>{one}</option>
          ))}
        </select>
      </label>
      <button type="button" className="button" onClick={add}>
        Add device
      </button>
    </div>
  );
}
