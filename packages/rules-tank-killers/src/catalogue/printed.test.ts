/** Every card as the rules print it (THE-RULES "Formation lists", "Tactics deck"), against what the catalogue declares. */
import { describe, expect, test } from 'vitest';
import { FORMATIONS, NATIONS } from './formations.ts';
import { TACTICS, type Tactic } from './tactics.ts';

/** id, name, type, Penetration, Infantry Factor, Defense, range, copies. */
const UNITS = `
G01,PzIVh,MT,9,4,6,2000,6
G02,Panther,MT,12,4,8,2000,6
G03,JpzIV,TD,12,3,8,2000,2
G04,JpzV,TD,15,3,8,2000,2
G05,StgIIIf,SP,9,3,5,2000,4
G06,Hetzer,SP,9,3,7,2000,2
G07,Tiger,HT,10,4,9,2000,2
G08,Tiger II,HT,15,4,12,2000,1
G09,Panzergrenadiers,Inf,1,3,3,PB,2
G10,Fallschirmjaeger,Inf,4,5,4,PB,2
G11,Panzerschrek Team,Inf,7,1,2,PB,2
G12,50mmPaK,AT,7,2,2,2000,2
G13,75mmPak,AT,12,2,1,2000,2
G14,88mmPak43,AT,15,3,1,2000,1
G15,150mm sIG 33,Art,2,8,-,2000,2
G16,150mm sFH 18,Art,4,16,-,2000,2
A01,M4 Sherman,MT,7,4,6,2000,6
A02,M4-76,MT,12,4,6,2000,8
A03,M4-105,MT,6,5,6,2000,2
A04,M5,LT,4,3,4,1000,2
A05,M24 Chaffee,LT,7,4,5,2000,2
A06,M4A3E2 Jumbo,HT,7,4,9,2000,1
A07,M26 Pershing,HT,14,4,9,2000,1
A08,M10,TD,12,3,5,2000,4
A09,M18 Hellcat,TD,12,3,4,2000,3
A10,M36 Jackson,TD,14,3,5,2000,2
A11,M8 Greyhound,AC,4,3,3,1000,2
A12,M7 Priest,SP,5,8,4,2000,1
A13,Armored Infantry,Inf,1,3,3,PB,3
A14,Paratroopers,Inf,3,5,4,PB,2
A15,Bazooka Team,Inf,6,1,2,PB,2
A16,57mm AT Gun,AT,8,2,2,2000,2
A17,3-inch AT Gun,AT,12,2,1,2000,1
A18,81mm Mortar,M,1,5,2,1500,1
A19,105mm Howitzer,Art,3,12,-,2000,2
A20,155mm Howitzer,Art,4,16,-,2000,1
A21,P-47 Thunderbolt,Air,10,8,-,2000,2
B01,Sherman V,MT,7,4,6,2000,8
B02,Sherman VC Firefly,MT,15,3,6,2000,4
B03,Cromwell,MT,7,4,6,2000,6
B04,Comet,MT,13,4,7,2000,2
B05,Churchill VII,HT,7,4,10,2000,4
B06,Churchill Crocodile,HT,7,7,10,2000,1
B07,Stuart V,LT,4,3,4,1000,3
B08,Achilles,TD,15,3,5,2000,3
B09,Daimler Armoured Car,AC,5,3,3,1000,2
B10,Sexton,SP,5,8,4,2000,1
B11,Rifle Section,Inf,1,3,3,PB,3
B12,Parachute Section,Inf,3,5,4,PB,2
B13,PIAT Team,Inf,6,1,2,PB,2
B14,6-pdr AT Gun,AT,10,2,2,2000,2
B15,17-pdr AT Gun,AT,15,2,1,2000,2
B16,3-inch Mortar,M,1,5,2,1500,1
B17,25-pdr Battery,Art,3,12,-,2000,2
B18,5.5-inch Battery,Art,4,16,-,2000,1
B19,Typhoon,Air,12,8,-,2000,1
`;

