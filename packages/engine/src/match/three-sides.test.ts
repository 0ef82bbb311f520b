import { describe, expect, test } from 'vitest';
import { scriptedChance } from '../chance/scripted.ts';
import { exampleGame } from '../example-game/example-game.ts';
import { type Command, campOf, type ExampleGame, type Orders, type Side } from '../example-game/game.ts';
import { expectOk } from '../result.ts';
import { acceptDraw, declineDraw, offerDraw } from './drawing.ts';
import type { Game } from './game.ts';
import { leave } from './leaving.ts';
import { openMatch, setupOf } from './open.ts';
import { play } from './play.ts';
import { submit } from './submit.ts';
import { timeOut } from './time-out.ts';
import { undo } from './undo.ts';
import { awaitedOf, menuOf, owing, pendingOf, stepViewFor, viewOf } from './views.ts';

type Live = Game<ExampleGame>;
const RED = { side: 'red', player: 0 } as const;
const SCOUT = { side: 'red', player: 1 } as const;
const BLUE = { side: 'blue', player: 0 } as const;
const GREEN = { side: 'green', player: 0 } as const;

function opened(orders: Readonly<Record<string, Orders>> = {}): Live {
  const setup = expectOk(setupOf(exampleGame, { scenario: 'three-flags' }), 'set-up');
  return expectOk(openMatch(exampleGame, setup, scriptedChance([]), orders), 'opening').game;
}

function done(game: Live, seat: { side: Side; player: number }, command: Command, dice: readonly number[] = []) {
  const chance = scriptedChance(dice);
  const played = expectOk(play(exampleGame, game, seat, command, chance), command.type);
  chance.mustBeSpent();
  return played.game;
}

function gone(game: Live, side: Side, dice: readonly number[] = [], why: 'resignation' | 'timeout' = 'resignation') {
  const chance = scriptedChance(dice);
  const left = expectOk(leave(exampleGame, game, { side, player: 0 }, why, chance), `${side} leaves`);
  chance.mustBeSpent();
  return left;
}

/** All flags buried, red to move: red's in field 1, blue's in 2, green's in 3. */
function begun(orders: Readonly<Record<string, Orders>> = {}): Live {
  let game = opened(orders);
  for (const [seat, field] of [[RED, 1] as const, [BLUE, 2] as const, [GREEN, 3] as const]) {
    game = done(game, seat, { type: 'bury', field });
    game = done(game, seat, { type: 'ready' }, seat === GREEN ? [1] : []);
  }
  return game;
}

const shotAt = (at: Side, orders: Readonly<Record<string, Orders>> = {}) =>
  done(done(begun(orders), RED, { type: 'aim', at, field: 2 }), RED, { type: 'fire', card: 'none' }, [6]);
const awaited = (game: Live) => awaitedOf(exampleGame, game, 'spectator');
const placesIn = (game: Live) => game.ending?.outcome.places.map(({ side, place }) => `${side} ${place}`);

