/** How a pace cuts a turn into visits (THE-RULES "Windows", MW-174). The engine executes the same twenty steps under all of them. */
import type { Pace } from '../catalogue/options.ts';
import type { ChoiceStep, FiledStep } from '../catalogue/steps.ts';
import type { WindowName } from '../catalogue/windows.ts';

/** One part of a visit. */
export type Part =
  /** A step in which orders are done at once. */
  | { readonly mode: 'live'; readonly step: ChoiceStep }
  /** A step that asks nobody: what was planned and filed for it is done, in the order of the turn (MW-175). */
  | { readonly mode: 'run'; readonly step: FiledStep }
  /** The rest of a packet: nothing is done, steps that run later are planned. `step` is the first of them. */
  | {
      readonly mode: 'packet';
      readonly step: FiledStep;
      readonly steps: readonly FiledStep[];
      readonly window: WindowName;
    };

export type Stage =
  /** Each player in order, through all the parts. */
  | { readonly kind: 'visits'; readonly parts: readonly Part[] }
  /** Step 3 for strikes not answered yet; the first player of the turn comes last, so that the visit continues in what follows. */
  | { readonly kind: 'answers' }
  /** All players at the same time, unseen. */
  | { readonly kind: 'secret'; readonly window: WindowName; readonly steps: readonly FiledStep[] }
  /** MW-172: answered by standing orders alone. */
  | { readonly kind: 'flak' | 'landing' }
  /** Nobody chooses. 21 stands for the end of step 20 and of the turn. */
  | { readonly kind: 'auto'; readonly step: AutoStep };
export type AutoStep = 1 | 5 | 6 | 13 | 14 | 15 | 16 | 18 | 21;

const live = (...steps: readonly ChoiceStep[]): readonly Part[] => steps.map((step) => ({ step, mode: 'live' }));
const packet = (window: WindowName, step: FiledStep, ...more: readonly FiledStep[]): readonly Part[] => [
  { mode: 'packet', step, steps: [step, ...more], window },
];
const visits = (...parts: readonly (readonly Part[])[]): Stage => ({ kind: 'visits', parts: parts.flat() });
const secret = (window: WindowName, ...steps: readonly FiledStep[]): Stage => ({ kind: 'secret', window, steps });
const run = (...steps: readonly FiledStep[]): readonly Stage[] => steps.map((step) => visits([{ mode: 'run', step }]));
const auto = (...steps: readonly AutoStep[]): readonly Stage[] => steps.map((step) => ({ kind: 'auto', step }));

/** Steps 4 to 6, "which run on their own when the last answer is in". */
const SKY: readonly Stage[] = [{ kind: 'flak' }, ...auto(5, 6), { kind: 'landing' }];
const INCOME = auto(14, 15, 16);

const STAGES: Readonly<Record<Pace, readonly Stage[]>> = {
  strict: [
    ...auto(1),
    visits(live(2)),
    { kind: 'answers' },
    ...SKY,
    ...([7, 8, 9, 10, 11, 12] as const).map((step) => visits(live(step))),
    ...auto(13),
    ...INCOME,
    visits(live(17)),
    ...auto(18),
    visits(live(19)),
    visits(live(20)),
    ...auto(21),
  ],
  windows: [
    ...auto(1),
    visits(live(2, 3)),
    { kind: 'answers' },
    ...SKY,
    visits(live(7, 8)),
    ...([9, 10, 11, 12] as const).map((step) => visits(live(step))),
    ...auto(13),
    ...INCOME,
    visits(live(17), packet('laterHome', 19, 20)),
    ...auto(18),
    ...run(19, 20),
    ...auto(21),
  ],
  brisk: [
    ...auto(1),
    visits(live(2, 3), packet('laterSea', 7, 8, 9)),
    { kind: 'answers' },
    ...SKY,
    ...run(7, 8, 9),
    visits(live(10), packet('laterGround', 11, 12)),
    ...run(11, 12),
    ...auto(13),
    ...INCOME,
    visits(live(17), packet('laterHome', 19, 20)),
    ...auto(18),
    ...run(19, 20),
    ...auto(21),
  ],
  sealed: [
    ...auto(1),
    secret('skyAndSea', 2, 7, 8, 9),
    ...run(2),
    { kind: 'answers' },
    ...SKY,
    ...run(7, 8, 9),
    secret('ground', 10, 11, 12),
    ...run(10, 11, 12),
    ...auto(13),
    ...INCOME,
    secret('home', 17, 19),
    ...run(17),
    ...auto(18),
    // standing orders repair the bridges: no fourth exchange
    ...run(19, 20),
    ...auto(21),
  ],
};

export function stagesOf(pace: Pace): readonly Stage[] {
  return STAGES[pace];
}

/** The first step that a stage has to do with, for positions that begin in the middle of a turn. */
function stepOf(stage: Stage): number {
  switch (stage.kind) {
    case 'visits':
      return stage.parts[0]?.step ?? 0;
    case 'secret':
      return stage.steps[0] ?? 0;
    case 'answers':
      return 3;
    case 'flak':
      return 4;
    case 'landing':
      return 6;
    default:
      return stage.step;
  }
}

/** Where a turn stands at the beginning of a step (THE-RULES "Scenario document"): the stage, and the part of its visits. */
export function beginningOf(pace: Pace, step: number): { readonly stage: number; readonly part: number } {
  const stages = stagesOf(pace);
  const within = stages.findIndex((stage) => stage.kind === 'visits' && stage.parts.some((part) => holds(part, step)));
  const first = stages.findIndex((stage) => stepOf(stage) >= step);
  const stage = stages[within];
  if (within >= 0 && within < first && stage?.kind === 'visits' && step !== 3)
    return { stage: within, part: stage.parts.findIndex((part) => holds(part, step)) };
  return { stage: first, part: 0 };
}

function holds(part: Part, step: number): boolean {
  return part.mode === 'packet' ? part.steps.some((one) => one === step) : part.step === step;
}
