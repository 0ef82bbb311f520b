/** Every way in which the dice of one command can fall, as a tree: what happens is decided by the rules themselves. */
import type { Chance, Seat } from '@fieldpost/engine';
import type { Command } from '../commands.ts';
import type { Event } from '../events.ts';
import { evolve } from '../evolving.ts';
import { resolve } from '../judging.ts';
import { listAnswers } from '../resolution/questions.ts';
import type { Battle, Empire, State } from '../state.ts';
import { type Result, resultOf } from './results.ts';

/** `die`: of its six faces this many lead to each branch. `choice`: the other Empire decides, nobody knows how. */
export type Tree =
  | { readonly kind: 'end'; readonly result: Result }
  | { readonly kind: 'die'; readonly branches: readonly { readonly faces: number; readonly tree: Tree }[] }
  | { readonly kind: 'choice'; readonly empire: Empire; readonly options: readonly Tree[] };

type Rolled = Extract<Event, { readonly type: 'dieRolled' }>;
/** What is asked for, in a state, after these events. */
type Scene = {
  readonly state: State;
  readonly seat: Seat<Empire>;
  readonly command: Command;
  readonly before: readonly Event[];
};

/** The tree of a legal command. `state` holds no more than its player may know. */
export function treeOf(state: State, seat: Seat<Empire>, command: Command): Tree {
  return grow({ state, seat, command, before: [] }, []);
}

/**
 * Plays the command with the first dice as given and every further one at its best; each of those is then a fork, from which the
 * other branches grow in the same way. So each way is played exactly once.
 */
function grow(scene: Scene, given: readonly number[]): Tree {
  const thrown: number[] = [];
  const { events } = resolve(scene.state, scene.seat, scene.command, loaded(given, thrown));
  let tree = after(scene, events);
  const rolls = events.filter((event) => event.type === 'dieRolled');
  for (let last = rolls.length - 1; last >= given.length; last--) {
    const other = (value: number) => grow(scene, [...thrown.slice(0, last), value]);
    tree = fork(rolls[last] as Rolled, tree, other);
  }
  return tree;
}

/** A check has two branches, the scatter of a strike six. `best`: the branch of the value thrown. */
function fork({ need }: Rolled, best: Tree, other: (value: number) => Tree): Tree {
  if (need === null) {
    const others = [2, 3, 4, 5, 6].map((value) => ({ faces: 1, tree: other(value) }));
    return { kind: 'die', branches: [{ faces: 1, tree: best }, ...others] };
  }
  const hits = { faces: 7 - need, tree: best };
  return need === 1 ? best : { kind: 'die', branches: [hits, { faces: need - 1, tree: other(1) }] };
}

/** Dice that fall as given, and then 6, or 1 where they only choose. */
function loaded(given: readonly number[], thrown: number[]): Chance {
  const draw = (_faces: number, purpose: string) => {
    const value = given[thrown.length] ?? (purpose === 'scatter' ? 1 : 6);
    thrown.push(value);
    return value;
  };
  const take = () => {
    throw new Error('no card is drawn in a turn');
  };
  return { draw, take };
}

/** Where the other Empire is asked which unit is hit, every answer is an option. A crash line of its choice is left open. */
function after(scene: Scene, events: readonly Event[]): Tree {
  const all = [...scene.before, ...events];
  const state = events.reduce(evolve, scene.state);
  const { question, teams } = state.battle;
  if (question?.kind !== 'target') return { kind: 'end', result: resultOf(all) };
  const seat = { side: question.empire, player: teams[question.empire].commander };
  const answers = listAnswers(openToAll(state.battle), seat);
  const options = answers.map((command) => grow({ state, seat, command, before: all }, []));
  return { kind: 'choice', empire: question.empire, options };
}

/** Who of a team answers makes no difference to the odds. */
function openToAll(battle: Battle): Battle {
  return { ...battle, options: { ...battle.options, targetPolicy: 'anyMember' } };
}
