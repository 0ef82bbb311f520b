/** THE-RULES "Dice": the faces of each die, for the rolls 1 to 6 (WWA-052, WWA-058, WWA-077, WWA-085). Public data. */
export const FACES = {
  firing: ['MISS', 'MISS', 'MISS_GUN', 'HIT_PIERCE', 'HIT_EXT', 'HIT_EXT'],
  sniper: ['MISS', 'MISS', 'HIT', 'HIT_PIERCE', 'HIT_PIERCE', 'HIT_HEADSHOT'],
  blast: ['MISS', 'MISS', 'DISABLE', 'HIT', 'HIT', 'HIT_PIERCE'],
  unarmed: ['MISS', 'MISS', 'BLOCK', 'BLOCK', 'DISABLE', 'THROW'],
  armed: ['MISS', 'BLOCK', 'DISABLE', 'KILL', 'KILL', 'BLOCK_KILL'],
  scatter: ['E', 'SE', 'SW', 'W', 'NW', 'NE'],
} as const;
export type Die = keyof typeof FACES;
export type Face<D extends Die> = (typeof FACES)[D][number];
export type AnyFace = Face<Die>;
export type MeleeFace = Face<'unarmed' | 'armed'>;

type Blow = 'disabled' | 'thrown' | 'killed';
export type MeleeResult = { readonly attacker: Blow | null; readonly defender: Blow | null };

const NOTHING: MeleeResult = { attacker: null, defender: null };
const onAttacker = (attacker: Blow): MeleeResult => ({ attacker, defender: null });
const onDefender = (defender: Blow): MeleeResult => ({ attacker: null, defender });
const onBoth = (blow: Blow): MeleeResult => ({ attacker: blow, defender: blow });

type Column = Readonly<Record<MeleeFace, MeleeResult>>;
const column = (...[MISS, BLOCK, DISABLE, THROW, KILL, BLOCK_KILL]: readonly [...MeleeRow]): Column => ({
  MISS,
  BLOCK,
  DISABLE,
  THROW,
  KILL,
  BLOCK_KILL,
});
type MeleeRow = [MeleeResult, MeleeResult, MeleeResult, MeleeResult, MeleeResult, MeleeResult];

/** WWA-086: by the attacker's face, then by the defender's (MISS, BLOCK, DISABLE, THROW, KILL, BLOCK_KILL). */
export const MELEE: Readonly<Record<MeleeFace, Column>> = {
  MISS: column(
    NOTHING,
    NOTHING,
    onAttacker('disabled'),
    onAttacker('thrown'),
    onAttacker('killed'),
    onAttacker('killed'),
  ),
  BLOCK: column(NOTHING, NOTHING, NOTHING, NOTHING, NOTHING, NOTHING),
  DISABLE: column(
    onDefender('disabled'),
    NOTHING,
    onBoth('disabled'),
    onAttacker('thrown'),
    onAttacker('killed'),
    onAttacker('killed'),
  ),
  THROW: column(
    onDefender('thrown'),
    NOTHING,
    onDefender('thrown'),
    NOTHING,
    onAttacker('killed'),
    onAttacker('killed'),
  ),
  KILL: column(
    onDefender('killed'),
    NOTHING,
    onDefender('killed'),
    onDefender('killed'),
    onBoth('killed'),
    onAttacker('killed'),
  ),
  BLOCK_KILL: column(
    onDefender('killed'),
    NOTHING,
    onDefender('killed'),
    onDefender('killed'),
    onDefender('killed'),
    NOTHING,
  ),
};
