/** As much of boardgame.io's types as our game of it uses: the package itself is there only while a bench runs. */

export type Ctx = {
  readonly currentPlayer: string;
  readonly turn: number;
  readonly activePlayers: Readonly<Record<string, string>> | null;
  readonly gameover?: unknown;
};

type Events = {
  setStage(stage: string): void;
  setActivePlayers(players: { readonly value: Readonly<Record<string, string>> }): void;
  endTurn(): void;
};
type Given<G> = { readonly G: G; readonly ctx: Ctx; readonly playerID: string; readonly events: Events };

/** Changes `G`, or answers that it may not. */
export type Move<G> = (given: Given<G>, ...squares: number[]) => 'INVALID_MOVE' | undefined;

type Stage<G> = { readonly moves: Readonly<Record<string, Move<G>>> };

export type Game<G> = {
  readonly name: string;
  readonly minPlayers: number;
  readonly maxPlayers: number;
  readonly setup: () => G;
  readonly turn: {
    readonly activePlayers: { readonly currentPlayer: string };
    readonly onBegin: (given: Pick<Given<G>, 'G'>) => void;
    readonly stages: Readonly<Record<string, Stage<G>>>;
  };
  readonly endIf: (given: Pick<Given<G>, 'G' | 'ctx'>) => unknown;
};

export type State<G> = { readonly G: G; readonly ctx: Ctx; readonly _stateID: number };