describe('a side leaves, and the others play on', () => {
  test('in a secret window: its draft is dropped, the others keep theirs', () => {
    let game = done(opened(), RED, { type: 'bury', field: 1 });
    game = done(game, BLUE, { type: 'bury', field: 2 });
    game = done(game, BLUE, { type: 'ready' });
    const left = gone(game, 'red');
    expect(left).toMatchObject({ steps: [{ by: RED, command: { type: 'leave', why: 'resignation' }, sealed: true }] });
    expect(left.game).toMatchObject({ step: 1, sealedStep: 1, drafts: { blue: [{}, {}] }, ending: null });
    expect(Object.keys(left.game.drafts)).toEqual(['blue']);
    expect(owing(exampleGame, left.game)).toEqual(['green']);
    expect([awaitedOf(exampleGame, left.game, GREEN), awaitedOf(exampleGame, left.game, BLUE)]).toEqual([
      ['blue', 'green'],
      ['green'],
    ]);
    expect([stepViewFor(left.game, BLUE), stepViewFor(left.game, GREEN)]).toEqual([3, 1]);
  });

  test('as the last that a secret window waits for: it closes', () => {
    let game = opened();
    for (const seat of [RED, BLUE]) game = done(done(game, seat, { type: 'bury', field: 1 }), seat, { type: 'ready' });
    const left = gone(game, 'green', [2], 'timeout');
    expect(left.steps.map(({ by, command }) => `${by.side} ${command.type}`)).toEqual([
      'green leave',
      'red bury',
      'red ready',
      'blue bury',
      'blue ready',
    ]);
    expect(left.game).toMatchObject({ step: 5, sealedStep: 5, drafts: {} });
    expect(awaited(left.game)).toEqual(['blue']);
  });

  test('on its own turn: a die says who is next, and its open steps stand', () => {
    const aimed = done(begun(), RED, { type: 'aim', at: 'blue', field: 1 });
    const left = gone(aimed, 'red', [2]);
    expect(left.steps).toMatchObject([{ draws: [{ faces: 2, result: 2 }], sealed: true }]);
    expect(left.game).toMatchObject({ step: 8, sealedStep: 8, sealedState: null, openBy: null });
    expect(awaited(left.game)).toEqual(['green']);
  });

  test('on the turn of another: it seals what that one had open', () => {
    const aimed = done(begun(), RED, { type: 'aim', at: 'blue', field: 1 });
    const left = gone(aimed, 'blue').game;
    expect(left).toMatchObject({ step: 8, sealedStep: 8, sealedState: null, openBy: null });
    expect(undo(exampleGame, left, [], RED)).toMatchObject({ fault: { code: 'NOTHING_TO_UNDO' } });
    expect([awaited(left), viewOf(exampleGame, left, RED).aim]).toEqual([['red'], null]);
    expect(menuOf(exampleGame, left, RED).some((command) => 'at' in command && command.at === 'blue')).toBe(false);
  });

  test('under fire: the shot hits nobody, and the turn goes on', () => {
    const left = gone(shotAt('blue'), 'blue').game;
    expect(pendingOf(exampleGame, left, 'spectator')).toMatchObject({ side: 'red', window: 'turn' });
    expect(campOf(left.state, 'blue').strength).toBe(2);
  });

  test('with its shot in the air: nobody has to answer it', () => {
    const left = gone(shotAt('blue'), 'red', [1]).game;
    expect(pendingOf(exampleGame, left, 'spectator')).toMatchObject({ side: 'blue', window: 'turn' });
  });

  test('while two others shoot: they go on', () => {
    const left = gone(shotAt('blue'), 'green').game;
    expect(pendingOf(exampleGame, left, 'spectator')).toMatchObject({ side: 'blue', window: 'smoke' });
    expect(awaited(done(left, BLUE, { type: 'hold' }))).toEqual(['red']);
  });

  test('and is out: it does nothing, is asked nothing, and sees what everybody sees', () => {
    const left = gone(begun(), 'green').game;
    const chance = scriptedChance([]);
    const nothing = [
      leave(exampleGame, left, GREEN, 'resignation', chance),
      offerDraw(exampleGame, left, 'green'),
      acceptDraw(exampleGame, expectOk(offerDraw(exampleGame, left, 'red'), 'offer').game, 'green'),
      declineDraw(exampleGame, expectOk(offerDraw(exampleGame, left, 'red'), 'offer').game, 'green'),
      submit(exampleGame, left, GREEN, { line: 'resign' }, chance),
    ];
    for (const refusal of nothing) expect(refusal).toEqual({ ok: false, fault: { code: 'SIDE_OUT', rule: null } });
    expect(menuOf(exampleGame, left, GREEN)).toEqual([]);
    expect(timeOut(exampleGame, left, 'green', chance)).toMatchObject({ fault: { code: 'NOT_YOUR_TURN' } });
    expect(viewOf(exampleGame, left, GREEN)).toEqual(viewOf(exampleGame, left, 'spectator'));
  });

  test('by resigning alone: the command itself is taken from nobody', () => {
    const sent = submit(exampleGame, begun(), BLUE, { command: { type: 'leave', why: 'timeout' } }, scriptedChance([]));
    expect(sent).toMatchObject({ ok: false, fault: { code: 'RESIGN_INSTEAD' } });
    expect(submit(exampleGame, begun(), BLUE, { line: 'leave timeout' }, scriptedChance([])).ok).toBe(false);
    const resigned = expectOk(submit(exampleGame, begun(), BLUE, { line: 'resign' }, scriptedChance([])), 'resign');
    expect(resigned.steps).toMatchObject([{ by: BLUE, command: { type: 'leave', why: 'resignation' } }]);
  });

  test('until one of two goes: that is the end, and the last to go is the better placed', () => {
    const two = gone(begun(), 'red', [1]).game;
    const over = gone(two, 'green').game;
    expect(over.ending).toMatchObject({ by: 'resignation', outcome: { reason: 'resignation' } });
    expect(placesIn(over)).toEqual(['red 3', 'blue 1', 'green 2']);
    expect(over.step).toBe(two.step);
  });

  test('shot down counts as gone', () => {
    const setup = expectOk(setupOf(exampleGame, { scenario: { strength: 1, flags: 3 } }), 'set-up');
    let { game } = expectOk(openMatch(exampleGame, setup, scriptedChance([])), 'opening');
    for (const seat of [RED, BLUE, GREEN])
      game = done(done(game, seat, { type: 'bury', field: 2 }), seat, { type: 'ready' }, seat === GREEN ? [1] : []);
    game = done(game, RED, { type: 'aim', at: 'green', field: 2 });
    game = done(game, RED, { type: 'fire', card: 'none' }, [3]);
    game = done(game, GREEN, { type: 'hold' });
    expect([awaited(game), exampleGame.sidesIn(game.state)]).toEqual([['red'], ['red', 'blue']]);
    game = done(done(game, RED, { type: 'rest' }), BLUE, { type: 'aim', at: 'red', field: 2 });
    game = done(done(game, BLUE, { type: 'fire', card: 'none' }, [4]), RED, { type: 'hold' });
    expect(game.ending?.by).toBe('rules');
    expect(placesIn(game)).toEqual(['red 2', 'blue 1', 'green 3']);
  });
});

