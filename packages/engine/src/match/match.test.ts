import { describe, expect, test } from 'vitest';
import { scriptedChance } from '../chance/scripted.ts';
import { exampleGame } from '../example-game/example-game.ts';
import { type Command, campOf, type ExampleGame, type Orders, type Side } from '../example-game/game.ts';
import { expectOk } from '../result.ts';
import { acceptDraw, declineDraw, offerDraw } from './drawing.ts';
import { adjudicate } from './ending.ts';
import type { Game, Played } from './game.ts';
import { leave } from './leaving.ts';
import { openMatch, setupOf } from './open.ts';
import { play } from './play.ts';
import { submit } from './submit.ts';
import { timeOut } from './time-out.ts';
import { undo } from './undo.ts';
import { awaitedOf, menuOf, owing, pendingOf, stateViewFor, stepViewFor, viewOf } from './views.ts';

type Live = Game<ExampleGame>;
const RED = { side: 'red', player: 0 } as const;
const SCOUT = { side: 'red', player: 1 } as const;
const BLUE = { side: 'blue', player: 0 } as const;

function opened(orders: Readonly<Record<string, Orders>> = {}): Live {
  const setup = expectOk(setupOf(exampleGame, { scenario: 'two-flags' }), 'set-up');
  return expectOk(openMatch(exampleGame, setup, scriptedChance([]), orders), 'opening').game;
}

function tried(game: Live, seat: { side: Side; player: number }, command: Command, dice: readonly number[] = []) {
  const chance = scriptedChance(dice);
  const played = play(exampleGame, game, seat, command, chance);
  if (played.ok) chance.mustBeSpent();
  return played;
}

function done(game: Live, seat: { side: Side; player: number }, command: Command, dice: readonly number[] = []) {
  return expectOk(tried(game, seat, command, dice), command.type) as Played<ExampleGame>;
}

const goes = (game: Live, side: Side, why: 'resignation' | 'timeout' = 'resignation') =>
  leave(exampleGame, game, { side, player: 0 }, why, scriptedChance([]));

/** Both flags buried, red to move. */
function begun(orders: Readonly<Record<string, Orders>> = {}): Live {
  let { game } = done(opened(orders), RED, { type: 'bury', field: 1 });
  game = done(game, RED, { type: 'ready' }).game;
  game = done(game, BLUE, { type: 'bury', field: 2 }).game;
  return done(game, BLUE, { type: 'ready' }, [1]).game;
}

describe('an orders window', () => {
  test('keeps each side in a draft of its own until the last is in', () => {
    const first = done(opened(), RED, { type: 'bury', field: 1 });
    expect(first).toMatchObject({ drafted: true, steps: [], game: { step: 0 } });
    const game = done(first.game, RED, { type: 'ready' }).game;
    expect(viewOf(exampleGame, game, RED).own).toMatchObject({ field: 1, ready: true });
    expect(viewOf(exampleGame, game, BLUE)).toEqual(viewOf(exampleGame, opened(), BLUE));
    expect([stepViewFor(game, RED), stepViewFor(game, BLUE), stepViewFor(game, 'spectator')]).toEqual([2, 0, 0]);
    expect(awaitedOf(exampleGame, game, BLUE)).toEqual(['red', 'blue']);
    expect(awaitedOf(exampleGame, game, RED)).toEqual(['blue']);
    expect(owing(exampleGame, game)).toEqual(['blue']);
    expect(tried(game, RED, { type: 'bury', field: 2 })).toMatchObject({ fault: { code: 'NOT_YOUR_TURN' } });
  });

  test('joins all drafts when it closes, and throws its dice then', () => {
    let game = done(opened(), BLUE, { type: 'bury', field: 2 }).game;
    game = done(game, BLUE, { type: 'ready' }).game;
    game = done(game, RED, { type: 'bury', field: 1 }).game;
    const closing = done(game, RED, { type: 'ready' }, [2]);
    expect(closing.steps.map(({ by, command }) => `${by.side} ${command.type}`)).toEqual([
      'red bury',
      'red ready',
      'blue bury',
      'blue ready',
    ]);
    expect(closing.steps.at(-1)).toMatchObject({ draws: [{ faces: 2, result: 2 }], sealed: true });
    expect(closing).toMatchObject({ drafted: false, sealedUpTo: 4, game: { drafts: {}, step: 4 } });
    expect(pendingOf(exampleGame, closing.game, 'spectator')).toMatchObject({ kind: 'choice', side: 'blue' });
  });

  test('lets a side take back its draft, unseen by the other', () => {
    const before = done(opened(), RED, { type: 'bury', field: 1 }).game;
    const after = done(before, RED, { type: 'ready' }).game;
    const undone = expectOk(undo(exampleGame, after, [], RED), 'undo');
    expect(undone).toEqual({ game: before, dropped: 0 });
    expect(undo(exampleGame, after, [], BLUE)).toMatchObject({ fault: { code: 'NOTHING_TO_UNDO' } });
    expect(undo(exampleGame, undone.game, [], RED)).toMatchObject({ value: { game: opened() } });
  });
});

