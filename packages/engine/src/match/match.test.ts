import { describe, expect, test } from 'vitest';
import { scriptedChance } from '../chance/scripted.ts';
import { outpost } from '../proving/outpost.ts';
import type { Command, Orders, OutpostGame, Side } from '../proving/outpost-game.ts';
import { expectOk } from '../result.ts';
import { acceptDraw, adjudicate, declineDraw, forfeit, offerDraw, resign } from './ending.ts';
import type { Game, Played } from './game.ts';
import { openMatch, setupOf } from './open.ts';
import { play } from './play.ts';
import { awaitedOf, menuOf, owing, pendingOf, stateSeenBy, stepSeenBy, viewOf } from './seen.ts';
import { submit } from './submit.ts';
import { timeOut } from './time-out.ts';
import { undo } from './undo.ts';

type Live = Game<OutpostGame>;
const RED = { side: 'red', player: 0 } as const;
const SCOUT = { side: 'red', player: 1 } as const;
const BLUE = { side: 'blue', player: 0 } as const;

function opened(orders: Readonly<Record<string, Orders>> = {}): Live {
  const setup = expectOk(setupOf(outpost, { scenario: 'two-flags' }), 'set-up');
  return expectOk(openMatch(outpost, setup, scriptedChance([]), orders), 'opening').game;
}

function tried(game: Live, seat: { side: Side; player: number }, command: Command, dice: readonly number[] = []) {
  const chance = scriptedChance(dice);
  const played = play(outpost, game, seat, command, chance);
  if (played.ok) chance.mustBeSpent();
  return played;
}

function done(game: Live, seat: { side: Side; player: number }, command: Command, dice: readonly number[] = []) {
  return expectOk(tried(game, seat, command, dice), command.type) as Played<OutpostGame>;
}

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
    expect(viewOf(outpost, game, RED).own).toMatchObject({ field: 1, ready: true });
    expect(viewOf(outpost, game, BLUE)).toEqual(viewOf(outpost, opened(), BLUE));
    expect([stepSeenBy(game, RED), stepSeenBy(game, BLUE), stepSeenBy(game, 'spectator')]).toEqual([2, 0, 0]);
    expect(awaitedOf(outpost, game, BLUE)).toEqual(['red', 'blue']);
    expect(awaitedOf(outpost, game, RED)).toEqual(['blue']);
    expect(owing(outpost, game)).toEqual(['blue']);
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
    expect(pendingOf(outpost, closing.game, 'spectator')).toMatchObject({ kind: 'choice', side: 'blue' });
  });

  test('lets a side take back its draft, unseen by the other', () => {
    const before = done(opened(), RED, { type: 'bury', field: 1 }).game;
    const after = done(before, RED, { type: 'ready' }).game;
    const undone = expectOk(undo(outpost, after, [], RED), 'undo');
    expect(undone).toEqual({ game: before, dropped: 0 });
    expect(undo(outpost, after, [], BLUE)).toMatchObject({ fault: { code: 'NOTHING_TO_UNDO' } });
    expect(undo(outpost, undone.game, [], RED)).toMatchObject({ value: { game: opened() } });
  });
});

describe('open steps', () => {
  const aimed = done(begun(), RED, { type: 'aim', field: 1 });

  test('are seen by their side alone', () => {
    expect(aimed).toMatchObject({ sealedUpTo: 4, game: { step: 5, sealedStep: 4, openBy: RED } });
    expect(viewOf(outpost, aimed.game, SCOUT).aim).toBe(1);
    expect([viewOf(outpost, aimed.game, BLUE).aim, viewOf(outpost, aimed.game, 'spectator').aim]).toEqual([null, null]);
    expect([stepSeenBy(aimed.game, SCOUT), stepSeenBy(aimed.game, BLUE)]).toEqual([5, 4]);
    expect(stateSeenBy(outpost, aimed.game, BLUE)).toBe(aimed.game.sealedState);
  });

  test('are taken back to the byte, one after another', () => {
    const twice = done(aimed.game, RED, { type: 'aim', field: 3 });
    const open = [...aimed.steps, ...twice.steps];
    const once = expectOk(undo(outpost, twice.game, open, RED), 'undo');
    expect(once).toEqual({ game: aimed.game, dropped: 1 });
    expect(undo(outpost, once.game, aimed.steps, RED)).toEqual({ ok: true, value: { game: begun(), dropped: 1 } });
    expect(undo(outpost, begun(), [], RED)).toMatchObject({ fault: { code: 'NOTHING_TO_UNDO' } });
  });

  test('are sealed by a step of the side’s other player', () => {
    const other = done(aimed.game, SCOUT, { type: 'aim', field: 2 });
    expect(other).toMatchObject({ sealedUpTo: 5, game: { openBy: SCOUT, step: 6 } });
    expect(viewOf(outpost, other.game, BLUE).aim).toBe(1);
    expect(undo(outpost, other.game, other.steps, RED)).toMatchObject({ fault: { code: 'NOTHING_TO_UNDO' } });
    expect(undo(outpost, other.game, other.steps, SCOUT)).toMatchObject({ value: { game: { step: 5, openBy: null } } });
  });

  test('are sealed by a reveal, a draw and a hand-over', () => {
    expect(done(aimed.game, SCOUT, { type: 'peek', field: 2 })).toMatchObject({ sealedUpTo: 6 });
    expect(done(aimed.game, SCOUT, { type: 'draw' }, [5])).toMatchObject({ sealedUpTo: 6 });
    expect(done(aimed.game, RED, { type: 'rest' })).toMatchObject({ sealedUpTo: 6, game: { sealedState: null } });
  });

  test('undo wants the open steps of the log', () => {
    expect(() => undo(outpost, aimed.game, [], RED)).toThrow('needs the 1 open steps');
  });
});

