import { type AnyRuleSet, expectOk, setupOf } from '@fieldpost/engine';
import { describe, expect, test } from 'vitest';
import { all, current, find, nameOf, refOf, ruleSetOf } from './index.ts';

describe('the rulebook', () => {
  test('finds every registered edition by name and by reference', () => {
    for (const rules of all()) {
      const name = nameOf(rules.ref);
      expect(refOf(name)).toEqual(rules.ref);
      expect(ruleSetOf(name)).toBe(rules);
      expect(find(rules.ref)).toBe(rules);
    }
  });

  test('a match names the options that its scenario fixes as they are played', () => {
    for (const rules of all())
      for (const { id, document } of rules.scenarios) {
        const setup = expectOk(setupOf(rules, { scenario: id }), id);
        expect(setup.options, id).toMatchObject(rules.fixedOptions(document));
      }
    const wwi = ruleSetOf('wwi-combined-arms@1') as AnyRuleSet;
    const campaign = expectOk(setupOf(wwi, { scenario: 'campaign', options: { terrain: 'salient' } }), 'campaign');
    expect(campaign.options).toMatchObject({ campaign: 'on', terrain: 'front', elite: 'on', reinforcements: 'on' });
  });

  test('the lobby tells a game what it asks for by options that the game has', () => {
    for (const { ref, options, lobby, sides, playersPerSide } of all()) {
      const kindOf = (key: string | undefined) => options.find((one) => one.key === key)?.kind;
      for (const key of [lobby.creator, lobby.first]) {
        const kind = key === null ? null : kindOf(key);
        if (kind !== null)
          expect(kind?.type === 'choice' ? kind.values : [], `${ref.id}: ${key}`).toEqual(
            expect.arrayContaining([...sides]),
          );
      }
      const teams = sides.map((side) => kindOf(lobby.players[side]));
      const seats = { type: 'integer', min: 1, max: playersPerSide };
      for (const kind of teams) expect(kind ?? seats, ref.id).toMatchObject(seats);
      expect(
        teams.every((kind) => (kind !== undefined) === playersPerSide > 1),
        ref.id,
      ).toBe(true);
    }
  });

  test('knows WWI Combined Arms', () => {
    expect(ruleSetOf('wwi-combined-arms@1')?.sides).toEqual(['south', 'north']);
    expect(current('wwi-combined-arms')?.ref).toEqual({ id: 'wwi-combined-arms', edition: 1 });
  });

  test.each(['', 'wwi-combined-arms', 'wwi-combined-arms@0', 'wwi-combined-arms@01', 'x@y', '@1', 'A@1', 'a@1 '])(
    '%j names no edition',
    (name) => {
      expect(refOf(name)).toBeNull();
      expect(ruleSetOf(name)).toBeNull();
    },
  );

  test('an unknown edition or game is not found', () => {
    expect(ruleSetOf('wwi-combined-arms@999')).toBeNull();
    expect(current('chess')).toBeNull();
  });
});
