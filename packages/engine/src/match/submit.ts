import type { RecordedChance } from '../chance/recorded.ts';
import type { GameTypes, Refusal, Result, RuleSet, Seat } from '../contract.ts';
import { accept, refuse } from '../result.ts';
import { acceptDraw, declineDraw, offerDraw } from './drawing.ts';
import type { Game, Played } from './game.ts';
import { leave } from './leaving.ts';
import { play } from './play.ts';
import { viewOf } from './views.ts';

/** Commands that every match knows, whatever its game: by type, with the line that stands for each. */
const MATCH_LINES = { resign: 'resign', offerDraw: 'draw?', acceptDraw: 'draw!', declineDraw: 'draw-' } as const;
export type MatchCommand = { readonly type: keyof typeof MATCH_LINES };
const MATCH_COMMANDS = Object.keys(MATCH_LINES) as readonly MatchCommand['type'][];

/** One command as it comes from outside: as a document, or as a line of notation. */
export type RawOrder = { readonly command: unknown } | { readonly line: string };
/** One command that could be read: of the match, or of the game. */
export type Order<G extends GameTypes> =
  | { readonly kind: 'match'; readonly command: MatchCommand }
  | { readonly kind: 'game'; readonly command: G['command'] };

/** Reads a command or a line of a seat. Refused with MALFORMED, UNREADABLE or a code of the rule set. */
export function readOrder<G extends GameTypes>(
  rules: RuleSet<G>,
  game: Game<G>,
  seat: Seat<G['side']>,
  raw: RawOrder,
): Result<Order<G>, Refusal> {
  const type = 'line' in raw ? typeOfLine(raw.line) : typeOfCommand(raw.command);
  if (type !== undefined) return accept({ kind: 'match', command: { type } });
  const command =
    'line' in raw ? rules.read(raw.line.trim(), viewOf(rules, game, seat), seat) : rules.parse.command(raw.command);
  return command.ok ? accept({ kind: 'game', command: command.value }) : command;
}

function typeOfLine(line: string): MatchCommand['type'] | undefined {
  const wanted = line.trim().toLowerCase();
  return MATCH_COMMANDS.find((type) => MATCH_LINES[type] === wanted);
}

function typeOfCommand(command: unknown): MatchCommand['type'] | undefined {
  if (typeof command !== 'object' || command === null || !('type' in command)) return undefined;
  return Object.keys(command).length === 1 ? MATCH_COMMANDS.find((type) => type === command.type) : undefined;
}

/** Carries out a command of the match. Refused with GAME_OVER, SIDE_OUT, NO_OFFER, DRAW_DECLINED, or NOT_COMMANDER
 * where another speaks for the side. */
export function actOnMatch<G extends GameTypes>(
  rules: RuleSet<G>,
  game: Game<G>,
  seat: Seat<G['side']>,
  command: MatchCommand,
  chance: RecordedChance,
): Result<Played<G>, Refusal> {
  if (game.ending === null && !rules.speaksForSide(game.state, seat)) return refuse('NOT_COMMANDER');
  return command.type === 'resign'
    ? leave(rules, game, seat, 'resignation', chance)
    : DRAWING[command.type](rules, game, seat.side);
}

const DRAWING = { offerDraw, acceptDraw, declineDraw } as const;

/** Reads and plays whatever a seat sends: a command of the match or of the game. */
export function submit<G extends GameTypes>(
  rules: RuleSet<G>,
  game: Game<G>,
  seat: Seat<G['side']>,
  raw: RawOrder,
  chance: RecordedChance,
): Result<Played<G>, Refusal> {
  if (game.ending !== null) return refuse('GAME_OVER');
  const order = readOrder(rules, game, seat, raw);
  if (!order.ok) return order;
  if (order.value.kind === 'match') return actOnMatch(rules, game, seat, order.value.command, chance);
  return play(rules, game, seat, order.value.command, chance);
}
