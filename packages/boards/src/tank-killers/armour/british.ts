/** British vehicles by their line, facing right; one metre is about 17 units. */
import type { Tracks } from './gear.ts';
import type { Vehicle } from './vehicle.ts';

const LONG_BOGIES: Tracks = { on: 'tracks', rear: 34, front: 108, wheels: 6, r: 5.2, top: 24, hang: 'bogies' };
const CHRISTIE: Tracks = { on: 'tracks', rear: 36, front: 108, wheels: 5, r: 8.6, top: 23, hang: 'row' };
const ROUND_HULL: Tracks = { on: 'tracks', rear: 28, front: 122, wheels: 11, r: 3.7, top: 32, hang: 'around' };

const SHERMAN_V = 'M13 66V50L21 47H90L104 50L124 67L129 73L123 80H21L13 72Z';
const SHERMAN_LINES = 'M13 60H118M94 48L100 60M30 47V52M106 56L112 66';
const CHURCHILL = 'M12 66V58L18 55H114L120 60V66Z';
const CHURCHILL_TURRET = 'M54 57V37Q56 32 63 31H92L100 38V57Z';

export const BRITISH: Readonly<Record<string, Vehicle>> = {
  // Sherman V: the longer hull, rack on the turret's back.
  B01: {
    gear: LONG_BOGIES,
    hull: SHERMAN_V,
    turret: 'M55 47Q52 33 63 30H85Q99 31 102 47Z',
    parts: 'M66 30V26H80V30ZM99 36H107V46H99ZM43 46V38H54V46Z',
    gun: [106, 41, 28, 3.4, 'plain'],
    details: `${SHERMAN_LINES}M45 41H53`,
    mark: [77, 39, 5],
  },
  // Firefly: radio box behind, the very long 17-pounder with its ball.
  B02: {
    gear: LONG_BOGIES,
    hull: SHERMAN_V,
    turret: 'M55 47Q52 33 63 30H85Q99 31 102 47Z',
    parts: 'M66 30V26H80V30ZM99 36H107V46H99ZM39 46V34H54V46Z',
    gun: [106, 41, 68, 3.4, 'ball'],
    details: `${SHERMAN_LINES}M43 34V46`,
    mark: [77, 39, 5],
  },
  // Cromwell: flat boxes and bolts on five great wheels.
  B03: {
    gear: CHRISTIE,
    hull: 'M13 66L17 56H98V61H118L128 67V73L122 79H22Z',
    plates: 'M17 61H112V66H17Z',
    turret: 'M46 56V36H92L96 40V56Z',
    parts: 'M56 36V32H68V36ZM95 42H101V53H95Z',
    gun: [100, 47.5, 34, 3.3, 'brake'],
    details:
      'M51 41H51.2M51 51H51.2M90 41H90.2M90 51H90.2M62 41H62.200M80 41H80.200M98 56V61M104 63H109M44 61V66M78 61V66',
    mark: [71, 47, 5],
  },
  // Comet: the Cromwell grown up, turret with a bin behind, longer gun.
  B04: {
    gear: { ...CHRISTIE, r: 7.2, top: 25 },
    hull: 'M13 65L17 54H98V60H118L128 66V73L122 79H22Z',
    plates: 'M17 59H112V65H17Z',
    turret: 'M48 54L44 37L50 32H90L98 38V54Z',
    parts: 'M30 50V38H44L47 50ZM60 32V26H74V32ZM97 39H105V52H97Z',
    gun: [104, 45.5, 52, 3.6, 'brake'],
    details: 'M34 38V50M98 54V60M104 62H109M44 59V65M78 59V65',
    mark: [72, 43, 5.4],
  },
  // Churchill VII: long, tracks round the whole hull, doors in the side.
  B05: {
    gear: ROUND_HULL,
    hull: CHURCHILL,
    plates: 'M20 66H124L116 78H30Z',
    turret: CHURCHILL_TURRET,
    parts: 'M62 31V26H75V31ZM98 40H106V53H98Z',
    gun: [105, 46.5, 32, 3.6, 'brake'],
    details: 'M70 72a5 5 0 1 0 10 0a5 5 0 1 0 -10 0M44 66V78M100 66V78M112 61H117',
    mark: [77, 44, 5.6],
  },
  // Crocodile: the Churchill with its trailer of fuel, and a flame at the bow.
  B06: {
    gear: ROUND_HULL,
    hull: CHURCHILL,
    plates: 'M20 66H124L116 78H30Z',
    turret: CHURCHILL_TURRET,
    parts: 'M62 31V26H75V31ZM98 40H106V53H98ZM-46 76V56L-40 50H-12L-6 56V76ZM120 60L138 58V63L120 64Z',
    gun: [105, 46.5, 32, 3.6, 'brake'],
    details:
      'M-6 70H6L12 64M-34 82a8 8 0 1 0 16 0a8 8 0 1 0 -16 0M-40 60H-12M44 66V78M100 66V78M140 60Q150 52 156 57Q162 51 168 57M142 62Q152 59 158 63Q164 60 170 64',
    mark: [77, 44, 5.6],
    scale: 0.84,
    trailer: 42,
  },
  // Stuart V: small with sloping sides, guide wheel on the ground.
  B07: {
    gear: { on: 'tracks', rear: 58, front: 104, wheels: 4, r: 6, top: 23, hang: 'bogies', trailing: true },
    hull: 'M32 67L36 54L42 51H94L110 60L121 70L118 80H40Z',
    turret: 'M54 51L56 37H84L92 42V51Z',
    parts: 'M42 49V41H55V49ZM91 42H97V50H91Z',
    gun: [96, 45.5, 22, 2.6, 'plain'],
    details: 'M34 62H112M46 41V49M76 31V37M74 31H84',
    mark: [72, 45, 4.6],
  },
  // Achilles: the M10 with the 17-pounder, its ball and the collar behind it.
  B08: {
    gear: LONG_BOGIES,
    hull: 'M13 64L22 52H93L124 69L129 74L123 80H22L15 72Z',
    turret: 'M52 52L48 44L56 34H90L101 42L94 52Z',
    parts: 'M36 38L50 36V47L40 48ZM138 40.500H144V47.500H138Z',
    gun: [100, 44, 66, 3.4, 'ball'],
    details: 'M20 56H100M28 62H110M56 34L64 44H96M40 57H42M56 57H58M72 57H74M88 57H90',
    mark: [72, 47, 4.4],
  },
  // Daimler: four great tyres, high little turret.
  B09: {
    gear: { on: 'tyres', at: [58, 110], r: 12 },
    hull: 'M36 76L34 60L44 54H98L108 58L128 66L124 78L106 80H64Z',
    turret: 'M60 54L64 38H86L96 44V54Z',
    parts: 'M70 38V34H82V38Z',
    gun: [95, 48, 22, 2.6, 'plain'],
    details: 'M40 62H58M100 58L106 66M62 47H92M82 62H94V70H82Z',
    mark: [77, 46, 4.4],
  },
  // Sexton: open box on the Ram's hull, 25-pounder over the bow.
  B10: {
    gear: LONG_BOGIES,
    hull: 'M13 66V48L36 44L42 37H88L98 46L124 67L129 73L123 80H21L13 72Z',
    plates: 'M13 54H40L44 47H92L110 66H13Z',
    parts: 'M90 41L102 44L104 54L92 56Z',
    gun: [102, 48, 40, 4, 'brake', 7],
    details: 'M50 37V47M70 37V47M28 54V66M58 33V37M56 33H68',
    mark: [62, 57, 5.4],
  },
};
