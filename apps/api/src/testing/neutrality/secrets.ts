/** Pairs of positions of any game that look the same to everybody but one player, and how they are played on. */
import type { Played } from '@fieldpost/engine';
import type { LoadedMatch } from '../../match-store/loaded-match.ts';

export type Command = { readonly type: string };

/** What one of the two keeps to themselves: the position, and what they file, one after the other. */
export type Secret<Document extends object = object> = {
  readonly document: Document;
  readonly filed: readonly Command[];
};

/** How one game is played on without its keeper telling anything. */
export type Conduct = {
  readonly ruleSet: string;
  /** Lines sent although the menu lacks them: their refusals must reveal nothing either. */
  readonly lines: readonly string[];
  /** Number of menu commands to try for one after which the keeper has not answered. */
  readonly tries: number;
  /** The keeper's manual answer when they have to move; null: from here on the two may differ. */
  readonly answer: (loaded: LoadedMatch, twins: Twins) => Command | null;
  /** Whether somebody else may learn of the secret by this, so that the two may differ from there on. */
  readonly speaks: (before: LoadedMatch, played: Played, twins: Twins) => boolean;
};

export type Twins<Document extends object = object> = {
  readonly conduct: Conduct;
  /** Of the match, the same for both. */
  readonly options: object;
  readonly active: string;
  readonly keeper: string;
  readonly secrets: readonly [Secret<Document>, Secret<Document>];
};
