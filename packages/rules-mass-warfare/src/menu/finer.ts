/** I: "A bomber has up to 65 targets [...]: its finer subjects are units, cities, industry, bases, farms and bridges." */
import type { Infrastructure } from '../catalogue/terrain.ts';
import type { Command } from '../commands.ts';
import { groundIn, infrastructureAt } from '../state/board.ts';
import type { War } from '../state.ts';

const FINER = ['units', 'cities', 'industry', 'bases', 'farms', 'bridges'] as const;
export type Finer = (typeof FINER)[number];

const OF_WORK: Readonly<Record<Infrastructure, Finer>> = {
  city: 'cities',
  mine: 'industry',
  oilField: 'industry',
  factory: 'industry',
  airfield: 'bases',
  port: 'bases',
  fortification: 'bases',
  farm: 'farms',
  bridge: 'bridges',
};

/** The kind of target of a sortie, done or planned; null: another command. */
function kindOf(war: War, command: Command): Finer | null {
  const order = command.type === 'plan' ? command.order : command;
  if (order.type !== 'sortie') return null;
  if (typeof order.target === 'string') return 'units';
  const work = infrastructureAt(war, groundIn(war).indexOf(order.target));
  return work === null ? null : OF_WORK[work];
}

export function ofFiner(war: War, command: Command, finer: string): boolean {
  return kindOf(war, command) === finer;
}

/** Kinds of targets of which there are any. */
export function finerOf(war: War, menu: readonly Command[]): readonly Finer[] {
  const kinds = new Set(menu.map((command) => kindOf(war, command)));
  return FINER.filter((kind) => kinds.has(kind));
}
