import { DRAWINGS } from '@fieldpost/boards/list';
import type { RuleSetInfo } from '@fieldpost/client';
import type { OptionSpec } from '@fieldpost/engine';
import { massWarfare as massWarfareRules } from '@fieldpost/rules-mass-warfare';
import { wwiCombinedArms } from '@fieldpost/rules-wwi-combined-arms';
import { describe, expect, it } from 'vitest';
import { setUpOf } from '../../games/index.ts';
import { inSeconds, inUnits } from './clock-presets.ts';
import {
  changed,
  firstMatch,
  inputOf,
  newDraft,
  numberedMap,
  openOptions,
  sidesOf,
  withOwnMap,
  withScenario,
} from './draft.ts';

const { ref, sides, options } = wwiCombinedArms;
const scenarios = wwiCombinedArms.scenarios.map((one) => ({ ...one, levels: [] as readonly string[] }));
const rules: RuleSetInfo = { ...ref, title: 'WWI Combined Arms', sides, options, scenarios };
const game = await setUpOf(ref.id);
const massWarfare = await setUpOf('mass-warfare');
const draft = newDraft(rules, game, "Ada's match");
const keysFor = (id: string): readonly string[] =>
  openOptions(
    rules,
    game,
    rules.scenarios.find((scenario) => scenario.id === id),
  ).map(({ key }) => key);

describe('options that stay open', () => {
  it('are all but those of scenario and side in the standard game', () => {
    expect(keysFor('standard')).toEqual(options.map(({ key }) => key).filter((key) => !game.covered.includes(key)));
  });

  it('leave out what a scenario fixes: ground, and elite marks where armies stand already', () => {
    expect(keysFor('salient-duel')).not.toContain('terrain');
    expect(keysFor('salient-duel')).not.toContain('elite');
  });

  it('leave out all that the campaign switches on (CA-067)', () => {
    for (const key of ['terrain', 'elite', 'experienced', 'reinforcements'])
      expect(keysFor('campaign')).not.toContain(key);
  });
});

describe('named sets of options', () => {
  const GAMES = DRAWINGS.map(({ rules }) => rules);
  const fits = (option: OptionSpec | undefined, value: unknown): boolean => {
    if (option?.kind.type === 'choice') return option.kind.values.includes(String(value)) && typeof value === 'string';
    if (option?.kind.type !== 'integer') return false;
    return Number.isInteger(value) && Number(value) >= option.kind.min && Number(value) <= option.kind.max;
  };

  it.each(GAMES.map((one) => [one.ref.id, one] as const))(
    '%s: each names options in the form that its rules read',
    async (id, one) => {
      const { presets } = await setUpOf(id);
      const wrong = presets.flatMap(({ id: preset, options: named }) =>
        Object.entries(named)
          .filter(
            ([key, value]) =>
              !fits(
                one.options.find((option) => option.key === key),
                value,
              ),
          )
          .map(([key]) => `${preset}: ${key}`),
      );
      expect(wrong).toEqual([]);
    },
  );
});

describe('what closes an option', () => {
  const option = (key: string, type: 'document' | 'flag') => ({ key, title: key, kind: { type } }) as never;
  const bare: RuleSetInfo = {
    ...rules,
    options: ['elite', 'first', 'terrain', 'unequalLayout'].map((key) => option(key, 'flag')),
  };
  const open = (document: object | null, kinds = bare) =>
    openOptions(kinds, { ...game, covered: [] }, { id: 'x', title: 'x', sides, document } as never).map(
      ({ key }) => key,
    );

  it.each([
    ['nothing where there is no document', null, ['elite', 'first', 'terrain', 'unequalLayout']],
    ['what the document sets', { options: { terrain: 'flat' } }, ['elite', 'first', 'unequalLayout']],
    ['all but who begins in a campaign (CA-067)', { options: { campaign: 'on' } }, ['first']],
    [
      'nothing more where the campaign is off',
      { options: { campaign: 'off' } },
      ['elite', 'first', 'terrain', 'unequalLayout'],
    ],
    ['marks and who begins where armies stand', { start: 'move' }, ['terrain', 'unequalLayout']],
    ['nothing where they are still to stand', { start: 'place' }, ['elite', 'first', 'terrain', 'unequalLayout']],
  ])('%s', (_what, document, expected) => {
    expect(open(document)).toEqual(expected);
  });

  it('being a document itself', () => {
    expect(open(null, { ...bare, options: [option('army', 'document'), option('elite', 'flag')] })).toEqual(['elite']);
  });
});

