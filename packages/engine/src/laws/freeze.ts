/** Deep-freezes a value. Later writes throw. Skips values that are already frozen. */
export function frozen<Value>(value: Value): Value {
  if (typeof value !== 'object' || value === null || Object.isFrozen(value)) return value;
  Object.freeze(value);
  for (const member of Object.values(value)) frozen(member);
  return value;
}

/** The path to what is not plain JSON (undefined, a function, NaN, a Map ...), or null: all is. */
export function notJson(value: unknown, path = '$'): string | null {
  if (value === null || typeof value === 'string' || typeof value === 'boolean') return null;
  if (typeof value === 'number') return Number.isFinite(value) && !Object.is(value, -0) ? null : path;
  if (typeof value !== 'object' || !isPlain(value)) return path;
  for (const [key, member] of Object.entries(value)) {
    const found = notJson(member, `${path}.${key}`);
    if (found !== null) return found;
  }
  return null;
}

function isPlain(value: object): boolean {
  const proto = Object.getPrototypeOf(value);
  return proto === Object.prototype || proto === Array.prototype || proto === null;
}
