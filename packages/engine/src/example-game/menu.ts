import type { Seat } from '../contract.ts';
import { type Command, FIELDS, SIDES, type Side, type View } from './game.ts';
import { refuses } from './judge.ts';

const FIELD_SUBJECTS = FIELDS.map((field) => `field-${field}`);
const TARGET_SUBJECTS = SIDES.flatMap((side) => FIELDS.map((field) => `${side}-${field}`));
const LOOSE: readonly Command[] = [
  { type: 'ready' },
  { type: 'draw' },
  { type: 'fire', card: 'none' },
  { type: 'fire', card: 'shell' },
  { type: 'smoke' },
  { type: 'hold' },
  { type: 'rest' },
];

function commandsOf(subject: string): readonly Command[] {
  if (subject === '') return LOOSE;
  const [place, digit] = subject.split('-');
  const field = FIELDS.find((one) => String(one) === digit);
  if (field === undefined) return [];
  if (place === 'field') return [{ type: 'bury', field }];
  const at = SIDES.find((side) => side === place);
  if (at === undefined) return [];
  return [
    { type: 'aim', at, field },
    { type: 'peek', at, field },
  ];
}

export function legalCommands(view: View, seat: Seat<Side>, subject?: string): readonly Command[] {
  const asked = subject === undefined ? ['', ...FIELD_SUBJECTS, ...TARGET_SUBJECTS] : [subject];
  return asked.flatMap(commandsOf).filter((command) => refuses(view, seat, command) === null);
}

export function subjects(view: View, seat: Seat<Side>, within?: string): readonly string[] {
  if (within !== undefined) return [];
  const all = ['', ...FIELD_SUBJECTS, ...TARGET_SUBJECTS];
  return all.filter((subject) => legalCommands(view, seat, subject).length > 0);
}
