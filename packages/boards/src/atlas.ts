import { fastChance, type Json, setupOf } from '@fieldpost/engine';
import type { DrawOptions } from './board.ts';
import type { GameDrawing } from './manifest.ts';
import type { Scene } from './scene/scene.ts';

/** How a position is to be drawn; a perspective of null is that of the first side. */
type Wanted = Omit<DrawOptions, 'perspective'> & { readonly perspective: string | null };
/** A position of a game that is no match, and what is to be shown on top of it. */
type Cover = { readonly ruleSet: string; readonly view: Json; readonly marks: DrawOptions['marks'] };

/** Queries about a list of drawings. */
export type Atlas = {
  /** True if the rule set has its own drawing. */
  readonly hasBoard: (ruleSet: string) => boolean;
  /** The position of a view as a picture; null where the rule set has no drawing or the view is not one of its views. */
  readonly drawBoard: (ruleSet: string, view: Json, wanted: Wanted) => Scene | null;
  /** How a listed scenario, or a position in the game's own writing, begins, as a spectator sees it; null where there is none such. */
  readonly scenarioView: (ruleSet: string, scenario: string, options?: Json) => Json;
  /** The file of pictures that pages of a game refer to; null: it has none. */
  readonly pictureFileOf: (ruleSet: string) => string | null;
  /** The picture of the landing page; null if no game has a cover. */
  readonly cover: () => Cover | null;
};

/** The atlas of these games. */
export function atlasOf(drawings: readonly GameDrawing[]): Atlas {
  const byId: ReadonlyMap<string, GameDrawing> = new Map(drawings.map((drawing) => [drawing.about.id, drawing]));
  return {
    hasBoard: (ruleSet) => byId.has(ruleSet),
    drawBoard(ruleSet, view, wanted) {
      const drawing = byId.get(ruleSet);
      const perspective = wanted.perspective ?? drawing?.rules.sides[0] ?? '';
      return drawing?.draw(view, { ...wanted, perspective }) ?? null;
    },
    scenarioView: (ruleSet, scenario, options = {}) => openingOf(byId.get(ruleSet), scenario, options),
    pictureFileOf: (ruleSet) => byId.get(ruleSet)?.pictureFile?.() ?? null,
    cover() {
      const drawing = drawings.find((one) => one.cover !== null);
      if (drawing === undefined || drawing.cover === null) return null;
      const { position, options, marks } = drawing.cover;
      return { ruleSet: drawing.about.id, view: openingOf(drawing, position, options), marks };
    },
  };
}

function openingOf(drawing: GameDrawing | undefined, scenario: string, options: Json): Json {
  if (drawing === undefined) return null;
  const { rules } = drawing;
  const setup = setupOf(rules, { scenario, options });
  const state = setup.ok ? rules.setUp(setup.value, fastChance(1)) : null;
  return state?.ok ? rules.view(state.value, 'spectator') : null;
}