describe('the computer player of a match', () => {
  const levels = ['recruit', 'sergeant', 'general'];
  const some: RuleSetInfo = {
    ...rules,
    scenarios: scenarios.map((one) => ({ ...one, levels: one.id === 'standard' ? levels : [] })),
  };
  it.each([
    [null, 'standard', null],
    ['general', 'standard', 'general'],
    ['greedy', 'standard', 'sergeant'],
    ['random', 'standard', 'recruit'],
    ['captain', 'standard', 'recruit'],
    ['general', 'open-duel', 'greedy'],
    ['random', 'open-duel', 'random'],
  ])('who was %s is in %s %s: only what the scenario offers', (bot, scenario, expected) => {
    expect(withScenario({ ...draft, bot }, some, scenario).bot).toBe(expected);
  });

  it('begins with the weakest level, and is without one on a map of your own', () => {
    const first = { scenario: 'standard', title: 'First', about: '' };
    expect(firstMatch(draft, some, game, first).bot).toBe('recruit');
    const own = { title: 'Mine', sides: ['south', 'north'], document: null, drawing: null };
    expect(withOwnMap({ ...draft, bot: 'general' }, own).bot).toBe('greedy');
  });
});

describe('what is sent', () => {
  const joinRequirements = { minReliability: 80 } as never;
  it.each([
    ['in the lobby', { listed: true, bot: null }, joinRequirements],
    ['by invitation alone: nobody else comes', { listed: false, bot: null }, null],
    ['against a computer player: nobody comes', { listed: true, bot: 'greedy' }, null],
  ])('has requirements for who joins %s', (_where, change, expected) => {
    expect(inputOf({ ...draft, joinRequirements, ...change }, []).joinRequirements).toBe(expected);
  });

  it('names what is open and chosen, and nothing else', () => {
    const open = ['elite', 'first'].map((key) => ({ key }) as never);
    const chosen = { ...draft, title: '  A match ', options: { elite: 'on', terrain: 'flat' } };
    expect(inputOf(chosen, open)).toMatchObject({ title: 'A match', options: { elite: 'on' } });
    expect(Object.keys(inputOf(chosen, open).options ?? {})).toEqual(['elite']);
  });

  it('is accepted by the rules for every scenario', () => {
    for (const scenario of rules.scenarios) {
      const input = inputOf({ ...draft, scenario: scenario.id }, openOptions(rules, game, scenario));
      expect(wwiCombinedArms.parse.options(input.options).ok).toBe(true);
    }
  });

  it('begins with the even layout', () => {
    expect(inputOf(draft, openOptions(rules, game, rules.scenarios[0])).options).toMatchObject({ terrain: 'salient' });
  });
});

describe('the sides of a match', () => {
  const several: RuleSetInfo = {
    ...rules,
    sides: ['s1', 's2', 's3', 's4'],
    scenarios: [
      { id: 'four', title: 'Four', sides: ['s1', 's2', 's3', 's4'], levels: [], document: null },
      { id: 'two', title: 'Two', sides: ['s1', 's2'], levels: [], document: null },
    ],
  };

  it('are those that its scenario has seats for', () => {
    expect(sidesOf(several, 'two')).toEqual(['s1', 's2']);
    expect(sidesOf(several, 'drawn by somebody')).toEqual(several.sides);
  });

  it('hold the creator’s: who sat where the next scenario has no seat takes its first', () => {
    const fourth = { ...newDraft(several, game, 'x'), side: 's4' };
    expect(withScenario(fourth, several, 'two')).toMatchObject({ scenario: 'two', side: 's1' });
    expect(withScenario({ ...fourth, side: 's2' }, several, 'two').side).toBe('s2');
  });
});

