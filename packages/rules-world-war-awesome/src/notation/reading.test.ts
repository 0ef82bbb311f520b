/** THE-RULES "Notation": "A line is read whole or not at all". */
import { expect, test } from 'vitest';
import { Trial } from '../testing/trial.ts';

const TRIAL = new Trial({
  units: { u1: 'A USA-RKT 8,8', u2: 'B SOV-RIF 10,8', u3: 'B SOV-RIF 10,9', u4: 'B SOV-RIF 11,8', u5: 'A GER-HMG 2,8' },
  devices: { d51: 'A GER-D2 F6' },
});

test.each([
  'u1 : fire AKIMBO u2 u3',
  'u1 : fire AKIMBO u2 nonsense',
  'u1 : fire AKIMBO u2+u3+u4',
  'u1 : fire AKIMBO u2+',
  'u1 : fire AKIMBO',
  'u1 : fire RIFLE u2+u3',
  'u1 : mount M1 u2 u3',
  'u1 : mount M1 u2+u3+u4',
  'u1 : melee u2 u3',
  'u1 : melee u2^0^1',
  'u1 : load FAUST now',
  'u1 : core C1 C2',
  'u1 : connect F4',
  'u1 : disconnect it',
  'u5 : face 0 1',
  'u5 : unface 0',
  'u1 > 9,8 then : fire AKIMBO u2',
  'u1 ^ 9,8 1 2',
  'u1 > 9,8 : fire AKIMBO u2 : end',
  ': fire AKIMBO u2 u3',
  'd51 SHIFT F4 now',
  'pass now',
  'end it',
  'throw 3 4',
  'when 0 1',
  'tank 2,3 4',
  'support 5,4 3',
  'order 3R now',
  'play GER-T02/B F6 now',
  'hold on',
])('%s is unreadable', (line) => expect(TRIAL.try(line)).toBe('UNREADABLE'));

test('each form with as many words as it has is read', () => {
  expect(TRIAL.try('u1 : fire AKIMBO u2+u2')).toBe('E_TARGET');
  expect(TRIAL.try('u1 : mount M1 u2+u3')).toBe('E_ABILITY');
  expect(TRIAL.try('u5 : unface')).toBe('E_NOT_DEPLOYED');
});
