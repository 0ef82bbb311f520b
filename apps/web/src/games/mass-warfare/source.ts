/** The source and the target of orders: the open window, or a later step for which the player files orders. */
import { type FiledStep, type FiledWord, STEP_WORDS } from '@fieldpost/rules-mass-warfare/catalogue';
import {
  awaitedIn,
  type Command,
  harmsOwn,
  menuOf,
  ordersOf,
  partAt,
  plannable,
  projected,
  type Side,
  subjectsIn,
  subjectsOf,
  type View,
  type War,
} from '@fieldpost/rules-mass-warfare/table';
import type { Situation } from './situation.ts';
import { asksOf } from './step-words.ts';

export type Source = {
  /** The request as a title: "Attack". */
  readonly title: string;
  /** The step that is asked; null: several, or none. */
  readonly step: number | null;
  /** `live`: done at once. `plan`: done when its step comes. `file`: collected here, and filed together. */
  readonly mode: 'live' | 'plan' | 'file';
  /** The war on which orders are judged: where orders are only planned, with the player's own plans carried out. */
  readonly war: War;
  /** Units, sites and bridges that may be ordered something. */
  readonly subjects: readonly string[];
  /** '' = what no unit does: Infantry that is placed. */
  readonly menuOf: (subject: string) => readonly Command[];
  /** MW-103: orders of a subject that harm its own side. The page never proposes them: they are last in the details, behind a question. */
  readonly harmOf: (subject: string) => readonly Command[];
  /** Ends the step, or the packet; null if it ends automatically. */
  readonly end: Command | null;
};

const NOBODY: readonly string[] = [];
const NO_COMMANDS: readonly Command[] = [];
const NO_SOURCE: Omit<Source, 'war'> = {
  title: '',
  step: null,
  mode: 'live',
  subjects: NOBODY,
  menuOf: () => NO_COMMANDS,
  harmOf: () => NO_COMMANDS,
  end: null,
};

/** The orders open to the viewer now. */
export function liveSource({ view, war, seat, choosing }: Situation): Source {
  if (seat === null || !choosing) return { ...NO_SOURCE, war };
  const free = menuOf(view, seat, '');
  const end = free.find(({ type }) => type === 'pass' || type === 'ready') ?? null;
  const secret = end?.type === 'ready';
  const part = partAt(war, war.cursor);
  const steps = plannable(war, seat.side, view.ready);
  const planning = secret || part?.mode === 'packet';
  const spared = sparing(view, seat.side, (subject) => menuOf(view, seat, subject));
  const subjects = subjectsOf(view, seat, null).filter((subject) => subject !== '');
  return {
    title: planning ? 'Plan your turn' : titleOf(war),
    step: planning ? null : (part?.step ?? null),
    mode: planning ? 'plan' : 'live',
    war: planning ? projected(war, seat.side, view.plans, steps.at(-1) ?? 20) : war,
    subjects: subjects.filter((subject) => spared.menuOf(subject).length > 0),
    ...spared,
    end,
  };
}

/** Splits a menu into orders that harm the player's own side and the others. */
function sparing(view: View, side: Side, menu: Source['menuOf']): Pick<Source, 'menuOf' | 'harmOf'> {
  return {
    menuOf: (subject) => menu(subject).filter((command) => !harmsOwn(view, side, command)),
    harmOf: (subject) => menu(subject).filter((command) => harmsOwn(view, side, command)),
  };
}

function titleOf(war: War): string {
  if (awaitedIn(war)?.window === 'placement') return 'Place your Infantry';
  return asksOf(partAt(war, war.cursor)?.step ?? war.step);
}

/** Orders for a later step of this turn, judged on the war as it is now: they are judged again when the step comes. */
export function filingSource({ war, view, seat }: Situation, step: FiledStep): Source {
  if (seat === null) return { ...NO_SOURCE, war };
  const { side } = seat;
  const spared = sparing(view, side, (subject) => ordersOf(war, side, step, subject));
  return {
    title: asksOf(step),
    step,
    mode: 'file',
    war,
    subjects: subjectsIn(war, side, step),
    ...spared,
    end: null,
  };
}

/** Steps of this turn that are still to come, for which orders may be filed. */
export function stepsToCome(war: War): readonly { readonly step: FiledStep; readonly word: FiledWord }[] {
  const words = Object.entries(STEP_WORDS) as unknown as readonly (readonly [string, FiledWord])[];
  return words.flatMap(([key, word]) => {
    const step = Number(key) as FiledStep;
    return step > war.step && ![3, 4, 6].includes(step) ? [{ step, word }] : [];
  });
}
