/** The basic game as an ordinary boardgame.io game: stages move, attack and retreat; the owner chooses a retreat. */
import type { Ctx, Game, Move } from './bgio-types.ts';
import { peer } from './installed.ts';
import { OPENING, TURN_CAP, UNITS } from './opening.ts';

const { INVALID_MOVE } = peer('boardgame.io')('boardgame.io/core') as { INVALID_MOVE: 'INVALID_MOVE' };

export type Piece = {
  type: string;
  owner: string;
  acted: boolean; // moved in this move phase, attacked in this attack phase
  damage: number; // in this turn
  retreated: boolean; // in this phase
};
export type Cells = (Piece | null)[];
export type BgioState = {
  cells: Cells;
  /** Square of the unit whose owner has to choose. */
  pending: number | null;
};

const col = (s: number) => s % 8;
const row = (s: number) => Math.floor(s / 8);
const distance = (a: number, b: number) => Math.max(Math.abs(col(a) - col(b)), Math.abs(row(a) - row(b)));
const SQUARES = Array.from({ length: 64 }, (_, s) => s);
const NEIGHBOURS = SQUARES.map((s) => SQUARES.filter((t) => t !== s && distance(s, t) === 1));

function pieceOn(cells: Cells, square: number): Piece {
  const piece = cells[square];
  if (!piece) throw new Error(`nobody on ${square}`);
  return piece;
}

const valuesOf = (piece: Piece) => UNITS[piece.type] as readonly [number, number, number];

export function reachable(cells: Cells, from: number): number[] {
  const [steps] = valuesOf(pieceOn(cells, from));
  const seen = new Set([from]);
  let edge = [from];
  for (let i = 0; i < steps; i++) {
    const next: number[] = [];
    for (const s of edge) {
      for (const t of NEIGHBOURS[s] as number[]) {
        if (!seen.has(t) && cells[t] === null) {
          seen.add(t);
          next.push(t);
        }
      }
    }
    edge = next;
  }
  seen.delete(from);
  return [...seen].sort((a, b) => a - b);
}

export function retreatSquares(cells: Cells, s: number): number[] {
  const { owner } = pieceOn(cells, s);
  const back = owner === '0' ? -1 : 1;
  const steps = [
    [back, 0],
    [back, -1],
    [back, 1],
    [0, -1],
    [0, 1],
  ] as const;
  const out: number[] = [];
  for (const [dr, dc] of steps) {
    const r = row(s) + dr;
    const c = col(s) + dc;
    if (r < 0 || r > 7 || c < 0 || c > 7) continue;
    const t = r * 8 + c;
    if (cells[t] !== null) continue;
    const touched = (NEIGHBOURS[t] as number[]).some((n) => cells[n] && cells[n]?.owner !== owner);
    if (dr === 0 && touched) continue;
    out.push(t);
  }
  return out;
}

function damageOf(attacker: string, target: string): number {
  if (attacker === 'F') return 2;
  if (attacker === 'M' && (target === 'I' || target === 'F')) return 2;
  return attacker === 'T' && target === 'M' ? 2 : 1;
}

function retreatUnit(cells: Cells, from: number, to: number): void {
  const unit = pieceOn(cells, from);
  cells[from] = null;
  cells[to] = { ...unit, damage: 0, retreated: true };
}

function openingCells(): Cells {
  const cells: Cells = new Array(64).fill(null);
  OPENING.split('/').forEach((text, i) => {
    let c = 0;
    for (const ch of text) {
      const owner = ch === ch.toUpperCase() ? '0' : '1';
      if (/\d/.test(ch)) c += Number(ch);
      else cells[(7 - i) * 8 + c++] = { type: ch.toUpperCase(), owner, acted: false, damage: 0, retreated: false };
    }
  });
  return cells;
}

const move: Move<BgioState> = ({ G, playerID }, from: number, to: number) => {
  const unit = G.cells[from];
  if (!unit || unit.owner !== playerID || unit.acted) return INVALID_MOVE;
  if (!reachable(G.cells, from).includes(to)) return INVALID_MOVE;
  G.cells[from] = null;
  G.cells[to] = { ...unit, acted: true };
};