describe('standing orders', () => {
  const shot = (orders: Readonly<Record<string, Orders>>) =>
    done(done(begun(orders), RED, { type: 'aim', field: 2 }).game, RED, { type: 'fire', card: 'none' }, [6]);

  test('answer a window at once, as sealed steps of their seat', () => {
    const played = shot({ blue: { smoke: 'always' } });
    expect(played.steps.map(({ by, command }) => `${by.side} ${command.type}`)).toEqual(['red fire', 'blue hold']);
    expect(played.game.state.camps.blue.strength).toBe(1);
    expect(awaitedOf(outpost, played.game, 'spectator')).toEqual(['red']);
  });

  test('ask the player where they say so', () => {
    const played = shot({});
    expect(played.steps).toHaveLength(1);
    expect(awaitedOf(outpost, played.game, 'spectator')).toEqual(['blue']);
    expect(menuOf(outpost, played.game, BLUE)).toEqual([{ type: 'hold' }]);
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
  /** As Outpost, but orders may end a turn once the side has aimed: those of its scout. */
  const answering = (initial: Orders['smoke']): typeof outpost => ({
    ...outpost,
    initialOrders: { smoke: initial },
    standingAnswer: (view, seat, orders) => {
      const asked = view.phase === 'turn' && view.turn === seat.side && view.aim !== null && seat.player === 1;
      return asked && orders.smoke === 'always' ? { type: 'rest' } : null;
    },
  });
  const aims = (initial: Orders['smoke'], orders: Readonly<Record<string, Orders>>) =>
    expectOk(
      play(answering(initial), begun(orders), RED, { type: 'aim', field: 2 }, scriptedChance([])),
      'aim',
    ) as Played<OutpostGame>;
  const said = ({ steps }: Played<OutpostGame>) =>
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
    const played = expectOk(timeOut(outpost, begun(), 'red', scriptedChance([])), 'time-out');
    expect(played.steps.map(({ command }) => command.type)).toEqual(['rest']);
    expect(awaitedOf(outpost, played.game, 'spectator')).toEqual(['blue']);
  });

  test('fills a secret window too', () => {
    const played = expectOk(timeOut(outpost, opened(), 'red', scriptedChance([])), 'time-out');
    expect(played).toMatchObject({ steps: [], drafted: true });
    expect(owing(outpost, played.game)).toEqual(['blue']);
  });

  test('is refused where nothing is owed', () => {
    expect(timeOut(outpost, begun(), 'blue', scriptedChance([]))).toMatchObject({ fault: { code: 'NOT_YOUR_TURN' } });
  });
});

describe('endings', () => {
  const outcome = { reason: 'resignation', places: [] as unknown[] };
  test('resignation, forfeit and adjudication seal what was open', () => {
    const aimed = done(begun(), RED, { type: 'aim', field: 1 }).game;
    const given = expectOk(resign(outpost, aimed, 'red'), 'resign');
    expect(given).toMatchObject({ sealedStep: 5, openBy: null, sealedState: null });
    expect(given.ending).toMatchObject({ by: 'resignation', outcome: { reason: outcome.reason } });
    expect(given.ending?.outcome.places).toEqual([
      { side: 'red', place: 2, score: null },
      { side: 'blue', place: 1, score: null },
    ]);
    expect(expectOk(forfeit(outpost, aimed, 'blue'), 'forfeit').ending?.by).toBe('timeout');
    const draw = { reason: 'referee', places: [] };
    expect(expectOk(adjudicate(aimed, draw), 'adjudicate').ending).toEqual({ by: 'adjudication', outcome: draw });
    expect(pendingOf(outpost, given, 'spectator')).toMatchObject({ kind: 'finished' });
    expect([owing(outpost, given), menuOf(outpost, given, RED)]).toEqual([[], []]);
  });

  test('after which everything is GAME_OVER', () => {
    const over = expectOk(resign(outpost, begun(), 'red'), 'resign');
    const chance = scriptedChance([]);
    const refusals = [
      play(outpost, over, RED, { type: 'rest' }, chance),
      undo(outpost, over, [], RED),
      resign(outpost, over, 'blue'),
      offerDraw(outpost, over, 'blue'),
      acceptDraw(outpost, over, 'blue'),
      declineDraw(outpost, over, 'blue'),
      timeOut(outpost, over, 'red', chance),
      submit(outpost, over, RED, { line: 'nonsense' }, chance),
    ];
    for (const refusal of refusals) expect(refusal).toEqual({ ok: false, fault: { code: 'GAME_OVER', rule: null } });
  });

  test('by the rules', () => {
    const setup = expectOk(setupOf(outpost, { scenario: { strength: 1 }, options: { turns: 2 } }), 'set-up');
    let { game } = expectOk(openMatch(outpost, setup, scriptedChance([])), 'opening');
    for (const side of ['red', 'blue'] as const)
      game = expectOk(timeOut(outpost, game, side, scriptedChance(side === 'blue' ? [1] : [])), 'time-out').game;
    game = done(game, RED, { type: 'rest' }).game;
    const last = done(game, BLUE, { type: 'rest' });
    expect(last.game.ending).toMatchObject({ by: 'rules', outcome: { reason: 'strength' } });
    // an offer of the side that ends the match itself would stand on
    const offered = expectOk(offerDraw(outpost, game, 'blue'), 'offer');
    expect(done(offered, BLUE, { type: 'rest' }).game).toMatchObject({ ending: { by: 'rules' }, drawOffer: null });
  });
});

