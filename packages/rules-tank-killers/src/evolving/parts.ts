/** Parts of a state put back changed. */
import type { BySide, Force, Open, Secret, Side, State } from '../state.ts';

export function opened(state: State, change: Partial<Open>): State {
  return { open: { ...state.open, ...change }, secret: state.secret };
}

export function withSecret(state: State, open: Partial<Open>, secret: Partial<Secret>): State {
  return { open: { ...state.open, ...open }, secret: { ...state.secret, ...secret } };
}

export function bySide<Value>(values: BySide<Value>, side: Side, value: Value): BySide<Value> {
  return side === 'german' ? { german: value, anglo: values.anglo } : { german: values.german, anglo: value };
}

export function withForce(forces: BySide<Force>, side: Side, change: Partial<Force>): BySide<Force> {
  return bySide(forces, side, { ...forces[side], ...change });
}