describe('open steps', () => {
  const aimed = done(begun(), RED, { type: 'aim', at: 'blue', field: 1 });

  test('are seen by their side alone', () => {
    expect(aimed).toMatchObject({ sealedUpTo: 4, game: { step: 5, sealedStep: 4, openBy: RED } });
    expect(viewOf(exampleGame, aimed.game, SCOUT).aim).toEqual({ at: 'blue', field: 1 });
    expect([viewOf(exampleGame, aimed.game, BLUE).aim, viewOf(exampleGame, aimed.game, 'spectator').aim]).toEqual([
      null,
      null,
    ]);
    expect([stepViewFor(aimed.game, SCOUT), stepViewFor(aimed.game, BLUE)]).toEqual([5, 4]);
    expect(stateViewFor(exampleGame, aimed.game, BLUE)).toBe(aimed.game.sealedState);
  });

  test('are taken back to the byte, one after another', () => {
    const twice = done(aimed.game, RED, { type: 'aim', at: 'blue', field: 3 });
    const open = [...aimed.steps, ...twice.steps];
    const once = expectOk(undo(exampleGame, twice.game, open, RED), 'undo');
    expect(once).toEqual({ game: aimed.game, dropped: 1 });
    expect(undo(exampleGame, once.game, aimed.steps, RED)).toEqual({ ok: true, value: { game: begun(), dropped: 1 } });
    expect(undo(exampleGame, begun(), [], RED)).toMatchObject({ fault: { code: 'NOTHING_TO_UNDO' } });
  });

  test('are sealed by a step of the side’s other player', () => {
    const other = done(aimed.game, SCOUT, { type: 'aim', at: 'blue', field: 2 });
    expect(other).toMatchObject({ sealedUpTo: 5, game: { openBy: SCOUT, step: 6 } });
    expect(viewOf(exampleGame, other.game, BLUE).aim?.field).toBe(1);
    expect(undo(exampleGame, other.game, other.steps, RED)).toMatchObject({ fault: { code: 'NOTHING_TO_UNDO' } });
    expect(undo(exampleGame, other.game, other.steps, SCOUT)).toMatchObject({
      value: { game: { step: 5, openBy: null } },
    });
  });

  test('are sealed by a reveal, a draw and a hand-over', () => {
    expect(done(aimed.game, SCOUT, { type: 'peek', at: 'blue', field: 2 })).toMatchObject({ sealedUpTo: 6 });
    expect(done(aimed.game, SCOUT, { type: 'draw' }, [5])).toMatchObject({ sealedUpTo: 6 });
    expect(done(aimed.game, RED, { type: 'rest' })).toMatchObject({ sealedUpTo: 6, game: { sealedState: null } });
  });

  test('undo wants the open steps of the log', () => {
    expect(() => undo(exampleGame, aimed.game, [], RED)).toThrow('needs the 1 open steps');
  });
});

