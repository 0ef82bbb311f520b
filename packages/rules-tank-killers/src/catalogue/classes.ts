/** The types of formation cards and what each counts as (THE-RULES "Classes"). Public data. */

/** The classes that conditions and orders speak of. `heavy` and `lightMedium` are tanks too; support is no unit (TDC-023). */
export const UNIT_CLASSES = ['tank', 'heavy', 'lightMedium', 'vehicle', 'gun', 'infantry', 'support'] as const;
export type UnitClass = (typeof UNIT_CLASSES)[number];

export const UNIT_TYPES = [
  'LT',
  'MT',
  'HT',
  'TD',
  'SP',
  'AC',
  'APC',
  'AT',
  'FA',
  'AA',
  'Inf',
  'MI',
  'M',
  'Art',
  'Air',
] as const;
export type UnitType = (typeof UNIT_TYPES)[number];

type TypeSheet = { readonly title: string; readonly classes: readonly UnitClass[] };

/** THE-RULES "Classes". Tank destroyers and self-propelled guns are vehicles but no tanks (THE-RULES "Decisions"). */
export const TYPES: Readonly<Record<UnitType, TypeSheet>> = {
  LT: { title: 'Light Tank', classes: ['tank', 'lightMedium', 'vehicle'] },
  MT: { title: 'Medium Tank', classes: ['tank', 'lightMedium', 'vehicle'] },
  HT: { title: 'Heavy Tank', classes: ['tank', 'heavy', 'vehicle'] },
  TD: { title: 'Tank Destroyer', classes: ['vehicle'] },
  SP: { title: 'Self-Propelled Gun', classes: ['vehicle'] },
  AC: { title: 'Armored Car', classes: ['vehicle'] },
  APC: { title: 'Armored Personnel Carrier', classes: ['vehicle'] },
  AT: { title: 'Anti-Tank Gun', classes: ['gun'] },
  FA: { title: 'Field Artillery', classes: ['gun'] },
  AA: { title: 'Anti-Aircraft Gun', classes: ['gun'] },
  Inf: { title: 'Infantry', classes: ['infantry'] },
  MI: { title: 'Mechanized Infantry', classes: ['infantry'] },
  M: { title: 'Mortar', classes: ['infantry'] },
  Art: { title: 'Artillery Support', classes: ['support'] },
  Air: { title: 'Air Support', classes: ['support'] },
};

/** Whether a type counts as a class. TDC-061: infantry is Inf, MI and M; TDC-023: support is Art and Air. */
export function isA(type: UnitType, wanted: UnitClass): boolean {
  return TYPES[type].classes.includes(wanted);
}
