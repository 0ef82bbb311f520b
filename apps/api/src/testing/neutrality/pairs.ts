/** Pairs of matches, played alike for as long as the keeper has not spoken in either. */
import { type Played, play } from '@fieldpost/engine';
import { chanceOf } from '../../match/chance.ts';
import { type LoadedMatch, loadedMatch } from '../../match/loaded-match.ts';
import { loadMatch } from '../../match/store.ts';
import { legalFor } from '../../matches/service.ts';
import type { PostOffice } from '../post-office.ts';
import type { Scene } from './outlook.ts';
import { deliverAll, openTrial, send, type Trial } from './trial.ts';
import { type Twins, twinsOf } from './twins.ts';

/** Two matches that differ in what the keeper holds and has ordered. */
export type Pair = { readonly seed: number; readonly twins: Twins; readonly trials: readonly [Trial, Trial] };

type Who = 'active' | 'keeper';
/** What is played next, in both: the menus of both are the same. */
export type Act = { readonly who: Who; readonly command: { readonly type: string }; readonly steps: readonly number[] };

/** Begins both matches of a pair. */
export async function openPair({ office }: Scene, seed: number, twins = twinsOf(seed)): Promise<Pair> {
  const open = (nth: 0 | 1) => openTrial(office, twins, twins.secrets[nth], seed);
  return { seed, twins, trials: [await open(0), await open(1)] };
}

async function standingFor({ context }: PostOffice, { id }: Trial): Promise<LoadedMatch> {
  const match = await loadMatch(context.db, id);
  if (!match) throw new Error(`no match ${id}`);
  return loadedMatch(match);
}

/** Who is awaited; null: nobody, or the turn has passed and it is the keeper's own. */
function awaitedIn(pending: LoadedMatch['match']['pending'], { active, keeper }: Twins): Who | null {
  if (pending?.kind !== 'choice') return null;
  if (pending.side === active) return 'active';
  return pending.side === keeper && pending.clock === 'reaction' ? 'keeper' : null;
}

/**
 * Whether the keeper does more in this than pass: plays a card, or begins a turn of their own by a plan. From there on the two may
 * differ.
 */
function speaks({ rules }: LoadedMatch, { steps, game }: Played, { keeper, secrets }: Twins): boolean {
  if (steps.some(({ by, command }) => by.side === keeper && command.type !== 'pass')) return true;
  const pending = rules.pending(game.state, 'spectator');
  const isTheirs = pending.kind === 'choice' && pending.side === keeper && pending.clock !== 'reaction';
  return isTheirs && secrets.some(({ plan }) => plan !== null);
}

/** What a command leads to, tried without anybody noticing. */
function foreseen(loaded: LoadedMatch, side: string, command: Act['command']): Played {
  const { rules, game, match } = loaded;
  if (!game) throw new Error('the match has not begun');
  const played = play(rules, game, { side, player: 0 }, command, chanceOf(rules, match));
  if (!played.ok) throw new Error(played.fault.code);
  return played.value;
}

/** The act of that number; null: there is none, or the keeper would speak in one of the two. */
export async function nextAct(office: PostOffice, { seed, twins, trials }: Pair, nth: number): Promise<Act | null> {
  const standings = await Promise.all(trials.map((trial) => standingFor(office, trial)));
  const [one] = standings;
  const who = one ? awaitedIn(one.match.pending, twins) : null;
  if (!one || who === null) return null;
  const menu = legalFor(one, { side: twins[who], player: 0 });
  const command = who === 'active' ? menu[((seed + nth) * 7 + 3) % menu.length]?.command : { type: 'pass' };
  if (!command) return null;
  const spoken = standings.some((loaded) => speaks(loaded, foreseen(loaded, twins[who], command), twins));
  return spoken ? null : { who, command, steps: standings.map(({ match }) => match.step) };
}

/** Both do the same, and what follows is delivered. */
export async function actAlike(office: PostOffice, { trials }: Pair, { who, command, steps }: Act): Promise<void> {
  const acts = trials.map(async (trial, nth) => {
    const reply = await send(office, trial, trial[who], 'commands', { expectedStep: steps[nth], command });
    if (reply.statusCode !== 200) throw new Error(`${JSON.stringify(command)}: ${reply.body}`);
    await deliverAll(office, trial);
  });
  await Promise.all(acts);
}
