import type { Seat } from '../contract.ts';
import { refuses } from './judge.ts';
import { type Command, FIELDS, type Side, type View } from './outpost-game.ts';

const FIELD_SUBJECTS = FIELDS.map((field) => `field-${field}`);
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
  const field = FIELDS.find((one) => `field-${one}` === subject);
  if (field === undefined) return [];
  return [
    { type: 'bury', field },
    { type: 'aim', field },
    { type: 'peek', field },
  ];
}

export function legalCommands(view: View, seat: Seat<Side>, subject?: string): readonly Command[] {
  const asked = subject === undefined ? ['', ...FIELD_SUBJECTS] : [subject];
  return asked.flatMap(commandsOf).filter((command) => refuses(view, seat, command) === null);
}

export function subjects(view: View, seat: Seat<Side>, within?: string): readonly string[] {
  if (within !== undefined) return [];
  return ['', ...FIELD_SUBJECTS].filter((subject) => legalCommands(view, seat, subject).length > 0);
}
