'use client';
import {
  ANY,
  type QueueElement,
  type StandingOrders,
  THROW_POLICIES,
  type ThrowPolicy,
  type War,
  writeCommand,
} from '@fieldpost/rules-world-war-awesome/table';
import { useState } from 'react';
import { Button } from '../../design/button.tsx';
import { FilingButtons } from '../../table/filing-buttons.tsx';
import type { Named } from '../table.ts';
import { DryRun } from './dry-run.tsx';
import { choicesOf, deviceNameIn, unitName } from './menu.ts';
import { Guards, guardWords } from './queue-guards.tsx';
import type { Situation } from './situation.ts';
import styles from './table.module.css';
import type { Turn } from './turn.ts';

const POLICY_WORDS: Readonly<Record<ThrowPolicy, string>> = {
  ask: 'ask me',
  awayFromMe: 'away from the unit that beat it',
  awayFromMyTank: 'away from my tank',
  intoCorner: 'where they move least',
};

type Draft = Pick<StandingOrders, 'queue' | 'throwPolicy' | 'onlyMoment'>;

/** WWA-154: what has acted by hand since is not filed again. */
function isOpen({ options, units, devices }: War, element: QueueElement): boolean {
  if (options.ahead !== 'on' || element.kind === 'passRest') return true;
  const name = keyOf(element);
  return [...units, ...devices].every(({ id, token }) => id !== name || token);
}

/** The queue filed for the current round, and the changes since. */
function useDraft({ orders, war, props }: Situation) {
  const filed: Draft = {
    queue: orders.round === war.round ? orders.queue.filter((one) => isOpen(war, one)) : [],
    throwPolicy: orders.throwPolicy,
    onlyMoment: orders.onlyMoment,
  };
  const [touched, touch] = useState<Draft | null>(null);
  const draft = touched ?? filed;
  const file = async () => {
    const command = { type: 'orders.set', ...draft } as unknown as Named;
    if ((await props.file(command)) !== null) touch(null);
  };
  const set = (part: Partial<Draft>) => touch({ ...draft, ...part });
  return { draft, isTouched: touched !== null, set, file, reset: () => touch(null) };
}

/** The queue of a round with its guards, and what answers for the viewer at any time. Private. */
export function QueueSheet({ turn }: { readonly turn: Turn }) {
  const { situation } = turn;
  const { war, props } = situation;
  const { draft, isTouched, set, file, reset } = useDraft(situation);
  return (
    <div className={styles.body}>
      <h3 className={styles.name}>Queue for round {war.round}</h3>
      <p className="small soft">
        {war.options.ahead === 'on'
          ? 'Played in this order after both turns, each if it is possible and its conditions hold. We do not ask you, but tell you what was left.'
          : 'Played in this order on your turns, each only if its conditions hold. Otherwise we ask you.'}
      </p>
      <Elements situation={situation} queue={draft.queue} set={(queue) => set({ queue })} />
      <Adding turn={turn} queue={draft.queue} set={(queue) => set({ queue })} />
      <AtAnyTime draft={draft} set={set} />
      <FilingButtons changed={isTouched} ready={!props.busy} reset={reset} file={() => void file()} />
      <DryRun situation={situation} draft={{ ...draft, round: war.round }} />
    </div>
  );
}

type Queue = readonly QueueElement[];
type QueueProps = { readonly queue: Queue; readonly set: (queue: Queue) => void };

function Elements({ situation, queue, set }: QueueProps & { readonly situation: Situation }) {
  return (
    <ol className={styles.queue}>
      {queue.map((element, index) => (
        <li key={keyOf(element)}>
          <Element
            situation={situation}
            element={element}
            change={(next) => set(queue.with(index, next))}
            leave={() => set(queue.toSpliced(index, 1))}
          />
        </li>
      ))}
    </ol>
  );
}

/** What answers for the viewer in any round. */
function AtAnyTime({ draft, set }: { readonly draft: Draft; readonly set: (part: Partial<Draft>) => void }) {
  return (
    <>
      <label className="field">
        <span className="caption">Throw of a beaten enemy</span>
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
        <span>Fire without asking at the only possible moment</span>
      </label>
    </>
  );
}

const keyOf = (element: QueueElement): string =>
  element.kind === 'passRest'
    ? 'pass'
    : element.command.type === 'main.activate'
      ? element.command.unit
      : element.command.device;

/** What is chosen on the board joins the queue instead of being done at once. */
function Adding({ turn, queue, set }: QueueProps & { readonly turn: Turn }) {
  const { choice } = turn.picked;
  const command = choice?.command;
  const can = command?.type === 'main.activate' || command?.type === 'main.device' ? command : null;
  const add = () => {
    if (can === null) return;
    const element: QueueElement = { kind: 'play', command: can, when: ANY };
    set([...queue.filter((one) => keyOf(one) !== keyOf(element)), element]);
    turn.pick({ subject: null, end: null, choice: null });
  };
  return (
    <div className={styles.actions}>
      <Button
        className="button"
        waits={
          can === null
            ? 'Choose an action on the board first.'
            : choice?.harm != null
              ? 'This order hits your own side. Give it on your turn.'
              : queue.length >= 40
                ? 'A queue holds up to 40 actions.'
                : null
        }
        onClick={add}
      >
        {can === null ? 'Add action' : `Add: ${turn.picked.choice?.label ?? ''}`}
      </Button>
      <Button
        className="button"
        waits={queue.some(({ kind }) => kind === 'passRest') ? 'The queue already ends with a pass.' : null}
        onClick={() => set([...queue, { kind: 'passRest', wake: null }])}
      >
        Pass after that
      </Button>
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
        Pass every turn
        <button type="button" className="button" onClick={leave}>
          Remove<span className="unseen">: Pass</span>
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
        Remove<span className="unseen">: {name}</span>
      </button>
    </details>
  );
}
