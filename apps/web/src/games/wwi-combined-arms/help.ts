/** Explanations of the things on the table of WWI Combined Arms. */
import {
  RULE_CHAPTERS,
  RULES,
  TERRAIN,
  TERRAIN_KINDS,
  UNIT_TYPES,
  UNITS,
} from '@fieldpost/rules-wwi-combined-arms/catalogue';
import type { GameHelp, Term } from '../../features/help/glossary.ts';

const squares = (count: number): string => (count === 1 ? '1 square' : `${count} squares`);

const UNIT_TERMS: readonly Term[] = UNIT_TYPES.map((type) => {
  const { name, plural, move, range, defense } = UNITS[type];
  const moves = move === 0 ? 'never moves' : `moves up to ${squares(move)}`;
  return {
    words: [...new Set([name, plural])],
    says: `${name}: ${moves}, range ${squares(range)}, retreats at ${defense} damage.`,
    rule: type === 'hq' ? 'CA-032' : 'CA-001',
  };
});

const GROUND_TERMS: readonly Term[] = TERRAIN_KINDS.filter((kind) => kind !== 'open').map((kind) => {
  const { name, defense } = TERRAIN[kind];
  return {
    words: [name],
    says: `${name}: ${defense > 0 ? '+' : '−'}${Math.abs(defense)} Defense for a unit there.`,
    rule: 'CA-060',
  };
});

const TERMS: readonly Term[] = [
  ...UNIT_TERMS,
  ...GROUND_TERMS,
  {
    words: ['damage'],
    says: 'Damage adds up during a turn. At its Defense a unit must retreat.',
    rule: 'CA-050',
  },
  { words: ['Defense'], says: 'A unit whose damage reaches its Defense must retreat.', rule: 'CA-051' },
  { words: ['elite'], says: 'An elite unit has 1 more Defense and always does 2 damage.', rule: 'CA-062' },
  {
    words: ['credit', 'credits'],
    says: 'A unit earns 1 credit for each enemy it helps destroy.',
    rule: 'CA-064',
  },
  {
    words: ['has retreated', 'fell back'],
    says: 'It retreated this turn. If it must retreat again, it is lost.',
    rule: 'CA-058',
  },
  {
    words: ['retreat', 'retreats', 'fall back', 'falls back'],
    says: 'Retreat 1 square: straight or diagonally back, or sideways.',
    rule: 'CA-052',
  },
  { words: ['has moved'], says: 'Each unit moves once per turn and can attack after that.', rule: 'CA-030' },
  { words: ['has attacked'], says: 'Each unit attacks once in a turn.', rule: 'CA-040' },
  {
    words: ['target', 'targets', 'attack', 'attacks', 'attacked'],
    says: 'A unit attacks an enemy from 1 square away up to its Range.',
    rule: 'CA-041',
  },
  {
    words: ['destroyed', 'lost'],
    says: 'A unit that must retreat but has no free square is destroyed.',
    rule: 'CA-056',
  },
  {
    words: ['reinforcement', 'reinforcements'],
    says: 'Option: every third turn you can bring back a lost unit.',
    rule: 'CA-065',
  },
  { words: ['turn', 'round'], says: 'At the turn limit the side with more surviving Defense wins.', rule: 'CA-074' },
  { words: ['empty'], says: 'An empty square. Units can move or retreat to it.', rule: 'CA-031' },
  { words: ['army', 'armies'], says: 'Both players secretly choose 16 units.', rule: 'CA-010' },
];

export const HELP: GameHelp = {
  terms: TERMS,
  place: { says: 'A square. Moves cross empty squares, also diagonally.', rule: 'CA-031' },
  chapters: RULE_CHAPTERS,
  rules: RULES,
};
