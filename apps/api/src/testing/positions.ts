import { fastChance, type GameTypes, menuOf, stepViewFor } from '@fieldpost/engine';
import type { Context } from '../context.ts';
import { loadedMatch, openSides } from '../match-store/loaded-match.ts';
import { play } from '../turn/play.ts';
import type { Duel, Duellist } from './duel.ts';

/** The players of a duel by side. */
export function duellistOf(duel: Duel, side: string): Duellist {
  return side === 'south' ? duel.south : duel.north;
}

/** Which of a menu is played at a ply: a number of choices to draw from. */
type Taste = (menu: readonly GameTypes['command'][], ply: number) => readonly GameTypes['command'][];

const anything: Taste = (menu) => menu;

/** Moves a while and then shoots at whatever it can: soon somebody must retreat. */
const aggressive: Taste = (menu, ply) => {
  const moves = menu.filter((command) => command.type === 'move');
  const attacks = menu.filter((command) => command.type === 'attack');
  if (moves.length > 0 && ply % 12 !== 11) return moves;
  return attacks.length > 0 ? attacks : menu;
};

/** Plays up to `plies` random legal commands through the service. The same seed plays the same. */
export const playRandomly = (context: Context, duel: Duel, plies: number, seed: number): Promise<void> =>
  playBy(context, duel, { plies, seed, taste: anything, until: null });

/** Plays until somebody is asked where to retreat to. The sides must have filed that they want to be asked. */
export const playToRetreat = (context: Context, duel: Duel, seed: number): Promise<void> =>
  playBy(context, duel, { plies: 200, seed, taste: aggressive, until: 'retreat' });

type Course = { readonly plies: number; readonly seed: number; readonly taste: Taste; readonly until: string | null };

async function playBy(context: Context, duel: Duel, { plies, seed, taste, until }: Course): Promise<void> {
  const chance = fastChance(seed);
  for (let ply = 0; ply < plies; ply += 1) {
    const loaded = loadedMatch(await duel.stored());
    const { rules, game, match } = loaded;
    if (!game || game.ending) return;
    if (until !== null && match.pending?.kind === 'choice' && match.pending.window === until) return;
    const open = openSides(rules, game);
    const side = open[chance.draw(open.length, 'side') - 1] ?? '';
    const seat = { side, player: 0 };
    const menu = taste(menuOf(rules, game, seat), ply);
    const command = menu[chance.draw(menu.length, 'command') - 1];
    if (command === undefined) throw new Error(`${side} is awaited and has no command`);
    const { caller } = duellistOf(duel, side);
    const submission = { expectedStep: stepViewFor(game, seat), order: { command }, key: null };
    const played = await play(context, caller, duel.id, submission);
    if (!played.ok) throw new Error(`a listed command was refused: ${played.fault.code}`);
  }
}

/** Every row that belongs to a match, as text: equal before and after a request that changed nothing. */
export async function rowsOf(context: Context, matchId: string): Promise<string> {
  const rows = await context.database.pool.query<{ rows: string }>(
    `select jsonb_build_object(
      'match', (select to_jsonb(m) from matches m where m.id = $1),
      'seats', (select jsonb_agg(to_jsonb(s) order by s.side) from match_seats s where s.match_id = $1),
      'steps', (select jsonb_agg(to_jsonb(s) order by s.index) from steps s where s.match_id = $1),
      'drafts', (select jsonb_agg(to_jsonb(d) order by d.side) from drafts d where d.match_id = $1),
      'receipts', (select jsonb_agg(to_jsonb(r) order by r.user_id, r.key) from receipts r where r.match_id = $1),
      'notifications', (select jsonb_agg(to_jsonb(d) order by d.id) from notifications d where d.match_id = $1),
      'jobs', (select count(*) from graphile_worker.jobs))::text as rows`,
    [matchId],
  );
  return rows.rows[0]?.rows ?? '';
}