describe('standing orders', () => {
  const shot = (orders: Readonly<Record<string, Orders>>) =>
    done(
      done(begun(orders), RED, { type: 'aim', at: 'blue', field: 2 }).game,
      RED,
      { type: 'fire', card: 'none' },
      [6],
    );

  test('answer a window at once, as sealed steps of their seat', () => {
    const played = shot({ blue: { smoke: 'always' } });
    expect(played.steps.map(({ by, command }) => `${by.side} ${command.type}`)).toEqual(['red fire', 'blue hold']);
    expect(campOf(played.game.state, 'blue').strength).toBe(1);
    expect(awaitedOf(exampleGame, played.game, 'spectator')).toEqual(['red']);
  });

  test('ask the player where they say so', () => {
    const played = shot({});
    expect(played.steps).toHaveLength(1);
    expect(awaitedOf(exampleGame, played.game, 'spectator')).toEqual(['blue']);
    expect(menuOf(exampleGame, played.game, BLUE)).toEqual([{ type: 'hold' }]);
  });

  test('are filed at any time without a step, and answer the window that is open', () => {
    const early = done(begun(), BLUE, { type: 'instruct', smoke: 'never' });
    expect(early).toMatchObject({ filed: true, steps: [], game: { orders: { blue: { smoke: 'never' } } } });
    const late = done(shot({}).game, BLUE, { type: 'instruct', smoke: 'never' });
    expect(late.steps.map(({ command }) => command.type)).toEqual(['hold']);
  });

  test('of the side that is not awaited move nobody', () => {
    const filed = done(shot({}).game, RED, { type: 'instruct', smoke: 'never' });
    expect(filed.steps).toEqual([]);
  });
});

describe('standing orders of the side that acts itself', () => {
  /** As the example game, but orders may end a turn once the side has aimed: those of its scout. */
  const answering = (initial: Orders['smoke']): typeof exampleGame => ({
    ...exampleGame,
    initialOrders: { smoke: initial },
    standingAnswer: (view, seat, orders) => {
      const asked = view.phase === 'turn' && view.turn === seat.side && view.aim !== null && seat.player === 1;
      return asked && orders.smoke === 'always' ? { type: 'rest' } : null;
    },
  });
  const aims = (initial: Orders['smoke'], orders: Readonly<Record<string, Orders>>) =>
    expectOk(
      play(answering(initial), begun(orders), RED, { type: 'aim', at: 'blue', field: 2 }, scriptedChance([])),
      'aim',
    ) as Played<ExampleGame>;
  const said = ({ steps }: Played<ExampleGame>) =>
    steps.map(({ by, command, sealed }) => `${by.side}/${by.player} ${command.type} ${sealed ? 'sealed' : 'open'}`);

  test('answer after their own command where they were filed, by its second player too, and seal it', () => {
    const played = aims('ask', { 'red/1': { smoke: 'always' } });
    expect(said(played)).toEqual(['red/0 aim sealed', 'red/1 rest sealed']);
    expect(played).toMatchObject({ sealedUpTo: played.game.step, game: { openBy: null, sealedState: null } });
  });

  test('take nobody by surprise who has filed none, whatever the other side has filed', () => {
    expect(said(aims('always', {}))).toEqual(['red/0 aim open']);
    expect(said(aims('always', { blue: { smoke: 'always' }, 'blue/1': { smoke: 'always' } }))).toEqual([
      'red/0 aim open',
    ]);
  });
});

describe('a time-out', () => {
  test('plays the default until the side is no longer awaited', () => {
    const played = expectOk(timeOut(exampleGame, begun(), 'red', scriptedChance([])), 'time-out');
    expect(played.steps.map(({ command }) => command.type)).toEqual(['rest']);
    expect(awaitedOf(exampleGame, played.game, 'spectator')).toEqual(['blue']);
  });

  test('fills a secret window too', () => {
    const played = expectOk(timeOut(exampleGame, opened(), 'red', scriptedChance([])), 'time-out');
    expect(played).toMatchObject({ steps: [], drafted: true });
    expect(owing(exampleGame, played.game)).toEqual(['blue']);
  });

  test('closes a secret window with every step of all sides in the log, none left out', () => {
    let game = done(opened(), BLUE, { type: 'bury', field: 2 }).game;
    game = done(game, BLUE, { type: 'ready' }).game;
    const played = expectOk(timeOut(exampleGame, game, 'red', scriptedChance([1])), 'time-out');
    expect(played.steps.map(({ by, command }) => `${by.side} ${command.type}`)).toEqual([
      'red bury',
      'red ready',
      'blue bury',
      'blue ready',
    ]);
    expect(played).toMatchObject({ drafted: false, game: { step: 4, drafts: {} } });
    // The turn that follows is red's own, with its own time: one lapse costs one decision.
    expect(owing(exampleGame, played.game)).toEqual(['red']);
  });

  test('is refused where nothing is owed', () => {
    expect(timeOut(exampleGame, begun(), 'blue', scriptedChance([]))).toMatchObject({
      fault: { code: 'NOT_YOUR_TURN' },
    });
  });
});

