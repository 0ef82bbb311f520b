import { operation } from '@fieldpost/client';

/** `share`: in thousandths; null: too few have ended. */
type Counted = { readonly count: number; readonly share: number | null };

export type Lengths = {
  readonly shortest: number;
  readonly quarter: number;
  readonly middle: number;
  readonly threeQuarters: number;
  readonly longest: number;
  readonly spread: readonly { readonly from: number; readonly to: number; readonly count: number }[];
};

/** Figures of finished matches: of one scenario, or of all (null). */
export type Figures = {
  readonly scenario: string | null;
  readonly count: number;
  /** Null: nobody won alone. */
  readonly wins: readonly (Counted & { readonly side: string | null })[];
  readonly ends: readonly (Counted & { readonly reason: string })[];
  readonly lengths: Lengths | null;
};

export type Statistics = {
  readonly ruleSet: string;
  /** So many must have ended before a share is said. */
  readonly least: number;
  readonly all: Figures;
  readonly scenarios: readonly Figures[];
};

export type OpponentKind = 'people' | 'computer';

const FIGURES = `scenario count wins { side count share } ends { reason count share }
  lengths { shortest quarter middle threeQuarters longest spread { from to count } }`;

/** Figures of a game's public finished matches. */
export const STATISTICS = operation<
  { readonly ruleSet: string; readonly company: OpponentKind },
  { readonly statistics: Statistics }
>(`query Statistics($ruleSet: ID!, $company: OpponentKind) {
  statistics(ruleSet: $ruleSet, company: $company) { ruleSet least all { ${FIGURES} } scenarios { ${FIGURES} } } }`);
