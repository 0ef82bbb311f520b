/** Explanations of the things on the table of Animal World War. */
import {
  RULE_CHAPTERS,
  RULES,
  SOLDIER_TYPES,
  SOLDIERS,
  TACTIC_IDS,
  TACTIC_WORDS,
  TACTICS,
  TILE_IDS,
  TILES,
} from '@fieldpost/rules-animal-world-war/catalogue';
import type { GameHelp, Term } from '../../features/help/glossary.ts';
import { SOLDIER_RULES, SOLDIER_WORDS } from './soldier-words.ts';

const SOLDIER_TERMS: readonly Term[] = SOLDIER_TYPES.map((type) => {
  const { title, names } = SOLDIERS[type];
  return {
    words: [title, names.HERB.name, names.CARN.name],
    says: `${title}: ${SOLDIER_WORDS[type].charAt(0).toLowerCase()}${SOLDIER_WORDS[type].slice(1)}`,
    rule: SOLDIER_RULES[type],
  };
});

const TILE_TERMS: readonly Term[] = TILE_IDS.map((id) => {
  const { name, cover, cannotCross } = TILES[id];
  return {
    words: [name],
    says: `${name}: cover ${cover}${cannotCross ? ', and nobody can enter it' : ''}.`,
    rule: cannotCross ? 'AWW-004' : 'AWW-040',
  };
});

const TACTIC_TERMS: readonly Term[] = TACTIC_IDS.map((id) => ({
  words: [TACTICS[id].title],
  says: TACTIC_WORDS[id],
  rule: 'AWW-180',
}));

const THINGS: readonly Term[] = [
  { words: ['cover'], says: 'A shot must beat the cover of each tile it crosses, and of its target.', rule: 'AWW-061' },
  {
    words: ['damage'],
    says: 'At its cover value a tile collapses. Above its health a soldier is wounded.',
    rule: 'AWW-110',
  },
  {
    words: ['wounded'],
    says: 'Wounded soldiers cannot act. Another hit kills them. A Medic can help them up.',
    rule: 'AWW-111',
  },
  {
    words: ['grenade', 'grenades'],
    says: 'Thrown at the same tile or an adjacent one. It hurts everyone there.',
    rule: 'AWW-090',
  },
  {
    words: ['has acted'],
    says: 'Each soldier has 1 action per turn; a Captain can give another.',
    rule: 'AWW-021',
  },
  { words: ['trench', 'wreck'], says: 'A trench gives cover 4, a wreck 5, to everyone on the tile.', rule: 'AWW-170' },
  {
    words: ['wire', 'barbed wire'],
    says: 'Soldiers on foot cannot enter a tile with wire. They can leave it.',
    rule: 'AWW-035',
  },
  {
    words: ['No Man’s Land', "No Man's Land"],
    says: 'A collapsed tile. Its cover is 2 and it cannot collapse again.',
    rule: 'AWW-082',
  },
  { words: ['zone'], says: 'Each Empire deploys in its zone. Returning soldiers come back there.', rule: 'AWW-014' },
  {
    words: ['objective', 'aim', 'named by the objective'],
    says: 'Shows how each Empire wins. Checked after every action.',
    rule: 'AWW-190',
  },
  { words: ['VIP'], says: 'Your opponent hunts this soldier.', rule: 'AWW-007' },
  {
    words: ['Civilian', 'civilians', 'rabbit'],
    says: 'Civilians are neutral. Soldiers can bring them along.',
    rule: 'AWW-173',
  },
  {
    words: ['tank'],
    says: 'A tank flattens what it enters, fires shells, and is wrecked by 6 damage.',
    rule: 'AWW-150',
  },
  { words: ['plane'], says: 'A plane first lines up. In a later action it attacks along its line.', rule: 'AWW-161' },
  {
    words: ['case', 'crate', 'banner', 'charge', 'radio', 'token'],
    says: 'Once per turn a soldier can pick up, put down or hand over 1 item for free.',
    rule: 'AWW-105',
  },
  { words: ['off the field'], says: 'Beyond the edge. Shots skip it and nobody can go there.', rule: 'AWW-053' },
  {
    words: ['tactic', 'tactics', 'card'],
    says: 'Each Empire has a tactic card. It stays hidden until played.',
    rule: 'AWW-180',
  },
  { words: ['round', 'rounds'], says: 'In each round Herbivoria has the first turn.', rule: 'AWW-020' },
  {
    words: ['shoot', 'shoots', 'shot', 'hits'],
    says: 'A shot crosses the tiles on its line and stops at the first miss.',
    rule: 'AWW-061',
  },
  {
    words: ['Herbivoria', 'Carnivoron'],
    says: 'One of the two Empires; every player belongs to one.',
    rule: 'AWW-001',
  },
];

export const HELP: GameHelp = {
  terms: [...SOLDIER_TERMS, ...TILE_TERMS, ...TACTIC_TERMS, ...THINGS],
  place: { says: 'A tile of the field. Soldiers move to one of the 6 tiles around.', rule: 'AWW-030' },
  chapters: RULE_CHAPTERS,
  rules: RULES,
};
