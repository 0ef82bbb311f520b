'use client';
import { placeName } from '@fieldpost/boards/world-war-awesome';
import { REGIONS, type Region } from '@fieldpost/rules-world-war-awesome/catalogue';
import {
  ANY,
  type Guard,
  type QueueElement,
  type StandingOrders,
  samePos,
  THROW_POLICIES,
  type ThrowPolicy,
  unitOf,
  writeCommand,
} from '@fieldpost/rules-world-war-awesome/table';
import { useState } from 'react';
import type { Named } from '../table.ts';
import { DryRun } from './dry-run.tsx';
import { choicesOf, deviceNameIn, unitName } from './menu.ts';
import type { Situation } from './situation.ts';
import styles from './table.module.css';
import type { Turn } from './use-turn.ts';

const POLICY_WORDS: Readonly<Record<ThrowPolicy, string>> = {
  ask: 'ask me',
  awayFromMe: 'away from who beat them',
  awayFromMyTank: 'away from my tank',
  intoCorner: 'where they move least',
};

type Draft = Pick<StandingOrders, 'queue' | 'throwPolicy' | 'onlyMoment'>;

/** The queue of a round with its guards, and what answers for the viewer at any time. Private. */
export function QueueSheet({ turn }: { readonly turn: Turn }) {
  const { situation } = turn;
  const { orders, war, props } = situation;
  const filed: Draft = {
    queue: orders.round === war.round ? orders.queue : [],
    throwPolicy: orders.throwPolicy,
    onlyMoment: orders.onlyMoment,
  };
  const [touched, touch] = useState<Draft | null>(null);
  const draft = touched ?? filed;
  const set = (part: Partial<Draft>) => touch({ ...draft, ...part });
  const setAt = (nth: number, element: QueueElement) =>
    set({ queue: draft.queue.map((one, at) => (at === nth ? element : one)) });
  const file = async () => {
    const command = { type: 'orders.set', ...draft } as unknown as Named;
    if ((await props.file(command)) !== null) touch(null);
  };
  return (
    <div className={styles.body}>
      <h3 className={styles.name}>The queue of round {war.round}</h3>
      <p className="small soft">
        Played in this order when it is your turn, each only if its conditions hold; otherwise you are asked.
      </p>
      <ol className={styles.queue}>
        {draft.queue.map((element, nth) => (
          <li key={keyOf(element)}>
            <Element
              situation={situation}
              element={element}
              change={(next) => setAt(nth, next)}
              leave={() => set({ queue: draft.queue.filter((_, at) => at !== nth) })}
            />
          </li>
        ))}
      </ol>
      <Adding turn={turn} queue={draft.queue} set={(queue) => set({ queue })} />
      <label className="field">
        <span className="caption">A beaten enemy is thrown</span>
        <select
          className="select"
          value={draft.throwPolicy}
          onChange={({ target }) => set({ throwPolicy: target.value as ThrowPolicy })}
        >
          {THROW_POLICIES.map((policy) => (
            <option key={policy} value={policy}>
              {POLICY_WORDS[policy]}
            </option>
          ))}
        </select>
      </label>
      <label className="check">
        <input
          type="checkbox"
          checked={draft.onlyMoment === 'take'}
          onChange={({ target }) => set({ onlyMoment: target.checked ? 'take' : 'ask' })}
        />
        <span>Where my gun has one moment only, fire without asking me</span>
      </label>
      <div className={styles.actions}>
        <button type="button" className="button" disabled={touched === null} onClick={() => touch(null)}>
          As filed
        </button>
        <button
          type="button"
          className="button button-main"
          disabled={touched === null || props.busy}
          onClick={() => void file()}
        >
          File these orders
        </button>
      </div>
      <DryRun situation={situation} draft={{ ...draft, round: war.round }} />
    </div>
  );
}

const keyOf = (element: QueueElement): string =>
  element.kind === 'passRest'
    ? 'pass'
    : element.command.type === 'main.activate'
      ? element.command.unit
      : element.command.device;

/** What is chosen on the board joins the queue instead of being done at once. */
function Adding({
  turn,
  queue,
  set,
}: {
  readonly turn: Turn;
  readonly queue: readonly QueueElement[];
  readonly set: (queue: readonly QueueElement[]) => void;
}) {
  const command = turn.picked.choice?.command;
  const can = command?.type === 'main.activate' || command?.type === 'main.device' ? command : null;
  const add = () => {
    if (can === null) return;
    const element: QueueElement = { kind: 'play', command: can, when: ANY };
    set([...queue.filter((one) => keyOf(one) !== keyOf(element)), element]);
    turn.pick({ subject: null, end: null, choice: null });
  };
  return (
    <div className={styles.actions}>
      <button type="button" className="button" disabled={can === null || queue.length >= 40} onClick={add}>
        {can === null ? 'Choose a deed on the board to add it' : `Add: ${turn.picked.choice?.label ?? ''}`}
      </button>
      <button
        type="button"
        className="button"
        disabled={queue.some(({ kind }) => kind === 'passRest')}
        onClick={() => set([...queue, { kind: 'passRest', wake: null }])}
      >
        Then pass for the rest
      </button>
    </div>
  );
}

