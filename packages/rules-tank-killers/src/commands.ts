/** What a player may ask for. Resigning and draws belong to the match, not to this game (TDC-093). */
import type { TacticId } from './catalogue/tactics.ts';
import type { Plan, Reactions } from './orders/standing-orders.ts';
import type { Counts } from './state.ts';

/** TDC-100: the whole formation, a document. */
export type CommitDeckCommand = { readonly type: 'commitDeck'; readonly cards: Counts };
export type DiscardCommand = { readonly type: 'discard'; readonly card: TacticId }; // TDC-011
/** Ends MANEUVER: the top formation card comes to the table (TDC-021). */
export type AttackCommand = { readonly type: 'attack' };
/** ATTACKER, after a same-unit card: 'top' or the id of an own table card (TDC-071). */
export type AttackWithCommand = { readonly type: 'attackWith'; readonly unit: string };
/** TARGET: 'top' or the id of an enemy table card (TDC-030). */
export type TargetCommand = { readonly type: 'target'; readonly unit: string };
export type PlayCommand = { readonly type: 'play'; readonly card: TacticId };
export type PassCommand = { readonly type: 'pass' };
export type EndTurnCommand = { readonly type: 'endTurn' };
/** Files the reactions of THE-RULES "Standing orders": rules, default and rally. No step. */
export type SetOrdersCommand = { readonly type: 'setOrders'; readonly orders: Reactions };
/** Files a plan for your own turn: the present one, else the next; null withdraws it. No step. */
export type FilePlanCommand = { readonly type: 'filePlan'; readonly plan: Plan | null };

export type Command =
  | CommitDeckCommand
  | DiscardCommand
  | AttackCommand
  | AttackWithCommand
  | TargetCommand
  | PlayCommand
  | PassCommand
  | EndTurnCommand
  | SetOrdersCommand
  | FilePlanCommand;
export type FilingCommand = SetOrdersCommand | FilePlanCommand;

export const ATTACK: AttackCommand = Object.freeze({ type: 'attack' });
export const PASS: PassCommand = Object.freeze({ type: 'pass' });
export const END_TURN: EndTurnCommand = Object.freeze({ type: 'endTurn' });
/** The top formation card, where a command names a card. */
export const TOP = 'top';
