/** The queue of one action (AWW-120 to AWW-122): "first in first out", with what is left of a series of attacks at its end. */
import { verdict } from '../objectives/index.ts';
import type { Plane, Question, Task } from '../state.ts';
import { fireBullet } from './bullets.ts';
import { blast } from './explosions.ts';
import { emit, type Play } from './play.ts';
import { type Asking, DONE, type Sequel } from './sequel.ts';
import { strafe } from './strafing.ts';
import { crashPlane, wreckTank } from './wrecks.ts';

/** Carries out tasks until none is left, then tests victory (AWW-120 (9)), or until a question stops it. */
export function resolve(play: Play, first: readonly Task[]): void {
  let tasks = first;
  for (let [task, ...others] = tasks; task !== undefined; [task, ...others] = tasks) {
    const { queue, rest, question } = execute(play, task);
    if (question !== null) {
      ask(play, question, enqueue(others, queue, rest));
      return;
    }
    tasks = enqueue(others, queue, rest);
  }
  testVictory(play);
}

/** AWW-122: the queue is completed before the next die of a series is rolled. */
export function enqueue(tasks: readonly Task[], queue: readonly Task[], rest: readonly Task[]): readonly Task[] {
  if (queue.length === 0 && rest.length === 0) return tasks;
  const series = tasks.filter(isSeries);
  return [...tasks.filter((task) => !isSeries(task)), ...queue, ...series, ...rest];
}

function isSeries({ kind }: Task): boolean {
  return kind === 'bullets' || kind === 'strafe';
}

function execute(play: Play, task: Task): Sequel {
  switch (task.kind) {
    case 'bullets':
      return fireBullet(play, task);
    case 'strafe':
      return strafe(play, task);
    case 'wreck':
      wreckTank(play, task.tank, task.by);
      return DONE;
    case 'crash':
      return crash(play, task);
    case 'blast':
      return { ...DONE, queue: blast(play, task.at, task.by) };
    case 'hit':
      throw new Error('a hit waits for an answer');
  }
}

/** AWW-166: "in approach (and holding) the line ahead; in exited the owner picks any flight line (either direction)" */
function crash(play: Play, task: Extract<Task, { readonly kind: 'crash' }>): Sequel {
  const plane = play.state.battle.units[task.plane] as Plane;
  if (plane.state === 'exited') {
    const question: Asking = { kind: 'crashLine', empire: plane.empire, plane: plane.id, waiting: task };
    return { ...DONE, question };
  }
  return { ...DONE, queue: crashPlane(play, task.plane, plane.line, task.by) };
}

/** What waits for the answer comes first of what is left. */
function ask(play: Play, { waiting, ...asking }: Asking, left: readonly Task[]): void {
  const question: Question = { id: play.state.battle.questions + 1, ...asking };
  emit(play, { type: 'asked', question, rest: [waiting, ...left] });
}

/** AWW-190: "Tested after every completed action or interaction". */
function testVictory(play: Play): void {
  const outcome = verdict(play.state.battle, 'action');
  if (outcome !== null) emit(play, { type: 'battleEnded', outcome });
}
