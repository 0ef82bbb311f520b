'use client';
import { STEP_WORDS, UNITS } from '@fieldpost/rules-mass-warfare/catalogue';
import {
  armyOf,
  PASSED_WORDS,
  type PassedWord,
  SCRAMBLE_WORDS,
  type ScrambleWord,
  type Standing,
  unitName,
} from '@fieldpost/rules-mass-warfare/table';
import { useState } from 'react';
import { FilingButtons } from '../../table/filing-buttons.tsx';
import type { Named } from '../table.ts';
import { DryRun } from './dry-run.tsx';
import type { useFiling } from './filing.ts';
import { LaterOrders } from './later-orders.tsx';
import { placeWords } from './menu.ts';
import styles from './panels.module.css';
import type { Situation } from './situation.ts';
import { stepName } from './step-words.ts';

type Props = { readonly situation: Situation; readonly begin: ReturnType<typeof useFiling>['begin'] };

/** The viewer's answers for their absence: standing orders, and orders filed for later steps of this turn. Private. */
export function OrdersSheet({ situation, begin }: Props) {
  const { filed: _, ...standing } = situation.orders;
  const [touched, touch] = useState<Partial<Standing>>({});
  const draft: Standing = { ...standing, ...touched };
  const set = (part: Partial<Standing>) => touch({ ...touched, ...part });
  const file = async () => {
    const command = { type: 'standing', orders: draft } as unknown as Named;
    if ((await situation.props.file(command)) !== null) touch({});
  };
  return (
    <div className={styles.body}>
      <LaterOrders situation={situation} begin={begin} />
      <h3 className={styles.name}>Standing orders</h3>
      <ScrambleFields draft={draft} set={set} />
      <OtherFields draft={draft} set={set} />
      <LandingFields draft={draft} set={set} situation={situation} />
      <PassFields draft={draft} set={set} />
      <FilingButtons
        changed={Object.keys(touched).length > 0}
        ready={!situation.props.busy}
        reset={() => touch({})}
        file={() => void file()}
      />
      <DryRun situation={situation} draft={{ ...draft, filed: situation.orders.filed }} />
    </div>
  );
}

type Fields = { readonly draft: Standing; readonly set: (part: Partial<Standing>) => void };

const MODES = {
  ask: 'ask me',
  never: 'never rise',
  always: 'rise by these rules',
} as const;

const TARGETS: Readonly<Record<ScrambleWord, string>> = {
  unit: 'units',
  city: 'cities',
  mine: 'mines',
  oilField: 'oil fields',
  farm: 'farms',
  bridge: 'bridges',
  factory: 'factories',
  airfield: 'airfields',
  port: 'ports',
  fortification: 'fortifications',
  carrier: 'carriers',
  bomber: 'incoming bombers',
  fighter: 'incoming fighters',
};

function ScrambleFields({ draft, set }: Fields) {
  const { scramble } = draft;
  const put = (part: Partial<Standing['scramble']>) => set({ scramble: { ...scramble, ...part } });
  return (
    <>
      <Choice
        title="Fighters against enemy planes"
        value={scramble.mode}
        words={MODES}
        choose={(mode) => put({ mode })}
      />
      {scramble.mode !== 'always' ? null : (
        <>
          <Count
            title="Fighters in reserve"
            value={scramble.minReserve}
            least={0}
            set={(minReserve) => put({ minReserve })}
          />
          <Count
            title="Fighters per plane"
            value={scramble.perTarget}
            least={1}
            set={(perTarget) => put({ perTarget })}
          />
          <Targets only={scramble.only} set={(only) => put({ only })} />
        </>
      )}
    </>
  );
}

type Only = Standing['scramble']['only'];

/** Against strikes at which targets fighters rise; none ticked: at all of them. */
function Targets({ only, set }: { readonly only: Only; readonly set: (only: Only) => void }) {
  return (
    <fieldset className={styles.layers}>
      <legend>Only for these targets (none: all)</legend>
      {SCRAMBLE_WORDS.map((word) => (
        <Tick
          key={word}
          words={TARGETS[word]}
          on={only.includes(word)}
          set={(on) => set(SCRAMBLE_WORDS.filter((one) => (one === word ? on : only.includes(one))))}
        />
      ))}
    </fieldset>
  );
}