describe('endings', () => {
  const outcome = { reason: 'resignation', places: [] as unknown[] };
  test('resignation, forfeit and adjudication seal what was open', () => {
    const aimed = done(begun(), RED, { type: 'aim', at: 'blue', field: 1 }).game;
    const given = expectOk(goes(aimed, 'red'), 'resign').game;
    expect(given).toMatchObject({ sealedStep: 5, openBy: null, sealedState: null });
    expect(given.ending).toMatchObject({ by: 'resignation', outcome: { reason: outcome.reason } });
    expect(given.ending?.outcome.places).toEqual([
      { side: 'red', place: 2, score: 2 },
      { side: 'blue', place: 1, score: 2 },
    ]);
    expect(expectOk(goes(aimed, 'blue', 'timeout'), 'forfeit').game.ending?.by).toBe('timeout');
    const draw = { reason: 'referee', places: [] };
    expect(expectOk(adjudicate(aimed, draw), 'adjudicate').game.ending).toEqual({ by: 'adjudication', outcome: draw });
    expect(pendingOf(exampleGame, given, 'spectator')).toMatchObject({ kind: 'finished' });
    expect([owing(exampleGame, given), menuOf(exampleGame, given, RED)]).toEqual([[], []]);
  });

  test('resignation, forfeit and adjudication leave no draft behind', () => {
    const { game } = done(opened(), BLUE, { type: 'bury', field: 2 });
    expect(Object.keys(game.drafts)).toEqual(['blue']);
    for (const ending of [
      goes(game, 'red'),
      goes(game, 'red', 'timeout'),
      adjudicate(game, { reason: 'referee', places: [] }),
    ])
      expect(expectOk(ending, 'ending').game).toMatchObject({ drafts: {}, step: 0, sealedStep: 0 });
  });

  test('after which everything is GAME_OVER', () => {
    const over = expectOk(goes(begun(), 'red'), 'resign').game;
    const chance = scriptedChance([]);
    const refusals = [
      play(exampleGame, over, RED, { type: 'rest' }, chance),
      undo(exampleGame, over, [], RED),
      goes(over, 'blue'),
      offerDraw(exampleGame, over, 'blue'),
      acceptDraw(exampleGame, over, 'blue'),
      declineDraw(exampleGame, over, 'blue'),
      timeOut(exampleGame, over, 'red', chance),
      submit(exampleGame, over, RED, { line: 'nonsense' }, chance),
    ];
    for (const refusal of refusals) expect(refusal).toEqual({ ok: false, fault: { code: 'GAME_OVER', rule: null } });
  });

  test('by the rules', () => {
    const setup = expectOk(
      setupOf(exampleGame, { scenario: { strength: 1, flags: 2 }, options: { turns: 2 } }),
      'set-up',
    );
    let { game } = expectOk(openMatch(exampleGame, setup, scriptedChance([])), 'opening');
    for (const side of ['red', 'blue'] as const)
      game = expectOk(timeOut(exampleGame, game, side, scriptedChance(side === 'blue' ? [1] : [])), 'time-out').game;
    game = done(game, RED, { type: 'rest' }).game;
    const last = done(game, BLUE, { type: 'rest' });
    expect(last.game.ending).toMatchObject({ by: 'rules', outcome: { reason: 'strength' } });
    // an offer of the side that ends the match itself would stand on
    const offered = expectOk(offerDraw(exampleGame, game, 'blue'), 'offer').game;
    expect(done(offered, BLUE, { type: 'rest' }).game).toMatchObject({ ending: { by: 'rules' }, drawOffer: null });
  });
});

