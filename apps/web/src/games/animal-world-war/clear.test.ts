/** What the table says of the goal, of soldiers and of tiles, by the numbers of the drawings. */
import { hexInWords, unitName } from '@fieldpost/boards/animal-world-war';
import {
  anyCommand,
  chooseFor,
  expectOk,
  fastChance,
  fastNumbers,
  type Game,
  openMatch,
  play,
  setupOf,
  viewOf,
} from '@fieldpost/engine';
import { type AwwGame, animalWorldWar as rules } from '@fieldpost/rules-animal-world-war';
import { worthActing } from '@fieldpost/rules-animal-world-war/advice';
import { EMPIRES, OBJECTIVE_IDS, OBJECTIVES, TILES } from '@fieldpost/rules-animal-world-war/catalogue';
import {
  type Battle,
  menuOf as listed,
  nameOf,
  placeOn,
  placesIn,
  subjectsOf,
  tellOn,
} from '@fieldpost/rules-animal-world-war/table';
import { describe, expect, test } from 'vitest';
import { closingOf, named } from './closing.ts';
import { goalOf } from './goal.ts';
import { commandWords, menuOf } from './menu.ts';
import { NO_UNIT, NOTHING } from './selection.ts';
import type { Situation } from './situation.ts';
import { turnBar } from './turn-bar.tsx';
import { whereOf } from './where.ts';

const SIDES = ['HERB', 'CARN'] as const;

/** What was said over the field. */
const CAPTIONS = new Set<string>();

/** Battles played by chance, each position in which a turn is asked for. */
function battles(count: number, perBattle: number): readonly Game<AwwGame>[] {
  const found: Game<AwwGame>[] = [];
  for (let seed = 1; seed <= count; seed++) {
    const [next, chance] = [fastNumbers(seed), fastChance(seed)];
    const setup = expectOk(setupOf(rules, { scenario: 'short' }), 'set-up');
    let { game } = expectOk(openMatch(rules, setup, chance), 'opening');
    const own: Game<AwwGame>[] = [];
    for (let chosen = chooseFor(rules, game, anyCommand, next); chosen !== null && game.ending === null; ) {
      if (game.state.battle.phase === 'turn' && game.state.battle.question === null) own.push(game);
      if (own.length >= perBattle * 6) break;
      const played = expectOk(play(rules, game, chosen.seat, chosen.command, chance), 'a listed command');
      game = played.game;
      for (const event of played.steps.flatMap(({ events }) => events)) {
        const notice = rules.notice(event, 'spectator');
        if (notice !== null) CAPTIONS.add(tellOn(notice, game.state.battle.tiles));
      }
      chosen = game.ending === null ? chooseFor(rules, game, anyCommand, next) : null;
    }
    found.push(...own.filter((_, index) => index % 6 === 0).slice(0, perBattle));
  }
  return found;
}

const GAMES = battles(50, 10);

const LINE = 46;

describe('A-1: the goal in a line', () => {
  const [first] = GAMES;
  const battle = first?.state.battle as Battle;

  test.each(OBJECTIVE_IDS)('%s, for both roles', (objective) => {
    for (const roleA of EMPIRES)
      for (const side of EMPIRES) {
        const said = goalOf({ ...battle, phase: 'turn', objective, roleA, aims: OBJECTIVES[objective] }, side);
        expect(said).toMatch(/^Goal: \S.*[^.]$/);
        expect(said?.length, said ?? '').toBeLessThanOrEqual(LINE);
      }
  });

  test('is that of the card, with the edge of the own zone', () => {
    const case_ = { ...battle, phase: 'turn', objective: 'O02', aims: OBJECTIVES.O02 } as Battle;
    expect(goalOf(case_, 'HERB')).toBe('Goal: bring the case to your zone (green edge)');
    expect(goalOf(case_, 'CARN')).toBe('Goal: bring the case to your zone (red edge)');
    expect(goalOf(case_, null)).toBe('Goal: Hot Dispatches');
  });
});

test('A-2: the thing of the objective is named with its tile, as every text names it', () => {
  let seen = 0;
  for (const { state } of GAMES) {
    const { battle } = state;
    const where = whereOf(battle);
    if (where === null) continue;
    seen++;
    expect(where.words.length).toBeLessThanOrEqual(80);
    if (where.at !== null && Object.values(battle.items).filter(({ kind }) => kind === 'objective').length === 1)
      expect(where.words).toContain(placeOn(where.at, battle.tiles).replace(/^the /, ''));
  }
  expect(seen).toBeGreaterThan(0);
});

