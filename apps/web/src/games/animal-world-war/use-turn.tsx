'use client';
import { hexInWords } from '@fieldpost/boards/animal-world-war';
import { fromKey, keyOf } from '@fieldpost/hex';
import { worthActing } from '@fieldpost/rules-animal-world-war/advice';
import { type Command, menuOf as listed, subjectsOf, type View } from '@fieldpost/rules-animal-world-war/table';
import dynamic from 'next/dynamic';
import { useCallback, useMemo } from 'react';
import { hintFor, nextIn } from '../../map-kit/two-step/picking.ts';
import { type Picking, usePicked } from '../../map-kit/two-step/use-picked.ts';
import type { Sheet } from '../../table/slots.ts';
import { closingOf } from './closing.ts';
import { type Choice, type Menu, menuOf, reachOf } from './menu.ts';
import { type Plan, planOf } from './plan.ts';
import type { Seat } from './reading.ts';
import { NO_UNIT, NOTHING, type Picked, tapped } from './selection.ts';
import { IDLE, NO_FIELD_MARKS, type Play, type Situation } from './situation.ts';
import { turnBar } from './turn-bar.tsx';
import { TurnDetails, type TurnProps } from './turn-details.tsx';
import { useShortOdds } from './use-short-odds.ts';

/** Loaded for players who hold a card. */
const CardPanel = dynamic(() => import('./card-panel.tsx').then((module) => module.CardPanel), { loading: () => null });
/** Fetched where an Empire has several players. */
const TeamPanel = dynamic(() => import('./team-panel.tsx').then((module) => module.TeamPanel), { loading: () => null });

const NO_MENU: Menu = new Map();
const NOBODY: readonly string[] = [];
const NO_ORDERS: readonly Command[] = [];

/** Everything that is ordered with soldiers, tanks, planes and cards, from the first turn on and in the window before it. */
export function useTurn(situation: Situation, on: boolean): Play {
  const { able, worth, free } = useOffers(situation, on);
  const stillThere = useCallback((picked: Picked) => kept(picked, able, free), [able, free]);
  const picking = usePicked(NOTHING, stillThere);
  const { picked, pick } = picking;
  const chosen = useChosen(situation, picked);
  const { menu, choice, plan } = chosen;
  const marks = useMemo(() => marksOf(situation, picked, menu, plan), [situation, picked, menu, plan]);
  const odds = useShortOdds(situation, choice, plan);
  if (!on) return IDLE;

  const order = (command: Command) => {
    if (!situation.ready) return;
    pick(restOf(situation, unitOf(picked)));
    void situation.send(command);
  };
  const turn: TurnProps = { situation, able, picked, pick, ...chosen, order };
  return {
    ...inTurn(turn, { free, worth, odds, ...picking }),
    marks: picking.asked ? ringed(situation, worth) : marks,
  };
}

/** Units that can still act, and orders that need no unit. */
function useOffers({ view, seat, choosing }: Situation, on: boolean) {
  const able = useMemo(
    () => (on && choosing && seat !== null ? subjectsOf(view, seat, null).filter((id) => id !== NO_UNIT) : NOBODY),
    [view, seat, on, choosing],
  );
  const free = useMemo(
    () => (on && choosing && seat !== null ? listed(view, seat, NO_UNIT) : NO_ORDERS),
    [view, seat, on, choosing],
  );
  const worth = useMemo(() => (seat === null ? NOBODY : worthActing(view, seat, able)), [view, seat, able]);
  return { able, worth, free };
}

/** The orders of the picked unit, the selected one, and its cost. */
function useChosen({ view, battle, seat, choosing }: Situation, picked: Picked) {
  const unit = unitOf(picked);
  const menu = useMemo(() => menuFor(view, seat, choosing ? unit : null), [view, seat, unit, choosing]);
  const choice = choiceOf(picked, menu);
  const plan = useMemo(
    () => (choice === null || picked.kind !== 'aim' ? null : planOf(battle, choice.command, picked.ties)),
    [battle, choice, picked],
  );
  return { menu, choice, plan };
}

/** The selection that remains after an order. */
function restOf({ view }: Situation, unit: string | null): Picked {
  return unit === null || (unit === NO_UNIT && view.battle.errand === null) ? NOTHING : { kind: 'unit', unit };
}

type Rest = Pick<Picking<Picked>, 'pickSoon' | 'asked' | 'ask'> & {
  readonly free: readonly Command[];
  /** Who has something worth doing. */
  readonly worth: readonly string[];
  readonly odds: string;
};

