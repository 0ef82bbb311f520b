import { VIGNETTE } from '@fieldpost/boards/tank-killers';
import {
  spelled,
  TACTIC_TYPES,
  TACTICS,
  type TacticId,
  type TacticType,
} from '@fieldpost/rules-tank-killers/catalogue';
import { conditionInWords, effectInShort, effectInWords } from '../card-words.ts';
import { Sign } from '../silhouette.tsx';
import styles from './tank-killers.module.css';

/** The picture of a card. Decoration: its name is beside it. */
const CardPicture = ({ card }: { readonly card: TacticId }) => (
  <svg viewBox={`0 0 ${VIGNETTE.width} ${VIGNETTE.height}`} aria-hidden="true" focusable="false">
    <use href={`/pictures/tank-killers#${card}`} />
  </svg>
);

/** All tactics cards of a kind under its sign. */
function Kind({ type }: { readonly type: TacticType }) {
  const cards = TACTICS.filter((tactic) => tactic.type === type);
  const [first] = cards;
  return (
    <section className={styles.kind} aria-label={`${type} cards`}>
      <h3>
        {first === undefined ? null : <Sign card={first.id} />}
        {type} <span className="soft">{cards.length}</span>
      </h3>
      <dl>
        {cards.map((tactic) => (
          <div key={tactic.id}>
            <dt>
              <CardPicture card={tactic.id} />
              {spelled(tactic.name)} <span className={styles.short}>{effectInShort(tactic.effect)}</span>
            </dt>
            <dd>
              {effectInWords(tactic.effect)} {conditionInWords(tactic)}
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

/** The tactics deck: one copy of each card. */
export function TacticsTable() {
  return (
    <div className={styles.kinds}>
      {TACTIC_TYPES.map((type) => (
        <Kind key={type} type={type} />
      ))}
    </div>
  );
}