const endMovePhase: Move<BgioState> = ({ G, events }) => {
  for (const unit of G.cells) if (unit?.acted) unit.acted = false;
  events.setStage('attack');
};

const attack: Move<BgioState> = ({ G, playerID, events }, from: number, to: number) => {
  const unit = G.cells[from];
  const target = G.cells[to];
  if (!unit || unit.owner !== playerID || unit.acted) return INVALID_MOVE;
  if (!target || target.owner === playerID) return INVALID_MOVE;
  if (distance(from, to) > valuesOf(unit)[1]) return INVALID_MOVE;
  unit.acted = true;
  target.damage += damageOf(unit.type, target.type);
  if (target.damage < valuesOf(target)[2]) return;
  const squares = target.retreated ? [] : retreatSquares(G.cells, to);
  if (squares.length === 0) G.cells[to] = null;
  else if (squares.length === 1) retreatUnit(G.cells, to, squares[0] as number);
  else {
    target.damage = 0;
    G.pending = to;
    events.setActivePlayers({ value: { [target.owner]: 'retreat' } });
  }
};

const retreat: Move<BgioState> = ({ G, ctx, events }, to: number) => {
  if (G.pending === null || !retreatSquares(G.cells, G.pending).includes(to)) return INVALID_MOVE;
  retreatUnit(G.cells, G.pending, to);
  G.pending = null;
  events.setActivePlayers({ value: { [ctx.currentPlayer]: 'attack' } });
};

const endTurn: Move<BgioState> = ({ events }) => {
  events.endTurn();
};

function clearTurn(cells: Cells): void {
  for (const unit of cells) {
    if (!unit || (!unit.acted && unit.damage === 0 && !unit.retreated)) continue;
    unit.acted = false;
    unit.damage = 0;
    unit.retreated = false;
  }
}

export const bgioGame: Game<BgioState> = {
  name: 'wwi',
  minPlayers: 2,
  maxPlayers: 2,
  setup: () => ({ cells: openingCells(), pending: null }),
  turn: {
    activePlayers: { currentPlayer: 'move' },
    onBegin: ({ G }) => clearTurn(G.cells),
    stages: {
      move: { moves: { move, endMovePhase } },
      attack: { moves: { attack, endTurn } },
      retreat: { moves: { retreat } },
    },
  },
  endIf: ({ G, ctx }) => {
    const hq = (owner: string) => G.cells.some((unit) => unit?.type === 'H' && unit.owner === owner);
    if (!hq('0')) return { winner: '1' };
    if (!hq('1')) return { winner: '0' };
    return ctx.turn > TURN_CAP ? { draw: true } : undefined;
  },
};

export type BgioAction = readonly [name: string, args: readonly number[], player: string];

/** All legal actions, by unit square, then goal, the end of the phase last. */
export function enumerate(G: BgioState, ctx: Ctx): BgioAction[] {
  if (G.pending !== null) {
    const owner = pieceOn(G.cells, G.pending).owner;
    return retreatSquares(G.cells, G.pending).map((to) => ['retreat', [to], owner]);
  }
  const me = ctx.currentPlayer;
  const moving = ctx.activePlayers?.[me] === 'move';
  const out: BgioAction[] = [];
  for (let s = 0; s < 64; s++) {
    const unit = G.cells[s];
    if (!unit || unit.owner !== me || unit.acted) continue;
    if (moving) for (const t of reachable(G.cells, s)) out.push(['move', [s, t], me]);
    else for (const t of targetsOf(G.cells, s, unit)) out.push(['attack', [s, t], me]);
  }
  out.push([moving ? 'endMovePhase' : 'endTurn', [], me]);
  return out;
}

function targetsOf(cells: Cells, from: number, unit: Piece): number[] {
  const range = valuesOf(unit)[1];
  return SQUARES.filter((t) => cells[t] && cells[t]?.owner !== unit.owner && distance(from, t) <= range);
}
