/** What units and devices are called on every page: a plain name where the sheets print a foreign one (W-1). Public data. */
import { DEVICES, type DeviceDesign } from './devices.ts';
import { type DesignId, UNITS } from './units.ts';

const PLAIN: Readonly<Partial<Record<DesignId | DeviceDesign, string>>> = {
  'GER-ENG': 'Engineer',
  'GER-RIF': 'Rifleman',
  'GER-STO': 'Storm trooper',
  'GER-HMG': 'Machine gunner',
  'GER-SNI': 'Marksman',
  'GER-OFF': 'Officer',
  'GER-HAK': 'Hacker',
  'GER-JET': 'Jet trooper',
  'GER-FST': 'Launcher',
  'GER-PIO': 'Pioneer',
  'GER-ARC': 'Arc thrower',
  'GER-KRA': 'Motorcyclist',
  'GER-GRE': 'Grenadier',
  'GER-EIS': 'Iron knight',
  'GER-FLA': 'Flame trooper',
  'USA-ENG': 'Engineer',
  'USA-HAK': 'Hacker',
  'USA-RKT': 'Jet trooper',
  'USA-BAZ': 'Launcher',
  'SOV-ENG': 'Engineer',
  'SOV-RIF': 'Rifleman',
  'SOV-PPS': 'Submachine gunner',
  'SOV-MAX': 'Machine gunner',
  'SOV-SNI': 'Marksman',
  'SOV-KOM': 'Officer',
  'SOV-HAK': 'Hacker',
  'SOV-JET': 'Jet trooper',
  'TR-MOVE': 'Drive radio',
  'TR-FIRE': 'Gun radio',
  'GER-D1': 'Mast',
  'GER-D2': 'Relay',
  'GER-D3': 'Jammer',
  'GER-D4': 'Beam jammer',
  'GER-D5': 'Code wheel',
  'GER-D6': 'Code bureau',
  'GER-D7': 'Feedback set',
  'GER-D8': 'Tank relay',
};

/** As the sheets print it: "Landser". */
export const printedName = (design: DesignId | DeviceDesign): string =>
  Object.hasOwn(UNITS, design) ? UNITS[design as DesignId].title : DEVICES[design as DeviceDesign].title;

/** "Rifleman" */
export const plainName = (design: DesignId | DeviceDesign): string => PLAIN[design] ?? printedName(design);

/** At first sight: "Rifleman (Landser)". */
export function fullName(design: DesignId | DeviceDesign): string {
  const [plain, printed] = [plainName(design), printedName(design)];
  return plain === printed ? plain : `${plain} (${printed})`;
}
