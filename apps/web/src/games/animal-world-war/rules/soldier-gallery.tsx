import {
  EMPIRES,
  SOLDIER_TYPES,
  SOLDIERS,
  type SoldierType,
  VEHICLES,
} from '@fieldpost/rules-animal-world-war/catalogue';
import { SOLDIER_RULES, SOLDIER_WORDS } from '../soldier-words.ts';
import styles from './gallery.module.css';
import { Picture, PLANE_BOX, TANK_BOX } from './picture.tsx';
import { RuleAnchor } from './rule-anchor.tsx';

const WEAPONS = {
  rifle: 'Rifle: 1 bullet, 1 damage.',
  flame: 'Flamethrower: an adjacent tile only, 2 damage, no roll.',
  gun: 'Machine gun: 3 bullets, 1 damage each.',
  rocket: 'Rocket: 3 damage on a hit, 1 on a miss.',
  sniperRifle: 'Sniper rifle: 1 bullet, hits on 2 or more.',
} as const;

/** THE-RULES "Soldiers", "Vehicles": each soldier of both Empires with what it can do, then the vehicles. */
export function SoldierGallery() {
  return (
    <section className="sheet stack" aria-labelledby="soldiers">
      <h2 id="soldiers">Soldiers</h2>
      <p>
        12 on each side, with the same rules: 3 health, 1 grenade, 1 action per turn. <RuleAnchor id="AWW-110" />
      </p>
      <ul className={styles.gallery}>
        {SOLDIER_TYPES.map((type) => (
          <SoldierItem key={type} type={type} />
        ))}
        {EMPIRES.map((empire) => (
          <VehicleItems key={empire} empire={empire} />
        ))}
        <li>
          <Picture name="animal.civilian" />
          <h3>Civilians</h3>
          <p>
            Rabbits. They never act. Either side can bring them along. Some objectives are about them.{' '}
            <RuleAnchor id="AWW-173" />
          </p>
        </li>
      </ul>
    </section>
  );
}

function SoldierItem({ type }: { readonly type: SoldierType }) {
  const { title, names, weapon } = SOLDIERS[type];
  return (
    <li id={`soldier-${type}`}>
      <div className={styles.pair}>
        <div className={styles.herb}>
          <Picture name={`animal.HERB.${type}`} />
        </div>
        <div className={styles.carn}>
          <Picture name={`animal.CARN.${type}`} />
        </div>
      </div>
      <h3>{title}</h3>
      <p className="small soft">
        {names.HERB.name} ({names.HERB.species}), {names.CARN.name} ({names.CARN.species})
      </p>
      <p>
        {SOLDIER_WORDS[type]} {WEAPONS[weapon]} <RuleAnchor id={SOLDIER_RULES[type]} />
      </p>
    </li>
  );
}

function VehicleItems({ empire }: { readonly empire: (typeof EMPIRES)[number] }) {
  const { tank, plane } = VEHICLES[empire];
  return (
    <>
      <li>
        <Picture name={`tank.${empire}`} box={TANK_BOX} />
        <h3>{tank.name}</h3>
        <p>
          Tank: gives its tile cover 6, is wrecked by 6 damage, flattens the tiles it enters.{' '}
          <RuleAnchor id="AWW-150" />
        </p>
      </li>
      <li>
        <Picture name={`plane.${empire}`} box={PLANE_BOX} />
        <h3>{plane.name}</h3>
        <p>
          Plane: hit on 5 or more, crashes at 5 damage, bombs or strafes a whole line. <RuleAnchor id="AWW-161" />
        </p>
      </li>
    </>
  );
}