/** id, name, type, effect, what it adds to P and to I, whose, against support. */
const CARDS = `
T01,Point Blank,Range,MOD,+2,,any,no
T02,500 yards,Range,MOD,-1,,any,no
T03,750 yards,Range,MOD,-2,,any,no
T04,1000 yards,Range,MOD,-3,,any,no
T05,1500 yards,Range,MOD,-4,,any,no
T06,2000 yards,Range,MOD,-5,,any,no
T07,Underside Hit,Hit,MOD,+10,,any,no
T08,Topside Hit,Hit,MOD,+8,,any,yes
T09,Rear Hit,Hit,MOD,+6,,any,yes
T10,Flank Hit,Hit,MOD,+4,,any,yes
T11,Shot Trap,Hit,MOD,+8,,any,yes
T12,HEAT Round,Ammo,MOD,+2,,any,yes
T13,AP Round,Ammo,MOD,+3,,any,yes
T14,Flame Thrower,Ammo,MOD,+3,+3,any,yes
T15,Panzerschrek/faust,Ammo,MOD,+5,,German,yes
T16,Bazooka/PIAT,Ammo,MOD,+5,,Anglo,yes
T17,Satchel Charge,Ammo,MOD,+6,,any,yes
T18,Machine Gun,Ammo,MOD,,+3,any,yes
T19,Grenade down the Hatch,Damage,OOA,,,any,yes
T20,Barrel Damaged,Damage,OOA,,,any,yes
T21,Treads Damaged,Damage,OOA,,,any,yes
T22,Commander Killed,Damage,OOA,,,any,yes
T23,Turret Jammed,Damage,OOA,,,any,yes
T24,Buttoned Down,Morale,LOST,,,any,no
T25,Suppressed,Morale,LOST,,,any,no
T26,Veteran Unit,Morale,FREE,,,any,-
T27,Green Unit,Morale,LOST,,,any,no
T28,Pinned Down,Morale,LOST,,,any,no
T29,Shaken,Morale,LOST,,,any,no
T30,Abandon Tank,Morale,OOA,,,any,yes
T31,Rally,Morale,NEGATE,,,any,-
T32,Professionalism,Morale,NEGATE,,,German,-
T33,Entrenched,Armor,MOD,-3,,any,yes
T34,Sloping Armor,Armor,MOD,-1,,any,yes
T35,Skirt Armor,Armor,MOD,-2,,any,yes
T36,Out of Fuel,Logistics,LOST,,,any,no
T37,Out of Ammo,Logistics,LOST,,,any,no
T38,Air Drop Supplies,Logistics,FREE,,,Anglo,-
T39,Supply Depot,Logistics,FREE,,,any,-
T40,Breakdown,Logistics,OOA,,,any,no
T41,Repairs,Logistics,NEGATE,,,any,-
T42,Reserves,Logistics,RECOVER,,,any,-
T43,Reinforcements,Logistics,RECOVER,,,any,-
T44,Anti-Tank Mine,Mine,OOA,,,any,no
T45,Forward Observer,Command,FREE,,,any,-
T46,Radio,Command,FREE,,,any,-
T47,Quick Kill,Command,FREE,,,any,-
T48,Fast Turret Traverse,Command,FREE,,,Anglo,-
T49,High Rate of Fire,Command,FREE,,,any,-
T50,Crossfire,Command,FREE,,,any,-
T51,Air Superiority,Command,LOST,,,Anglo,no
T52,Seasoned Commander,Command,FREE,,,any,-
T53,Combat Engineers,Command,FREE,,,any,-
T54,Indirect Fire,Command,FREE,,,any,-
T55,Reconaissance,Command,FREE,,,any,-
T56,Opportunity Fire,Command,FREE,,,any,-
T57,Tracers,Command,MOD,+1,,any,yes
T58,Rugged Defense,Command,MOD,-8,,any,yes
T59,Unit Separated,Command,LOST,,,any,no
T60,Fog of War,Command,LOST,,,any,no
T61,Missed by a Mile,Command,LOST,,,any,yes
T62,Take Cover,Command,LOST,,,any,yes
T63,Awaiting Orders,Command,LOST,,,any,no
T64,Formation Disorder,Command,LOST,,,any,no
T65,Counter Attack,Command,ENDTURN,,,any,no
T66,Surprise Contact,Command,ENDTURN,,,any,no
T67,Ambush,Command,ENDTURN,,,any,no
T68,Tanks vs Infantry,Command,LOST,,,any,no
T69,Infantry vs Tanks,Command,FREE,,,any,-
T70,Fast Tank,Maneuver,FREE,,,any,-
T71,Overrun,Maneuver,FREE,,,any,-
T72,Surrounded,Maneuver,FREE,,,any,-
T73,Breakthrough,Maneuver,FREE,,,any,-
T74,Blitzkrieg,Maneuver,FREE,,,German,-
T75,Outmaneuver,Maneuver,FREE,,,any,-
T76,Concentrate Force,Maneuver,FREE,,,any,-
T77,Trapped,Terrain,FREE,,,any,-
T78,Burning Wreck,Terrain,LOST,,,any,no
T79,Hilltop Vantage,Terrain,MOD,+2,,any,yes
T80,Camouflage,Terrain,LOST,,,any,yes
T81,Road Block,Terrain,LOST,,,any,no
T82,Mud,Terrain,LOST,,,any,no
T83,Tank Traps,Terrain,LOST,,,any,no
T84,Smoke,Terrain,LOST,,,any,no
T85,Roads,Terrain,FREE,,,any,-
T86,Broken Ground,Terrain,LOST,,,any,no
T87,Soft Ground,Terrain,LOST,,,any,no
T88,Trees,Terrain,LOST,,,any,no
T89,Buildings,Terrain,LOST,,,any,no
T90,Bocage,Terrain,LOST,,,any,no
T91,Bridge Crossing,Terrain,FREE,,,any,-
T92,Poor Visibility,Terrain,LOST,,,any,yes
`;

