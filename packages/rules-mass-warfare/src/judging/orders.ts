/** Orders of every kind under one roof: who judges them, lists them and carries them out, step by step. */
import type { Refusal } from '@fieldpost/engine';
import { fromKey, keyOf } from '@fieldpost/hex';
import { sorties } from '../air/sorties.ts';
import { transfers } from '../air/transfers.ts';
import type { FiledStep } from '../catalogue/steps.ts';
import type { Play } from '../combat/play.ts';
import type { Order } from '../commands.ts';
import { bases } from '../economy/bases.ts';
import { building, canBuild, listBuilds, sitesOf } from '../economy/building.ts';
import { bridgesToMend, repairs } from '../economy/repairs.ts';
import { assaulting } from '../ground/assaults.ts';
import { boarding, landingAshore } from '../ground/boarding.ts';
import { guns } from '../ground/guns.ts';
import { marching, sailing } from '../ground/marching.ts';
import { firing } from '../sea/firing.ts';
import { armyOf, groundIn, isGround, isPlane, isShip, unitOf } from '../state/board.ts';
import type { HexNo, Side, Unit, War } from '../state.ts';
import type { Chapter, UnitChapter } from './chapter.ts';

type AnyChapter = Chapter<Order>;
type UnitStep = {
  readonly fits: (unit: Unit) => boolean;
  readonly chapters: readonly UnitChapter<Order>[];
};

/** Steps in which units are the subjects. */
const UNIT_STEPS: Readonly<Partial<Record<FiledStep, UnitStep>>> = {
  2: { fits: isPlane, chapters: [sorties as UnitChapter<Order>] },
  7: { fits: isPlane, chapters: [transfers as UnitChapter<Order>] },
  8: { fits: isShip, chapters: [sailing as UnitChapter<Order>] },
  9: { fits: isShip, chapters: [firing as UnitChapter<Order>] },
  10: { fits: isGround, chapters: [marching, boarding, landingAshore] as readonly UnitChapter<Order>[] },
  11: { fits: isGround, chapters: [guns as UnitChapter<Order>] },
  12: { fits: isGround, chapters: [assaulting as UnitChapter<Order>] },
  19: { fits: isGround, chapters: [bases as UnitChapter<Order>] },
};

const CHAPTERS: Readonly<Record<Exclude<Order['type'], 'fire'>, AnyChapter>> = {
  sortie: sorties as AnyChapter,
  transfer: transfers as AnyChapter,
  sail: sailing as AnyChapter,
  march: marching as AnyChapter,
  board: boarding as AnyChapter,
  land: landingAshore as AnyChapter,
  attack: assaulting as AnyChapter,
  build: building as AnyChapter,
  base: bases as AnyChapter,
  repair: repairs as AnyChapter,
};

function chapterOf(order: Order, step: FiledStep): AnyChapter {
  if (order.type === 'fire') return (step === 9 ? firing : guns) as AnyChapter;
  return CHAPTERS[order.type];
}

/** The first fault of an order in its step, in the order of THE-RULES "Error codes". */
export function refusesOrder(war: War, side: Side, order: Order, step: FiledStep): Refusal | null {
  return chapterOf(order, step).refuses(war, side, order);
}

export function carryOut(play: Play, side: Side, order: Order, step: FiledStep): void {
  chapterOf(order, step).resolve(play, side, order);
}

/** MW-171: whether a side has a choice other than passing in a step. */
export function hasChoice(war: War, side: Side, step: FiledStep): boolean {
  const ours = UNIT_STEPS[step];
  if (ours === undefined) return step === 17 ? canBuild(war, side) : bridgesToMend(war, side).length > 0;
  const { fits, chapters } = ours;
  const asks = (chapter: UnitChapter<Order>, unit: Unit) => (chapter.asks ?? chapter.able)(war, side, unit);
  return armyOf(war, side).some((unit) => fits(unit) && chapters.some((chapter) => asks(chapter, unit)));
}

function isAble(war: War, side: Side, unit: Unit, { fits, chapters }: UnitStep): boolean {
  return fits(unit) && chapters.some((chapter) => chapter.able(war, side, unit));
}

/** What may be acted with in a step: ids of units, keys of sites and bridges. */
export function subjectsIn(war: War, side: Side, step: FiledStep): readonly string[] {
  const ours = UNIT_STEPS[step];
  if (ours === undefined) return hexSubjects(war, side, step).map((at) => keyOf(groundIn(war).hexes[at] ?? [0, 0]));
  return armyOf(war, side).flatMap((unit) => (isAble(war, side, unit, ours) ? [unit.id] : []));
}

function hexSubjects(war: War, side: Side, step: FiledStep): readonly HexNo[] {
  if (step === 20) return bridgesToMend(war, side);
  return canBuild(war, side) ? sitesOf(war, side).filter((at) => listBuilds(war, side, at).length > 0) : [];
}

/** All legal orders of one subject in a step. */
export function ordersOf(war: War, side: Side, step: FiledStep, subject: string): readonly Order[] {
  const ours = UNIT_STEPS[step];
  if (ours === undefined) return ordersOfHex(war, side, step, subject);
  const unit = unitOf(war, subject);
  if (unit?.owner !== side || !ours.fits(unit)) return [];
  const [only] = ours.chapters;
  return ours.chapters.length === 1 && only !== undefined
    ? only.list(war, side, unit)
    : ours.chapters.flatMap((chapter) => chapter.list(war, side, unit));
}

function ordersOfHex(war: War, side: Side, step: FiledStep, key: string): readonly Order[] {
  const hex = fromKey(key);
  if (hex === null) return [];
  if (step === 17) return listBuilds(war, side, groundIn(war).indexOf(hex));
  const order: Order = { type: 'repair', at: hex };
  return refusesOrder(war, side, order, step) === null ? [order] : [];
}
