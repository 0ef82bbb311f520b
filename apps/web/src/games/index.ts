import { GAMES } from './list.ts';
import { shelfOf } from './shelf.ts';

export const { aboutOf, ruleSetName, sideName, markOf, ruleAddress, seatOptionsOf } = shelfOf(GAMES);
export const { setUpOf, loadWords, tableOf, helpOf, editorOf, drawable, figureOf, lessonOf, portraitOf, taught } =
  shelfOf(GAMES);
