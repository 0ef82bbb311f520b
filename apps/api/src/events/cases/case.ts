/** The stored parts of a case (CL-090 to CL-092), as in its JSON columns. */
import type { StoredEvent } from '../store.ts';

export type StoredCase = StoredEvent['cases'][number];

/** CL-091: what a party said. `at`: ISO 8601. */
export type Statement = { readonly entry: string; readonly text: string; readonly at: string };

/** CL-006: who opened the sealed part before the decision. */
export type Opening = { readonly userId: string; readonly at: string };

/** CL-091: how one side has held the match since its window opened. Times in ms. */
export type SideEvidence = {
  readonly side: string;
  readonly held: number;
  readonly turns: number;
  readonly medianResponse: number | null;
  readonly slowestTenth: number | null;
  readonly missed: number;
};

/** CL-091: what the system knows of a match, without anything hidden from spectators. */
export type Evidence = {
  readonly step: number;
  readonly turns: number;
  /** What matches of this scenario usually have; null: too few have ended. Not in evidence from before it was gathered. */
  readonly usualTurns?: number | null;
  /** The sides of which the match asks something, as anybody may know it. */
  readonly waitsFor: readonly string[];
  readonly sides: readonly SideEvidence[];
  readonly extensions: number;
  readonly pauses: readonly { readonly from: string; readonly to: string | null; readonly reason: string }[];
  /** CL-094: the side that held it for most of the window and still does; null: neither. */
  readonly slower: 'A' | 'B' | null;
};

/** CL-092: what playouts came to: `e` of 2N for side A, and capped where that side is the slower one (CL-094). */
export type Evaluation = {
  readonly bot: string;
  readonly rules: string;
  readonly playouts: number;
  readonly e: number;
  readonly counted: number;
  readonly unfinished: number;
  readonly seeds: string;
  readonly wallMs: number;
};

export const statementsOf = ({ statements }: Pick<StoredCase, 'statements'>): readonly Statement[] =>
  statements as unknown as readonly Statement[];
export const openingsOf = ({ openings }: Pick<StoredCase, 'openings'>): readonly Opening[] =>
  openings as unknown as readonly Opening[];
export const evidenceOf = ({ evidence }: Pick<StoredCase, 'evidence'>): Evidence | null =>
  evidence as unknown as Evidence | null;
export const evaluationOf = ({ evaluation }: Pick<StoredCase, 'evaluation'>): Evaluation | null =>
  evaluation as unknown as Evaluation | null;

/** The case of a match that waits for a decision; null: there is none. */
export const openCaseOf = (event: Pick<StoredEvent, 'cases'>, legId: string): StoredCase | null =>
  event.cases.find((one) => one.legId === legId && one.state === 'open') ?? null;
