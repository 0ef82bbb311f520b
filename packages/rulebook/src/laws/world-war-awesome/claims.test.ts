import { worldWarAwesome as rules } from '@fieldpost/rules-world-war-awesome';
import { describe, expect, test } from 'vitest';
import { CHOOSERS, finerCommand, lastLegs, played, setupFor } from './matches.ts';
import { queues } from './queued.ts';
import { fairness, lessonsByCores, survey } from './survey.ts';

describe('World War Awesome!', () => {
  test('random matches end, over pairings, maps and presets', () => {
    const { ends, commands } = survey(4, finerCommand);
    expect(Object.values(ends).reduce((sum, one) => sum + one, 0)).toBe(4);
    expect(ends.unfinished).toBeUndefined();
    expect(commands).toBeGreaterThan(400);
  });

  test('WWA-023: both fall at once in a last round of random orders', () => {
    expect(survey(10, finerCommand, 0, lastLegs).seen).toContain('both-destroyed');
  });

  test('greedy matches end, mostly inside a tank', () => {
    const { shares, draws } = fairness(3, CHOOSERS.greedy ?? finerCommand);
    expect((shares.A ?? 0) + (shares.B ?? 0)).toBe(100);
    expect(draws).toBeLessThan(100);
  });

  test('most greedy matches of each lesson end by cores', () => {
    const { boarding = 0, wireless = 0 } = lessonsByCores(10, CHOOSERS.greedy ?? finerCommand);
    // claims.ts asks for 70 of both, over more matches
    expect(boarding).toBeGreaterThanOrEqual(50);
    expect(wireless).toBeGreaterThanOrEqual(70);
  });

  test('no sentence names an id, a token or an attack of the tables', () => {
    const steps = [0, 1, 38].flatMap((index) => played(setupFor(index), index, CHOOSERS.greedy ?? finerCommand).steps);
    const told = steps.flatMap(({ events }) =>
      (['spectator', { side: 'A', player: 0 }] as const).flatMap((viewer) =>
        events.flatMap((event) => {
          const notice = rules.notice(event, viewer);
          return notice === null ? [] : [rules.tell(notice)];
        }),
      ),
    );
    const ids = /\b[udcj]\d+\b|\b(in|roof):[AB]|\b(GER|USA|SOV)-|undefined|cup[0-9]/;
    expect(told.filter((one) => ids.test(one))).toEqual([]);
    expect(told.length).toBeGreaterThan(2000);
  });

  test('a round that is queued has the steps of the same orders by hand, and saves at least half of the hand-overs', () => {
    const { differ, saved } = queues(6);
    expect(differ).toEqual([]);
    expect(saved).toBeGreaterThanOrEqual(0.5);
  });
});
