/** The 50 recorded games of the basic game, replayed line by line to their recorded final positions. */
import { readFileSync } from 'node:fs';
import { gunzipSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import { SQUARE_NAMES } from './board/squares.ts';
import { wwiCombinedArms as rules } from './index.ts';
import { writePosition } from './notation.ts';
import type { State, Unit } from './state.ts';
import { ATTACKED, MOVED, RETREATED } from './state.ts';
import { Trial } from './testing/trial.ts';

type Recorded = {
  readonly seed: number;
  readonly setup: string;
  readonly actions: readonly string[];
  readonly result: { readonly winner: '0' | '1' | null; readonly reason: 'hq' | 'cap'; readonly turn: number };
  readonly final: string;
};

const file = new URL('../games/basic-50.jsonl.gz', import.meta.url);
const GAMES = gunzipSync(readFileSync(file))
  .toString()
  .trim()
  .split('\n')
  .map((line) => JSON.parse(line) as Recorded);

/** The games ran without draws by repetition and no losses, to a cap of 200 turns of both (CA-076). */
const OPTIONS = { repetition: 'off', noLossTurns: 0, turnLimit: 300 };

/** `m e2 e4`, `a c3 d5 >d6`, `e` as lines of THE-RULES "Notation"; an `e` that only closes a move phase is no command of ours. */
function replay(game: Recorded): Trial {
  const trial = new Trial(`${game.setup} S 1 1`, OPTIONS);
  let moving = true;
  for (const action of game.actions) {
    const [kind, from, to, effect] = action.split(' ');
    if (kind === 'm') trial.play(`${from}-${to}`);
    else if (kind === 'a') expect(effectOf(trial, `${from}x${to}`), action).toBe(effect ?? '');
    else if (moving) moving = false;
    else {
      trial.play('end');
      moving = true;
    }
  }
  return trial;
}

/** Plays an attack and, by default orders, the retreat it forces; what the record notes of it. */
function effectOf(trial: Trial, line: string): string {
  const events = [...trial.play(line), ...trial.answerByOrders()];
  const retreated = events.find((event) => event.type === 'retreated');
  if (retreated?.type === 'retreated') return `>${retreated.to}`;
  return events.some((event) => event.type === 'destroyed') ? 'x' : '';
}

/** The record's text of a final position. */
function finalText(state: State, phase: string): string {
  const placement = writePosition(state).split(' ')[0];
  const turn = state.turns.south + state.turns.north - 1;
  const acted = listed(state, (unit) => ((unit.marks & (phase === 'M' ? MOVED : ATTACKED)) !== 0 ? '' : null));
  const damaged = listed(state, (unit) => (unit.damage > 0 ? `=${unit.damage}` : null));
  const retreated = listed(state, (unit) => ((unit.marks & RETREATED) !== 0 ? '' : null));
  const side = state.active === 'south' ? 0 : 1;
  return `${placement} ${side} ${phase} ${turn} acted:${acted} dmg:${damaged} ret:${retreated} pend:-`;
}

function listed(state: State, note: (unit: Unit) => string | null): string {
  const byPlace = (a: Unit, b: Unit) => SQUARE_NAMES.indexOf(a.at ?? '') - SQUARE_NAMES.indexOf(b.at ?? '');
  const units = state.units.filter(({ at }) => at !== null).toSorted(byPlace);
  const notes = units.flatMap((unit) => (note(unit) === null ? [] : [`${unit.at}${note(unit)}`]));
  return notes.join(',') || '-';
}

describe('recorded games', () => {
  test('there are 50', () => expect(GAMES).toHaveLength(50));

  test.each(GAMES.map((game) => [game.seed, game] as const))('game %i ends as recorded', (_, game) => {
    const { state } = replay(game);
    const phase = game.final.split(' ')[2] ?? '';
    expect(finalText(state, phase)).toBe(game.final);
    const pending = rules.pending(state, 'spectator');
    if (game.result.reason === 'cap') expect(pending.kind).toBe('choice');
    else expect(winnerOf(pending)).toBe(game.result.winner === '0' ? 'south' : 'north');
  });
});

function winnerOf(pending: ReturnType<typeof rules.pending>): string | null {
  return pending.kind === 'finished' ? (pending.outcome.places[0]?.side ?? null) : null;
}
