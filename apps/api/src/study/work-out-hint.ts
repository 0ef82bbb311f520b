import { createHmac } from 'node:crypto';
import { ordersOf, viewOf } from '@fieldpost/engine';
import { NotNow, type Question } from '../availability/thinking/thinkers.ts';
import type { Context } from '../context.ts';
import { type LoadedMatch, loadedMatch } from '../match-store/loaded-match.ts';
import { loadMatch } from '../match-store/store.ts';
import { type Advice, type HintAsked, keepAdvice } from './hint-store.ts';
import { positionSeen } from './hints.ts';
import { isAsked, mayHint, type Practice } from './may-hint.ts';

/** Numbers of the hint's own: neither the dice of the match nor those of the computer on the other side. */
function seedOf(secret: string, { matchId, position }: HintAsked): number {
  return createHmac('sha256', secret).update(`hint:${matchId}:${position}`).digest().readUInt32BE(0);
}

/** The question of a seat that is still where it asked; null: it has moved on, or may not ask any more. */
function questionOf(secret: string, loaded: LoadedMatch, asked: HintAsked, practice: Practice): Question | null {
  const { rules, match, game } = loaded;
  const { seat, level } = practice;
  const nodes = rules.guidance.search?.nodes ?? null;
  if (game === null || nodes === null || !isAsked(loaded, seat)) return null;
  if (positionSeen(loaded, seat) !== asked.position) return null;
  const [view, orders] = [viewOf(rules, game, seat), ordersOf(rules, game, seat)];
  const seed = seedOf(secret, asked);
  return { ruleSet: rules.ref, setup: match.setup, view, seat, orders, heard: null, level, seed, nodes };
}

/**
 * Thinks out the hint that a seat has asked for, in a thread and from what the seat sees, and keeps it. False: no thinker is free, and it
 * is to be asked again. A seat that has moved on gets none.
 */
export async function workOutHint(context: Context, asked: HintAsked): Promise<boolean> {
  const match = await loadMatch(context.db, asked.matchId);
  if (match === null) return true;
  const loaded = loadedMatch(match);
  const practice = mayHint(loaded, asked.seat);
  const question = practice.ok ? questionOf(context.settings.secret, loaded, asked, practice.value) : null;
  if (question === null) return true;
  const plan = await context.thinkers.ask(`hint:${asked.matchId}`, question).catch((error: unknown) => {
    if (error instanceof NotNow) return 'later' as const;
    throw error;
  });
  if (plan === 'later') return false;
  const advice: Advice = {
    orders: plan === null ? [] : plan.lines.map((line, at) => ({ line, command: plan.commands[at] ?? null })),
    because: plan === null ? [] : plan.firstReasons.map(({ words }) => words),
    turnBecause: plan === null ? [] : plan.reasons.map(({ words }) => words),
  };
  await keepAdvice(context.db, asked, advice);
  return true;
}
