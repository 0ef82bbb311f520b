import { describe, expect, test } from 'vitest';
import type { Notice } from '../events.ts';
import { animalWorldWar as rules } from '../index.ts';
import { Trial, unit } from '../testing/trial.ts';
import { nameOf } from './names.ts';
import { ruleOf } from './rules.ts';

const told = (trial: Trial, line: string, ...dice: number[]) =>
  trial.play(line, ...dice).flatMap((event) => {
    const notice = rules.notice(event, 'spectator');
    return notice === null ? [] : [rules.tell(notice)];
  });

describe('what is told', () => {
  test('a shot, die by die', () => {
    const trial = new Trial({ units: [unit('H.sniper', '0,2'), unit('C.medic', '0,0')] });
    expect(told(trial, 'sniper x 0,0', 1, 4).join(' ')).toBe(
      [
        'Silent Hoof has used its action.',
        'Silent Hoof shoots at 0,0.',
        'To pass 0,1: 1, 1 needed, enough.',
        'To hit on 0,0: 4, 1 needed, enough.',
        'Doc Whisker is hit.',
        'Doc Whisker takes 1 damage.',
      ].join(' '),
    );
  });

  test('a grenade that brings a tile down', () => {
    const trial = new Trial({
      tiles: [{ at: [0, 1], card: 'barn' }],
      units: [unit('H.medic', '0,2', { grenades: 1 }), unit('C.medic', '0,1')],
    });
    const text = told(trial, 'medic throws 0,1', 3).join(' ');
    for (const part of [
      'throws a grenade at 0,1',
      'The grenade on 0,1: 3, 3 needed, enough.',
      'collapses into No Man',
      'Doc Whisker takes 4 damage.',
      'is wounded on 0,1',
    ])
      expect(text).toContain(part);
  });

  test.each<[Notice, string, string | null]>([
    [
      { type: 'picked', empire: 'HERB', soldier: null, controller: null, secret: true },
      'Herbivoria picks a soldier, unseen.',
      'AWW-011',
    ],
    [{ type: 'turnStarted', empire: 'CARN', round: 3 }, 'Round 3: Carnivoron has its turn.', 'AWW-020'],
    [{ type: 'tacticUsed', empire: 'HERB', card: 'T08' }, 'Herbivoria plays Smoke.', 'AWW-180'],
    [{ type: 'itemTaken', item: 'CASE', unit: 'C.medic' }, 'Doc Whisker picks up the case.', 'AWW-105'],
    [{ type: 'markedAbsent', empire: 'HERB', player: 1, absent: true }, 'Player 2 of Herbivoria is absent.', null],
    [
      {
        type: 'battleEnded',
        outcome: {
          reason: 'objective',
          places: [
            { side: 'HERB', place: 1, score: null },
            { side: 'CARN', place: 2, score: null },
          ],
        },
      },
      'Herbivoria wins: the objective is met.',
      'AWW-190',
    ],
    [
      {
        type: 'battleEnded',
        outcome: {
          reason: 'safety',
          places: [
            { side: 'HERB', place: 1, score: null },
            { side: 'CARN', place: 1, score: null },
          ],
        },
      },
      'The battle is drawn: the battle has lasted too long.',
      'AWW-190',
    ],
  ])('%j', (notice, sentence, rule) => {
    expect(rules.tell(notice)).toBe(sentence);
    expect(ruleOf(notice)).toBe(rule);
  });

  test.each([
    ['H.tank', 'Old Shell'],
    ['C.plane', 'Blood Kite'],
    ['V1', 'civilian V1'],
    ['G12', 'a grenade'],
    ['K3', 'crate K3'],
    ['HERB', 'Herbivoria'],
    ['RELIC', 'RELIC'],
  ])('%s is %s', (id, name) => expect(nameOf(id)).toBe(name));
});
