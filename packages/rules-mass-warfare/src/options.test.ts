import { describe, expect, test } from 'vitest';
import { DECISION_SHARE, FIRST_GAME } from './catalogue/options.ts';
import { massWarfare as rules } from './index.ts';
import { OPTION_KEYS, parseOptions } from './options.ts';

const read = (raw: unknown) => {
  const parsed = parseOptions(raw);
  return parsed.ok ? parsed.value : parsed.fault.code;
};

describe('options', () => {
  test('what is left out is as printed', () => {
    expect(read({})).toEqual({
      pace: 'windows',
      conquestShare: 100,
      turnLimit: 40,
      freePlacement: 'off',
      startMetal: 30,
      startOil: 30,
    });
    expect(Object.keys(read({}) as object)).toEqual(OPTION_KEYS);
  });

  test.each([
    [{ pace: 'slow' }, 'OPTION_INVALID'],
    [{ conquestShare: 39 }, 'OPTION_INVALID'],
    [{ turnLimit: 201 }, 'OPTION_INVALID'],
    [{ startMetal: 100 }, 'OPTION_INVALID'],
    [{ freePlacement: 'maybe' }, 'OPTION_INVALID'],
    [{ weather: 1 }, 'MALFORMED'],
    [[], 'MALFORMED'],
  ])('%j is refused', (raw, code) => expect(read(raw)).toBe(code));

  test('MW-169: the named sets are scenarios that fix their options', () => {
    const fixed = (id: string) => rules.scenarios.find((scenario) => scenario.id === id)?.document.options;
    expect(fixed('first-game')).toEqual(FIRST_GAME);
    expect(fixed('four-corners-decision')).toEqual({ conquestShare: DECISION_SHARE[4], turnLimit: 60 });
  });
});
