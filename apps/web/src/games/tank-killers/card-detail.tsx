import type { CardPreview } from '@fieldpost/rules-tank-killers';
import { spelled, tacticOf } from '@fieldpost/rules-tank-killers/catalogue';
import { AlwaysLikeThis } from './always-like-this.tsx';
import { conditionInWords, effectInWords } from './card-words.ts';
import { outcomeOf } from './outcome.ts';
import { RuleLink } from './rule-link.tsx';
import { Vignette } from './silhouette.tsx';
import type { Situation } from './situation.ts';
import styles from './table.module.css';
import { whyNot } from './why-not.ts';

type Props = { readonly situation: Situation; readonly preview: CardPreview };

/** One card of the hand, looked at: its picture and text, what it would do now, or why it cannot be played. */
export function CardDetail({ situation, preview }: Props) {
  const tactic = tacticOf(preview.card);
  const why = whyNot(preview);
  return (
    <div className={styles.detail}>
      <p>
        <b>{spelled(tactic.name)}</b> <span className="soft">{tactic.type}.</span> {effectInWords(tactic.effect)}{' '}
        {conditionInWords(tactic)}
      </p>
      {why === null ? (
        <p className={styles.would}>{outcomeOf(situation.view, preview).result}</p>
      ) : situation.choosing ? (
        <p className={styles.wouldNot}>
          Cannot be played now: {why.sentence} <RuleLink rule={why.rule} />
        </p>
      ) : null}
      {why === null ? <AlwaysLikeThis situation={situation} card={preview.card} /> : null}
      <span className={styles.shown}>
        <Vignette card={preview.card} />
      </span>
    </div>
  );
}
