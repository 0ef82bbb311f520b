import type { AnyRuleSet, GameAbout, Json } from '@fieldpost/engine';
import type { Board, Marks } from './board.ts';

/** A position in mid-battle for the front page, in the game's own writing of positions. */
export type Cover = { readonly position: string; readonly options: Json; readonly marks: Marks };

/** All that is drawn of a game, for pages and letters alike. */
export type GameDrawing = {
  readonly about: GameAbout;
  /** Sets up positions that are pictured without a match. */
  readonly rules: AnyRuleSet;
  readonly draw: Board;
  /** An SVG file with pictures under their names, in the colours of the page that refers to them; null: nothing is referred to. */
  readonly pictureFile: (() => string) | null;
  /** Null: it would not lie on the front page. */
  readonly cover: Cover | null;
};
