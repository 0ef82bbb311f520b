'use client';
import { PRESETS, UNITS, type UnitType } from '@fieldpost/rules-wwi-combined-arms/catalogue';
import type { Placement } from '@fieldpost/rules-wwi-combined-arms/table';
import { useState } from 'react';
import { Button } from '../../design/button.tsx';
import styles from './panels.module.css';
import { fromLayout, layoutsFor, rowByRow, shifted, type Waiting } from './placement-plan.ts';
import type { Situation } from './play.ts';
import { RuleLink } from './rule-link.tsx';
import { UnitSign } from './unit-sign.tsx';

type Plan = readonly Placement[];
export type PlacingProps = {
  readonly situation: Situation;
  readonly waiting: readonly Waiting[];
  readonly chosen: UnitType | null;
  readonly choose: (type: UnitType) => void;
  readonly plan: Plan;
  /** The plan is being written; otherwise it is the one that is filed, or none. */
  readonly planning: boolean;
  readonly setDraft: (plan: Plan | null) => void;
  readonly file: (plan: Plan, stopAfter: number | null) => void;
};

/** The units still to be placed, and the plan for them. */
export function PlacingPanel(props: PlacingProps) {
  const { situation, waiting, chosen, choose, plan, planning } = props;
  return (
    <>
      <div className={styles.body}>
        <p className="small">{placingSentence(props)}</p>
        {waiting.length === 0 ? null : (
          <fieldset className={styles.tray}>
            <legend>To place</legend>
            {waiting.map(({ type, indexes, elite }) => (
              <button
                key={type}
                type="button"
                className={styles.trayItem}
                aria-pressed={type === chosen}
                onClick={() => choose(type)}
              >
                <UnitSign side={situation.side} type={type} elite={elite.includes(indexes[0] ?? 0)} />
                {indexes.length} {UNITS[type].name}
              </button>
            ))}
          </fieldset>
        )}
        {plan.length > 0 ? <PlanList {...props} /> : null}
      </div>
      {planning ? <PlanActions {...props} /> : <PlaceActions {...props} />}
    </>
  );
}

export function placingSentence({ situation, planning, plan }: PlacingProps): string {
  if (planning)
    return 'Tap a unit, then a square. They are placed in this order, one per turn. Tap a planned square to clear it.';
  if (plan.length > 0)
    return `Your plan has ${plan.length} ${plan.length === 1 ? 'unit' : 'units'} left and continues automatically.`;
  if (situation.ready) return 'Tap a unit, then a square in your rows. Or plan the rest at once.';
  return 'Your opponent is placing. You can plan ahead.';
}

/** All that is left, as the layout of the army has it, else row by row: its name, and the plan. */
export function allTheRest({ view, side }: Situation): { readonly title: string; readonly plan: () => Plan } {
  const [layout] = layoutsFor(view, side);
  return layout === undefined
    ? { title: 'row by row', plan: () => rowByRow(view, side) }
    : { title: `as printed: ${PRESETS[layout].title}`, plan: () => fromLayout(view, side, layout) };
}

function PlaceActions({ situation, plan, setDraft, file }: PlacingProps) {
  const { props } = situation;
  const { title, plan: all } = allTheRest(situation);
  return (
    <div className={styles.actions}>
      <Button className="button" waits={props.busy} onClick={() => setDraft(plan)}>
        {plan.length > 0 ? 'Change plan' : 'Plan ahead'}
      </Button>
      {plan.length > 0 ? (
        <Button className="button" waits={props.busy} onClick={() => file([], null)}>
          Withdraw plan
        </Button>
      ) : (
        <Button className="button" waits={props.busy} onClick={() => file(all(), null)}>
          Place the rest {title}
        </Button>
      )}
    </div>
  );
}

const STOPS = [1, 2, 4, 8] as const;

function PlanActions({ situation, plan, setDraft, file }: PlacingProps) {
  const { view, side, props } = situation;
  const [stop, setStop] = useState<number | null>(null);
  return (
    <>
      <div className={styles.actions}>
        {layoutsFor(view, side).map((id) => (
          <button key={id} type="button" className="button" onClick={() => setDraft(fromLayout(view, side, id))}>
            Use {PRESETS[id].title}
          </button>
        ))}
        <button type="button" className="button" onClick={() => setDraft(rowByRow(view, side))}>
          Place row by row
        </button>
      </div>
      <StopField stop={stop} set={setStop} />
      <div className={styles.giving}>
        <button type="button" className="button" onClick={() => setDraft(null)}>
          Discard changes
        </button>
        <Button
          className="button button-main"
          waits={plan.length === 0 ? 'The plan is empty: place a unit first.' : props.busy}
          onClick={() => file(plan, stop)}
        >
          Save plan
        </Button>
      </div>
    </>
  );
}

type StopProps = { readonly stop: number | null; readonly set: (stop: number | null) => void };

/** The number of enemy placements after which the player wants to review the plan. */
function StopField({ stop, set }: StopProps) {
  return (
    <label className={styles.stop}>
      <span className="caption">Review again</span>
      <select
        className="select"
        value={stop ?? ''}
        onChange={({ target }) => set(target.value === '' ? null : Number(target.value))}
      >
        <option value="">not until all are placed</option>
        {STOPS.map((count) => (
          <option key={count} value={count}>
            after {count} enemy {count === 1 ? 'unit' : 'units'}
          </option>
        ))}
      </select>
    </label>
  );
}

function PlanList({ situation, plan, planning, setDraft }: PlacingProps) {
  return (
    <details className={styles.plan} open={planning}>
      <summary>
        The plan, {plan.length} {plan.length === 1 ? 'unit' : 'units'}
      </summary>
      <p className="small soft">
        Entries are skipped if the unit or square is no longer available. <RuleLink rule="CA-077" />
      </p>
      <ol>
        {plan.map(({ type, index, square }, at) => (
          <li key={`${type}${index}`}>
            <UnitSign side={situation.side} type={type} />
            <span>
              {UNITS[type].name} <span className="typed">{square}</span>
            </span>
            {planning ? <EntryKeys plan={plan} at={at} square={square} setDraft={setDraft} /> : null}
          </li>
        ))}
      </ol>
    </details>
  );
}

type EntryProps = Pick<PlacingProps, 'plan' | 'setDraft'> & { readonly at: number; readonly square: string };

function EntryKeys({ plan, at, square, setDraft }: EntryProps) {
  return (
    <>
      <Button
        waits={at === 0 ? 'It is already first.' : null}
        aria-label={`Move ${square} up`}
        onClick={() => setDraft(shifted(plan, at, -1))}
      >
        ↑
      </Button>
      <button
        type="button"
        aria-label={`Remove ${square} from plan`}
        onClick={() => setDraft(plan.filter((_, i) => i !== at))}
      >
        ×
      </button>
    </>
  );
}
