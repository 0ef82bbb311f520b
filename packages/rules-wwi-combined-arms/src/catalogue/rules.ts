/** The numbered rules in short words, for refusals, the rules page and the quick reference. Public data. */
import type { RuleId } from '@fieldpost/engine';

export const RULE_CHAPTERS: readonly { readonly title: string; readonly from: number; readonly to: number }[] = [
  { title: 'Units', from: 1, to: 9 },
  { title: 'Army creation', from: 10, to: 19 },
  { title: 'Set-up', from: 20, to: 29 },
  { title: 'Move phase', from: 30, to: 39 },
  { title: 'Attack phase', from: 40, to: 49 },
  { title: 'Retreat', from: 50, to: 59 },
  { title: 'Optional rules', from: 60, to: 69 },
  { title: 'End of the game', from: 70, to: 79 },
];

export const RULES: Readonly<Record<RuleId, string>> = {
  'CA-001': 'Eight unit types with Move, Range, Defense and limits, as in the unit list.',
  'CA-002':
    'An attack does 1 damage, except: Machine Gun 2 against Infantry and Flame Throwers; Flame Thrower 2 against everything; Tank 2 against Machine Guns.',
  'CA-003': 'Each unit type has a maximum and a minimum number: at least 8 Infantry.',
  'CA-010': 'Each player designs an army of exactly 16 units within the limits, with exactly 1 Headquarters.',
  'CA-011': 'Designs are made at the same time and are secret until both are committed, then both are public.',
  'CA-012': 'Option full rows: 24 units instead of 16, one on every square of the three rows.',
  'CA-020': 'Every unit is placed in the back three rows of its owner, one on a square.',
  'CA-021': 'Players alternate, one unit at a time, any unit of the army on any empty square of the zone.',
  'CA-022':
    'First is the player with more Infantry; if equal, the one with the smaller sum of Range; if equal, the challenged. In a rematch the loser is first.',
  'CA-023':
    'The first player places the first unit and takes the first turn. The creator is South unless they choose otherwise.',
  'CA-030': 'The active player may move any of their units, each at most once, in any order.',
  'CA-031':
    'A move is a path of up to Move steps to neighbouring squares, all empty. Diagonal steps between occupied squares are allowed.',
  'CA-032': 'Headquarters have Move 0 and never move in this phase.',
  'CA-033': 'Enemy contact does not hinder moving.',
  'CA-034': 'Terrain does not affect movement.',
  'CA-035':
    'A goal farther than Move is too far, an occupied goal is occupied, otherwise there is no path. A retreated unit moves normally in its own next turn.',
  'CA-040': 'Each unit may attack once; attacks are carried out one after another. Moving does not forbid attacking.',
  'CA-041':
    'The target is an enemy unit at distance 1 to Range. Range 2 or more fires over units; there is no minimum range.',
  'CA-042': 'Damage adds up during the phase.',
  'CA-043': 'Attack phase and fire phase are the same.',
  'CA-044': 'At the end of the phase all damage is cleared.',
  'CA-050': 'A unit whose damage reaches its effective Defense must retreat at once, before the next attack.',
  'CA-051': 'Effective Defense is Defense, +1 if elite, and the terrain of its square; never below 1.',
  'CA-052': 'A retreat is exactly one square: straight back, diagonally back, or sideways; the owner chooses.',
  'CA-053': 'A legal retreat square is on the board and empty.',
  'CA-054': 'The Move value does not matter; a Headquarters retreats too.',
  'CA-055': 'Sideways is legal only if the new square has no enemy in contact.',
  'CA-056': 'Without a legal square the unit is destroyed.',
  'CA-057': 'After a retreat the damage is 0; points above the Defense are lost.',
  'CA-058':
    'Double whammy: a unit that retreated in this phase and reaches its effective Defense again is destroyed at once.',
  'CA-059': 'Destroyed units leave the board at once; their squares are empty for later retreats.',
  'CA-060': "Option terrain: Trench +1, Bunker +2, No-Man's-Land -1 Defense for any unit that stands there.",
  'CA-061': 'Option elite: each player marks up to 2 of their units.',
  'CA-062': 'An elite unit has +1 Defense and always does 2 damage, never more.',
  'CA-063': 'The Headquarters may be elite. Elite marks are public once both armies are committed.',
  'CA-064':
    'Option experienced: a credit for each enemy unit destroyed that it damaged in that phase; 5 credits make it elite at the end of the phase.',
  'CA-065':
    'Option reinforcements: in turns 3, 6, 9, ... before moving, a player may put one unit except Headquarters on an empty square of their back row.',
  'CA-066': 'Reinforcements are not elite and start with 0 credits.',
  'CA-067': 'Campaign: board 12x12, four rows, 32 units, the campaign limits, the front layout, and all options on.',
  'CA-070': 'A player wins at the moment the enemy Headquarters is destroyed.',
  'CA-071': 'A player may resign at any time; a draw may be agreed.',
  'CA-072': 'Draw if the same position with the same player to move occurs for the third time.',
  'CA-073': 'Draw if 40 turns pass without a destroyed unit.',
  'CA-074': 'At the turn limit the larger sum of printed Defense of living units wins; equal is a draw.',
  'CA-075': 'Passing is always allowed; there is no stalemate loss.',
  'CA-076': 'The draws by repetition and by no losses can be switched off or changed.',
  'CA-077':
    'Tests at the end of a turn: turn limit, no losses, repetition. A draw offer lasts until the other side ends a turn. A plan may be partial.',
};
