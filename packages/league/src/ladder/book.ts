/** A ladder (CL-110 to CL-121): its rungs, and all that has happened on it, so that a reversal can replay it (CL-120). Instants in ms. */
export const DAY = 86_400_000;

/** Legs of an encounter as quarters of the challenger and of the defender; null while one of them runs. */
export type Outcome = {
  readonly challenger: number;
  readonly defender: number;
  readonly noShow: 'challenger' | 'defender' | 'both' | null;
};

export type Happening =
  | { readonly kind: 'joined' | 'idle-since'; readonly id: string; readonly at: number }
  | { readonly kind: 'challenged'; readonly a: string; readonly b: string; readonly at: number }
  | { readonly kind: 'declined' | 'taken-back'; readonly a: string; readonly b: string; readonly at: number }
  | {
      readonly kind: 'finished';
      readonly a: string;
      readonly b: string;
      readonly at: number;
      readonly outcome: () => Outcome | null;
    }
  | { readonly kind: 'on-leave'; readonly id: string; readonly from: number; readonly to: number }
  | { readonly kind: 'left'; readonly id: string; readonly at: number }
  | { readonly kind: 'monday'; readonly at: number };

export type Challenge = { readonly a: string; readonly b: string; readonly at: number };

export type LadderBook = {
  /** Rung 1 first. */
  rungs: string[];
  challenges: Challenge[];
  readonly happenings: Happening[];
  readonly active: Map<string, number>;
  readonly protectedUntil: Map<string, number>;
  readonly leaves: Map<string, { readonly from: number; readonly to: number }[]>;
  readonly declines: Map<string, number[]>;
  readonly noShows: Map<string, number[]>;
  readonly lastMet: Map<string, number>;
};

export function emptyBook(): LadderBook {
  return {
    rungs: [],
    challenges: [],
    happenings: [],
    active: new Map(),
    protectedUntil: new Map(),
    leaves: new Map(),
    declines: new Map(),
    noShows: new Map(),
    lastMet: new Map(),
  };
}

/** The rung of a member, from 1; 0 if they are on none. */
export function rungOf({ rungs }: LadderBook, id: string): number {
  return rungs.indexOf(id) + 1;
}

export function isOnLeave({ leaves }: LadderBook, id: string, at: number): boolean {
  return (leaves.get(id) ?? []).some(({ from, to }) => from <= at && at < to);
}
