/** A battle on the table of a tester: any position, played by lines of notation with written dice, without a service. */
import { scriptedChance } from '@fieldpost/engine';
import { fromKey, type Hex } from '@fieldpost/hex';
import type { Command } from '../commands.ts';
import type { Event } from '../events.ts';
import { animalWorldWar as rules } from '../index.ts';
import { brokenAtRest } from '../invariants.ts';
import { tileAt, unitsOn } from '../rules/ground.ts';
import type { Battle, Empire, Soldier, State, Tile } from '../state.ts';
import type { View } from '../view.ts';

/** The parts of a position besides the two Chefs, who stand in the corners so that nobody is eliminated. */
export type Given = {
  readonly tiles?: readonly object[];
  readonly units?: readonly object[];
  readonly position?: object;
  readonly options?: object;
  readonly field?: object | null;
  /** What a campaign hands over (LC-051). */
  readonly carryOver?: object | null;
  /** Without the Chefs. */
  readonly alone?: boolean;
};

const CHEFS = [unit('H.chef', '2,1'), unit('C.chef', '-2,-1')];

/** A unit of a position: `at` "q,r", or '' = not on the field. */
export function unit(id: string, at: string, more: object = {}): object {
  return at === '' ? { id, ...more } : { id, at: hexOf(at), ...more };
}

/** A tile of a position. Those not named are open fields (cover 1). */
export function tile(at: string, card: string, more: object = {}): object {
  return { at: hexOf(at), card, ...more };
}

export function hexOf(key: string): Hex {
  const at = fromKey(key);
  if (at === null) throw new Error(`"${key}" is no hex`);
  return at;
}

export class Trial {
  state: State;
  /** All that has happened so far. */
  readonly log: Event[] = [];

  constructor({
    tiles = [],
    units = [],
    position = {},
    options = {},
    field = null,
    alone = false,
    carryOver = null,
  }: Given) {
    const document = { tiles, field, position: { units: [...units, ...(alone ? [] : CHEFS)], ...position } };
    const scenario = must(rules.parse.scenario(document));
    const agreed = must(rules.parse.options({ layout: 'short', ...options }));
    this.state = must(
      rules.setUp(
        { scenario, options: agreed, carryOver: carryOver && must(rules.parse.carryOver(carryOver)) },
        scriptedChance([]),
      ),
    );
  }

  get battle(): Battle {
    return this.state.battle;
  }

  /** Who is to act now. */
  get side(): Empire {
    const pending = rules.pending(this.state, 'spectator');
    return pending.kind === 'choice' ? pending.side : 'HERB';
  }

  view(side: Empire = this.side, player = 0): View {
    return rules.view(this.state, { side, player });
  }

  /** The menu of a player, in notation. */
  menu(subject?: string, side: Empire = this.side, player = 0): readonly string[] {
    const view = this.view(side, player);
    return rules.legalCommands(view, { side, player }, subject).map((command) => rules.write(command, view));
  }

  /**
   * Plays one line, with the dice that it throws: all of them, no more. "C: ..." speaks for an Empire that is not awaited,
   * "H1: ..." for its second player. The events, or the code of the refusal.
   */
  try(line: string | Command, dice: readonly number[] = []): readonly Event[] | string {
    const [, letter, player = '0', rest = line] =
      typeof line === 'string' ? (/^(?:([HC])(\d)?: )?(.*)$/.exec(line) ?? []) : [];
    const side = letter === undefined ? this.side : letter === 'H' ? 'HERB' : 'CARN';
    const seat = { side, player: Number(player) } as const;
    const command = typeof rest === 'string' ? rules.read(rest, this.view(side, seat.player), seat) : null;
    if (command !== null && !command.ok) return command.fault.code;
    const chance = scriptedChance(dice);
    const decided = rules.decide(this.state, seat, command === null ? (rest as Command) : command.value, chance);
    if (!decided.ok) return decided.fault.code;
    chance.mustBeSpent();
    for (const event of decided.value) this.state = rules.evolve(this.state, event);
    const faults = brokenAtRest(this.state);
    if (faults.length > 0) throw new Error(`${faults.join('; ')} after ${JSON.stringify(line)}`);
    this.log.push(...decided.value);
    return decided.value;
  }

  /** As `try`, for lines that must be legal. */
  play(line: string | Command, ...dice: number[]): readonly Event[] {
    const events = this.try(line, dice);
    if (typeof events === 'string') throw new Error(`${JSON.stringify(line)}: ${events}`);
    return events;
  }

  soldier(id: string): Soldier {
    const found = this.battle.units[id];
    if (found?.kind !== 'soldier') throw new Error(`${id} is no soldier`);
    return found;
  }

  tile(at: string): Tile {
    const found = tileAt(this.battle, hexOf(at));
    if (found === null) throw new Error(`no tile at ${at}`);
    return found;
  }

  /** Ids of those who stand, lie or roll on a tile. */
  on(at: string): readonly string[] {
    return unitsOn(this.battle, hexOf(at)).map(({ id }) => id);
  }

  /** Where a unit is, as "q,r"; null: nowhere. */
  at(id: string): string | null {
    return this.battle.units[id]?.at?.join() ?? null;
  }

  /** Types of the events so far, or of those given. */
  types(events: readonly Event[] = this.log): readonly string[] {
    return events.map(({ type }) => type);
  }

  /** Events of one type so far. */
  all<Type extends Event['type']>(type: Type): readonly Of<Type>[] {
    return this.log.filter((event): event is Of<Type> => event.type === type);
  }

  /** Dice so far: what each was rolled against, and what it needed. */
  needs(): readonly string[] {
    return this.all('dieRolled').map(({ at, need }) => `${at.join()} ${need}`);
  }
}

type Of<Type extends Event['type']> = Extract<Event, { readonly type: Type }>;
type Read<Value> = { readonly ok: true; readonly value: Value } | { readonly ok: false; readonly fault: unknown };

function must<Value>(result: Read<Value>): Value {
  if (!result.ok) throw new Error(JSON.stringify(result.fault));
  return result.value;
}
