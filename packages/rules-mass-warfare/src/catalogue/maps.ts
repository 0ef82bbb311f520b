/** The four maps (THE-RULES "Map format") as they are printed, with the names of their cities in reading order. Public data. */

export const MAP_IDS = ['ford', 'twin-rivers', 'three-crowns', 'four-corners'] as const;
export type MapId = (typeof MAP_IDS)[number];

/** Texts in the form `fpmap`: field/fpmap.ts reads them. */
export const MAPS: Readonly<Record<MapId, string>> = {
  ford: `map ford
players 2
cells 95
seat 1 home -4,0 factory -4,1 infantry -5,1 -3,1 -4,-1 -3,-1 -2,0
seat 2 home 4,0 factory 4,-1 infantry 5,-1 3,-1 4,1 3,1 2,0
r=-3 q=-5 | BA FO BA DE MO C2 WA BA FO MI BA OI BA MP
r=-2 q=-5 | A1 MI A2 BA BA A2 BR A2 BA OI A2 C3 FO
r=-1 q=-6 | MA A3 A3 A3 MI FO WA C3 FO BA BA BA OI BA
r=+0 q=-6 | BA C3 C5 C4 A3 BA BR BA A3 C4 C5 C3 BA
r=+1 q=-7 | BA OI BA BA BA FO C3 WA FO MI A3 A3 A3 MA
r=+2 q=-7 | FO C3 A2 OI BA A2 BR A2 BA BA A2 MI A1
r=+3 q=-8 | MP BA OI BA MI FO BA WA C2 MO DE BA FO BA
name 0,-3 Aldery
name 6,-2 Brennick
name 1,-1 Corvel
name -5,0 Dorsk
name -4,0 Elmar
name -3,0 Fenwold
name 3,0 Garrow
name 4,0 Haslet
name 5,0 Irsa
name -1,1 Jarnow
name -6,2 Kolm
name 0,3 Lasque
end`,
  'twin-rivers': `map twin-rivers
players 2
cells 189
seat 1 home -3,-4 factory -3,-3 infantry -4,-3 -2,-3 -3,-5 -2,-5 -1,-4
seat 2 home 3,4 factory 3,3 infantry 4,3 2,3 3,5 2,5 1,4
r=-6 q=-4 | DE MI A2 BA BA WA WA WA WA WA WA WA WA WA WA
r=-5 q=-4 | A3 A3 A3 MI MA WA WA WA WA WA WA WA WA WA
r=-4 q=-5 | BA C3 C5 C4 A3 DE BA WA WA WA WA WA WA WA WA
r=-3 q=-5 | OI BA BA BA MO FO BA BA WA BA MI BA DE MI
r=-2 q=-6 | DE C3 A2 OI FO A1 MO OI BR BA BA A2 C2 A1 DE
r=-1 q=-6 | DE BA MO BA BA MP BA WA BA OI A1 DE MO MI
r=+0 q=-7 | MO MI A1 MO DE A2 C3 BR C3 A2 DE MO A1 MI MO
r=+1 q=-7 | MI MO DE A1 OI BA WA BA MP BA BA MO BA DE
r=+2 q=-8 | DE A1 C2 A2 BA BA BR OI MO A1 FO OI A2 C3 DE
r=+3 q=-8 | MI DE BA MI BA WA BA BA FO MO BA BA BA OI
r=+4 q=-9 | WA WA WA WA WA WA WA WA BA DE A3 C4 C5 C3 BA
r=+5 q=-9 | WA WA WA WA WA WA WA WA WA MA MI A3 A3 A3
r=+6 q=-10 | WA WA WA WA WA WA WA WA WA WA BA BA A2 MI DE
name -4,-4 Zeven
name -3,-4 Ostrow
name -2,-4 Lom
name -5,-2 Hardt
name 6,-2 Brama
name -1,0 Selke
name 1,0 Varn
name -6,2 Dunaj
name 5,2 Kestrel
name 2,4 Mora
end`,
  'three-crowns': `map three-crowns
players 3
cells 217
seat 1 home 0,-6 factory 0,-5 infantry -1,-5 1,-5 0,-7 1,-7 2,-6
seat 2 home -6,6 factory -5,5 infantry -5,6 -5,4 -7,7 -7,6 -6,4
seat 3 home 6,0 factory 5,0 infantry 6,-1 4,1 7,0 6,1 4,2
r=-8 q=+0 | MI A2 BA BA MO WA WA WA WA
r=-7 q=-1 | A3 A3 A3 MI BA WA WA WA WA WA
r=-6 q=-2 | BA C3 C5 C4 A3 BA WA WA WA WA MA
r=-5 q=-3 | MA OI BA BA BA A2 FO WA WA MA A1 FO
r=-4 q=-4 | MO BA C3 A2 OI A1 DE A2 BR BA DE MI MO
r=-3 q=-5 | FO MI MO BA OI MP C2 OI WA BA A2 MO BA MA
r=-2 q=-6 | MA A1 DE A2 MI C4 A1 BA BR BA MI BA C3 OI BA
r=-1 q=-7 | WA WA MA BA BA BA A2 FO WA A2 C4 OI A2 BA C3 A3
r=+0 q=-8 | WA WA WA WA BR WA BR WA WA FO A1 MP OI BA C5 A3 MI
r=+1 q=-8 | WA WA WA WA A2 OI BA FO WA BA C2 A1 BA C4 A3 A2
r=+2 q=-8 | WA WA WA FO DE C2 A1 A2 BR OI DE A2 A3 MI BA
r=+3 q=-8 | WA WA BA A2 A1 MP C4 BA WA A2 FO BA BA BA
r=+4 q=-8 | MO BA A3 BA OI OI MI BA BR WA WA WA MO
r=+5 q=-8 | BA MI C4 BA A2 BA A2 BA WA WA WA WA
r=+6 q=-8 | BA A3 C5 BA C3 MO DE MA WA WA WA
r=+7 q=-8 | A2 A3 C3 OI BA MI A1 WA WA WA
r=+8 q=-8 | MI A3 BA MA MO FO MA WA WA
name -1,-6 Abrin
name 0,-6 Belcastle
name 1,-6 Czarna
name -2,-4 Delmo
name 1,-3 Estrel
name -1,-2 Farrow
name 6,-2 Gorlitz Mill
name 3,-1 Hallan
name 7,-1 Istmark
name 6,0 Juno Bay
name 2,1 Korven
name 5,1 Lanska
name -3,2 Marrek
name -2,3 Nivelle
name -6,5 Orsova
name -6,6 Pelham Cross
name -4,6 Quenby
name -6,7 Rostal
end`,
  'four-corners': `map four-corners
players 4
cells 315
seat 1 home -4,-6 factory -4,-5 infantry -5,-5 -3,-5 -4,-7 -3,-7 -2,-6
seat 2 home 10,-6 factory 9,-5 infantry 10,-5 8,-5 11,-7 10,-7 8,-6
seat 3 home -10,6 factory -9,5 infantry -10,5 -8,5 -11,7 -10,7 -8,6
seat 4 home 4,6 factory 4,5 infantry 5,5 3,5 4,7 3,7 2,6
r=-8 q=-5 | BA MI A2 BA DE A1 WA WA WA WA WA WA WA A1 DE BA A2 MI BA
r=-7 q=-5 | A3 A3 A3 MI BA BA WA WA WA WA WA WA BA BA MI A3 A3 A3
r=-6 q=-6 | BA C3 C5 C4 A3 BA WA WA WA WA WA WA WA BA A3 C4 C5 C3 BA
r=-5 q=-6 | OI BA BA BA DE OI FO A2 WA WA A2 FO OI DE BA BA BA OI
r=-4 q=-7 | FO C3 A2 OI A1 BA BA BA C2 BR C2 BA BA BA A1 OI A2 C3 FO
r=-3 q=-7 | FO FO A2 DE DE A1 BA MO BR BR MO BA A1 DE DE A2 FO FO
r=-2 q=-8 | MA MO FO BA C2 MI A3 C4 FO WA FO C4 A3 MI C2 BA FO MO MA
r=-1 q=-8 | WA WA BA DE BA FO FO BA BA BA BA FO FO BA DE BA WA WA
r=+0 q=-9 | WA WA WA WA WA BR WA WA BR WA BR WA WA BR WA WA WA WA WA
r=+1 q=-9 | WA WA BA DE BA FO FO BA BA BA BA FO FO BA DE BA WA WA
r=+2 q=-10 | MA MO FO BA C2 MI A3 C4 FO WA FO C4 A3 MI C2 BA FO MO MA
r=+3 q=-10 | FO FO A2 DE DE A1 BA MO BR BR MO BA A1 DE DE A2 FO FO
r=+4 q=-11 | FO C3 A2 OI A1 BA BA BA C2 BR C2 BA BA BA A1 OI A2 C3 FO
r=+5 q=-11 | OI BA BA BA DE OI FO A2 WA WA A2 FO OI DE BA BA BA OI
r=+6 q=-12 | BA C3 C5 C4 A3 BA WA WA WA WA WA WA WA BA A3 C4 C5 C3 BA
r=+7 q=-12 | A3 A3 A3 MI BA BA WA WA WA WA WA WA BA BA MI A3 A3 A3
r=+8 q=-13 | BA MI A2 BA DE A1 WA WA WA WA WA WA WA A1 DE BA A2 MI BA
name -5,-6 Ansel
name -4,-6 Barrowgate
name -3,-6 Cindra
name 9,-6 Dravik
name 10,-6 Eastmere
name 11,-6 Fallow
name -6,-4 Grenz
name 1,-4 Holmby
name 3,-4 Isker
name 10,-4 Jessen
name -4,-2 Karst
name -1,-2 Lindau Ford
name 3,-2 Merrin
name 6,-2 Norvik
name -6,2 Oxley
name -3,2 Pruska
name 1,2 Quarn
name 4,2 Redmoor
name -10,4 Saltash
name -3,4 Tarnow
name -1,4 Ulm Gate
name 6,4 Vesna
name -11,6 Westry
name -10,6 Xanten Hill
name -9,6 Yarrow
name 3,6 Zell
name 4,6 Arkady
name 5,6 Bystra
end`,
};

/** THE-RULES "Map format": "the generator takes them from a list by its number". */
export const CITY_NAMES: readonly string[] = [
  'Adler',
  'Balmoor',
  'Cresna',
  'Dunwick',
  'Elbing',
  'Fosse',
  'Grannow',
  'Hexley',
  'Inver',
  'Jasmund',
  'Kilder',
  'Lutz',
  'Maravel',
  'Neris',
  'Olsa',
  'Padrow',
  'Querin',
  'Rylsk',
  'Sembla',
  'Tolvaj',
  'Umbria Vale',
  'Vardo',
  'Wendel',
  'Yelno',
  'Zator',
  'Ambry',
  'Brisk Haven',
  'Caldwen',
  'Drossel',
  'Ester',
  'Fjelby',
  'Goran',
  'Hollin',
  'Ivrea Point',
  'Jura Bridge',
  'Kessel',
  'Lorne',
  'Medway',
  'Nagold',
  'Ostend Rise',
  'Pripet',
  'Rhune',
  'Skarn',
  'Trent Mouth',
  'Uster',
  'Velden',
  'Wisla',
  'Yarm',
];
