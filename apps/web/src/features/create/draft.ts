import type {
  ClockSpec,
  CreateMatchInput,
  JoinRequirements,
  OptionSpec,
  RuleSetInfo,
  ScenarioInfo,
} from '@fieldpost/client';
import type { SetUp } from '../../games/manifest.ts';
import { type OptionValues, optionsOf } from '../words/options.ts';
import { CLOCK_PRESETS, USUAL_PRESET } from './clock-presets.ts';

/** A match while it is being set up. */
export type Draft = {
  readonly ruleSet: string;
  readonly scenario: string;
  readonly options: OptionValues;
  readonly clock: ClockSpec;
  readonly title: string;
  readonly listed: boolean;
  readonly side: string;
  /** The computer player on the other side; null: a person. */
  readonly bot: string | null;
  readonly joinRequirements: JoinRequirements | null;
};

export function initialOptions(specs: readonly OptionSpec[]): OptionValues {
  return Object.fromEntries(specs.flatMap(({ key, kind }) => (kind.type === 'document' ? [] : [[key, kind.initial]])));
}

/** No rest, no vacation, no ready check. */
const ALWAYS_RUNNING = {
  fixed: null,
  timeZone: 'UTC',
  restDays: [],
  holidays: [],
  sleepHours: 0,
  vacationDays: 0,
  vacationByItself: false,
  readyCheckHours: 0,
} as const;

/** One of the game's own titles; the same number gives the same. */
export function titleOf({ titles }: SetUp, drawn: number): string {
  return titles[drawn % Math.max(1, titles.length)] ?? 'A new match';
}

export function usualClock(): ClockSpec {
  const usual = CLOCK_PRESETS.find(({ id }) => id === USUAL_PRESET) ?? CLOCK_PRESETS[0];
  if (usual === undefined) throw new Error('there is no clock to begin with');
  return { ...usual.spec, ...ALWAYS_RUNNING, atEnd: 'default' };
}

/** What a new draft begins with: the first scenario, the second preset (the even one) where there is one. */
export function newDraft(rules: RuleSetInfo, game: SetUp, title: string): Draft {
  const preset = game.presets[1] ?? game.presets[0];
  return {
    ruleSet: rules.id,
    scenario: rules.scenarios[0]?.id ?? '',
    options: { ...initialOptions(rules.options), ...preset?.options },
    clock: usualClock(),
    title,
    listed: true,
    bot: null,
    joinRequirements: null,
    side: sidesOf(rules, rules.scenarios[0]?.id ?? '')[0] ?? '',
  };
}

/** The sides of a match: those that its scenario has seats for. */
export function sidesOf(rules: RuleSetInfo, scenario: string): readonly string[] {
  return rules.scenarios.find(({ id }) => id === scenario)?.sides ?? rules.sides;
}

/** The draft with another scenario; whose side is not in it takes its first. */
export function withScenario(draft: Draft, rules: RuleSetInfo, scenario: string): Draft {
  const sides = sidesOf(rules, scenario);
  return { ...draft, scenario, side: sides.includes(draft.side) ? draft.side : (sides[0] ?? draft.side) };
}

/** The options that a scenario sets itself; a campaign sets all that it names in its rule (CA-067). */
function fixedBy(scenario: ScenarioInfo | undefined): readonly string[] {
  const document = optionsOf(scenario?.document ?? null);
  const fixed = optionsOf(document.options ?? null);
  const campaign =
    fixed.campaign === 'on' ? ['terrain', 'elite', 'experienced', 'reinforcements', 'unequalLayout'] : [];
  // Armies that stand already were chosen without marks.
  const placed = document.start === 'move' ? ['elite', 'first'] : [];
  return [...Object.keys(fixed), ...campaign, ...placed];
}

/** The options one may still choose for this scenario. */
export function openOptions(
  rules: RuleSetInfo,
  game: SetUp,
  scenario: ScenarioInfo | undefined,
): readonly OptionSpec[] {
  const closed = new Set([...game.covered, ...fixedBy(scenario)]);
  return rules.options.filter(({ key, kind }) => kind.type !== 'document' && !closed.has(key));
}

/** The draft as the service takes it: only options that are open are named. */
export function inputOf(draft: Draft, open: readonly OptionSpec[]): CreateMatchInput {
  const options = Object.fromEntries(
    open.flatMap(({ key }) => {
      const value = draft.options[key];
      return value === undefined ? [] : [[key, value] as const];
    }),
  );
  const { ruleSet, scenario, clock, listed, side, bot } = draft;
  const joinRequirements = bot === null && listed ? draft.joinRequirements : null;
  return { ruleSet, scenario, options, clock, listed, side, bot, joinRequirements, title: draft.title.trim() };
}