describe('times of a clock', () => {
  it.each([
    [259_200, 3, 'days'],
    [43_200, 12, 'hours'],
    [90 * 60, 90, 'minutes'],
    [0, 0, 'minutes'],
  ])('%d s is %d %s and back', (seconds, count, unit) => {
    expect(inUnits(seconds)).toEqual({ count, unit });
    expect(inSeconds(count, unit)).toBe(seconds);
  });
});

describe('a map beside the listed ones', () => {
  const { numbered } = massWarfare;
  if (numbered === null) throw new Error('Mass Warfare has maps with numbers');

  it('is made from a number, within its bounds, and has a seat for each side', () => {
    const own = numberedMap(numbered, numbered.sides[1] ?? [], 42);
    expect(own).toMatchObject({ title: 'gen-3-42', sides: ['s1', 's2', 's3'], document: { map: 'gen-3-42' } });
    expect(numberedMap(numbered, numbered.sides[0] ?? [], 1e9).title).toBe('gen-2-999999');
    expect(numberedMap(numbered, numbered.sides[0] ?? [], Number.NaN).title).toBe('gen-2-0');
  });

  it('is sent as a document, or by the id of a drawing, instead of a listed scenario', () => {
    const own = numberedMap(numbered, ['s1', 's2'], 7);
    const drawn = withOwnMap({ ...draft, side: 's4' }, own);
    expect(drawn.side).toBe('s1');
    expect(inputOf(drawn, [])).toMatchObject({ scenario: 'custom', scenarioDocument: { map: 'gen-2-7' } });
    const kept = inputOf(withOwnMap(draft, { ...own, drawing: 'abc' }), []);
    expect([kept.customScenario, kept.scenarioDocument]).toEqual(['abc', undefined]);
    expect(inputOf(withScenario(drawn, rules, 'standard'), []).scenarioDocument).toBeUndefined();
  });

  it('is not asked for in the first match: that is short, against the computer, and listed nowhere', () => {
    const { first } = massWarfare;
    if (first === null) throw new Error('Mass Warfare has a first match');
    expect(firstMatch(draft, rules, massWarfare, first)).toMatchObject({
      scenario: 'first-game',
      bot: 'greedy',
      listed: false,
    });
  });
});

describe('what is offered by how a match is played', () => {
  const war = { ...rules, ...massWarfareRules.ref, options: massWarfareRules.options };
  const offered = newDraft(war, massWarfare, 'The Ford');
  const sitting = { ...offered.clock, bankSeconds: 2_700, incrementSeconds: 120 };
  const fixed = { at: '19:00', weekdays: [1], noticeSeconds: 0 };

  it('is the secret pace by post, and windows for an evening or against the computer', () => {
    expect(offered.options.pace).toBe('sealed');
    expect(changed(offered, massWarfare, { clock: sitting }).options.pace).toBe('windows');
    expect(changed(offered, massWarfare, { clock: { ...sitting, fixed } }).options.pace).toBe('sealed');
    const computer = changed(offered, massWarfare, { bot: 'greedy' });
    expect(computer.options.pace).toBe('windows');
    expect(changed(computer, massWarfare, { bot: null }).options.pace).toBe('sealed');
    expect(firstMatch(offered, war, massWarfare, { scenario: 'first-game', title: '', about: '' }).options.pace).toBe(
      'windows',
    );
  });

  it('never takes the place of what somebody chose', () => {
    const chosen = changed(offered, massWarfare, { options: { ...offered.options, pace: 'brisk' } });
    expect(changed(chosen, massWarfare, { clock: sitting }).options.pace).toBe('brisk');
    expect(changed(offered, massWarfare, { title: 'Mine' }).options).toEqual(offered.options);
  });
});