const FLAK = { fire: 'fire', hold: 'hold fire' } as const;
const FIRST = { bmb: 'bombers first', ftr: 'fighters first' } as const;
const BRIDGES = { ask: 'ask me', all: 'repair all I can', none: 'repair none' } as const;
const TRANSFERS = { usual: 'as the pace sets it', ask: 'ask me', skip: 'skip them' } as const;
const ADVANCE = { ask: 'as second choice', never: 'never as first choice', always: 'as first choice' } as const;

function OtherFields({ draft, set }: Fields) {
  const listed = typeof draft.repairBridges !== 'string';
  return (
    <>
      <Choice title="Flak" value={draft.flak} words={FLAK} choose={(flak) => set({ flak })} />
      <Choice
        title="Flak fires at"
        value={draft.flakPriority[0] ?? 'bmb'}
        words={FIRST}
        choose={(first) => set({ flakPriority: first === 'bmb' ? ['bmb', 'ftr'] : ['ftr', 'bmb'] })}
      />
      <Choice
        title="Burning bridges"
        value={listed ? 'all' : (draft.repairBridges as keyof typeof BRIDGES)}
        words={BRIDGES}
        choose={(repairBridges) => set({ repairBridges })}
      />
      <Choice
        title="Air transfers"
        value={draft.transfers ?? 'usual'}
        words={TRANSFERS}
        choose={(transfers) => set({ transfers: transfers === 'usual' ? null : transfers })}
      />
      <Choice
        title="Attack with advance"
        value={draft.autoAdvance}
        words={ADVANCE}
        choose={(autoAdvance) => set({ autoAdvance })}
      />
    </>
  );
}

/** Bases to prefer when the carrier that a plane left is gone, in the order in which they are ticked. */
function LandingFields({ draft, set, situation }: Fields & { readonly situation: Situation }) {
  const { war, seat } = situation;
  if (seat === null) return null;
  const carriers = armyOf(war, seat.side).filter(({ type }) => type === 'car');
  if (carriers.length === 0) return null;
  return (
    <fieldset className={styles.layers}>
      <legend>{UNITS.car.name} to land on when another is lost</legend>
      {carriers.map(({ id }) => (
        <Tick
          key={id}
          words={unitName(id)}
          on={draft.landing.includes(id)}
          set={(on) => set({ landing: on ? [...draft.landing, id] : draft.landing.filter((one) => one !== id) })}
        />
      ))}
      {draft.landing.map((base) =>
        typeof base === 'string' ? null : <span key={base.join()}>{placeWords(war, base)}</span>,
      )}
    </fieldset>
  );
}

function PassFields({ draft, set }: Fields) {
  const stepOf = (word: PassedWord) => Number(Object.entries(STEP_WORDS).find(([, one]) => one === word)?.[0]);
  return (
    <fieldset className={styles.layers}>
      <legend>Steps to pass automatically</legend>
      {PASSED_WORDS.map((word) => (
        <Tick
          key={word}
          words={stepName(stepOf(word))}
          on={draft.passes.includes(word)}
          set={(on) => set({ passes: PASSED_WORDS.filter((one) => (one === word ? on : draft.passes.includes(one))) })}
        />
      ))}
    </fieldset>
  );
}

function Choice<Value extends string>({
  title,
  value,
  words,
  choose,
}: {
  readonly title: string;
  readonly value: Value;
  readonly words: Readonly<Record<Value, string>>;
  readonly choose: (value: Value) => void;
}) {
  return (
    <label className="field">
      <span className="caption">{title}</span>
      <select className="select" value={value} onChange={({ target }) => choose(target.value as Value)}>
        {(Object.keys(words) as Value[]).map((one) => (
          <option key={one} value={one}>
            {words[one]}
          </option>
        ))}
      </select>
    </label>
  );
}

function Count({
  title,
  value,
  least,
  set,
}: {
  readonly title: string;
  readonly value: number;
  readonly least: number;
  readonly set: (value: number) => void;
}) {
  return (
    <label className="field">
      <span className="caption">{title}</span>
      <input
        className="input"
        type="number"
        min={least}
        max={20}
        value={value}
        onChange={({ target }) => set(Math.min(20, Math.max(least, Math.round(Number(target.value)) || least)))}
      />
    </label>
  );
}

function Tick({
  words,
  on,
  set,
}: {
  readonly words: string;
  readonly on: boolean;
  readonly set: (on: boolean) => void;
}) {
  return (
    <label className="check">
      <input type="checkbox" checked={on} onChange={({ target }) => set(target.checked)} />
      <span>{words}</span>
    </label>
  );
}