describe('A-3, A-4: one name for one soldier and one tile, over 50 battles', () => {
  test('caption, button, screen reader and diary', () => {
    for (const { state } of GAMES) {
      const { battle } = state;
      for (const unit of Object.values(battle.units))
        if (unit.kind !== 'civilian') expect(nameOf(unit.id)).toBe(unitName(unit));
      const names = battle.tiles.map(({ at }) => placeOn(at, battle.tiles));
      expect(new Set(names).size).toBe(names.length);
      for (const tile of battle.tiles) {
        const name = placeOn(tile.at, battle.tiles);
        const printed = name.replace(" (No Man's Land)", '');
        expect(name.endsWith("(No Man's Land)")).toBe(tile.nml);
        expect(printed).toContain(TILES[tile.card].name);
        expect(placesIn(`It lies on ${tile.at.join()}.`, battle.tiles)).toBe(`It lies on ${printed}.`);
        expect(hexInWords(battle, tile.at).toLowerCase()).toContain(name.replace(/^the /, '').toLowerCase());
        const command = { type: 'grenade', unit: 'H.medic', target: tile.at } as never as Parameters<
          typeof commandWords
        >[1];
        expect(commandWords(battle, command)).toBe(`Throw a grenade at ${name}`);
      }
    }
  });

  test('a fallen tile keeps its name, and so do those that are like it', () => {
    const tiles = [
      { at: [0, 0], card: 'crossroads', nml: false },
      { at: [1, 0], card: 'crossroads', nml: false },
    ] as const;
    const fallen = [{ ...tiles[0], nml: true }, tiles[1]] as const;
    expect(placeOn([0, 0], fallen)).toBe("the middle Crossroads (No Man's Land)");
    expect(placeOn([1, 0], fallen)).toBe(placeOn([1, 0], tiles));
  });

  test('no rule number stands in a caption', () => {
    expect(CAPTIONS.size).toBeGreaterThan(500);
    for (const caption of CAPTIONS) expect(caption).not.toMatch(/AWW-|-?\d+,-?\d+/);
  });
});

describe('A-5: one list of who has something worth doing', () => {
  /** The foot of a side with nothing chosen, its question asked. */
  function footOf(game: Game<AwwGame>, side: (typeof SIDES)[number]) {
    const seat = { side, player: 0 };
    const view = viewOf(rules, game, seat);
    const able = subjectsOf(view, seat, null).filter((id) => id !== NO_UNIT);
    const worth = worthActing(view, seat, able);
    const props = { canUndo: false, undo: () => {} };
    const situation = { view, battle: view.battle, seat, choosing: true, ready: true, props } as unknown as Situation;
    const acts = { asked: true, ask: () => {}, give: () => {} };
    const closing = closingOf({ situation, orders: listed(view, seat, NO_UNIT), worth, ...acts });
    const turn = {
      situation,
      able,
      picked: NOTHING,
      menu: new Map(),
      choice: null,
      plan: null,
      odds: '',
      worth,
      closing,
    };
    const bar = turnBar({ ...turn, pick: () => {}, order: () => {}, next: () => {}, carryOut: () => {} });
    return { view, able, worth, bar, seat };
  }

  test('Next, the foot and the question tell the same number in 500 positions; with none, the turn is to be ended', () => {
    let none = 0;
    let compared = 0;
    for (const game of GAMES) {
      const side = game.state.battle.active;
      const { view, able, worth, bar, seat } = footOf(game, side);
      if (able.length === 0 && bar.end === null) continue;
      compared++;
      expect(worth.every((id) => able.includes(id))).toBe(true);
      if (worth.length === 0) {
        none++;
        expect(bar).toMatchObject({
          order: 'All done. End your turn.',
          next: { words: 'All done', press: null },
          question: null,
        });
        continue;
      }
      expect(bar.next?.words).toBe(`Next (${worth.length})`);
      expect(bar.result).toMatch(new RegExp(`^${worth.length} ha(s|ve) something worth doing`));
      expect(bar.question?.words).toContain(named(view.battle, worth));
      for (const unit of worth)
        expect(
          [...menuOf(view.battle, side, listed(view, seat, unit)).values()].flat().some(({ harm }) => harm === null),
        ).toBe(true);
    }
    expect(compared).toBeGreaterThan(400);
    expect(none).toBeGreaterThan(0);
  });
});