describe('a draft that a leaving makes illegal', () => {
  /** A game in which the burying of a flag next to one that is gone is forbidden. */
  const strict = {
    ...exampleGame,
    decide: (...[state, seat, command, chance]: Parameters<typeof exampleGame.decide>) =>
      command.type === 'bury' && command.field === 3 && state.gone.length > 0
        ? ({ ok: false, fault: { code: 'NO_MORE', rule: null } } as const)
        : exampleGame.decide(state, seat, command, chance),
  };

  test('is dropped from that command on, and its side is awaited again', () => {
    let game = done(opened(), BLUE, { type: 'bury', field: 1 });
    game = done(done(game, BLUE, { type: 'bury', field: 3 }), BLUE, { type: 'ready' });
    game = done(done(game, RED, { type: 'bury', field: 1 }), RED, { type: 'ready' });
    const left = expectOk(leave(strict, game, GREEN, 'resignation', scriptedChance([])), 'leaving').game;
    expect(left.drafts.blue?.map(({ command }) => command)).toEqual([{ type: 'bury', field: 1 }]);
    expect(left.drafts.red).toHaveLength(2);
    expect(owing(strict, left)).toEqual(['blue']);
  });
});

describe('standing orders', () => {
  test('answer the window that a leaving opens', () => {
    const calls: string[] = [];
    const eager = {
      ...exampleGame,
      standingAnswer: (...[view, seat]: Parameters<typeof exampleGame.standingAnswer>) => {
        if (view.turn !== seat.side || view.phase !== 'turn' || seat.player === 1) return null;
        calls.push(seat.side);
        return { type: 'rest' } as const;
      },
    };
    const left = expectOk(leave(eager, begun(), GREEN, 'resignation', scriptedChance([])), 'leaving');
    expect([left.steps.length, calls]).toEqual([1, []]);
    const next = expectOk(leave(eager, begun(), RED, 'resignation', scriptedChance([1])), 'leaving');
    expect(next.steps.length).toBeGreaterThan(1);
    expect(calls[0]).toBe('blue');
  });
});

