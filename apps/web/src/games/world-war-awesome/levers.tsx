'use client';
import { countOf, layoutIn } from '@fieldpost/rules-world-war-awesome/table';
import { Button } from '../../design/button.tsx';
import type { Chair } from './reading.ts';
import type { Situation } from './situation.ts';
import styles from './table.module.css';
import { gunName, gunsOf, type Lever, momentsOf, momentWords, type TankDraft } from './tank-order.ts';
import type { Turn } from './turn.ts';

/** One thing that a lever can be set to. */
type Setting = {
  readonly words: string;
  readonly set: () => void;
  readonly isSet: boolean;
  /** Why it is not to be had; null: it is. */
  readonly waits: string | null;
};
type Key = {
  readonly lever: Lever;
  readonly title: string;
  readonly value: string;
  readonly settings: readonly Setting[];
};

/** WWA-108 in words: four keys, each with its value; the chosen one shows its choices in the row below (W-5). */
export function Levers({ situation, draft }: Turn) {
  const { war, chair, round } = situation;
  if (chair === null || layoutIn(war, chair.side) === null) return null;
  if (!draft.open && round === null) return null;
  const keys = keysOf(draft, situation, chair);
  const chosen = keys.find(({ lever }) => lever === draft.lever);
  return (
    <div className={styles.levers}>
      <fieldset className={styles.keys}>
        <legend className="unseen">Order of your tank</legend>
        {keys.map(({ lever, title, value, settings }) => (
          <Button
            key={lever}
            className={styles.key}
            aria-pressed={draft.lever === lever}
            waits={settings.length === 0 ? 'Choose a gun first.' : null}
            onClick={() => draft.pull(lever)}
          >
            <span>{title}</span> <b>{value}</b>
          </Button>
        ))}
      </fieldset>
      {chosen === undefined || chosen.settings.length === 0 ? null : <Choices {...chosen} />}
    </div>
  );
}

function Choices({ title, settings }: Key) {
  return (
    <fieldset className={styles.settings}>
      <legend className="unseen">{title}</legend>
      {settings.map(({ words, set, isSet, waits }) => (
        <Button key={words} className={styles.setting} aria-pressed={isSet} waits={waits} onClick={set}>
          {words}
        </Button>
      ))}
    </fieldset>
  );
}

function keysOf(draft: TankDraft, situation: Situation, chair: Chair): readonly Key[] {
  return [
    speedKey(draft, situation, chair),
    turnKey(draft),
    gunKey(draft, situation, chair),
    whenKey(draft, situation, chair),
  ];
}

function speedKey({ order, change }: TankDraft, { war }: Situation, { side }: Chair): Key {
  const most = layoutIn(war, side)?.model.speed ?? 0;
  const settings = Array.from({ length: most + 1 }, (_, speed) => ({
    words: speed === 0 ? '0 stand' : String(speed),
    set: () => change({ speed }),
    isSet: order.speed === speed,
    waits: null,
  }));
  const value = order.speed === 0 ? '0 stand' : order.speed === 1 ? '1 hex' : `${order.speed} hexes`;
  return { lever: 'speed', title: 'Speed', value, settings };
}

const TURNS = [
  ['L', 'Left'],
  ['F', 'Straight'],
  ['R', 'Right'],
] as const;

function turnKey({ order, change }: TankDraft): Key {
  const settings = TURNS.map(([heading, words]) => ({
    words,
    set: () => change({ heading }),
    isSet: order.heading === heading,
    waits: null,
  }));
  return {
    lever: 'turn',
    title: 'Turn',
    value: settings.find(({ isSet }) => isSet)?.words.toLowerCase() ?? '',
    settings,
  };
}

const SHORT: Readonly<Record<string, string>> = {
  'High explosive': 'high expl.',
  'Armour piercing': 'armour',
  Canister: 'canister',
};

function gunKey({ order, wanted, take }: TankDraft, { war }: Situation, chair: Chair): Key {
  const now = order.attack ?? wanted;
  const cold = gunsOf(war, chair);
  const guns = layoutIn(war, chair.side)?.model.guns ?? [];
  const settings = [null, ...guns].map((attack) => ({
    words: attack === null ? 'No shot' : gunName(attack),
    set: () => take(attack),
    isSet: now === attack,
    waits: attack === null || cold.includes(attack) ? null : 'This gun is too hot to fire.',
  }));
  return { lever: 'gun', title: 'Gun', value: now === null ? 'no shot' : (SHORT[gunName(now)] ?? ''), settings };
}

const SOONEST = 'As soon as possible';
const LATEST = 'As late as possible';
const VALUES: Readonly<Record<string, string>> = {
  'Decide later': 'later',
  [SOONEST]: 'soon',
  [LATEST]: 'late',
};

function whenKey({ order, change }: TankDraft, { war }: Situation, chair: Chair): Key {
  // WWA-154: nobody is asked when it comes to it
  const isAhead = war.options.ahead === 'on';
  const legal = momentsOf(war, chair, order);
  const at = (moment: typeof order.moment, words: string, waits: string | null) => ({
    words,
    set: () => change({ moment }),
    isSet: order.moment === moment,
    waits,
  });
  const moments = Array.from({ length: countOf(order, false) }, (_, moment) =>
    at(
      moment,
      momentWords(order, moment),
      legal.includes(moment) ? null : 'No shot from there: too near, too far or no sight.',
    ),
  );
  const free = at(null, isAhead ? SOONEST : 'Decide later', null);
  const settings =
    order.attack === null ? [] : isAhead ? [free, ...moments, at('latest', LATEST, null)] : [...moments, free];
  const words = settings.find(({ isSet }) => isSet)?.words ?? '–';
  const value = VALUES[words] ?? words.replace(/^(At|After) (the )?/, '');
  return { lever: 'when', title: 'Fire when', value, settings };
}
