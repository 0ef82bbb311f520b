/** Answers to Q1 to Q4 (THE-RULES "Questions in the other side's turn"), and how the action continues after them. */
import type { Refusal, Seat } from '@fieldpost/engine';
import type { AnswerCommand } from '../commands.ts';
import { flightLine, geometryOf } from '../field/geometry.ts';
import { refuse } from '../refusal.ts';
import { speaksFor } from '../rules/orderers.ts';
import type { Battle, Empire, Line, Question, Task, UnitId } from '../state.ts';
import { emit, type Play } from './play.ts';
import { enqueue, resolve } from './queue.ts';
import { hit } from './sequel.ts';
import { crashPlane } from './wrecks.ts';

export function refusesAnswer(battle: Battle, seat: Seat<Empire>, command: AnswerCommand): Refusal | null {
  const { question, options } = battle;
  if (question === null || question.id !== command.question) return refuse('NOT_ASKED', null);
  if (question.empire !== seat.side) return refuse('NOT_YOUR_TURN', null);
  const policy = question.kind === 'target' ? options.targetPolicy : options.teamPolicy;
  if (!speaksFor(battle, seat, policy)) return refuse('NOT_YOUR_TURN', null);
  return isChoice(battle, question, command.choice) ? null : refuse('BAD_TARGET', RULES[question.kind]);
}

const RULES = { target: 'AWW-063', crashLine: 'AWW-166' } as const;

function isChoice(battle: Battle, question: Question, choice: UnitId | Line): boolean {
  if (question.kind === 'target') return typeof choice === 'string' && question.candidates.includes(choice);
  return typeof choice !== 'string' && flightLine(geometryOf(battle.field), choice) !== null;
}

/** What may be answered: its own candidates of the tile, or every flight line in either direction. */
export function listAnswers(battle: Battle, seat: Seat<Empire>): readonly AnswerCommand[] {
  const { question } = battle;
  if (question === null) return [];
  const choices = question.kind === 'target' ? question.candidates : linesOf(battle);
  const answers = choices.map(
    (choice): AnswerCommand => ({ type: 'answer', question: question.id, choice, auto: false }),
  );
  return answers.length > 0 && refusesAnswer(battle, seat, answers[0] as AnswerCommand) === null ? answers : [];
}

function linesOf({ field }: Battle): readonly Line[] {
  return geometryOf(field).lines.map(({ dir, tiles }) => ({ dir, first: tiles[0] as Line['first'] }));
}

export function answer(play: Play, { side: empire }: Seat<Empire>, { question, choice, auto }: AnswerCommand): void {
  const [waiting, ...others] = play.state.battle.tasks;
  const by = auto ? 'auto' : 'answer';
  emit(play, { type: 'answered', empire, question, choice, by });
  resolve(play, enqueue(others, goOn(play, waiting as Task, choice, by), []));
}

function goOn(play: Play, waiting: Task, choice: UnitId | Line, by: 'auto' | 'answer'): readonly Task[] {
  if (waiting.kind === 'hit' && typeof choice === 'string')
    return hit(play, attackOf(waiting), choice, waiting.amount, by);
  if (waiting.kind === 'crash' && typeof choice !== 'string')
    return crashPlane(play, waiting.plane, choice, waiting.by);
  throw new Error(`a ${waiting.kind} waits for no answer`);
}

function attackOf({ attack, by }: Extract<Task, { readonly kind: 'hit' }>) {
  return { attack, by };
}
