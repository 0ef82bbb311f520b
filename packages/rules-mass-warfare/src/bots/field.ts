/** What greedy works out of a war once, and remembers by the parts of the view that it was worked out of. */
import type { Json } from '@fieldpost/engine';
import { items, member } from '@fieldpost/engine/reading';

export type HexNo = number;
export type Field = {
  readonly terrain: readonly string[];
  readonly neighbours: readonly (readonly HexNo[])[];
  readonly qs: readonly number[];
  readonly rs: readonly number[];
  readonly byKey: ReadonlyMap<string, HexNo>;
};
export type Unit = {
  readonly id: string;
  readonly type: string;
  readonly owner: string;
  readonly at: HexNo;
  readonly carrier: string | null;
  readonly fire: number;
};

/** The value that was made for an object, made once. */
export function remembered<Value>(make: (of: Json) => Value): (of: Json | undefined) => Value {
  const known = new WeakMap<object, Value>();
  return (of) => {
    if (typeof of !== 'object' || of === null) return make(null);
    let value = known.get(of);
    if (value === undefined) {
      value = make(of);
      known.set(of, value);
    }
    return value;
  };
}

const AROUND = [
  [1, 0],
  [1, -1],
  [0, -1],
  [-1, 0],
  [-1, 1],
  [0, 1],
] as const;

/** Hexes in the order of q, then r, as states number them. */
export const fieldOf = remembered((map): Field => {
  const cells = items(member(map, 'rows')).flatMap((row) => {
    const [q, r] = [Number(member(row, 'q')), Number(member(row, 'r'))];
    return items(member(row, 'cells')).map((code, index) => ({ q: q + index, r, code: String(code) }));
  });
  cells.sort((one, other) => one.q - other.q || one.r - other.r);
  const byKey = new Map(cells.map(({ q, r }, at) => [`${q},${r}`, at]));
  const neighbours = cells.map(({ q, r }) => AROUND.flatMap(([dq, dr]) => byKey.get(`${q + dq},${r + dr}`) ?? []));
  return {
    terrain: cells.map(({ code }) => code),
    neighbours,
    qs: cells.map(({ q }) => q),
    rs: cells.map(({ r }) => r),
    byKey,
  };
});

export function apart({ qs, rs }: Field, one: HexNo, other: HexNo): number {
  const [q, r] = [(qs[one] ?? 0) - (qs[other] ?? 0), (rs[one] ?? 0) - (rs[other] ?? 0)];
  return Math.max(Math.abs(q), Math.abs(r), Math.abs(q + r));
}

/** The hex that a command names; -1 where it names a unit or nothing on the map. */
export function hexNamed({ byKey }: Field, named: Json | undefined): HexNo {
  return Array.isArray(named) ? (byKey.get(named.join()) ?? -1) : -1;
}

export const unitsOf = remembered((armies): ReadonlyMap<string, Unit> => {
  const lists = typeof armies === 'object' && armies !== null ? Object.values(armies) : [];
  const units = lists.flatMap((list) => items(list) as readonly Unit[]);
  return new Map(units.map((unit) => [unit.id, unit]));
});
