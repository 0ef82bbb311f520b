import { describe, expect, test } from 'vitest';
import { OPTION_KEYS, parseOptions } from './options.ts';

const read = (raw: unknown) => {
  const parsed = parseOptions(raw);
  return parsed.ok ? parsed.value : `${parsed.fault.code} ${parsed.fault.rule}`;
};

describe('options', () => {
  test('what is left out has its initial value', () => {
    expect(read({})).toMatchObject({ layout: 'medium', squadHERB: 0, selection: 'random', bailOut: 'off' });
    expect(Object.keys(read({}) as object)).toEqual(OPTION_KEYS);
    expect(read({ bailOut: true, objective: 'O16' })).toMatchObject({ bailOut: 'on', objective: 'O16' });
  });

  test.each([
    [{ squadHERB: 1 }, 'OPTION_INVALID AWW-009'],
    [{ squadCARN: 13 }, 'OPTION_INVALID null'],
    [{ layout: 'huge' }, 'OPTION_INVALID null'],
    [{ objective: 'O17' }, 'OPTION_INVALID null'],
    [{ playersHERB: 5 }, 'OPTION_INVALID null'],
    [{ bailOut: 1 }, 'OPTION_INVALID null'],
    [{ weather: 'rain' }, 'MALFORMED null'],
    [[], 'MALFORMED null'],
  ])('AWW-009 %j is refused', (raw, fault) => expect(read(raw)).toBe(fault));
});
