/** THE-RULES "Range bands": range bands in hexes, both ends included (WWA-050). Null: no extended band. Public data. */
export type BandCode = 'ME' | 'SH' | 'MD' | 'LG' | 'XL' | 'GUN';
export type Band = {
  readonly normal: readonly [least: number, most: number];
  readonly extended: readonly [least: number, most: number] | null;
};

/** A main gun has the band of its model (THE-RULES "Superpanzers"). */
export const BANDS: Readonly<Record<Exclude<BandCode, 'GUN'>, Band>> = {
  ME: { normal: [0, 1], extended: null },
  SH: { normal: [1, 2], extended: [3, 3] },
  MD: { normal: [1, 4], extended: [5, 6] },
  LG: { normal: [1, 7], extended: [8, 10] },
  XL: { normal: [1, 14], extended: null },
};
