import type { RecordedChance } from '../chance/recorded.ts';
import type { DocumentFault, Draw, GameTypes, Json, Refusal, Result, RuleSet, Setup, Step } from '../contract.ts';
import { accept, fail, readAt, refuse } from '../result.ts';
import type { Game } from './game.ts';
import { gameOf, startRun } from './run.ts';
import { settle } from './settle.ts';

export type Opened<G extends GameTypes = GameTypes> = {
  readonly game: Game<G>;
  /** The state before the first step. */
  readonly opening: G['state'];
  /** Draws of the set-up. */
  readonly draws: readonly Draw[];
  /** Answers that standing orders gave at once. */
  readonly steps: readonly Step<G>[];
};

/** Opens a match. `orders`: standing orders by seat key that stand from the beginning. Refused with a code of the rule set. */
export function openMatch<G extends GameTypes>(
  rules: RuleSet<G>,
  setup: Setup<G>,
  chance: RecordedChance,
  orders: Game<G>['orders'] = {},
): Result<Opened<G>, DocumentFault> {
  const drawn = chance.draws.length;
  const opening = rules.setUp(setup, chance);
  if (!opening.ok) return fail(opening.fault);
  const draws = chance.draws.slice(drawn);
  const run = startRun(rules, { ...freshGame(opening.value), orders }, chance);
  settle(run, null);
  return accept({ game: gameOf(run), opening: opening.value, draws, steps: run.steps });
}

/** A game at the beginning of its log. */
export function freshGame<G extends GameTypes>(state: G['state']): Game<G> {
  return {
    state,
    step: 0,
    sealedStep: 0,
    sealedState: null,
    openBy: null,
    drafts: {},
    orders: {},
    drawOffer: null,
    drawDeclined: {},
    ending: null,
  };
}

/** A request for a new match, from a person or a program, before any check. */
export type RawSetup = { readonly scenario: unknown; readonly options?: unknown; readonly carryOver?: unknown };

/**
 * Parses a set-up. `scenario` is the id of a listed scenario or a whole document; options left out take their initial value. The
 * options of a set-up are those that are played: what was chosen, and over it what the scenario fixes.
 * Refused with UNKNOWN_SCENARIO, MALFORMED (options that are no object) or a code of the rule set. Routes that take set-ups from people
 * refuse carry-overs first: only a campaign makes those.
 */
export function setupOf<G extends GameTypes>(rules: RuleSet<G>, raw: RawSetup): Result<Setup<G>, DocumentFault> {
  const given = raw.options ?? {};
  if (typeof given !== 'object' || Array.isArray(given)) return unread('MALFORMED', 'options');
  const chosen = { ...initialOptions(rules), ...given };
  const readable = rules.parse.options(chosen);
  if (!readable.ok) return readAt('options', readable);
  const scenario = scenarioOf(rules, raw.scenario);
  if (!scenario.ok) return scenario;
  const options = rules.parse.options({ ...chosen, ...rules.fixedOptions(scenario.value) });
  if (!options.ok) return readAt('options', options);
  const carryOver = carryOverOf(rules, raw.carryOver ?? null);
  return carryOver.ok
    ? accept({ scenario: scenario.value, options: options.value, carryOver: carryOver.value })
    : readAt('carryOver', carryOver);
}

/** A match of no campaign carries nothing over. */
function carryOverOf<G extends GameTypes>(rules: RuleSet<G>, raw: unknown): Result<G['carryOver'] | null, Refusal> {
  return raw === null ? accept(null) : rules.parse.carryOver(raw);
}

function scenarioOf<G extends GameTypes>(rules: RuleSet<G>, raw: unknown): Result<G['scenario'], DocumentFault> {
  const listed = rules.scenarios.find((scenario) => scenario.id === raw);
  if (listed) return accept(listed.document);
  const parsed = rules.parse.scenario(raw);
  return parsed.ok || typeof raw !== 'string' ? parsed : unread('UNKNOWN_SCENARIO', '');
}

function unread(code: string, at: string): Result<never, DocumentFault> {
  return readAt(at, refuse(code));
}

/** The options of a match for which nothing was chosen, by key. Documents have no initial value and are left out. */
export function initialOptions<G extends GameTypes>(rules: RuleSet<G>): Readonly<Record<string, Json>> {
  const initial: Record<string, Json> = {};
  for (const option of rules.options) if (option.kind.type !== 'document') initial[option.key] = option.kind.initial;
  return initial;
}
