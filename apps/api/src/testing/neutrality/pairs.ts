/** Pairs of matches, played alike for as long as the keeper has not spoken in either. */
import { type Played, play } from '@fieldpost/engine';
import { legalFor } from '../../match-api/service.ts';
import { chanceOf } from '../../match-store/chance.ts';
import { type LoadedMatch, loadedMatch } from '../../match-store/loaded-match.ts';
import { loadMatch } from '../../match-store/store.ts';
import type { PostOffice } from '../post-office.ts';
import type { Scene } from './outlook.ts';
import type { Command, Twins } from './secrets.ts';
import { deliverAll, openTrial, send, type Trial } from './trial.ts';
import { twinsOf } from './twins.ts';

/** Two matches that differ in what the keeper holds and has ordered. */
export type Pair = { readonly seed: number; readonly twins: Twins; readonly trials: readonly [Trial, Trial] };

type Who = 'active' | 'keeper';
/** What is played next, in either: to everybody but the keeper it is the same. */
export type Act = {
  readonly who: Who;
  readonly commands: readonly [Command, Command];
  readonly steps: readonly number[];
};

/** Begins both matches of a pair. */
export async function openPair({ office }: Scene, seed: number, twins: Twins = twinsOf(seed)): Promise<Pair> {
  const open = (index: 0 | 1) => openTrial(office, twins, twins.secrets[index], seed);
  return { seed, twins, trials: [await open(0), await open(1)] };
}

async function standingFor({ context }: PostOffice, { id }: Trial): Promise<LoadedMatch> {
  const match = await loadMatch(context.db, id);
  if (!match) throw new Error(`no match ${id}`);
  return loadedMatch(match);
}

/** The player who has to move; null if nobody, or if the keeper has to answer. */
function awaitedIn({ match: { pending } }: LoadedMatch, { active, keeper }: Twins): Who | null {
  if (pending?.kind !== 'choice') return null;
  return pending.side === active ? 'active' : pending.side === keeper ? 'keeper' : null;
}

/** What a command leads to, tried without anybody noticing. */
function foreseen(loaded: LoadedMatch, side: string, command: Command): Played {
  const { rules, game, match } = loaded;
  if (!game) throw new Error('the match has not begun');
  const played = play(rules, game, { side, player: 0 }, command, chanceOf(rules, match));
  if (!played.ok) throw new Error(played.fault.code);
  return played.value;
}

type Standings = readonly [LoadedMatch, LoadedMatch];

/** What may be played in both, the likeliest first. */
function candidates(
  [one, other]: Standings,
  { seed, twins }: Pair,
  who: Who,
  index: number,
): readonly Act['commands'][] {
  if (who === 'active') {
    const menu = legalFor(one, { side: twins.active, player: 0 });
    return Array.from({ length: Math.min(twins.conduct.tries, menu.length) }, (_, at): Act['commands'][] => {
      const command = menu[((seed + index) * 7 + 3 + at * 5) % menu.length]?.command;
      return command ? [[command, command]] : [];
    }).flat();
  }
  const answers = [twins.conduct.answer(one, twins), twins.conduct.answer(other, twins)];
  return answers[0] && answers[1] ? [[answers[0], answers[1]]] : [];
}

/** The act of that number; null: there is none, or the keeper would speak in one of the two. */
export async function nextAct(office: PostOffice, pair: Pair, index: number): Promise<Act | null> {
  const { twins, trials } = pair;
  const standings: Standings = [await standingFor(office, trials[0]), await standingFor(office, trials[1])];
  const who = awaitedIn(standings[0], twins);
  if (who === null) return null;
  const isQuiet = (commands: Act['commands']): boolean =>
    standings.every((loaded, at) => {
      const command = commands[at as 0 | 1];
      return !twins.conduct.speaks(loaded, foreseen(loaded, twins[who], command), twins);
    });
  const commands = candidates(standings, pair, who, index).find(isQuiet);
  return commands ? { who, commands, steps: standings.map(({ match }) => match.step) } : null;
}

/** Both do the same, and what follows is delivered. */
export async function actAlike(office: PostOffice, { trials }: Pair, { who, commands, steps }: Act): Promise<void> {
  const acts = trials.map(async (trial, index) => {
    const command = commands[index as 0 | 1];
    const reply = await send(office, trial, trial[who], 'commands', { expectedStep: steps[index], command });
    if (reply.statusCode !== 200) throw new Error(`${JSON.stringify(command)}: ${reply.body}`);
    await deliverAll(office, trial);
  });
  await Promise.all(acts);
}
