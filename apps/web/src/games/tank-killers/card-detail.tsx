import type { CardPreview } from '@fieldpost/rules-tank-killers';
import { tacticOf } from '@fieldpost/rules-tank-killers/catalogue';
import { conditionInWords, effectInWords } from './card-words.ts';
import { RuleLink } from './rule-link.tsx';
import styles from './table.module.css';
import { whyNot } from './why-not.ts';

const RESULTS: Readonly<Record<NonNullable<CardPreview['result']>, string>> = {
  destroyed: 'the target would be destroyed',
  survives: 'the target would hold',
  endsByRange: 'the attacker would be out of range, and the attack would end',
  stops: 'the attack would end',
  endsTurn: 'the attack and the turn would end',
  attackerOut: 'the attack would end and the attacker would be a casualty',
  targetOut: 'the target would be a casualty',
  anotherAttack: 'you would attack again',
  negates: 'the card just played would have no effect',
  recovers: 'your top casualty would go to your reserve',
};

/** What a card would do now: "Factor 15 against 6: the target would be destroyed." */
export function previewInWords({ factor, margin, result }: CardPreview): string {
  const words = result === null ? '' : RESULTS[result];
  if (factor === null || margin === null || (result !== 'destroyed' && result !== 'survives'))
    return words === '' ? '' : `Played now, ${words}.`;
  return `Factor ${factor} against ${factor - margin}: ${words}.`;
}

/** One card of the hand, looked at: its text, what it would do now, or why it cannot be played. */
export function CardDetail({ preview, asked }: { readonly preview: CardPreview; readonly asked: boolean }) {
  const tactic = tacticOf(preview.card);
  const why = whyNot(preview);
  return (
    <div className={styles.detail}>
      <p>
        <b>{tactic.name}</b> <span className="soft">{tactic.type}.</span> {effectInWords(tactic.effect)}{' '}
        {conditionInWords(tactic)}
      </p>
      {why === null ? (
        <p className={styles.would}>{previewInWords(preview)}</p>
      ) : asked ? (
        <p className={styles.wouldNot}>
          Cannot be played now: {why.sentence} <RuleLink rule={why.rule} />
        </p>
      ) : null}
    </div>
  );
}
