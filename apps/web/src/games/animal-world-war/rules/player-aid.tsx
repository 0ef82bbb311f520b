import styles from '../../../features/rules/rules.module.css';
import { RuleAnchor } from './rule-anchor.tsx';

/** G.5: the game on one card, with the rules to read on. */
const AID: readonly { readonly title: string; readonly text: string; readonly rules: readonly string[] }[] = [
  {
    title: 'Move',
    text: 'One tile. Four fit on a tile, friend or foe. Bring a wounded soldier or a civilian along if you like.',
    rules: ['AWW-030', 'AWW-032', 'AWW-101'],
  },
  {
    title: 'Shoot',
    text: 'As far as you like: beat every tile on the way, then the tile of the target. What fails chews up the tile where it failed. The enemy picks who is hit.',
    rules: ['AWW-051', 'AWW-061', 'AWW-063'],
  },
  {
    title: 'Throw a grenade',
    text: 'At your tile or the next: 3 to everybody there if you beat the cover, 1 if not, and 3 to the tile.',
    rules: ['AWW-090', 'AWW-091'],
  },
  {
    title: 'Fight hand to hand',
    text: 'On 2 or better one damage, and you choose whom. On a 1 the ground takes it.',
    rules: ['AWW-100'],
  },
  {
    title: 'Tiles fall',
    text: "A tile that takes its cover value in damage becomes No Man's Land and hurts everyone on it for 1.",
    rules: ['AWW-080', 'AWW-081'],
  },
  {
    title: 'Soldiers fall',
    text: 'The fourth damage puts a soldier down, the fifth with a Chef. Down and hit again is dead. Recruits die at once and come back next turn.',
    rules: ['AWW-110', 'AWW-112', 'AWW-141'],
  },
  {
    title: 'Use an ability',
    text: 'Medics, Engineers, Observers and Captains spend their action on it.',
    rules: ['AWW-130', 'AWW-132', 'AWW-137', 'AWW-138'],
  },
  {
    title: 'Drive and fly',
    text: 'Tanks flatten what they enter. Planes line up one turn and strike the next.',
    rules: ['AWW-151', 'AWW-161'],
  },
  {
    title: 'Win',
    text: 'Meet your side of the objective, or put every enemy out of action.',
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
