/** Weapons in words. */
import { type AttackFacts, BANDS } from '@fieldpost/rules-world-war-awesome/catalogue';

const FLAGS: Readonly<Record<string, string>> = {
  dep: 'deployed only',
  load: 'must be loaded',
  heat: 'gets hot',
  dis: 'stuns',
  dual: 'two targets',
  timed: 'with a fuse',
  suicide: 'kills its user',
  melee: 'hand to hand',
};

/** "Self-loading rifle: 1 to 7, far to 10; 1 die, reroll gun faces" */
export function weaponWords({ title, range, dice, impact, blast, flags }: AttackFacts): string {
  const band = range === 'GUN' || range === 'ME' ? null : BANDS[range];
  const far = band?.extended == null ? '' : `, far to ${band.extended[1]}`;
  const reach = band === null ? '' : `${band.normal[0]} to ${band.normal[1]}${far}`;
  const parts = [
    reach,
    DICE_WORDS[dice] ?? '',
    impact > 0 ? `impact ${impact}` : '',
    blast === null ? '' : `blast ${blast}`,
    ...flags.map((flag) => FLAGS[flag] ?? ''),
  ].filter((part) => part !== '');
  return `${title}: ${parts.join('; ')}`;
}

const DICE_WORDS: Readonly<Record<string, string>> = {
  F1: '1 die',
  F1R: '1 die, reroll gun faces',
  F2: '2 dice',
  F3: '3 dice',
  SN: 'sniper die',
};
