/** American vehicles by their line, facing right; one metre is about 17 units. */
import type { Tracks } from './gear.ts';
import type { Vehicle } from './vehicle.ts';

const BOGIES: Tracks = { on: 'tracks', rear: 38, front: 106, wheels: 6, r: 5.2, top: 24, hang: 'bogies' };
const LEVEL_SPRINGS: Tracks = { on: 'tracks', rear: 36, front: 106, wheels: 6, r: 6, top: 24, hang: 'spring' };
const BARS_FIVE: Tracks = { on: 'tracks', rear: 42, front: 102, wheels: 5, r: 6.8, top: 22, hang: 'row' };

const SHERMAN = 'M17 66V50L25 47H88L102 50L122 67L127 73L121 80H25L17 72Z';
const SHERMAN_LINES = 'M17 60H116M92 48L98 60M34 47V52M104 56L110 66';
const M10 = 'M15 64L24 52H93L122 69L127 74L121 80H26L17 72Z';

export const AMERICAN: Readonly<Record<string, Vehicle>> = {
  // M4: tall hull, rounded turret, short 75.
  A01: {
    gear: BOGIES,
    hull: SHERMAN,
    turret: 'M53 47Q50 33 61 30H83Q97 31 100 47Z',
    parts: 'M64 30V26H78V30ZM97 36H105V46H97Z',
    gun: [104, 41, 28, 3.4, 'plain'],
    details: SHERMAN_LINES,
    mark: [75, 39, 6],
  },
  // M4-76: large turret with a bustle, long gun with a brake.
  A02: {
    gear: LEVEL_SPRINGS,
    hull: SHERMAN,
    turret: 'M45 46L40 34Q42 30 51 29H87Q101 31 104 47H54Z',
    parts: 'M58 29V24H73V29ZM101 34H109V46H101Z',
    gun: [108, 40, 48, 3.6, 'brake'],
    details: `${SHERMAN_LINES}M40 34L44 34`,
    mark: [76, 38, 6],
  },
  // M4-105: the howitzer, short and thick.
  A03: {
    gear: BOGIES,
    hull: SHERMAN,
    turret: 'M53 47Q50 33 61 30H83Q97 31 100 47Z',
    parts: 'M60 30V26H74V30ZM96 33H106V48H96Z',
    gun: [105, 40.5, 22, 6, 'plain'],
    details: `${SHERMAN_LINES}M46 47L48 41H53`,
    mark: [75, 39, 6],
  },
  // M5: small, stepped engine deck, guide wheel on the ground.
  A04: {
    gear: { on: 'tracks', rear: 58, front: 104, wheels: 4, r: 6, top: 23, hang: 'bogies', trailing: true },
    hull: 'M33 67V53L38 50H52L56 53H96L106 56L120 68L124 74L118 80H40Z',
    turret: 'M62 53L64 39H90L95 43V53Z',
    parts: 'M70 39V35H82V39ZM94 43H100V52H94Z',
    gun: [99, 47, 20, 2.6, 'plain'],
    details: 'M33 62H114M44 50V55M84 33V39M82 34H90',
    mark: [79, 47, 4.8],
  },
  // M24: low and wide, five large wheels, oval turret.
  A05: {
    gear: BARS_FIVE,
    hull: 'M22 66L28 56H94L122 70L118 78H30Z',
    turret: 'M50 56L52 44Q58 39 70 38H84L98 47L96 56Z',
    parts: 'M60 39V34H74V39ZM95 44H104V54H95Z',
    gun: [103, 49, 34, 3.2, 'plain'],
    details: 'M24 63H112M88 57L98 67M78 33V38M76 33H86',
    mark: [77, 47, 5],
  },
  // M4A3E2: extra armour plates, thick as a bank vault.
  A06: {
    gear: { ...BOGIES, top: 25, r: 5.6 },
    hull: 'M13 68V48L22 45H90L106 48L126 64Q133 71 126 80H23L13 73Z',
    plates: 'M19 53H102L112 65H19Z',
    turret: 'M44 46L42 31L50 26H92L103 31V46Z',
    parts: 'M58 26V21H74V26ZM101 30H112V47H101Z',
    gun: [111, 39.5, 22, 3.6, 'plain'],
    details: 'M60 53V65M104 55L112 63M90 30V44',
    mark: [74, 36, 6],
  },
  // M26: low hull, six wheels, heavy turret well forward, 90 mm with its brake.
  A07: {
    gear: { on: 'tracks', rear: 35, front: 109, wheels: 6, r: 7, top: 23, hang: 'row' },
    hull: 'M12 66L18 56H104L130 68L136 74L128 80H24Z',
    plates: 'M20 59H104L116 66H18Z',
    turret: 'M55 56L47 44L53 37H98L111 42L114 56Z',
    parts: 'M66 37V31H80V37ZM111 41H120V54H112Z',
    gun: [119, 47, 52, 4, 'brake'],
    details: 'M44 59V66M70 59V66M94 59V66M47 44H54',
    mark: [86, 46, 6],
  },
  // M10: sloping sides, open five-cornered turret with its counterweights.
  A08: {
    gear: BOGIES,
    hull: M10,
    turret: 'M52 52L48 44L56 34H90L101 42L94 52Z',
    parts: 'M36 38L50 36V47L40 48Z',
    gun: [100, 44, 54, 3.5, 'plain'],
    details: 'M22 56H100M30 62H108M56 34L64 44H96M40 57H42M56 57H58M72 57H74M88 57H90',
    mark: [72, 47, 4.4],
  },
  // M18: narrow and quick, five wheels, open turret with a round bustle.
  A09: {
    gear: BARS_FIVE,
    hull: 'M22 67L30 57H100L118 67L123 73L117 79H30Z',
    turret: 'M56 57L50 48L44 46V38L54 37H84L100 46L97 57Z',
    parts: 'M97 45L106 46V53H97Z',
    gun: [105, 49.5, 54, 3.4, 'brake'],
    details: 'M26 63H112M54 37L62 44H96M48 40V45M58 34V37M56 33H68',
    mark: [76, 50, 4.6],
  },
  // M36: the M10 with a rounded turret, great bustle and the 90.
  A10: {
    gear: BOGIES,
    hull: M10,
    turret: 'M54 52L50 44H37Q34 33 42 31H88Q103 35 104 52Z',
    parts: 'M102 36H111V49H102Z',
    gun: [110, 42.5, 56, 4, 'brake'],
    details: 'M22 56H100M30 62H108M42 31L54 38H98M37 40H46M40 57H42M56 57H58M72 57H74M88 57H90',
    mark: [74, 45, 5],
  },
  // M8: six tyres, open round turret, thin gun.
  A11: {
    gear: { on: 'tyres', at: [48, 72, 114], r: 10.5 },
    hull: 'M30 74L32 60L54 56H102L112 60L132 68L126 79L104 80H84Z',
    turret: 'M66 56L68 43H92L98 47V56Z',
    gun: [97, 50, 22, 2.5, 'plain'],
    details: 'M36 62H58M104 58L110 66M74 43V37M72 37H84M68 46H92',
    mark: [82, 50, 4.4],
  },
  // M7: a gun in an open box, with the pulpit of its machine gun.
  A12: {
    gear: BOGIES,
    hull: 'M17 66V48H40L46 40H86L100 46L122 67L127 73L121 80H25L17 72Z',
    plates: 'M17 53H46L50 48H92L108 66H17Z',
    parts: 'M84 48L82 30L85 27H99L102 30L100 52L92 54Z',
    gun: [103, 50, 30, 5, 'plain', 9],
    details: 'M85 32H99M92 27V21M88 21H102M60 40L62 34L68 33M30 53V66',
    mark: [64, 57, 5.4],
  },
};
