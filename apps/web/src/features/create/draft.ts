import type {
  ClockSpec,
  CreateMatchInput,
  JoinRequirements,
  Json,
  OptionSpec,
  RuleSetInfo,
  ScenarioInfo,
} from '@fieldpost/client';
import type { FirstGame, NumberedMaps, SetUp } from '../../games/manifest.ts';
import { type OptionValues, optionsOf } from '../words/options.ts';
import { CLOCK_PRESETS, isByPost, USUAL_PRESET } from './clock-presets.ts';

/** A map beside the listed scenarios: made from a number, or drawn by the player. */
export type OwnMap = {
  readonly title: string;
  readonly sides: readonly string[];
  readonly document: Json;
  /** The id of the drawing, which the service keeps; null: the document is sent. */
  readonly drawing: string | null;
};

/** The map of a number, for as many players as it has sides. */
export function numberedMap({ member, stem, most }: NumberedMaps, sides: readonly string[], number: number): OwnMap {
  const whole = Math.min(most, Math.max(0, Math.round(number) || 0));
  const title = `${stem}-${sides.length}-${whole}`;
  return { title, sides, document: { [member]: title }, drawing: null };
}

/** A match while it is being set up. */
export type Draft = {
  readonly ruleSet: string;
  readonly scenario: string;
  /** Instead of a listed scenario; null: that. */
  readonly own: OwnMap | null;
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
  if (usual === undefined) throw new Error('no clock available');
  return { ...usual.spec, ...ALWAYS_RUNNING, atEnd: 'default' };
}

/**
 * Default options: the second (even) preset, if there is one. A match by post between people adds the rule set's
 * `byPost`.
 */
function offeredIn({ presets, byPost }: SetUp, { clock, bot }: Pick<Draft, 'clock' | 'bot'>): OptionValues {
  const even = (presets[1] ?? presets[0])?.options;
  return { ...even, ...(bot === null && isByPost(clock) ? byPost : {}) };
}

/** The draft with other answers. Options that were only offered become what is offered now; what somebody chose stays. */
export function changed(draft: Draft, game: SetUp, part: Partial<Draft>): Draft {
  const next = { ...draft, ...part };
  const [before, now] = [offeredIn(game, draft), offeredIn(game, next)];
  const moved = Object.keys(game.byPost ?? {}).filter((key) => next.options[key] === before[key]);
  const offered = Object.fromEntries(moved.flatMap((key) => (now[key] === undefined ? [] : [[key, now[key]]])));
  return { ...next, options: { ...next.options, ...offered } };
}

/** A new draft: the first scenario, a human opponent by post, and the default options for these. */
export function newDraft(rules: RuleSetInfo, game: SetUp, title: string): Draft {
  const clock = usualClock();
  return {
    ruleSet: rules.id,
    scenario: rules.scenarios[0]?.id ?? '',
    own: null,
    options: { ...initialOptions(rules.options), ...offeredIn(game, { clock, bot: null }) },
    clock,
    title,
    listed: true,
    bot: null,
    joinRequirements: null,
    side: sidesOf(rules, rules.scenarios[0]?.id ?? '')[0] ?? '',
  };
}

/** The scenario: a listed one or the player's own map. */
export function scenarioOf({ scenario, own }: Draft, rules: RuleSetInfo): ScenarioInfo | undefined {
  if (own !== null) return { id: 'custom', title: own.title, sides: own.sides, levels: [], document: own.document };
  return rules.scenarios.find(({ id }) => id === scenario);
}

/** The sides of a match: those that its scenario has seats for. */
export function sidesOf(rules: RuleSetInfo, scenario: string): readonly string[] {
  return rules.scenarios.find(({ id }) => id === scenario)?.sides ?? rules.sides;
}

/** The levels of the computer that a scenario offers, the weakest first. */
export function levelsOf(rules: RuleSetInfo, scenario: string): readonly string[] {
  return rules.scenarios.find(({ id }) => id === scenario)?.levels ?? [];
}

/** The computer player of a first match: one that errs, where there is one. */
export const firstComputer = (levels: readonly string[]): string => levels[0] ?? PLAIN;

/** The computer player where no level is offered. */
const PLAIN = 'greedy';
/** Computer players without a level, and the level that plays like them. */
const ALIKE: Readonly<Record<string, string>> = { greedy: 'sergeant', random: 'recruit' };

/** The same computer player where its level is offered, else the one most like it. */
function computerFor(bot: string | null, levels: readonly string[]): string | null {
  if (bot === null || levels.includes(bot)) return bot;
  if (levels.length === 0) return bot in ALIKE ? bot : PLAIN;
  return levels.find((level) => level === ALIKE[bot]) ?? firstComputer(levels);
}

/** The draft with another scenario; whose side is not in it takes its first. */
export function withScenario(draft: Draft, rules: RuleSetInfo, scenario: string): Draft {
  const bot = computerFor(draft.bot, levelsOf(rules, scenario));
  return seatedIn({ ...draft, bot, scenario, own: null }, sidesOf(rules, scenario));
}

/** The draft with the player's own map. */
export const withOwnMap = (draft: Draft, own: OwnMap): Draft =>
  seatedIn({ ...draft, bot: computerFor(draft.bot, []), own }, own.sides);

const seatedIn = (draft: Draft, sides: readonly string[]): Draft => ({
  ...draft,
  side: sides.includes(draft.side) ? draft.side : (sides[0] ?? draft.side),
});

/** What the address of the page asks for; null: nothing in particular. */
export type Wish = { readonly game: string | null; readonly scenario: string | null; readonly computer: string | null };

/** The draft with the scenario and the level that are wished for, as far as they are offered. */
export function wished(draft: Draft, rules: RuleSetInfo, game: SetUp, { scenario, computer }: Wish): Draft {
  const there = rules.scenarios.some(({ id }) => id === scenario);
  const placed = there && scenario !== null ? withScenario(draft, rules, scenario) : draft;
  const levels = levelsOf(rules, placed.scenario);
  return computer !== null && levels.includes(computer)
    ? changed(placed, game, { bot: computer, listed: false })
    : placed;
}

/** The first match of a new player: short, at once, and nobody is kept waiting. */
export function firstMatch(draft: Draft, rules: RuleSetInfo, game: SetUp, { scenario, title }: FirstGame): Draft {
  const bot = firstComputer(levelsOf(rules, scenario));
  return changed(withScenario(draft, rules, scenario), game, { title, bot, listed: false });
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

/** The options still open for this scenario. */
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
  const { ruleSet, clock, listed, side, bot, own } = draft;
  const scenario = own === null ? draft.scenario : 'custom';
  const joinRequirements = bot === null && listed ? draft.joinRequirements : null;
  const title = draft.title.trim();
  const input = { ruleSet, scenario, options, clock, listed, side, bot, joinRequirements, title };
  if (own === null) return input;
  return own.drawing === null
    ? { ...input, scenarioDocument: own.document }
    : { ...input, customScenario: own.drawing };
}
