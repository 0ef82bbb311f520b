import {
  expectOk,
  fastChance,
  fastNumbers,
  type Game,
  type GameTypes,
  type Json,
  openMatch,
  play,
  type Seat,
  seatKey,
  setupOf,
  viewOf,
} from '@fieldpost/engine';
import { member } from '@fieldpost/engine/reading';
import { current } from '@fieldpost/rulebook';
import { describe, expect, test } from 'vitest';
import { BOTS } from './index.ts';

const ruleSet = current('animal-world-war');
if (ruleSet === null) throw new Error('Animal World War is not registered');
const rules = ruleSet;

type Choice = (seat: Seat<string>, view: Json) => ReturnType<(typeof BOTS)[number]['choose']>;

const chance = fastChance(11);
const opened = (scenario: string, options: Readonly<Record<string, Json>>): Game<GameTypes> => {
  const setup = expectOk(setupOf(rules, { scenario, options }), 'set-up');
  return expectOk(openMatch(rules, setup, chance), 'opening').game;
};
const seats = (herb: number, carn: number): readonly Seat<string>[] => [
  ...Array.from({ length: herb }, (_, player) => ({ side: 'HERB', player })),
  ...Array.from({ length: carn }, (_, player) => ({ side: 'CARN', player })),
];

/** Lets the seats order one after another until all of them wait or the battle has ended: how it stands, and who ordered what. */
function played(first: Game<GameTypes>, sitting: readonly Seat<string>[], choose: Choice, most = 6_000) {
  const given: { readonly by: string; readonly type: string }[] = [];
  let game = first;
  for (let waiting = 0, turn = 0; waiting < sitting.length && game.ending === null; turn++) {
    const seat = sitting[turn % sitting.length] as Seat<string>;
    const command = choose(seat, viewOf(rules, game, seat));
    waiting = command === null ? waiting + 1 : 0;
    if (command === null) continue;
    if (given.length === most) throw new Error(`${seatKey(seat)} never comes to an end: ${command.type}`);
    given.push({ by: seatKey(seat), type: command.type });
    game = expectOk(play(rules, game, seat, command, chance), 'a chosen command was refused').game;
  }
  return { game, given };
}

const battleOf = (game: Game<GameTypes>, seat: Seat<string>): Json =>
  member(viewOf(rules, game, seat), 'battle') as Json;

describe.each(BOTS.map((bot) => [bot.name, bot] as const))('%s in a team', (_name, { choose }) => {
  const next = fastNumbers(3);
  const chosen: Choice = (seat, view) => choose(rules, view, seat, next);

  test.each(['random', 'alternating'])('plays every seat of both sides from %s squads to the end', (selection) => {
    const table = seats(3, 2);
    const { game, given } = played(
      opened('short', { playersHERB: 3, playersCARN: 2, selection }),
      table,
      chosen,
      60_000,
    );
    expect(game.ending).not.toBeNull();
    const orders = ['move', 'shoot', 'grenade', 'melee', 'special', 'done'];
    const active = new Set(given.filter(({ type }) => orders.includes(type)).map(({ by }) => by));
    expect([...active].toSorted()).toEqual(table.map(seatKey).toSorted());
    const meddling = ['endTurn', 'undone', 'handOver', 'transferCommand', 'markAbsent'];
    expect(given.filter(({ type }) => meddling.includes(type))).toEqual([]);
  });

  test.each([0, 1])('beside a person it orders its own alone, says so, and waits: as player %s', (player) => {
    const bot = { side: 'HERB', player };
    const person = { side: 'HERB', player: 1 - player };
    const first = opened('last-bridge', { playersHERB: 2, playersCARN: 2 });
    const { game, given } = played(first, [bot], chosen);
    expect(given.at(-1)?.type).toBe('done');
    expect(member(battleOf(game, bot), 'active')).toBe('HERB');
    expect(chosen(bot, viewOf(rules, game, bot))).toBeNull();
    const after = expectOk(play(rules, game, person, { type: 'done' }, chance), 'the person is done').game;
    expect(member(battleOf(after, bot), 'active')).toBe('CARN');
  });

  test('puts its own soldiers alone on the field, and locks as the commander when all of them stand', () => {
    const first = opened('village-mirror', { playersHERB: 2, playersCARN: 1 });
    const answered = played(first, [...seats(2, 0)], (seat, view) => {
      const phase = member(member(view, 'battle'), 'phase');
      return phase === 'deployment' && seat.player === 1 ? null : chosen(seat, view);
    });
    const placed = (game: Game<GameTypes>) =>
      Object.keys(member(member(viewOf(rules, game, { side: 'HERB', player: 0 }), 'deployment'), 'placed') as object);
    expect(placed(answered.game)).toHaveLength(3);
    const both = played(answered.game, [...seats(2, 0)], chosen);
    expect(placed(both.game)).toHaveLength(6);
    expect(both.given.at(-1)).toEqual({ by: seatKey({ side: 'HERB', player: 0 }), type: 'lockDeployment' });
  });
});
