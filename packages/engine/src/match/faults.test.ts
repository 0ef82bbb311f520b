/** A document that is not taken says where: the member's path, from the top of the document. */
import { describe, expect, test } from 'vitest';
import { scriptedChance } from '../chance/scripted.ts';
import type { Texts } from '../contract.ts';
import { exampleGame } from '../example-game/example-game.ts';
import { expectOk, faultAt, readAt, refuse, sentenceOf } from '../result.ts';
import { openMatch, type RawSetup, setupOf } from './open.ts';

const { fault } = refuse('OPTION_INVALID', 'OP-001');

describe('a path', () => {
  test('is put together from the outside in', () => {
    const crew = faultAt('units[3]', faultAt('crew', fault));
    expect(crew).toEqual({ code: 'OPTION_INVALID', rule: 'OP-001', at: 'units[3].crew' });
    expect(faultAt('position', crew).at).toBe('position.units[3].crew');
    expect(faultAt('units', faultAt('[3]', fault)).at).toBe('units[3]');
    expect(faultAt('', crew).at).toBe('units[3].crew');
    expect(faultAt('options', fault).at).toBe('options');
  });

  test('stands before the sentence; a fault of the whole has the sentence alone, an unknown code none', () => {
    const texts: Texts = { windows: {}, refusals: { OPTION_INVALID: 'No.' }, rules: {} };
    expect(sentenceOf(texts, faultAt('units[3]', fault))).toBe('units[3]: No.');
    expect(sentenceOf(texts, faultAt('', fault))).toBe('No.');
    expect(sentenceOf(texts, faultAt('', refuse('NO_SUCH_CODE').fault))).toBeNull();
  });

  test('is added to what fails alone', () => {
    expect(readAt('units', { ok: true, value: 7 })).toEqual({ ok: true, value: 7 });
    expect(readAt('units', refuse('NO'))).toEqual({ ok: false, fault: { code: 'NO', rule: null, at: 'units' } });
  });
});

describe('a set-up that is not taken names', () => {
  test.each<[RawSetup, string, string]>([
    [{ scenario: 'nowhere' }, 'UNKNOWN_SCENARIO', ''],
    [{ scenario: { strength: 10, flags: 3 } }, 'MALFORMED', 'strength'],
    [{ scenario: { strength: 2, flags: 4 } }, 'MALFORMED', 'flags'],
    [{ scenario: 'two-flags', options: { turns: 61 } }, 'OPTION_INVALID', 'options'],
    [{ scenario: 'two-flags', options: 'many' }, 'MALFORMED', 'options'],
    [{ scenario: 'two-flags', carryOver: {} }, 'MALFORMED', 'carryOver'],
  ])('%j: %s at "%s"', (raw, code, at) => {
    expect(setupOf(exampleGame, raw)).toEqual({ ok: false, fault: { code, rule: null, at } });
  });

  test('the member that contradicts', () => {
    const setup = expectOk(setupOf(exampleGame, { scenario: 'two-flags', options: { turns: 3 } }), 'set-up');
    const fault = { code: 'OPTION_INVALID', rule: 'OP-001', at: 'options.turns' };
    expect(openMatch(exampleGame, setup, scriptedChance([]))).toEqual({ ok: false, fault });
  });
});
