/** The best plans once more, against a reply that was bred as they were: a plan must not live on the habits of the policy alone. */
import { type Game, owing } from '@fieldpost/engine';
import { evolveTurns, type Turn } from './evolve-turn.ts';
import { playOn } from './policy-play.ts';
import { Nodes, type Thinker } from './thinker.ts';
import { chanceToWin } from './value.ts';

/** Plans that are tried again. */
const TRIED = 3;
/** Of the nodes of the turn, how many one bred reply may spend. */
const SHARE = 1 / 10;

/**
 * The same turns, the first ones sorted by the mean of what they were worth before and what a bred reply leaves of them. Only where one
 * other side answers: elsewhere they stay as they are.
 */
export function withBredReplies(thinker: Thinker, base: Game, turns: readonly Turn[]): readonly Turn[] {
  const best = turns.slice(0, TRIED);
  if (best.length < 2 || best.some(({ end }) => end.ending !== null)) return turns;
  for (const turn of best) turn.worth = (turn.worth + afterBredReply(thinker, base, turn)) / 2;
  return [...best.sort((one, other) => other.worth - one.worth), ...turns.slice(TRIED)];
}

function afterBredReply(thinker: Thinker, base: Game, { end, worth }: Turn): number {
  const { rules, guide, seat, nodes, seats } = thinker;
  const [side, ...others] = owing(rules, end);
  const [answering, ...mates] = seats[side ?? ''] ?? [];
  if (answering === undefined || others.length > 0 || mates.length > 0 || side === seat.side) return worth;
  const own = new Nodes(Math.round(nodes.most * SHARE));
  const [reply] = evolveTurns({ ...thinker, seat: answering, nodes: own }, end);
  nodes.spent += own.spent;
  if (reply === undefined) return worth;
  const after = playOn(thinker, reply.end, guide.tempo(base.state) + 3, 101);
  return chanceToWin(thinker, after, seat.side);
}
