import { sideName } from '@fieldpost/boards/tank-killers';
import { otherSide, type Plan, type Side, type StandingOrders } from '@fieldpost/rules-tank-killers';
import { FORMATIONS } from '@fieldpost/rules-tank-killers/catalogue';
import { useState } from 'react';
import { Button } from '../../../design/button.tsx';
import type { Situation } from '../situation.ts';
import { Chips } from './chips.tsx';
import type { Entry } from './entries.ts';
import styles from './orders.module.css';
import { NEW_PLAN, PLAN_PARTS } from './plan-parts.ts';

type Props = { readonly situation: Situation; readonly side: Side; readonly orders: StandingOrders };

/** The plan for the next turn of a side: as it is filed, and as it is being written. */
function usePlan({ open, props }: Situation, side: Side, { plan }: StandingOrders) {
  const [draft, setDraft] = useState<Plan | null>(null);
  const next = open.forces[side].turns + (open.active === side ? 0 : 1);
  const filed = plan !== null && plan.turn === next ? plan : null;
  const file = async (wanted: Plan | null) => {
    const answered = await props.file({ type: 'filePlan', plan: wanted });
    if (answered === null) return;
    setDraft(null);
    props.say(wanted === null ? 'Plan withdrawn.' : `Plan for turn ${next} saved.`);
  };
  return { next, filed, draft, setDraft, file };
}

/**
 * A plan for the player's own turn. It plays automatically until the other side plays a card, or its rules ask the player (THE-RULES
 * "Standing orders").
 */
export function PlanEditor({ situation, side, orders }: Props) {
  const { next, filed, draft, setDraft, file } = usePlan(situation, side, orders);
  const plan = draft ?? filed;
  return (
    <details className={styles.sentence}>
      <summary>
        Plan for your turn {next}: {filed === null ? 'none' : 'saved'}
      </summary>
      <p className="small soft">
        Plays your turn automatically. It stops when your opponent plays a card, or where you want to be asked.
      </p>
      {plan === null ? (
        <button type="button" className="button" onClick={() => setDraft(NEW_PLAN)}>
          Create plan
        </button>
      ) : (
        <>
          <PlanParts situation={situation} side={side} plan={plan} change={setDraft} />
          <div className={styles.giving}>
            <button
              type="button"
              className="button"
              onClick={() => (filed === null ? setDraft(null) : void file(null))}
            >
              {filed === null ? 'Discard plan' : 'Withdraw plan'}
            </button>
            <Button
              className="button button-main"
              waits={draft === null ? 'Nothing to save: this plan is already in force.' : situation.props.busy}
              onClick={() => void file(withoutExtras(plan))}
            >
              Save plan
            </Button>
          </div>
        </>
      )}
    </details>
  );
}

/** A filed plan needs no turn number: the game knows which turn is meant. */
const withoutExtras = ({ discard, targets, modifiers, finish, free }: Plan): Plan => ({
  discard,
  targets,
  modifiers,
  finish,
  free,
});

type PartsProps = {
  readonly situation: Situation;
  readonly side: Side;
  readonly plan: Plan;
  readonly change: (plan: Plan) => void;
};

function PlanParts({ situation, side, plan, change }: PartsProps) {
  const { open } = situation;
  const enemy = otherSide(side);
  const { list } = open.forces[enemy];
  const named = Object.values(FORMATIONS)
    .flat()
    .filter(({ id, def }) => list[id] !== undefined && def !== null)
    .map(({ name }) => ({ value: name, words: name }));
  const targets: readonly Entry[] = [
    { value: '@best', words: 'the open card I beat by the most' },
    { value: '@top', words: `the top of the ${sideName(open, enemy)} deck` },
    ...named,
  ];
  return (
    <>
      <PlanPart
        label="Targets"
        none="nothing"
        entries={targets}
        value={plan.targets}
        set={(list) => change({ ...plan, targets: list })}
      />
      {PLAN_PARTS.map(({ key, label, none, entries }) => (
        <PlanPart
          key={key}
          label={label}
          none={none}
          entries={entries}
          value={plan[key]}
          set={(list) => change({ ...plan, [key]: list })}
        />
      ))}
    </>
  );
}

type PartProps = {
  readonly label: string;
  readonly none: string;
  readonly entries: readonly Entry[];
  readonly value: readonly string[] | null;
  readonly set: (value: readonly string[] | null) => void;
};

/** One part of a plan: a list, or being asked there. */
function PlanPart({ label, none, entries, value, set }: PartProps) {
  return (
    <div className={styles.rule}>
      {value === null ? (
        <p className={styles.chipsLabel}>{label}: ask me</p>
      ) : (
        <Chips label={label} none={none} entries={entries} chosen={value} ordered change={set} />
      )}
      <label className="check">
        <input type="checkbox" checked={value === null} onChange={(event) => set(event.target.checked ? null : [])} />
        <span>Ask me then</span>
      </label>
    </div>
  );
}
