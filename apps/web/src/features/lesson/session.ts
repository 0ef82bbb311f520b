/** The position of a lesson, replayed from its orders: it is small, and a reload must give the same position. */
import {
  type AnyRuleSet,
  awaitedOf,
  type Game,
  type GameTypes,
  type Json,
  openMatch,
  type Seat,
  scriptedChance,
  setupOf,
  submit,
  viewOf,
} from '@fieldpost/engine';
import type { Named } from '../../games/table.ts';
import type { Lesson, TaughtGame } from './lesson.ts';

export type Session = {
  readonly view: Json;
  readonly awaited: boolean;
  readonly over: boolean;
  /** Orders of the learner that were carried out. */
  readonly done: number;
  /** The effects of the last order, from the position before it. */
  readonly last: { readonly before: Json; readonly notices: readonly Named[] } | null;
};

const seatOf = (side: string): Seat<string> => ({ side, player: 0 });

function opened({ rules, lesson }: TaughtGame): Game<GameTypes> {
  const setup = setupOf(rules, { scenario: lesson.scenario, options: lesson.options });
  if (!setup.ok) throw new Error(`the lesson cannot be set up: ${setup.fault.code} ${setup.fault.at}`);
  const orders = Object.entries(lesson.orders).map(([side, document]) => [side, readOrders(rules, document)] as const);
  const first = openMatch(rules, setup.value, scriptedChance(lesson.dice), Object.fromEntries(orders));
  if (!first.ok) throw new Error(`the lesson cannot be opened: ${first.fault.code}`);
  return first.value.game;
}

function readOrders(rules: AnyRuleSet, document: unknown): Json {
  const read = rules.parse.standingOrders(document);
  if (!read.ok) throw new Error(`the orders of the lesson are refused: ${read.fault.code}`);
  return read.value;
}

/** All orders of a prompt: the learner's, then the other side's. */
const ordersOf = ({ side, prompts }: Lesson, index: number) => {
  const prompt = prompts[index];
  return prompt === undefined ? [] : [{ side, line: prompt.line }, ...prompt.replies];
};

/**
 * The lesson after its first `done` orders. Throws if the rules refuse one: then the lesson is wrong, and a test says
 * so.
 */
export function sessionAfter(taught: TaughtGame, done: number): Session {
  const { rules, lesson } = taught;
  const viewer = seatOf(lesson.side);
  let game = opened(taught);
  let made = 0;
  let last: Session['last'] = null;
  for (let index = 0; index < done; index++) {
    const before = viewOf(rules, game, viewer);
    const notices: Named[] = [];
    for (const { side, line } of ordersOf(lesson, index)) {
      const chance = scriptedChance(lesson.dice, made);
      const played = submit(rules, game, seatOf(side), { line }, chance);
      if (!played.ok) throw new Error(`the lesson is refused "${line}": ${played.fault.code}`);
      made += chance.draws.length;
      game = played.value.game;
      const events = played.value.steps.flatMap((step) => step.events);
      notices.push(...events.flatMap((event) => (rules.notice(event, viewer) as Named | null) ?? []));
    }
    last = { before, notices };
  }
  const view = viewOf(rules, game, viewer);
  const over = game.ending !== null;
  return { view, awaited: !over && awaitedOf(rules, game, viewer).includes(lesson.side), over, done, last };
}

/** Whether a command is the one that the lesson wants now. */
export function isWanted({ rules, lesson }: TaughtGame, { view, done }: Session, command: Named): boolean {
  const wanted = lesson.prompts[done]?.line;
  if (wanted === undefined) return false;
  const read = rules.read(wanted, view, seatOf(lesson.side));
  return read.ok && rules.write(read.value, view) === rules.write(command, view);
}

/** True if the rules allow this command to the lesson's side now. */
export const isLegal = ({ rules, lesson }: TaughtGame, { view }: Session, command: Named) =>
  rules.refuses(view, seatOf(lesson.side), command);