/** A turn under way: what touches, keys and buttons do. */
function inTurn(turn: TurnProps, { free, worth, odds, pickSoon, asked, ask }: Rest): Omit<Play, 'marks'> {
  const { situation, picked, pick, menu, order } = turn;
  const { ready, props, choosing } = situation;
  const unit = unitOf(picked);
  const carryOut = () => carriedOut(turn);
  const next = () => {
    const after = nextIn(worth, unit);
    if (after !== null) pick({ kind: 'unit', unit: after });
  };
  const give = (command: Command) => {
    pick(NOTHING);
    order(command);
  };
  const closing = closingOf({ situation, orders: free, worth, asked, ask, give });
  const labelsAt = (key: string) => menu.get(key)?.map(({ label }) => label) ?? [];
  return {
    hintOf: (key) => (choosing ? hintFor(labelsAt(key), ownAt(turn, key), unit) : ''),
    picked: (key) => unit !== null && ownAt(turn, key).includes(unit),
    tap: (key) => tap(turn, key, pickSoon),
    keys: {
      escape: () => pick(NOTHING),
      n: next,
      f: carryOut,
      u: () => ready && props.canUndo && props.undo(),
      e: () => closing.end?.press?.(),
    },
    // A player who has nothing to answer sees the waiting bar: the next match, the replay, a rematch.
    bar: choosing ? turnBar({ ...turn, worth, odds, next, carryOut, closing }) : null,
    details: <TurnDetails {...turn} />,
    detailsFirst: picked.kind === 'aim' && picked.index === null,
    boardFirst: unit === NO_UNIT,
    sheets: turnSheets(turn, free),
  };
}

const unitOf = (picked: Picked): string | null =>
  picked.kind === 'unit' || picked.kind === 'aim' ? picked.unit : null;

/** Units of the viewer that stand on a hex and can still do something. */
function ownAt({ situation, able }: TurnProps, key: string): readonly string[] {
  return able.filter((id) => {
    const at = situation.battle.units[id]?.at ?? null;
    return at !== null && keyOf(at) === key;
  });
}

/** Gives the selected order, with the ties as the player set them. */
function carriedOut({ choice, plan, order }: TurnProps): void {
  if (choice === null || choice.harm !== null) return;
  const { command } = choice;
  order(plan !== null && command.type === 'shoot' ? { ...command, ties: plan.ties } : command);
}

function tap(turn: TurnProps, key: string, pickSoon: (picked: Picked) => void): void {
  const { situation, picked, menu, order } = turn;
  const result = tapped(picked, key, ownAt(turn, key), menu);
  if (result.order !== null) {
    const command = menu.get(key)?.[result.order]?.command;
    if (command !== undefined) order(command);
    return;
  }
  pickSoon(result.picked);
  const at = fromKey(key);
  if (result.picked.kind === 'nothing' && at !== null) situation.props.say(hexInWords(situation.battle, at));
}

/** The card in hand and the team: rare, so each has its own sheet. */
function turnSheets({ situation, picked, pick, order }: TurnProps, orders: readonly Command[]): readonly Sheet[] {
  const { seat, view, battle } = situation;
  if (seat === null) return [];
  const card = <CardPanel situation={situation} picked={picked} pick={pick} order={order} orders={orders} />;
  const team = <TeamPanel situation={situation} orders={orders} order={order} />;
  return [
    ...(view.tactics[seat.side] === null ? [] : [{ id: 'card', title: 'Card', body: card }]),
    ...(battle.teams[seat.side].players < 2 ? [] : [{ id: 'team', title: 'Team', body: team }]),
  ];
}

/** Unpicks a unit that can do nothing any more. T10: building needs no unit. */
function kept(picked: Picked, able: readonly string[], free: readonly Command[]): Picked {
  const left = stillAble(picked, able);
  const builds = left.kind === 'nothing' && free.some(({ type }) => type === 'build');
  return builds ? BUILDING : left;
}

const BUILDING: Picked = { kind: 'unit', unit: NO_UNIT };

function stillAble(picked: Picked, able: readonly string[]): Picked {
  if (picked.kind === 'nothing' || picked.kind === 'card' || picked.unit === NO_UNIT) return picked;
  return able.includes(picked.unit) ? picked : NOTHING;
}

function menuFor(view: View, seat: Seat | null, unit: string | null): Menu {
  return unit === null || seat === null ? NO_MENU : menuOf(view.battle, seat.side, listed(view, seat, unit));
}

function choiceOf(picked: Picked, menu: Menu): Choice | null {
  if (picked.kind !== 'aim' || picked.index === null) return null;
  return menu.get(picked.at)?.[picked.index] ?? null;
}

/** Who would be left undone, ringed on the field while it is asked. */
const ringed = ({ battle }: Situation, worth: readonly string[]): Play['marks'] => ({
  ...NO_FIELD_MARKS,
  chosen: worth.flatMap((id) => {
    const at = battle.units[id]?.at ?? null;
    return at === null ? [] : [keyOf(at)];
  }),
});

function marksOf({ battle }: Situation, picked: Picked, menu: Menu, plan: Plan | null): Play['marks'] {
  if (picked.kind === 'nothing' || picked.kind === 'card') return NO_FIELD_MARKS;
  const at = battle.units[picked.unit]?.at ?? null;
  const selected = at === null ? null : keyOf(at);
  if (picked.kind === 'aim' && plan !== null) {
    return { ...NO_FIELD_MARKS, ...plan.marks, selected, targets: plan.marks.blast.length > 0 ? [] : [picked.at] };
  }
  const { reach, targets } = reachOf(menu);
  const elsewhere = (keys: readonly string[]) => keys.filter((key) => key !== selected);
  return { ...NO_FIELD_MARKS, selected, reach: elsewhere(reach), targets: elsewhere(targets) };
}
