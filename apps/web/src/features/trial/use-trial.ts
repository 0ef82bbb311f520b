'use client';
import { type Game, grow, type Json, prune, type Seat, type Tagged, type TrialNode, viewOf } from '@fieldpost/engine';
import { useMemo, useRef, useState } from 'react';
import type { Answered, Motion, Named } from '../../games/table.ts';
import {
  type Ground,
  gameThere,
  lineOf,
  moversIn,
  nodeOf,
  type Outcome,
  outcomesOf,
  type Tried,
  thrown,
} from './ground.ts';

/** How draws are made from now on. */
export type Dice = 'likeliest' | 'thrown';

/** A place in a trial. */
export type Place = {
  readonly nodes: readonly TrialNode[];
  /** The node that is shown; 0: the position that the trial begins with. */
  readonly at: number;
};

const BOUNDS: Readonly<Record<string, string>> = {
  TOO_MANY_NODES: 'This trial has 200 orders. Delete a branch first.',
  TOO_DEEP: 'This branch has 40 orders. Start another trial from here.',
  TOO_MANY_BRANCHES: '8 orders were tried here. Delete one first.',
};
const BROKEN = 'An order of this branch is not legal here any more. Choose another branch.';
const FILED = 'A trial has no standing orders: you answer every window yourself.';

export type Trial = ReturnType<typeof useTrial>;

let motions = 2_000_000;

/** Who acts: the seat that was chosen, if it may; else the first that may. Null: nobody. */
const actorOf = (movers: readonly Seat<string>[], wanted: number): Seat<string> | null =>
  movers.find(({ player }) => player === wanted) ?? movers[0] ?? null;

const parentOf = ({ nodes }: Place, id: number): number => nodes.find((node) => node.id === id)?.after ?? 0;

/** A trial under way: its tree, the position shown, and what is done there. */
export function useTrial(ground: Ground, first: Place) {
  const shown = useShownPlace(first);
  const { place, latest, said, setSaid, put } = shown;
  const [dice, setDice] = useState<Dice>('likeliest');
  const [player, setPlayer] = useState(0);
  const there = useMemo(() => gameThere(ground, place.nodes, place.at), [ground, place]);
  const game = there ?? ground.root;
  const movers = useMemo(() => (there === null ? [] : moversIn(ground, there)), [ground, there]);
  const actor = actorOf(movers, player);
  const view = useMemo(() => viewOf(ground.rules, game, actor ?? 'spectator'), [ground, game, actor]);
  const order = async (command: Named): Promise<Answered | null> => {
    const now = gameThere(ground, latest.current.nodes, latest.current.at);
    const seat = now && actorOf(moversIn(ground, now), player);
    if (now === null || seat === null) return null;
    const written = lineOf(ground, now, seat, command as Tagged);
    if ('refused' in written) return refuse(setSaid, written.refused);
    const tried = { ...seat, line: written.line };
    const outcome =
      dice === 'thrown' ? thrown(ground, now, tried, randomSeed()) : outcomesOf(ground, now, tried).all[0];
    if (outcome == null) return refuse(setSaid, 'The rules do not allow this here.');
    return taken(ground, shown, { before: now, after: latest.current.at, tried, outcome, how: dice });
  };
  return {
    ...place,
    movers,
    actor,
    /** The position as who acts sees it. */
    view,
    dice,
    setDice,
    setPlayer,
    motion: shown.motion,
    endMotion: shown.endMotion,
    said: there === null ? BROKEN : said,
    spoken: shown.spoken,
    order,
    file: async () => refuse(setSaid, FILED),
    ...changes(ground, shown, put),
  };
}

type Shown = ReturnType<typeof useShownPlace>;

/** The tree as the page shows it, what moves on the board, and what is said of it. */
function useShownPlace(first: Place) {
  const [place, setPlace] = useState(first);
  const [motion, setMotion] = useState<Motion | null>(null);
  const [said, setSaid] = useState('');
  const [spoken, setSpoken] = useState('');
  // One tap may give several orders, one after another, before the page is drawn again.
  const latest = useRef(first);
  const put = (next: Place, moving: Motion | null = null, words = '') => {
    latest.current = next;
    setPlace(next);
    setMotion(moving);
    setSaid('');
    setSpoken(words);
  };
  const endMotion = (key: number) => setMotion((now) => (now?.key === key ? null : now));
  return { place, latest, motion, endMotion, said, setSaid, spoken, put };
}

/** What is done to the tree besides giving orders. */
function changes(ground: Ground, shown: Shown, put: Shown['put']) {
  const { latest } = shown;
  const goTo = (at: number) => put({ ...latest.current, at });
  return {
    goTo,
    /** Takes another result of the order that led here. */
    choose: (node: TrialNode, outcome: Outcome, how: 'thrown' | 'chosen') => {
      const before = gameThere(ground, latest.current.nodes, node.after);
      if (before !== null) taken(ground, shown, { before, after: node.after, tried: node, outcome, how });
    },
    back: () => goTo(parentOf(latest.current, latest.current.at)),
    remove: (id: number) => put({ nodes: prune(latest.current.nodes, id), at: parentOf(latest.current, id) }),
    rename: (id: number, words: Pick<TrialNode, 'name' | 'note'>) => {
      const nodes = latest.current.nodes.map((node) => (node.id === id ? { ...node, ...words } : node));
      put({ ...latest.current, nodes });
    },
  };
}

function refuse(setSaid: (words: string) => void, why: string): null {
  setSaid(why);
  return null;
}

/** A seed for one throw: nobody can foresee it. */
export const randomSeed = (): number => crypto.getRandomValues(new Uint32Array(1))[0] ?? 1;

type Taking = {
  readonly before: Game;
  /** The node that the order follows. */
  readonly after: number;
  readonly tried: Tried;
  readonly outcome: Outcome;
  readonly how: 'likeliest' | 'thrown' | 'chosen';
};

/** Puts an order with its result into the tree, shows it, and says what the table wants to know of it. */
function taken(
  ground: Ground,
  { latest, put, setSaid }: Shown,
  { before, after, tried, outcome, how }: Taking,
): Answered | null {
  const { rules } = ground;
  const grown = grow(latest.current.nodes, nodeOf(after, tried, outcome, how));
  if (!grown.ok) return refuse(setSaid, BOUNDS[grown.fault.code] ?? 'The trial is full.');
  const { game, steps } = outcome.played;
  const notices = steps.flatMap(({ events }) => events.flatMap((event) => rules.notice(event, tried) ?? []));
  const moving = { key: ++motions, before: viewOf(rules, before, tried), notices };
  put({ nodes: grown.value.nodes, at: grown.value.id }, notices.length > 0 ? moving : null, outcome.told);
  const movers = moversIn(ground, game);
  const again = movers.find(({ side, player }) => side === tried.side && player === tried.player);
  const view: Json = viewOf(rules, game, again ?? movers[0] ?? tried);
  return { view, awaited: again !== undefined };
}