const lines = (text: string) => text.trim().split('\n');
const signed = (points: number | null) => (points === null ? '' : points > 0 ? `+${points}` : `${points}`);
const EFFECTS = {
  modify: 'MOD',
  lost: 'LOST',
  endTurn: 'ENDTURN',
  outOfAction: 'OOA',
  free: 'FREE',
  negate: 'NEGATE',
  recover: 'RECOVER',
} as const;
const WHOSE = { any: 'any', german: 'German', anglo: 'Anglo' } as const;

function printed({ id, name, type, effect, side, vsSupport }: Tactic): string {
  const { p, i } = effect.kind === 'modify' ? effect : { p: null, i: null };
  const against = vsSupport === null ? '-' : vsSupport ? 'yes' : 'no';
  return [id, name, type, EFFECTS[effect.kind], signed(p), signed(i), WHOSE[side], against].join();
}

describe('the cards as printed', () => {
  test.each(lines(UNITS))('TDC-002 %s', (line) => {
    const unit = NATIONS.flatMap((nation) => FORMATIONS[nation]).find(({ id }) => line.startsWith(`${id},`));
    const { id, name, type, pen, inf, def, range, copies } = unit ?? {};
    expect([id, name, type, pen, inf, def ?? '-', range, copies].join()).toBe(line);
  });

  test.each(lines(CARDS))('TDC-003 %s', (line) => {
    const tactic = TACTICS.find(({ id }) => line.startsWith(`${id},`));
    expect(tactic && printed(tactic)).toBe(line);
  });

  test('no card more', () => {
    expect(TACTICS).toHaveLength(lines(CARDS).length);
    expect(NATIONS.flatMap((nation) => FORMATIONS[nation])).toHaveLength(lines(UNITS).length);
  });
});
