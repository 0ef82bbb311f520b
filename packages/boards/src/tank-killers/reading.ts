/** Reads a view under this game's own names. It checks the shape once, so that a drawing never fails. */
import type { Json } from '@fieldpost/engine';
import type { Force, View } from '@fieldpost/rules-tank-killers';

type Fields = { readonly [key: string]: Json };

const isFields = (value: Json | undefined): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const LISTS: readonly (keyof Force)[] = ['table', 'reserve', 'casualties'];

const isForce = (value: Json | undefined): boolean =>
  isFields(value) && LISTS.every((key) => Array.isArray(value[key])) && typeof value.deck === 'number';

/** The view; null where it is none of this game. */
export function readTankKillers(view: Json): View | null {
  if (!isFields(view) || !isFields(view.open) || !isFields(view.open.forces)) return null;
  const { forces, discard } = view.open;
  if (!isForce(forces.german) || !isForce(forces.anglo) || !Array.isArray(discard)) return null;
  return view as unknown as View;
}
