/** The 18 medals and the upgrade that comes with each (THE-RULES "Medals and upgrades"). Public data. */

// biome-ignore format: the eighteen in two rows
export const MEDAL_IDS = [
  'M01', 'M02', 'M03', 'M04', 'M05', 'M06', 'M07', 'M08', 'M09',
  'M10', 'M11', 'M12', 'M13', 'M14', 'M15', 'M16', 'M17', 'M18',
] as const;
export type MedalId = (typeof MEDAL_IDS)[number];

// biome-ignore format: as the medals
export const UPGRADE_IDS = [
  'U01', 'U02', 'U03', 'U04', 'U05', 'U06', 'U07', 'U08', 'U09',
  'U10', 'U11', 'U12', 'U13', 'U14', 'U15', 'U16', 'U17', 'U18',
] as const;
export type UpgradeId = (typeof UPGRADE_IDS)[number];

export type Medal = { readonly title: string; readonly upgrade: UpgradeId; readonly sticker: string };

const medal = (title: string, upgrade: UpgradeId, sticker: string): Medal => ({ title, upgrade, sticker });

export const MEDALS: Readonly<Record<MedalId, Medal>> = {
  M01: medal('Good Shepherd', 'U01', 'Strong Back'),
  M02: medal('Mission Star', 'U02', 'Promotion'),
  M03: medal('Sharpshooter', 'U03', 'Steady Hand'),
  M04: medal('Long Shot', 'U04', 'Scope'),
  M05: medal('Trench Fighter', 'U05', 'Trench Knife'),
  M06: medal('Grenadier', 'U06', 'Bandolier'),
  M07: medal('Wrecking Ball', 'U07', 'Satchel'),
  M08: medal('Iron Hide', 'U08', 'Thick Skin'),
  M09: medal('Tank Buster', 'U09', 'Shaped Charge'),
  M10: medal('Ace Down', 'U10', 'Skywatch'),
  M11: medal('Life Saver', 'U11', 'Steady Needle'),
  M12: medal('Sapper’s Cross', 'U12', 'Quick Hands'),
  M13: medal('Fire Control', 'U13', 'Corrected Fire'),
  M14: medal('Guardian', 'U14', 'Shield Arm'),
  M15: medal('Last One Standing', 'U15', 'Lone Wolf'),
  M16: medal('Veteran', 'U16', 'Old Sweat'),
  M17: medal('Iron Track', 'U17', 'Side Skirts'),
  M18: medal('Flying Cross', 'U18', 'Self-sealing Tanks'),
};

/** THE-RULES "Medals and upgrades": "at most 3 upgrades per soldier". */
export const MAX_UPGRADES = 3;
/** Promotion levels. */
export const HIGHEST_RANK = 4;
