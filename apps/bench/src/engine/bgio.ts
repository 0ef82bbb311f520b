/** boardgame.io: its reducer, with the actions listed by the game itself. */
import type { BgioAction, BgioState } from '../peers/bgio-game.ts';
import { bgioGame, enumerate } from '../peers/bgio-game.ts';
import type { Game, State } from '../peers/bgio-types.ts';
import { peer } from '../peers/installed.ts';
import { randomPolicy } from '../peers/opening.ts';

type Reducer = (state: State<BgioState>, action: unknown) => State<BgioState>;
type Internal = {
  readonly CreateGameReducer: (setting: { game: Game<BgioState> }) => Reducer;
  readonly InitializeGame: (setting: { game: Game<BgioState>; numPlayers: number }) => State<BgioState>;
};
const internal = peer('boardgame.io')('boardgame.io/internal') as Internal;

const reducer = internal.CreateGameReducer({ game: bgioGame });
const start = internal.InitializeGame({ game: bgioGame, numPlayers: 2 });

export function bgioPlayout(seed: number): number {
  const policy = randomPolicy(seed);
  let state = start;
  let commands = 0;
  while (state.ctx.gameover === undefined) {
    const legal = enumerate(state.G, state.ctx);
    const [type, args, playerID] = legal[policy.below(legal.length)] as BgioAction;
    const before = state._stateID;
    state = reducer(state, { type: 'MAKE_MOVE', payload: { type, args, playerID } });
    if (state._stateID === before) throw new Error(`${type} was rejected`);
    commands++;
  }
  return commands;
}