describe('a step of another side', () => {
  /** A game in which anybody may aim at any time. */
  const open = {
    ...exampleGame,
    decide: (...[state, seat, command, chance]: Parameters<typeof exampleGame.decide>) =>
      command.type === 'aim'
        ? ({ ok: true, value: [{ ...command, type: 'aimed', side: seat.side }] } as const)
        : exampleGame.decide(state, seat, command, chance),
  };

  test('seals what lay open, though it may be taken back itself', () => {
    const aimed = done(begun(), RED, { type: 'aim', at: 'blue', field: 1 });
    const aim = { type: 'aim', at: 'red', field: 2 } as const;
    const { game, steps } = expectOk(play(open, aimed, BLUE, aim, scriptedChance([])), 'aim');
    expect(game).toMatchObject({ step: 8, sealedStep: 7, openBy: BLUE });
    expect(undo(open, game, steps, RED)).toMatchObject({ fault: { code: 'NOTHING_TO_UNDO' } });
    expect(undo(open, game, steps, BLUE)).toMatchObject({ value: { game: { step: 7 } } });
  });
});

describe('a draw among three', () => {
  const offered = expectOk(offerDraw(exampleGame, begun(), 'red'), 'offer').game;
  const both = expectOk(acceptDraw(exampleGame, offered, 'blue'), 'accept').game;

  test('needs the word of everybody who is still in', () => {
    expect(both).toMatchObject({ ending: null, drawOffer: { accepted: ['red', 'blue'] } });
    expect(acceptDraw(exampleGame, both, 'blue')).toMatchObject({ fault: { code: 'NO_OFFER' } });
    expect(expectOk(offerDraw(exampleGame, both, 'blue'), 'again').game).toEqual(both);
    const agreed = expectOk(acceptDraw(exampleGame, both, 'green'), 'accept').game;
    expect(agreed.ending?.by).toBe('agreement');
    expect(placesIn(agreed)).toEqual(['red 1', 'blue 1', 'green 1']);
  });

  test('is off as soon as one refuses', () => {
    expect(expectOk(declineDraw(exampleGame, both, 'green'), 'decline').game.drawOffer).toBeNull();
    expect(expectOk(declineDraw(exampleGame, both, 'red'), 'taken back').game.drawOffer).toBeNull();
  });

  test('stands until each of the others has had a turn', () => {
    const own = done(offered, RED, { type: 'rest' });
    const blue = done(own, BLUE, { type: 'rest' });
    expect([own.drawOffer?.until, blue.drawOffer?.until]).toEqual([['blue', 'green'], ['green']]);
    expect(done(blue, GREEN, { type: 'rest' }).drawOffer).toBeNull();
    expect(expectOk(acceptDraw(exampleGame, blue, 'blue'), 'late').game.drawOffer?.accepted).toEqual(['red', 'blue']);
  });

  test('an offer made before a secret window lapses when everybody has answered in it', () => {
    const early = expectOk(offerDraw(exampleGame, opened(), 'red'), 'offer').game;
    let game = early;
    for (const seat of [RED, BLUE, GREEN])
      game = done(done(game, seat, { type: 'bury', field: 2 }), seat, { type: 'ready' }, seat === GREEN ? [1] : []);
    expect(game.drawOffer?.accepted).toEqual(['red']);
    const before = {
      ...early,
      drawOffer: { accepted: ['red'] as const, until: ['blue', 'green'] as const, since: -1 },
    };
    let later: Live = before;
    for (const seat of [RED, BLUE, GREEN])
      later = done(done(later, seat, { type: 'bury', field: 2 }), seat, { type: 'ready' }, seat === GREEN ? [1] : []);
    expect(later.drawOffer).toBeNull();
  });

  test('is agreed once the only one who had not accepted is out; who left is placed behind', () => {
    const agreed = gone(both, 'green').game;
    expect(agreed.ending).toMatchObject({ by: 'agreement' });
    expect(placesIn(agreed)).toEqual(['red 1', 'blue 1', 'green 3']);
    const late = done(done(both, RED, { type: 'rest' }), BLUE, { type: 'rest' });
    expect(late.drawOffer?.until).toEqual(['green']);
    expect(gone(late, 'green', [1]).game.ending).toMatchObject({ by: 'agreement' });
  });

  test('goes with the one side that had given its word', () => {
    expect(gone(offered, 'red', [1]).game.drawOffer).toBeNull();
    expect(gone(both, 'red', [1]).game.drawOffer?.accepted).toEqual(['blue']);
  });

  test('of a team is settled by who speaks for it', () => {
    const said = submit(exampleGame, begun(), SCOUT, { line: 'draw?' }, scriptedChance([]));
    expect(said).toMatchObject({ ok: false, fault: { code: 'NOT_COMMANDER' } });
  });
});
