/** What can be asked about on the table of Mass Warfare. */
import {
  BASE_TYPES,
  BASES,
  RULE_CHAPTERS,
  RULES,
  TERRAIN,
  TERRAIN_CODES,
  UNIT_TYPES,
  UNITS,
} from '@fieldpost/rules-mass-warfare/catalogue';
import { typeName } from '@fieldpost/rules-mass-warfare/table';
import type { GameHelp, Term } from '../../features/help/glossary.ts';

const dice = (count: number): string => (count === 1 ? 'one die' : `${count} dice`);
const hexes = (count: number): string => (count === 1 ? 'one hex' : `${count} hexes`);

const UNIT_TERMS: readonly Term[] = UNIT_TYPES.map((type) => {
  const { name, move, attack, defence, carries } = UNITS[type];
  const fights = attack === 0 ? 'does not attack' : `attacks with ${dice(attack)}`;
  return {
    words: [...new Set([name, typeName(type)])],
    says: `${name}: goes ${hexes(move)}, ${fights}, defends with ${dice(defence)}${carries > 0 ? `, carries ${carries}` : ''}.`,
    rule: UNITS[type].kind === 'air' ? 'MW-060' : UNITS[type].kind === 'sea' ? 'MW-080' : 'MW-090',
  };
});

const GIVES = {
  nothing: '',
  food: ' Its food feeds units.',
  people: ' Its people are units that you may have.',
  metal: ' It gives metal.',
  oil: ' It gives oil.',
} as const;
const ENTERS = {
  ships: 'for ships alone',
  'ships and ground': 'for ships and ground units',
  ground: 'for ground units',
  infantry: 'for Infantry alone',
} as const;

const NAMES = [...new Set(TERRAIN_CODES.map((code) => TERRAIN[code].name))];
const GROUND_TERMS: readonly Term[] = NAMES.map((name) => {
  const code = TERRAIN_CODES.find((one) => TERRAIN[one].name === name) ?? 'BA';
  const { enter, defence, gives } = TERRAIN[code];
  return {
    words: [name],
    says: `${name}: ${ENTERS[enter]}${defence > 0 ? ', 1 more for who defends there' : ''}.${GIVES[gives]}`,
    rule: defence > 0 ? 'MW-050' : 'MW-053',
  };
});

const BASE_TERMS: readonly Term[] = BASE_TYPES.map((type) => ({
  words: [BASES[type].name],
  says:
    BASES[type].builds === null
      ? 'A fortification without fire gives 1 to whoever stands there.'
      : `${BASES[type].name}: ${BASES[type].builds} units are built there, one a turn.`,
  rule: BASES[type].builds === null ? 'MW-052' : 'MW-122',
}));

const THINGS: readonly Term[] = [
  {
    words: ['fire', 'fires', 'flame', 'flames'],
    says: 'Each fire counter takes 1 from the sum of a throw; what burns gives nothing.',
    rule: 'MW-006',
  },
  { words: ['held by'], says: 'Infantry and Mechanized Inf. claim the hex on which they stand.', rule: 'MW-130' },
  { words: ['metal'], says: 'Metal pays for units and bases; mines give it.', rule: 'MW-111' },
  { words: ['oil'], says: 'The first move of a unit in a turn costs 1 oil; Infantry never pays.', rule: 'MW-030' },
  { words: ['food', 'people'], says: 'You may have as many units as your food, and as your people.', rule: 'MW-110' },
  { words: ['units,', 'limit'], says: 'The limit of units is the smaller of food and people.', rule: 'MW-110' },
  { words: ['has moved'], says: 'It has moved this turn.', rule: 'MW-090' },
  { words: ['has attacked'], says: 'It has attacked this turn.', rule: 'MW-100' },
  { words: ['carries'], says: 'What is carried moves along, and is lost with its carrier.', rule: 'MW-023' },
  {
    words: ['on the airfield'],
    says: 'Planes on the ground are no targets; fire on their airfield destroys them.',
    rule: 'MW-069',
  },
  { words: ['off the map'], says: 'Beyond the edge of the map.', rule: 'MW-001' },
  { words: ['initiative', 'order'], says: 'Each turn dice decide who acts first in every step.', rule: 'MW-040' },
  {
    words: ['step', 'Placement'],
    says: 'A turn has eighteen steps; one opens for who has a choice in it.',
    rule: 'MW-171',
  },
  { words: ['out'], says: 'Who has no city and nothing that could claim one is out.', rule: 'MW-161' },
  { words: ['turn'], says: 'At the turn limit the people of the cities decide.', rule: 'MW-163' },
  {
    words: ['attack', 'attacks', 'dice', 'die'],
    says: 'The attacker must throw more than the defender; a tie is the defender’s.',
    rule: 'MW-005',
  },
  { words: ['zone'], says: 'All land within three hexes of a home is its zone.', rule: 'MW-010' },
];

export const HELP: GameHelp = {
  terms: [...UNIT_TERMS, ...GROUND_TERMS, ...BASE_TERMS, ...THINGS],
  place: { says: 'A hex of the map: one ground or sea unit stands there at most.', rule: 'MW-020' },
  chapters: RULE_CHAPTERS,
  rules: RULES,
};
