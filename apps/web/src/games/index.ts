import { GAMES } from './list.ts';
import { registryOf } from './registry.ts';

export const { aboutOf, ruleSetName, sideName, markOf, ruleAddress, seatOptionsOf, offerStandsOf } = registryOf(GAMES);
export const { setUpOf, loadWords, tableOf, helpOf, editorOf, drawable, figureOf, lessonOf, portraitOf } =
  registryOf(GAMES);
export const { taught, canTry } = registryOf(GAMES);