describe('draw offers', () => {
  const offered = expectOk(offerDraw(outpost, begun(), 'red'), 'offer');
  test('are accepted or declined by the other side only', () => {
    expect(acceptDraw(outpost, offered, 'red')).toMatchObject({ fault: { code: 'NO_OFFER' } });
    expect(acceptDraw(outpost, begun(), 'red')).toMatchObject({ fault: { code: 'NO_OFFER' } });
    expect(expectOk(acceptDraw(outpost, offered, 'blue'), 'accept').ending).toMatchObject({ by: 'agreement' });
    expect(expectOk(offerDraw(outpost, offered, 'blue'), 'offer').ending).toMatchObject({ by: 'agreement' });
    expect(expectOk(declineDraw(outpost, offered, 'blue'), 'decline').drawOffer).toBeNull();
    expect(declineDraw(outpost, begun(), 'blue')).toMatchObject({ fault: { code: 'NO_OFFER' } });
  });

  test('stand until the other side ends a turn', () => {
    const own = done(offered, RED, { type: 'rest' }).game;
    expect(own.drawOffer).toBe('red');
    const aimed = done(own, BLUE, { type: 'aim', field: 1 }).game;
    const fired = done(aimed, BLUE, { type: 'fire', card: 'none' }, [1]).game;
    const held = done(fired, RED, { type: 'hold' }).game;
    expect([fired.drawOffer, held.drawOffer]).toEqual(['red', 'red']);
    expect(done(held, BLUE, { type: 'rest' }).game.drawOffer).toBeNull();
  });
});

describe('what comes from outside', () => {
  test('is read as command of the match, command of the game or line', () => {
    const chance = scriptedChance([]);
    const submitted = (raw: { command: unknown } | { line: string }) => submit(outpost, begun(), RED, raw, chance);
    expect(submitted({ line: 'aim 2' })).toMatchObject({ ok: true, value: { game: { state: { aim: 2 } } } });
    expect(submitted({ line: ' draw? ' })).toMatchObject({ value: { game: { drawOffer: 'red' } } });
    expect(submitted({ line: 'resign' })).toMatchObject({ value: { game: { ending: { by: 'resignation' } } } });
    expect(submitted({ command: { type: 'offerDraw' } })).toMatchObject({ value: { game: { drawOffer: 'red' } } });
    expect(submitted({ command: { type: 'acceptDraw' } })).toMatchObject({ fault: { code: 'NO_OFFER' } });
    expect(submitted({ command: { type: 'resign', more: 1 } })).toMatchObject({ fault: { code: 'MALFORMED' } });
    expect(submitted({ command: null })).toMatchObject({ fault: { code: 'MALFORMED' } });
    expect(submitted({ line: 'go there' })).toMatchObject({ fault: { code: 'UNREADABLE' } });
    expect(submitted({ line: 'smoke' })).toMatchObject({ fault: { code: 'WRONG_PHASE' } });
  });

  test('who does not speak for his side settles nothing', () => {
    const said = (seat: typeof RED | typeof SCOUT, line: string) =>
      submit(outpost, begun(), seat, { line }, scriptedChance([]));
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
    [{ scenario: { strength: 0 } }, 'MALFORMED'],
    [{ scenario: 'two-flags', options: [] }, 'MALFORMED'],
    [{ scenario: 'two-flags', options: { turns: 99 } }, 'OPTION_INVALID'],
    [{ scenario: 'two-flags', carryOver: {} }, 'MALFORMED'],
  ])('the set-up %j is refused: %s', (raw, code) => {
    expect(setupOf(outpost, raw)).toMatchObject({ ok: false, fault: { code } });
  });

  test('a set-up that is well formed may still be impossible', () => {
    const setup = expectOk(setupOf(outpost, { scenario: 'two-flags', options: { turns: 3 } }), 'set-up');
    expect(openMatch(outpost, setup, scriptedChance([]))).toMatchObject({ fault: { rule: 'OP-001' } });
  });
});
