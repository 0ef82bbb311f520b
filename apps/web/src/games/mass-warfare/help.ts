/** Explanations of the things on the table of Mass Warfare. */
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

const dice = (count: number): string => (count === 1 ? '1 die' : `${count} dice`);
const hexes = (count: number): string => (count === 1 ? '1 hex' : `${count} hexes`);

const UNIT_TERMS: readonly Term[] = UNIT_TYPES.map((type) => {
  const { name, move, attack, defence, carries } = UNITS[type];
  const fights = attack === 0 ? 'does not attack' : `attacks with ${dice(attack)}`;
  return {
    words: [...new Set([name, typeName(type)])],
    says: `${name}: moves ${hexes(move)}, ${fights}, defends with ${dice(defence)}${carries > 0 ? `, carries ${carries}` : ''}.`,
    rule: UNITS[type].kind === 'air' ? 'MW-060' : UNITS[type].kind === 'sea' ? 'MW-080' : 'MW-090',
  };
});

const GIVES = {
  nothing: '',
  food: ' Its food supports units.',
  people: ' Its people limit how many units you can have.',
  metal: ' It gives metal.',
  oil: ' It gives oil.',
} as const;
const ENTERS = {
  ships: 'ships only',
  'ships and ground': 'ships and ground units',
  ground: 'ground units only',
  infantry: 'Infantry only',
} as const;

const NAMES = [...new Set(TERRAIN_CODES.map((code) => TERRAIN[code].name))];
const GROUND_TERMS: readonly Term[] = NAMES.map((name) => {
  const code = TERRAIN_CODES.find((one) => TERRAIN[one].name === name) ?? 'BA';
  const { enter, defence, gives } = TERRAIN[code];
  return {
    words: [name],
    says: `${name}: ${ENTERS[enter]}${defence > 0 ? ', +1 defence for a unit there' : ''}.${GIVES[gives]}`,
    rule: defence > 0 ? 'MW-050' : 'MW-053',
  };
});

const BASE_TERMS: readonly Term[] = BASE_TYPES.map((type) => ({
  words: [BASES[type].name],
  says:
    BASES[type].builds === null
      ? 'A fortification that is not burning gives +1 defence to a unit there.'
      : `${BASES[type].name}: builds ${BASES[type].builds} units, 1 per turn.`,
  rule: BASES[type].builds === null ? 'MW-052' : 'MW-122',
}));

const THINGS: readonly Term[] = [
  {
    words: ['fire', 'fires', 'flame', 'flames'],
    says: 'Each fire takes 1 from a roll. Burning sites produce nothing.',
    rule: 'MW-006',
  },
  { words: ['held by'], says: 'Infantry and Mechanized Infantry claim the hex they stand on.', rule: 'MW-130' },
  { words: ['metal'], says: 'Metal pays for units and bases. Mines give it.', rule: 'MW-111' },
  { words: ['oil'], says: 'A unit’s first move in a turn costs 1 oil. Infantry is free.', rule: 'MW-030' },
  {
    words: ['food', 'people'],
    says: 'Your food and your people both limit your number of units.',
    rule: 'MW-110',
  },
  {
    words: ['units,', 'limit'],
    says: 'Your unit limit is your food or your people, whichever is lower.',
    rule: 'MW-110',
  },
  { words: ['has moved'], says: 'It has moved this turn.', rule: 'MW-090' },
  { words: ['has attacked'], says: 'It has attacked this turn.', rule: 'MW-100' },
  { words: ['carries'], says: 'Carried units move with their carrier and are lost with it.', rule: 'MW-023' },
  {
    words: ['on the airfield'],
    says: 'Planes on the ground cannot be attacked, but fires on their airfield destroy them.',
    rule: 'MW-069',
  },
  { words: ['off the map'], says: 'Beyond the edge of the map.', rule: 'MW-001' },
  { words: ['initiative', 'order'], says: 'Dice decide each turn who acts first in every step.', rule: 'MW-040' },
  {
    words: ['step', 'Placement'],
    says: 'A turn has 20 steps. A step opens if someone has a choice to make.',
    rule: 'MW-171',
  },
  { words: ['out'], says: 'A player with no city and no way to claim one is out.', rule: 'MW-161' },
  { words: ['turn'], says: 'At the turn limit the largest share of people wins.', rule: 'MW-163' },
  {
    words: ['attack', 'attacks', 'dice', 'die'],
    says: 'The attacker must roll higher than the defender. Ties go to the defender.',
    rule: 'MW-005',
  },
  { words: ['zone'], says: 'All land within 3 hexes of a home belongs to its zone.', rule: 'MW-010' },
];

export const HELP: GameHelp = {
  terms: [...UNIT_TERMS, ...GROUND_TERMS, ...BASE_TERMS, ...THINGS],
  place: { says: 'A hex of the map. It holds 1 ground or sea unit.', rule: 'MW-020' },
  chapters: RULE_CHAPTERS,
  rules: RULES,
};
