import { type Rule, refusesOrders } from '@fieldpost/rules-tank-killers';
import { type TacticId, TYPES, tacticOf, type UnitId, unitOf } from '@fieldpost/rules-tank-killers/catalogue';
import { Button } from '../../design/button.tsx';
import { neutral } from './orders/drafting.ts';
import { ruleInWords } from './orders/sentences.ts';
import { NEW_RULE, NO_WHEN } from './orders/text.ts';
import { readOrders } from './reading.ts';
import type { Situation } from './situation.ts';
import styles from './table.module.css';

/** ORDERS_REVEAL, the only refusal of orders that are well formed. */
const REVEALS = 'Your orders would then reveal your hand: a rule that asks must come before rules that play.';

type Props = { readonly situation: Situation; readonly card: TacticId };

/** The kind of unit that attacks, as orders name it: the narrowest class. */
function kindOf(unit: UnitId): NonNullable<Rule['when']['attackerIs']> {
  const narrowest = TYPES[unitOf(unit).type].classes.find((one) => one === 'heavy' || one === 'lightMedium');
  const [first] = TYPES[unitOf(unit).type].classes;
  return narrowest === undefined ? (first === undefined ? [] : [first]) : [narrowest];
}

/** The answer as a standing order: against the same kind of attacker, while the card in danger would be lost. */
export function ruleLikeThis({ view }: Pick<Situation, 'view'>, card: TacticId): Rule | null {
  const { attack, phase } = view.open;
  if (phase !== 'lostAttack' || attack === null) return null;
  const when = { ...NO_WHEN, attackerIs: kindOf(attack.attacker.unit), margin: '>=0' };
  return { ...NEW_RULE, when, play: [tacticOf(card).name] };
}

/** Makes the chosen answer a standing order, shown as a sentence. The attacker learns nothing of it. */
export function AlwaysLikeThis({ situation, card }: Props) {
  const { props } = situation;
  const rule = ruleLikeThis(situation, card);
  if (rule === null) return null;
  const { plan: _plan, ...filed } = readOrders(props.standingOrders);
  const says = ruleInWords(rule);
  const stands = filed.rules.some((one) => ruleInWords(one) === says);
  const orders = neutral({ ...filed, rules: [rule, ...filed.rules] });
  const save = async () => {
    if ((await props.file({ type: 'setOrders', orders })) !== null) props.say(`Standing order saved. ${says}`);
  };
  return (
    <p className={styles.always}>
      {stands ? (
        <b>Your standing order:</b>
      ) : (
        <Button
          className="button"
          waits={refusesOrders(orders) === null ? props.busy : REVEALS}
          onClick={() => void save()}
        >
          Always answer like this
        </Button>
      )}{' '}
      {says}
    </p>
  );
}
