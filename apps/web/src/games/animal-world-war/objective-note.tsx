import type { Empire } from '@fieldpost/boards/animal-world-war';
import { EMPIRE_NAMES, EMPIRES } from '@fieldpost/rules-animal-world-war/catalogue';
import type { Battle } from '@fieldpost/rules-animal-world-war/table';
import { conditionWords, type RoleNames } from './condition-words.ts';
import styles from './panels.module.css';
import { RuleLink } from './rule-link.tsx';

const other = (empire: Empire): Empire => (empire === 'HERB' ? 'CARN' : 'HERB');

/** A battle may go on beyond the round that its aims speak of. */
const roundWords = (round: number, limit: number): string =>
  round > limit ? `, round ${round}, past the limit of ${limit}` : `, round ${round} of ${limit}`;

/** The objective in play, and how each Empire wins by it. */
export function ObjectiveNote({ battle, empire }: { readonly battle: Battle; readonly empire: Empire | null }) {
  const { aims, objective, phase, roleA, round, field, hold } = battle;
  const names: RoleNames = { A: EMPIRE_NAMES[roleA], B: EMPIRE_NAMES[other(roleA)] };
  const sides = empire === null ? EMPIRES : [empire, other(empire)];
  return (
    <details className={styles.more} open={phase === 'beforeSelection' || phase === 'selection' || empire === null}>
      <summary>
        {aims.title}
        {round > 0 ? roundWords(round, field.RL) : ''}
      </summary>
      <p className="small">
        {aims.brief} {objective === null ? null : <RuleLink to={`objective-${objective}`} word="More" />}
      </p>
      <ul className={styles.aims}>
        {sides.map((side) => (
          <li key={side}>
            <b>{EMPIRE_NAMES[side]}</b> wins when {conditionWords(side === roleA ? aims.winA : aims.winB, names)}
            {aims.elimination ? ', or when all enemies are out of action' : ''}.
            {hold[side] > 0 ? ` Progress: ${hold[side]}.` : ''}
          </li>
        ))}
      </ul>
    </details>
  );
}