type ElementProps = {
  readonly situation: Situation;
  readonly element: QueueElement;
  readonly change: (element: QueueElement) => void;
  readonly leave: () => void;
};

function Element({ situation, element, change, leave }: ElementProps) {
  const { view } = situation;
  if (element.kind === 'passRest')
    return (
      <span className={styles.element}>
        Pass at every turn
        <button type="button" className="button" onClick={leave}>
          Leave out
        </button>
      </span>
    );
  const { command, when } = element;
  const name =
    command.type === 'main.activate' ? unitName(situation.war, command.unit) : deviceNameIn(view, command.device);
  const [words] = choicesOf(view, [command]);
  return (
    <details className={styles.more}>
      <summary>
        {guardWords(situation, when)}
        <b>{name}</b>: {words?.label ?? writeCommand(command)}
      </summary>
      <Guards situation={situation} element={element} change={(next) => change({ ...element, when: next })} />
      <button type="button" className="button" onClick={leave}>
        Leave out
      </button>
    </details>
  );
}

/** "if nobody is within 2 of 9,8: " */
function guardWords({ war }: Situation, guard: Guard): string {
  const parts = [
    ...(guard.targetStillAt === null
      ? []
      : [`${unitName(war, guard.targetStillAt.unit)} is still at ${placeName(war, guard.targetStillAt.pos)}`]),
    ...(guard.enemyWithin === null
      ? []
      : [`nobody is within ${guard.enemyWithin.n} of ${placeName(war, guard.enemyWithin.pos)}`]),
    ...(guard.unitAlive === null ? [] : [`${unitName(war, guard.unitAlive)} is in play`]),
    ...(guard.regionControlled === null ? [] : [`I control ${guard.regionControlled}`]),
    ...(guard.onlyIfOpponentPassed ? ['the other side has passed'] : []),
    ...(guard.lastDice === null ? [] : [`the last dice ${guard.lastDice === 'hit' ? 'hit' : 'missed'}`]),
  ];
  return parts.length === 0 ? '' : `If ${parts.join(' and ')}: `;
}

type GuardProps = {
  readonly situation: Situation;
  readonly element: Extract<QueueElement, { readonly kind: 'play' }>;
  readonly change: (guard: Guard) => void;
};

function Guards({ situation, element, change }: GuardProps) {
  const { war } = situation;
  const { command, when } = element;
  const unit = command.type === 'main.activate' ? unitOf(war, command.unit) : null;
  const end = command.type === 'main.activate' ? (command.move?.to ?? unit?.at ?? null) : null;
  const action = command.type === 'main.activate' ? command.action : null;
  const target =
    action !== null && 'target' in action && 'unit' in action.target ? unitOf(war, action.target.unit) : null;
  return (
    <div className={styles.guards}>
      {target === null ? null : (
        <label className="check">
          <input
            type="checkbox"
            checked={when.targetStillAt !== null && samePos(when.targetStillAt.pos, target.at)}
            onChange={({ target: box }) =>
              change({ ...when, targetStillAt: box.checked ? { unit: target.id, pos: target.at } : null })
            }
          />
          <span>{unitName(war, target.id)} is still where they are</span>
        </label>
      )}
      {end === null ? null : (
        <label className="field">
          <span className="caption">Nobody of theirs near where it ends</span>
          <select
            className="select"
            value={when.enemyWithin?.n ?? ''}
            onChange={({ target: { value } }) =>
              change({ ...when, enemyWithin: value === '' ? null : { pos: end, n: Number(value) } })
            }
          >
            <option value="">never mind</option>
            {[1, 2, 3, 4, 5].map((n) => (
              <option key={n} value={n}>
                within {n}
              </option>
            ))}
          </select>
        </label>
      )}
      <label className="field">
        <span className="caption">Somebody is in play</span>
        <select
          className="select"
          value={when.unitAlive ?? ''}
          onChange={({ target: { value } }) => change({ ...when, unitAlive: value === '' ? null : value })}
        >
          <option value="">never mind</option>
          {war.units.map(({ id }) => (
            <option key={id} value={id}>
              {unitName(war, id)}
            </option>
          ))}
        </select>
      </label>
      <label className="field">
        <span className="caption">I control</span>
        <select
          className="select"
          value={when.regionControlled ?? ''}
          onChange={({ target: { value } }) =>
            change({ ...when, regionControlled: value === '' ? null : (value as Region) })
          }
        >
          <option value="">never mind</option>
          {REGIONS.map((region) => (
            <option key={region}>{region}</option>
          ))}
        </select>
      </label>
      <label className="field">
        <span className="caption">The last dice of this round</span>
        <select
          className="select"
          value={when.lastDice ?? ''}
          onChange={({ target: { value } }) => change({ ...when, lastDice: value === '' ? null : (value as 'hit') })}
        >
          <option value="">never mind</option>
          <option value="hit">hit</option>
          <option value="miss">missed</option>
        </select>
      </label>
      <label className="check">
        <input
          type="checkbox"
          checked={when.onlyIfOpponentPassed}
          onChange={({ target: box }) => change({ ...when, onlyIfOpponentPassed: box.checked })}
        />
        <span>Only if the other side has passed</span>
      </label>
    </div>
  );
}
