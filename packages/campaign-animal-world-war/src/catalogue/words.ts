/** Names and descriptions of medals, upgrades and tactics, for pages (THE-RULES "Medals and upgrades", "Tactics deck"). Public data. */
import type { Atlas } from '@fieldpost/engine';
import {
  MEDAL_IDS,
  MEDALS,
  type MedalId,
  TACTIC_IDS,
  TACTIC_WORDS,
  TACTICS,
  type UpgradeId,
} from '@fieldpost/rules-animal-world-war/catalogue';

const FOR: Readonly<Record<MedalId, string>> = {
  M01: 'Dragged a wounded friend to safety.',
  M02: 'Met the objective with the last action of the battle.',
  M03: 'Shot down 3 enemies in one battle.',
  M04: 'Hit an enemy 5 or more tiles away.',
  M05: 'Wounded or killed an enemy in melee.',
  M06: 'Hit 2 or more enemies and no friend with 1 grenade.',
  M07: 'Collapsed 3 tiles.',
  M08: 'Took 3 damage and stood at the end.',
  M09: 'Wrecked an enemy tank.',
  M10: 'Made an enemy plane crash.',
  M11: 'Revived 2 wounded units.',
  M12: 'Built 3 trenches or wires.',
  M13: 'Hit 2 or more enemies and no friend with 1 strike.',
  M14: 'Brought a civilian home alive.',
  M15: 'The last one standing, and won.',
  M16: 'Ended 5 battles ready.',
  M17: 'Kept the tank, and did 4 damage with it.',
  M18: 'Flew 3 attack runs without crashing.',
};

const GIVES: Readonly<Record<UpgradeId, string>> = {
  U01: 'May drag 2 units in one Move.',
  U02: '+1 rank and +1 health.',
  U03: 'Once per battle, rerolls a failed bullet.',
  U04: 'Needs 1 less on the first tile of a shot.',
  U05: 'Does 2 damage in melee.',
  U06: 'Starts with 1 more grenade.',
  U07: 'Grenades do 4 damage to the tile.',
  U08: '+1 health.',
  U09: '+1 damage to tanks.',
  U10: 'Needs 4 against planes.',
  U11: 'A soldier the Medic revives has 2 health.',
  U12: 'Repairs remove 2 points.',
  U13: 'May shift the scatter of a strike by 1.',
  U14: 'A civilian on this tile ignores the first hit of a battle.',
  U15: '2 actions per turn while alone.',
  U16: 'Once per battle, stays standing when a hit would wound.',
  U17: 'The tank takes 1 more damage.',
  U18: 'The plane takes 1 more damage.',
};

export const WORDS: Atlas['words'] = Object.fromEntries([
  ...MEDAL_IDS.map((id) => [id, { title: MEDALS[id].title, text: FOR[id] }] as const),
  ...MEDAL_IDS.map(
    (id) => [MEDALS[id].upgrade, { title: MEDALS[id].sticker, text: GIVES[MEDALS[id].upgrade] }] as const,
  ),
  ...TACTIC_IDS.map((id) => [id, { title: TACTICS[id].title, text: TACTIC_WORDS[id] }] as const),
]);
