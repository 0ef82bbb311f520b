/** German vehicles by their line, facing right; one metre is about 17 units. */
import type { Tracks } from './gear.ts';
import type { Vehicle } from './vehicle.ts';

const SMALL_EIGHT: Tracks = { on: 'tracks', rear: 38, front: 112, wheels: 8, r: 4.9, top: 22, hang: 'row' };
const INTERLEAVED: Tracks = { on: 'tracks', rear: 33, front: 111, wheels: 8, r: 8, top: 24, hang: 'laid' };

export const GERMAN: Readonly<Record<string, Vehicle>> = {
  // PzIVh: box hull, skirts round the turret, drum cupola, eight small wheels.
  G01: {
    gear: SMALL_EIGHT,
    hull: 'M16 67L20 57H42L46 53H104L106 63L127 66L132 72L126 78H24Z',
    plates: 'M26 60H118V70H26Z',
    turret: 'M43 52V38L50 34H94L101 40V52Z',
    parts: 'M57 34V28H71V34ZM99 41H107V52H99Z',
    gun: [106, 46.5, 46, 3.4, 'brake'],
    details: 'M49 60V70M72 60V70M95 60V70M62 36V52M82 36V52M108 65L112 58',
    mark: [72, 44, 5],
  },
  // Panther: the long sloping glacis, overlapping wheels, rounded mantlet, long gun.
  G02: {
    gear: INTERLEAVED,
    hull: 'M11 58L17 52H104L139 74L132 80H26L18 70Z',
    plates: 'M24 64H122V70H24Z',
    turret: 'M48 52L45 38L52 34H95L103 52Z',
    parts: 'M56 34V28H70V34ZM96 38Q106 38 107 45Q106 52 99 52Z',
    gun: [106, 45, 62, 3.6, 'brake'],
    details: 'M22 54L30 62M104 52L112 64M46 42H52M50 64V70M75 64V70M100 64V70M112 58H117',
    mark: [76, 44, 5],
  },
  // Jagdpanzer IV: as low as a hunting dog, gun in the sloping bow.
  G03: {
    gear: SMALL_EIGHT,
    hull: 'M15 69L22 62L38 53H92L126 70L132 74L126 79H24Z',
    plates: 'M28 64H114V72H28Z',
    parts: 'M96 57Q110 55 113 62Q112 69 104 69L96 64Z',
    gun: [111, 62.5, 66, 3.5, 'plain'],
    details: 'M38 53L46 64M60 53V56H76V53M50 64V72M72 64V72M94 64V72',
    mark: [62, 59, 4.4],
  },
  // Jagdpanther: the Panther's bow drawn up to one high sloping house, the longest gun.
  G04: {
    gear: INTERLEAVED,
    hull: 'M11 60L17 54H28L42 37H84L139 74L132 80H26L18 70Z',
    plates: 'M24 64H122V70H24Z',
    parts: 'M94 43L108 45L112 56L106 60L96 56Z',
    gun: [109, 51.5, 76, 3.9, 'brake'],
    details: 'M42 37L48 54M28 54H50M84 37L92 50M50 64V70M75 64V70M100 64V70M54 37V33H62V37M120 64H125',
    mark: [68, 50, 5.4],
  },
  // StuG III F: stepped casemate with its boxes, six wheels.
  G05: {
    gear: { on: 'tracks', rear: 40, front: 107, wheels: 6, r: 5.4, top: 22, hang: 'row' },
    hull: 'M19 67L23 60H42L46 47H86L95 56L119 65L125 72L119 78H26Z',
    plates: 'M50 54H88L94 67H46Z',
    parts: 'M84 50H96L101 57V63H90Z',
    gun: [100, 57.5, 46, 3.4, 'brake'],
    details: 'M56 47V43H68V47M24 62H44M34 60V67M104 64L108 69M74 44H80',
    mark: [68, 60.5, 4.6],
  },
  // Hetzer: four large wheels, all plates sloping, pig's head mantlet far to one side.
  G06: {
    gear: { on: 'tracks', rear: 46, front: 104, wheels: 4, r: 8.2, top: 23, hang: 'row' },
    hull: 'M24 62L48 45H76L122 69L116 78H32Z',
    plates: 'M38 61H106L112 70H34Z',
    parts: 'M88 52Q104 50 108 58Q108 66 100 67L90 60Z',
    gun: [106, 59.5, 42, 3.4, 'plain'],
    details: 'M48 45L44 61M60 45V39L70 41V45M60 40H74M56 61V70M84 61V70',
    mark: [70, 54, 4.6],
  },
  // Tiger: upright box, horseshoe turret, drum cupola, thick mantlet.
  G07: {
    gear: { on: 'tracks', rear: 32, front: 110, wheels: 8, r: 8.2, top: 25, hang: 'laid' },
    hull: 'M14 66V53L18 50H112L114 60L130 62L135 68L128 79H24Z',
    plates: 'M20 60H118V67H20Z',
    turret: 'M44 50V33L49 30H97L100 34V50Z',
    parts: 'M34 48V36H44V48ZM99 34H109V50H99ZM54 30V22H69V30Z',
    gun: [109, 42, 58, 4, 'brake'],
    details: 'M40 60V67M62 60V67M84 60V67M106 60V67M57 26H66M118 58H123M80 33V37',
    mark: [72, 41, 6],
  },
  // Tiger II: long glacis, long flat turret with a narrow face, the longest barrel on tracks.
  G08: {
    gear: { on: 'tracks', rear: 26, front: 113, wheels: 9, r: 7.8, top: 24, hang: 'laid' },
    hull: 'M5 60L11 51H102L142 75L135 80H20L12 70Z',
    plates: 'M18 64H126V70H18Z',
    turret: 'M33 51L28 34L35 29H88L103 37L107 51Z',
    parts: 'M46 29V22H60V29ZM103 38H111V51H106Z',
    gun: [110, 44.5, 72, 4.1, 'brake'],
    details: 'M16 53L24 62M48 64V70M76 64V70M104 64V70M28 38H36M118 61H123M92 33V47',
    mark: [70, 41, 6],
  },
};
