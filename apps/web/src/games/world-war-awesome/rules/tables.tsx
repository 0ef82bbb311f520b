import {
  ARMIES,
  ATTACKS,
  DESIGN_IDS,
  DEVICE_DESIGNS,
  DEVICES,
  type DesignId,
  FACES,
  fullName,
  MODEL_IDS,
  MODELS,
  TERRAIN,
  TERRAIN_SIGNS,
  UNITS,
} from '@fieldpost/rules-world-war-awesome/catalogue';
import { Scrolled } from '../../../design/scrolled.tsx';
import { Sign } from '../signs.tsx';
import { weaponWords } from '../weapon-words.ts';
import styles from './rules.module.css';

const yes = (holds: boolean): string => (holds ? 'yes' : '–');

/** WWA-028 */
export function TerrainTable() {
  return (
    <Scrolled label="Terrain">
      <table className={styles.table}>
        <thead>
          <tr>
            <th scope="col">Terrain</th>
            <th scope="col">On foot</th>
            <th scope="col">Support tanks</th>
            <th scope="col">Superpanzers</th>
            <th scope="col">Sight</th>
            <th scope="col">Cover</th>
            <th scope="col">Impact</th>
          </tr>
        </thead>
        <tbody>
          {TERRAIN_SIGNS.map((sign) => {
            const { title, walk, vehicle, superpanzer, blocksSight, cover, rating } = TERRAIN[sign];
            return (
              <tr key={sign}>
                <th scope="row">{title}</th>
                <td>{yes(walk)}</td>
                <td>{yes(vehicle)}</td>
                <td>{sign === 'l' ? 'crush it' : yes(superpanzer)}</td>
                <td>{blocksSight ? 'blocked' : 'free'}</td>
                <td>{sign === 'l' ? 'behind it' : yes(cover)}</td>
                <td>{rating ?? '–'}</td>
              </tr>
            );
          })}
        </tbody>
      </table>
    </Scrolled>
  );
}

/** THE-RULES "Superpanzers": what each Superpanzer has, and how it is destroyed. */
export function TankTable() {
  return (
    <section className="sheet stack" aria-labelledby="tanks">
      <h2 id="tanks">Superpanzers</h2>
      <ul>
        {MODEL_IDS.map((id) => {
          const { title, speed, turret, band, guns, cores, doors, hatches, mounts, fatal } = MODELS[id];
          return (
            <li key={id}>
              <strong>{title}</strong>: speed {speed}, turret {turret * 60}° a round, gun {band[0]} to {band[1]} (
              {guns.map((gun) => ATTACKS[gun].title).join(', ')}); {doors.length} doors, {hatches.length}{' '}
              {hatches.length === 1 ? 'hatch' : 'hatches'}, {mounts.length} gun mounts. Destroyed when {cores.length}{' '}
              cores are marked in one round{fatal === null ? '' : `, or when ${fatal} is broken`}.
            </li>
          );
        })}
      </ul>
    </section>
  );
}

/** THE-RULES "Units, devices, decks": figures as they are printed. */
export function UnitTable() {
  return (
    <section className="sheet stack" aria-labelledby="units">
      <h2 id="units">Units</h2>
      <p>Speed of 4 and more is fast: harder to hit. Armor takes impact instead of hits.</p>
      {ARMIES.map((army) => (
        <Scrolled key={army} label={`Units: ${army}`}>
          <table className={styles.table}>
            <thead>
              <tr>
                <th scope="col">{MODELS[MODEL_IDS.find((id) => MODELS[id].army === army) ?? 'GER-KW'].title}</th>
                <th scope="col">Speed</th>
                <th scope="col">Hits</th>
                <th scope="col">Armor</th>
                <th scope="col">Weapons</th>
              </tr>
            </thead>
            <tbody>
              {DESIGN_IDS.filter((id) => UNITS[id].army === army).map((id) => (
                <UnitRow key={id} id={id} />
              ))}
            </tbody>
          </table>
        </Scrolled>
      ))}
    </section>
  );
}

function UnitRow({ id }: { readonly id: DesignId }) {
  const { speed, jet, hp, armor, attacks } = UNITS[id];
  return (
    <tr>
      <th scope="row">
        <span className={styles.sign}>
          <Sign design={id} owner="A" />
        </span>
        {fullName(id)}
      </th>
      <td>{jet > 0 ? `${speed}, flies ${jet}` : speed}</td>
      <td>{hp}</td>
      <td>{armor === 0 ? '–' : armor}</td>
      <td>{attacks.map((one) => weaponWords(ATTACKS[one])).join('. ')}</td>
    </tr>
  );
}

/** THE-RULES "Units, devices, decks" */
export function DeviceTable() {
  return (
    <section className="sheet stack" aria-labelledby="devices">
      <h2 id="devices">Frequencies</h2>
      <Scrolled label="Frequencies">
        <table className={styles.table}>
          <thead>
            <tr>
              <th scope="col">Device</th>
              <th scope="col">Control</th>
              <th scope="col">Shielded</th>
              <th scope="col">Abilities</th>
            </tr>
          </thead>
          <tbody>
            {DEVICE_DESIGNS.map((id) => {
              const { control, shielded, abilities, feedback } = DEVICES[id];
              return (
                <tr key={id}>
                  <th scope="row">
                    <span className={styles.sign}>
                      <Sign design={id} owner="A" />
                    </span>
                    {fullName(id)}
                  </th>
                  <td>{control}</td>
                  <td>{yes(shielded)}</td>
                  <td>{[...abilities, ...(feedback ? ['FEEDBACK'] : [])].join(', ') || '–'}</td>
                </tr>
              );
            })}
          </tbody>
        </table>
      </Scrolled>
    </section>
  );
}

/** THE-RULES "Dice" */
export function DiceTable() {
  return (
    <section className="sheet stack" aria-labelledby="dice">
      <h2 id="dice">Dice</h2>
      <Scrolled label="Dice">
        <table className={styles.table}>
          <thead>
            <tr>
              <th scope="col">Die</th>
              {[1, 2, 3, 4, 5, 6].map((face) => (
                <th key={face} scope="col">
                  {face}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {Object.entries(FACES).map(([die, faces]) => (
              <tr key={die}>
                <th scope="row">{die}</th>
                {faces.map((face, index) => (
                  // biome-ignore lint/suspicious/noArrayIndexKey: faces of a die never change places
                  <td key={index}>{face.toLowerCase().replaceAll('_', ' ')}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </Scrolled>
    </section>
  );
}
