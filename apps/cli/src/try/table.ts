import {
  type AnyRuleSet,
  applied,
  type DocumentFault,
  faultAt,
  type Game,
  type GameTypes,
  openMatch,
  type Played,
  type Refusal,
  type Result,
  refuse,
  type ScriptedChance,
  ScriptFault,
  type Seat,
  scriptedChance,
  sentenceOf,
  setupOf,
  submit,
  viewerOf,
} from '@fieldpost/engine';
import { VerbFault } from '../answer.ts';
import { ruleSetNamed } from '../rule-set.ts';
import { type Case, entrySchema } from './case.ts';

type Event = GameTypes['event'];
/** The result of one command of a case. */
export type Ruling = { readonly ok: true; readonly events: readonly Event[] } | ({ readonly ok: false } & Refusal);

/** A case after all its commands. */
export type Table = {
  readonly rules: AnyRuleSet;
  readonly game: Game;
  readonly results: readonly Ruling[];
  readonly diceLeft: number;
};

/** Sets a case up and plays its commands one after another, as a real match would. Throws where it cannot even be set up. */
export function playCase(asked: Case): Table {
  const rules = ruleSetNamed(asked.rules);
  const dice = new Dice(asked.dice ?? []);
  let game = openCase(rules, asked, dice);
  const results = asked.commands.map((raw): Ruling => {
    const played = playEntry(rules, game, raw, dice);
    if (!played.ok) return { ok: false, ...played.fault };
    const events = eventsOf(game, played.value);
    game = played.value.game;
    return { ok: true, events };
  });
  return { rules, game, results, diceLeft: dice.left() };
}

/** Scripted dice that take back what a refused command has thrown. */
class Dice {
  private readonly rolls: readonly number[];
  private chance: ScriptedChance;
  private thrown = 0;
  constructor(rolls: readonly number[]) {
    this.rolls = rolls;
    this.chance = scriptedChance(rolls);
  }
  left(): number {
    return this.rolls.length - this.thrown;
  }
  /** Runs what may throw dice; a lack of rolls is a refusal, and a refusal throws none. */
  during<Value, Fault extends Refusal>(
    act: (chance: ScriptedChance) => Result<Value, Fault>,
  ): Result<Value, Fault | Refusal> {
    const result = this.orSpent(act);
    if (result.ok) this.thrown = this.rolls.length - this.chance.left();
    else this.chance = scriptedChance(this.rolls, this.thrown);
    return result;
  }
  private orSpent<Value, Fault extends Refusal>(
    act: (chance: ScriptedChance) => Result<Value, Fault>,
  ): Result<Value, Fault | Refusal> {
    try {
      return act(this.chance);
    } catch (error) {
      if (error instanceof ScriptFault) return refuse(error.code);
      throw error;
    }
  }
}

function openCase(rules: AnyRuleSet, asked: Case, dice: Dice): Game {
  const setup = setUpOrThrow(rules, setupOf(rules, asked.setup), 'the set-up is not valid');
  const orders = ordersOf(rules, asked.setup.standingOrders ?? {});
  const opened = dice.during((chance) => openMatch(rules, setup, chance, orders));
  return setUpOrThrow(rules, opened, 'the set-up is not possible').game;
}

function ordersOf(rules: AnyRuleSet, raw: Readonly<Record<string, unknown>>): Game['orders'] {
  const orders: Record<string, GameTypes['standingOrders']> = {};
  for (const [key, document] of Object.entries(raw)) {
    const seat = viewerOf(rules, key);
    if (seat === null || seat === 'spectator') throw new VerbFault('ORDERS_INVALID', `no seat is named ${key}`);
    orders[seat.player === 0 ? seat.side : key] = orThrow(
      rules.parse.standingOrders(document),
      `the standing orders of ${key} are not valid`,
    );
  }
  return orders;
}

function orThrow<Value>(result: Result<Value, Refusal>, message: string): Value {
  if (result.ok) return result.value;
  throw new VerbFault(result.fault.code, message, { rule: result.fault.rule });
}

/** The value of a document; throws its fault with the rule, the member's path and the sentence of the rule set. */
function setUpOrThrow<Value>(
  rules: AnyRuleSet,
  result: Result<Value, Refusal | DocumentFault>,
  message: string,
): Value {
  if (result.ok) return result.value;
  const given = faultAt('', result.fault);
  const { code, rule, at } = given;
  throw new VerbFault(code, sentenceOf(rules.texts, given) ?? message, { rule, at });
}

function playEntry(rules: AnyRuleSet, game: Game, raw: unknown, dice: Dice): Result<Played, Refusal> {
  const entry = entrySchema.safeParse(raw);
  if (!entry.success) return refuse('MALFORMED');
  const { side, player, command, line } = entry.data;
  const seat: Seat<string> = { side, player };
  if (!rules.sides.includes(side) || player >= rules.playersPerSide) return refuse('NOT_YOUR_TURN');
  if ((line === undefined) === (command === undefined)) return refuse('MALFORMED');
  const order = line === undefined ? { command } : { line };
  return dice.during((chance) => submit(rules, game, seat, order, chance));
}

/** The events of a command: all that joined the log, or its effect in a draft that is still open. */
function eventsOf(before: Game, played: Played): readonly Event[] {
  if (played.steps.length > 0 || !played.drafted) return played.steps.flatMap((step) => step.events);
  const drafts = Object.entries(played.game.drafts).flatMap(([side, steps]) =>
    steps.slice(before.drafts[side]?.length ?? 0),
  );
  return drafts.flatMap((step) => step.events);
}

/** The whole truth: what stands, and every side's draft. */
export function truthOf({ rules, game }: Table): GameTypes['state'] {
  const drafted = Object.values(game.drafts).flat();
  return applied(
    rules,
    game.state,
    drafted.flatMap((step) => step.events),
  );
}