describe('draw offers', () => {
  const offered = expectOk(offerDraw(exampleGame, begun(), 'red'), 'offer').game;
  test('are accepted or declined by the other side only', () => {
    expect(acceptDraw(exampleGame, offered, 'red')).toMatchObject({ fault: { code: 'NO_OFFER' } });
    expect(acceptDraw(exampleGame, begun(), 'red')).toMatchObject({ fault: { code: 'NO_OFFER' } });
    expect(expectOk(acceptDraw(exampleGame, offered, 'blue'), 'accept').game.ending).toMatchObject({ by: 'agreement' });
    expect(expectOk(offerDraw(exampleGame, offered, 'blue'), 'offer').game.ending).toMatchObject({ by: 'agreement' });
    expect(expectOk(declineDraw(exampleGame, offered, 'blue'), 'decline').game.drawOffer).toBeNull();
    expect(declineDraw(exampleGame, begun(), 'blue')).toMatchObject({ fault: { code: 'NO_OFFER' } });
  });

  test('stand until the other side ends a turn', () => {
    const own = done(offered, RED, { type: 'rest' }).game;
    expect(own.drawOffer?.accepted).toEqual(['red']);
    const aimed = done(own, BLUE, { type: 'aim', at: 'red', field: 1 }).game;
    const fired = done(aimed, BLUE, { type: 'fire', card: 'none' }, [1]).game;
    const held = done(fired, RED, { type: 'hold' }).game;
    expect([fired.drawOffer, held.drawOffer]).toEqual([own.drawOffer, own.drawOffer]);
    expect(done(held, BLUE, { type: 'rest' }).game.drawOffer).toBeNull();
  });
});

describe('what comes from outside', () => {
  test('is read as command of the match, command of the game or line', () => {
    const chance = scriptedChance([]);
    const submitted = (raw: { command: unknown } | { line: string }) => submit(exampleGame, begun(), RED, raw, chance);
    expect(submitted({ line: 'aim blue 2' })).toMatchObject({
      ok: true,
      value: { game: { state: { aim: { at: 'blue', field: 2 } } } },
    });
    expect(submitted({ line: ' draw? ' })).toMatchObject({ value: { game: { drawOffer: { accepted: ['red'] } } } });
    expect(submitted({ line: 'resign' })).toMatchObject({ value: { game: { ending: { by: 'resignation' } } } });
    expect(submitted({ command: { type: 'offerDraw' } })).toMatchObject({
      value: { game: { drawOffer: { accepted: ['red'] } } },
    });
    expect(submitted({ command: { type: 'acceptDraw' } })).toMatchObject({ fault: { code: 'NO_OFFER' } });
    expect(submitted({ command: { type: 'resign', more: 1 } })).toMatchObject({ fault: { code: 'MALFORMED' } });
    expect(submitted({ command: null })).toMatchObject({ fault: { code: 'MALFORMED' } });
    expect(submitted({ line: 'go there' })).toMatchObject({ fault: { code: 'UNREADABLE' } });
    expect(submitted({ line: 'smoke' })).toMatchObject({ fault: { code: 'WRONG_PHASE' } });
  });

  test('who does not speak for their side settles nothing', () => {
    const said = (seat: typeof RED | typeof SCOUT, line: string) =>
      submit(exampleGame, begun(), seat, { line }, scriptedChance([]));
    for (const line of ['resign', 'draw?', 'draw!', 'draw-'])
      expect(said(SCOUT, line), line).toMatchObject({ ok: false, fault: { code: 'NOT_COMMANDER' } });
    expect(said(RED, 'resign')).toMatchObject({ ok: true, value: { game: { ending: { by: 'resignation' } } } });
  });

  test('a refused command leaves the game as it was', () => {
    const game = begun();
    const before = JSON.stringify(game);
    expect(tried(game, BLUE, { type: 'rest' }).ok).toBe(false);
    expect(JSON.stringify(game)).toBe(before);
  });

  test.each([
    [{ scenario: 'nowhere' }, 'UNKNOWN_SCENARIO'],
    [{ scenario: { strength: 0, flags: 2 } }, 'MALFORMED'],
    [{ scenario: 'two-flags', options: [] }, 'MALFORMED'],
    [{ scenario: 'two-flags', options: { turns: 99 } }, 'OPTION_INVALID'],
    [{ scenario: 'two-flags', carryOver: {} }, 'MALFORMED'],
  ])('the set-up %j is refused: %s', (raw, code) => {
    expect(setupOf(exampleGame, raw)).toMatchObject({ ok: false, fault: { code } });
  });

  test('a set-up that is well formed may still be impossible', () => {
    const setup = expectOk(setupOf(exampleGame, { scenario: 'two-flags', options: { turns: 3 } }), 'set-up');
    expect(openMatch(exampleGame, setup, scriptedChance([]))).toMatchObject({ fault: { rule: 'OP-001' } });
  });
});
