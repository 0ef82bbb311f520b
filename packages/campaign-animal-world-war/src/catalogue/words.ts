/** What medals, upgrades and tactics are called and do, for pages (THE-RULES "Medals and upgrades", "Tactics deck"). Public data. */
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
  M02: 'Met the objective with the last deed of the battle.',
  M03: 'Shot three enemies down in one battle.',
  M04: 'Hit an enemy five tiles away or farther.',
  M05: 'Overcame an enemy hand to hand.',
  M06: 'One grenade among two enemies or more, and no friend.',
  M07: 'Brought three buildings down.',
  M08: 'Took three damage and stood at the end.',
  M09: 'Wrecked an enemy tank.',
  M10: 'Made an enemy plane crash.',
  M11: 'Helped two of the wounded up.',
  M12: 'Built three trenches or wires.',
  M13: 'One strike among two enemies or more, and no friend.',
  M14: 'Brought a civilian home alive.',
  M15: 'The last one standing, and won.',
  M16: 'Came through five battles.',
  M17: 'Brought the tank back with four damage done.',
  M18: 'Flew three attack runs and did not crash.',
};

const GIVES: Readonly<Record<UpgradeId, string>> = {
  U01: 'May drag two units in one Move.',
  U02: 'One rank and one health more.',
  U03: 'Once in a battle a bullet that failed is rolled again.',
  U04: 'Needs one less on the first tile of a shot.',
  U05: 'Does two damage hand to hand.',
  U06: 'Starts with one grenade more.',
  U07: 'Grenades do four to the tile.',
  U08: 'One health more.',
  U09: 'One damage more to tanks.',
  U10: 'Needs 4 against planes.',
  U11: 'Whom the Medic helps up rises with two health.',
  U12: 'Repairs take two points away.',
  U13: 'May shift the scatter of a strike by one.',
  U14: 'A civilian on the same tile ignores the first hit of a battle.',
  U15: 'Two actions in a turn while alone.',
  U16: 'Once in a battle stands where others would go down.',
  U17: 'The tank holds out one damage longer.',
  U18: 'The plane holds out one damage longer.',
};

export const WORDS: Atlas['words'] = Object.fromEntries([
  ...MEDAL_IDS.map((id) => [id, { title: MEDALS[id].title, text: FOR[id] }] as const),
  ...MEDAL_IDS.map(
    (id) => [MEDALS[id].upgrade, { title: MEDALS[id].sticker, text: GIVES[MEDALS[id].upgrade] }] as const,
  ),
  ...TACTIC_IDS.map((id) => [id, { title: TACTICS[id].title, text: TACTIC_WORDS[id] }] as const),
]);
