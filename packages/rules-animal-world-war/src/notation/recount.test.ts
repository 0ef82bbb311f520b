/** Lines as readers write them from their notices: those of random battles, beside those of their authors. */
import { anyCommand, applied, chooseFor, fastChance, fastNumbers, openMatch, play, setupOf } from '@fieldpost/engine';
import { describe, expect, test } from 'vitest';
import type { Event, Notice } from '../events.ts';
import { animalWorldWar as rules } from '../index.ts';
import type { State } from '../state.ts';

/** What no notice tells: which tiles a shooter chose, which question was answered, and whether by orders. */
const UNTOLD = /( by [12]+)?( #\d+)?( by orders)?$/;

type Written = { readonly type: string; readonly line: string; readonly recounted: string | null };

function linesOf(seed: number, options: object): readonly Written[] {
  const setup = setupOf(rules, { scenario: 'short', options });
  if (!setup.ok) throw new Error(setup.fault.code);
  const [next, chance] = [fastNumbers(seed), fastChance(seed)];
  const opened = openMatch(rules, setup.value, chance);
  if (!opened.ok) throw new Error(opened.fault.code);
  let { game } = opened.value;
  let state: State = game.state;
  const found: Written[] = [];
  while (game.ending === null) {
    const chosen = chooseFor(rules, game, anyCommand, next);
    const played = chosen && play(rules, game, chosen.seat, chosen.command, chance);
    if (!played?.ok) throw new Error('no command');
    for (const { by, command, events } of played.value.steps) {
      const told = events.flatMap((event) => rules.notice(event, by) ?? []);
      const line = rules.write(command, rules.view(state, by)).replace(UNTOLD, '');
      found.push({ type: command.type, line, recounted: rules.recount(told, by) });
      state = applied(rules, state, events);
    }
    game = played.value.game;
  }
  return found;
}

const RECOUNTED = ['move', 'shoot', 'grenade', 'special', 'approach', 'attackRun', 'interact', 'tactic'];
const TEAMS = { playersHERB: 2, playersCARN: 2, selection: 'alternating' };

describe('a line that is recounted', () => {
  const written = Array.from({ length: 30 }, (_, seed) => linesOf(seed, seed % 2 === 0 ? TEAMS : {})).flat();

  test('is the line of its author, but for what no notice tells', () => {
    // a grant to a vehicle reads as a grant to its crew
    const toCrew = (line: string): string =>
      line.replace(/ sends tank$/, ' sends tanker').replace(/ sends plane$/, ' sends pilot');
    const odd = written.filter(({ line, recounted }) => toCrew(line) !== recounted);
    expect(odd).toEqual([]);
  });

  test('comes of commands of every kind', () => {
    const types = new Set(written.map(({ type }) => type));
    expect(RECOUNTED.filter((type) => !types.has(type))).toEqual([]);
  });

  test.each([
    ['AWW-012: a secret pick', { type: 'picked', empire: 'HERB', soldier: 'medic', controller: 0, secret: true }],
    ['Who sees what: a card that is kept', { type: 'tacticKept', empire: 'HERB' }],
    ['Who sees what: a card that is armed', { type: 'tacticArmed', empire: 'HERB', for: [] }],
    ['Team play: who is done', { type: 'playerDone', empire: 'HERB', player: 0, done: true }],
  ] satisfies readonly (readonly [string, Event])[])('%s has none for the enemy', (_, event) => {
    const seat = { side: 'HERB', player: 0 } as const;
    const lineFor = (viewer: Parameters<typeof rules.notice>[1]) =>
      rules.recount([rules.notice(event, viewer) ?? []].flat(), seat);
    expect(lineFor({ side: 'CARN', player: 0 })).toBeNull();
    expect(lineFor('spectator')).toBeNull();
    expect(lineFor(seat)).not.toBeNull();
  });

  test('AWW-100: of a melee, which random battles seldom see', () => {
    const fight = { attack: 1, kind: 'melee', by: 'H.medic', from: [0, 0], target: 'C.chef' } as const;
    const events: readonly Event[] = [
      { type: 'acted', unit: 'H.medic', action: 'melee', free: false },
      { type: 'attackStarted', ...fight },
    ];
    expect(rules.recount(events as readonly Notice[], { side: 'HERB', player: 0 })).toBe('medic fights C.chef');
  });

  test('Who sees what: whether orders gave an answer is not in it', () => {
    const event = { type: 'answered', empire: 'HERB', question: 3, choice: 'C.medic', by: 'auto' } as const;
    expect(rules.recount([event], { side: 'HERB', player: 0 })).toBe('choose C.medic');
  });
});
