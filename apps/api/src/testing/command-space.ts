import {
  type Game,
  type GameTypes,
  type Json,
  menuOf,
  noChance,
  type Refusal,
  type Result,
  type RuleSet,
  stateViewFor,
  viewOf,
} from '@fieldpost/engine';
import { type BoardUnit, unitsOf, type View } from '@fieldpost/rules-wwi-combined-arms';

/** Everything that could be said in the language of one game about a position, and what the engine says to it. */

type Raw = { readonly type: string; readonly [key: string]: Json };

const KINDS = ['inf', 'sni', 'mg', 'tank', 'art', 'hq', 'flame', 'raid'];
const NOBODY = 'S-inf-99';
const OFF_BOARD = ['a0', 'm13'];

const squares = (size: number): readonly string[] =>
  Array.from({ length: size * size }, (_, at) => `${'abcdefghijkl'[at % size]}${Math.floor(at / size) + 1}`);

/** Every unit with every square, every unit with every unit, every kind on every square: sensible or not. */
function commandSpace(view: View): readonly Raw[] {
  const places = [...squares(view.size), ...OFF_BOARD];
  const ids = [...unitsOf(view).map((unit) => unit.id), NOBODY];
  return [
    ...['move', 'retreat'].flatMap((type) => ids.flatMap((unit) => places.map((to) => ({ type, unit, to })))),
    ...ids.flatMap((unit) => ids.map((target) => ({ type: 'attack', unit, target }))),
    ...KINDS.flatMap((unitType) => places.map((square) => ({ type: 'reinforce', unitType, square }))),
    ...KINDS.flatMap((unitType) => places.map((square) => ({ type: 'place', unitType, index: 1, square }))),
    { type: 'endTurn' },
    { type: 'commitArmy', units: { inf: 15, hq: 1 }, elite: [] },
    { type: 'plan', placements: [{ type: 'inf', index: 1, square: 'e5' }], stopAfter: null },
  ];
}

/** A command that must be refused, why, and what it has in common with others. */
export type Refused = { readonly command: Raw; readonly refusal: Refusal; readonly shape: string };

/**
 * Judges all of the space that the seat's menu does not list, on one state: `refuses` and `decide` must agree, and nothing but
 * a document may be legal. Throws with the command where that does not hold; answers with what is refused.
 */
export function refusedSpace(rules: RuleSet<GameTypes>, game: Game<GameTypes>, side: string): readonly Refused[] {
  const seat = { side, player: 0 };
  const view = viewOf(rules, game, seat) as View;
  const state = stateViewFor(rules, game, seat);
  const listed = new Set(menuOf(rules, game, seat).map((command) => JSON.stringify(command)));
  const kinds = new Map(unitsOf(view).map((unit) => [unit.id, kindOf(unit, side)]));
  const found: Refused[] = [];
  for (const command of commandSpace(view)) {
    if (listed.has(JSON.stringify(command))) continue;
    const refusal = ruling(rules, { game, state, view, side }, command);
    if (refusal !== null) found.push({ command, refusal, shape: shapeOf(command, refusal, kinds) });
    else if (!mayBeUnlisted(rules, command)) throw new Error(`legal, but not listed: ${shown(side, command)}`);
  }
  return found;
}

/** What may be legal without being listed: documents, and what files orders. */
function mayBeUnlisted(rules: RuleSet<GameTypes>, command: Raw): boolean {
  return rules.documents(command) || rules.filingCommands.includes(command.type);
}

type Bench = {
  readonly game: Game<GameTypes>;
  readonly state: GameTypes['state'];
  readonly view: View;
  readonly side: string;
};

function ruling(rules: RuleSet<GameTypes>, { game, state, view, side }: Bench, command: Raw): Refusal | null {
  const parsed = rules.parse.command(command);
  if (!parsed.ok) return parsed.fault;
  if (game.ending !== null) return { code: 'GAME_OVER', rule: null };
  const seat = { side, player: 0 };
  const refusal = rules.refuses(view, seat, parsed.value);
  if (rules.filingCommands.includes(command.type)) return refusal;
  const decided: Result<unknown, Refusal> = rules.decide(state, seat, parsed.value, noChance());
  const fault = decided.ok ? null : decided.fault;
  if (fault?.code !== refusal?.code || fault?.rule !== refusal?.rule)
    throw new Error(`refuses says ${refusal?.code}, decide says ${fault?.code}: ${shown(side, command)}`);
  return refusal;
}

const shown = (side: string, command: Raw): string => `${side} ${JSON.stringify(command)}`;

const kindOf = ({ side, type, square }: BoardUnit, own: string): string =>
  `${side === own ? 'own' : 'enemy'} ${type}${square === null ? ' off the board' : ''}`;

/** Commands of one shape are refused for one reason, of units of one kind: the squares alone differ. */
function shapeOf(command: Raw, { code, rule }: Refusal, kinds: ReadonlyMap<string, string>): string {
  const named = (id: Json | undefined): string => (typeof id === 'string' ? (kinds.get(id) ?? 'nobody') : '');
  const { type, unit, target, unitType } = command;
  return [type, code, rule, named(unit), named(target), unitType ?? ''].join(' ');
}
