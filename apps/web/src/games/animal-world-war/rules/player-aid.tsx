import styles from '../../../features/rules/rules.module.css';
import { RuleAnchor } from './rule-anchor.tsx';

/** THE-RULES "The game on one card": the game on one card, with the rules to read on. */
const AID: readonly { readonly title: string; readonly text: string; readonly rules: readonly string[] }[] = [
  {
    title: 'Move',
    text: '1 tile. Up to 4 units fit on a tile, friend or foe. You can drag a wounded soldier or a civilian along.',
    rules: ['AWW-030', 'AWW-032', 'AWW-101'],
  },
  {
    title: 'Shoot',
    text: 'Any distance. Roll the cover of every tile on the way, then of the target tile. A miss damages the tile where it failed. Your opponent chooses who is hit.',
    rules: ['AWW-051', 'AWW-061', 'AWW-063'],
  },
  {
    title: 'Throw a grenade',
    text: 'Choose your tile or an adjacent one. It takes 3 damage. Everyone there takes 3 if you beat the cover, 1 if not.',
    rules: ['AWW-090', 'AWW-091'],
  },
  {
    title: 'Fight hand to hand',
    text: 'On 2+, 1 damage to a unit of your choice. On a 1 the tile takes it.',
    rules: ['AWW-100'],
  },
  {
    title: 'Tiles fall',
    text: 'A tile with damage equal to its cover becomes No Man’s Land and does 1 damage to everyone on it.',
    rules: ['AWW-080', 'AWW-081'],
  },
  {
    title: 'Soldiers fall',
    text: 'The fourth damage wounds a soldier (the fifth with a Chef). A wounded soldier who is hit dies. Recruits die at once and return next turn.',
    rules: ['AWW-110', 'AWW-112', 'AWW-141'],
  },
  {
    title: 'Use an ability',
    text: 'Medics, Engineers, Observers and Captains use their action for it.',
    rules: ['AWW-130', 'AWW-132', 'AWW-137', 'AWW-138'],
  },
  {
    title: 'Drive and fly',
    text: 'Tanks flatten what they enter. Planes line up one turn and strike the next.',
    rules: ['AWW-151', 'AWW-161'],
  },
  {
    title: 'Win',
    text: 'Fulfil your side of the objective, or put all enemies out of action.',
    rules: ['AWW-190', 'AWW-191'],
  },
];

export function PlayerAid() {
  return (
    <ul className={styles.steps}>
      {AID.map(({ title, text, rules }) => (
        <li key={title}>
          <strong>{title}.</strong> {text}{' '}
          {rules.map((id) => (
            <span key={id}>
              <RuleAnchor id={id} />{' '}
            </span>
          ))}
        </li>
      ))}
    </ul>
  );
}
