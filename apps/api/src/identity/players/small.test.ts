import type { Ending } from '@fieldpost/engine';
import { expect, test } from 'vitest';
import { timeZoneOf } from '../../clock/time-zone.ts';
import { isProgram, markedName, nameOrNeutral, nameSchema } from '../auth/names.ts';
import { resultOf, resultsOf } from './results.ts';

test.each([
  ['Europe/Berlin', 'Europe/Berlin'],
  ['america/new_york', 'America/New_York'],
  ['UTC', 'UTC'],
  ['Europe/Kyiv', 'Europe/Kyiv'],
  ['europe/kyiv', 'Europe/Kyiv'],
  ['Europe/Kiev', 'Europe/Kiev'],
  ['Asia/Kolkata', 'Asia/Kolkata'],
  ['asia/ho_chi_minh', 'Asia/Ho_Chi_Minh'],
  ['Mars/Olympus', null],
  ['+02:00', null],
  ['', null],
  ['Europe/Berlin\u0000', null],
  ['x'.repeat(80), null],
])('the time zone %j is %j', (raw, zone) => {
  expect(timeZoneOf(raw)).toBe(zone);
});

test.each([
  [' Ada  Lovelace\n', 'Ada Lovelace'],
  ['e\u0301va', 'éva'],
  ['\u202eevil\u0000', null],
  ['e\u200bv\u2060a', 'eva'],
  ['Marvin （bot）', null],
  ['Fieldpost', null],
  ['   ', null],
  ['x'.repeat(41), null],
  ['Ada (bot)', null],
  ['Ada ( BOT )\u200b', null],
  ['Robot', 'Robot'],
])('the name %j becomes %j', (raw, name) => {
  const parsed = nameSchema.safeParse(raw);
  expect(parsed.success ? parsed.data : null).toBe(name);
});

test('the name of an account for which a program plays is marked once, and unmarked again', () => {
  expect([markedName('Ada', true), markedName('Ada (bot)', true), markedName('Ada (bot)', false)]).toEqual([
    'Ada (bot)',
    'Ada (bot)',
    'Ada',
  ]);
  expect([isProgram('Ada (bot)'), isProgram('Ada')]).toEqual([true, false]);
});

test('who gives no name gets a neutral one, which tells nothing of their address', () => {
  expect(nameOrNeutral(' ').data).toMatch(/^Newcomer [1-9]\d{3}$/);
  expect(nameOrNeutral(' Ada ').data).toBe('Ada');
  expect(nameOrNeutral('Ada (bot)').success).toBe(false);
});

const ending = (...places: [string, number][]): Ending<string> => ({
  by: 'rules',
  outcome: { reason: 'test', places: places.map(([side, place]) => ({ side, place, score: null })) },
});

test('results are counted by rule set; a match against oneself counts as played only', () => {
  const won = ending(['south', 1], ['north', 2]);
  const drawn = ending(['south', 1], ['north', 1]);
  expect([resultOf('south', won), resultOf('north', won), resultOf('north', drawn), resultOf('east', won)]).toEqual([
    ...['won', 'lost', 'drawn', null],
  ]);
  const one = { result: null, count: 1 };
  const matches = [
    { ruleSet: 'a', scenario: 'ford', listed: true, sides: ['south'], army: null, ending: won, ...one },
    { ruleSet: 'b', scenario: 'hill', listed: true, sides: ['south'], army: null, ending: null, ...one },
    { ruleSet: 'b', scenario: 'ford', listed: true, sides: ['north'], army: null, ending: won, ...one },
    { ruleSet: 'b', scenario: 'hill', listed: true, sides: ['north'], army: 'a Tank', ending: drawn, ...one },
    { ruleSet: 'b', scenario: 'ford', listed: true, sides: ['south', 'north'], army: null, ending: won, ...one },
    ...[1, 2, 3].map(() => ({
      ruleSet: 'b',
      scenario: 'secret',
      listed: false,
      sides: ['west'],
      army: 'a secret',
      ending: null,
      ...one,
    })),
    { ruleSet: 'c', scenario: 'hill', listed: true, sides: ['south', 'north'], army: null, ending: won, ...one },
  ];
  const told = [
    {
      ruleSet: 'b',
      played: 7,
      won: 0,
      drawn: 1,
      lost: 1,
      usualScenario: 'hill',
      usualSide: 'north',
      usualArmy: 'a Tank',
    },
    { ruleSet: 'a', played: 1, won: 1, drawn: 0, lost: 0, usualScenario: 'ford', usualSide: 'south', usualArmy: null },
    { ruleSet: 'c', played: 1, won: 0, drawn: 0, lost: 0, usualScenario: 'hill', usualSide: null, usualArmy: null },
  ];
  expect(resultsOf(matches)).toEqual(told);
  // A computed result replaces the ending, and equal matches add up.
  const reckoned = matches.map((each) => {
    const [side = ''] = each.sides;
    return { ...each, result: (each.ending && resultOf(side, each.ending)) ?? ('played' as const), ending: null };
  });
  expect(resultsOf(reckoned)).toEqual(told);
  expect(resultsOf(reckoned.map((each) => ({ ...each, count: 3 })))[0]).toMatchObject({
    played: 21,
    drawn: 3,
    lost: 3,
  });
});
