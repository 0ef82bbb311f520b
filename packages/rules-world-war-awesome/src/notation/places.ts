/** Places, solids and targets in lines (THE-RULES "Notation"). */

import type { Target } from '../commands.ts';
import type { Hex, Layer, Pos, Solid } from '../state.ts';
import { HEX_TEXT } from './forms.ts';

export function writeHex({ q, r }: Hex): string {
  return `${q},${r}`;
}

/** "`9,8` on the ground, `in:A(1,0)`, `roof:B(1,0)`" */
export function writePos(pos: Pos): string {
  return pos.layer === 'ground' ? writeHex(pos) : `${pos.layer}(${writeHex(pos)})`;
}

/** "`!A.X2`, `!9,8`, `!u12`" */
export function writeSolid(solid: Solid): string {
  if ('hex' in solid) return `!${writeHex(solid.hex)}`;
  return 'unit' in solid ? `!${solid.unit}` : `!${solid.tank}.${solid.id}`;
}

export function writeTarget(target: Target): string {
  if ('unit' in target) return target.unit;
  if (!('hex' in target)) return writeSolid(target.solid);
  const { hex, layer, solid } = target;
  return `@${writePos({ layer, ...hex })}${solid === null ? '' : writeSolid(solid)}`;
}

export function readHex(text: string): Hex | null {
  const [, q, r] = HEX_TEXT.exec(text) ?? [];
  return q === undefined || r === undefined ? null : { q: Number(q) + 0, r: Number(r) + 0 };
}

export function readPos(text: string): Pos | null {
  const [, layer, inner] = /^((?:in|roof):[AB])\((.+)\)$/.exec(text) ?? [];
  const hex = readHex(inner ?? text);
  return hex === null ? null : { layer: (layer ?? 'ground') as Layer, ...hex };
}

/** After its `!`. */
export function readSolid(text: string): Solid | null {
  if (/^u\d{1,4}$/.test(text)) return { unit: text };
  const [, tank, id] = /^([AB])\.(\w{1,4})$/.exec(text) ?? [];
  if (tank !== undefined && id !== undefined) return { tank: tank as 'A', id };
  const hex = readHex(text);
  return hex === null ? null : { hex };
}

export function readTarget(text: string): Target | null {
  if (/^u\d{1,4}$/.test(text)) return { unit: text };
  if (text.startsWith('!')) {
    const solid = readSolid(text.slice(1));
    return solid === null ? null : { solid };
  }
  const [, where = '', named] = /^@([^!]+)(?:!(.+))?$/.exec(text) ?? [];
  const pos = readPos(where);
  const solid = named === undefined ? null : readSolid(named);
  if (pos === null || (named !== undefined && solid === null) || pos.layer.startsWith('roof')) return null;
  return { hex: { q: pos.q, r: pos.r }, layer: pos.layer as 'ground', solid };
}
