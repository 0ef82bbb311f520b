export type * from './campaign.ts';
export * from './chance/fast.ts';
export { noChance } from './chance/none.ts';
export { pick, type RecordedChance, recorded } from './chance/recorded.ts';
export * from './chance/scripted.ts';
export * from './chance/seeded.ts';
export type * from './contract.ts';
export * from './hash/canonical.ts';
export { patched } from './json-patch/apply.ts';
export { type JsonPatch, patchBetween } from './json-patch/between.ts';
export { draftOf, unanswered } from './match/draft.ts';
export { acceptDraw, type DrawOffer, declineDraw, offerDraw, waitsToOffer } from './match/drawing.ts';
export { adjudicate } from './match/ending.ts';
export * from './match/game.ts';
export { lastDecision } from './match/last-decision.ts';
export { leave } from './match/leaving.ts';
export * from './match/open.ts';
export { play } from './match/play.ts';
export { applied } from './match/run.ts';
export * from './match/submit.ts';
export * from './match/time-out.ts';
export * from './match/undo.ts';
export * from './match/views.ts';
export { NO_GUIDANCE, NO_LOBBY_OPTIONS } from './nothing-special.ts';
export * from './playout/chooser.ts';
export { perft } from './playout/perft.ts';
export * from './playout/playout.ts';
export * from './record/campaign-file.ts';
export * from './record/final.ts';
export * from './record/match-file.ts';
export * from './record/replay.ts';
export * from './record/verify.ts';
export { refusals } from './refusals.ts';
export * from './result.ts';
export {
  type BookEntry,
  type Feature,
  LEVEL_NAMES,
  type Level,
  type Numbers,
  type SearchGuidance,
  type SearchGuidanceOf,
  type SetUpGuidance,
  searchGuidance,
  type Weights,
} from './search-guidance.ts';
export * from './trial/branches.ts';
export { byHand } from './trial/by-hand.ts';
export * from './trial/tree.ts';
export { twoSides } from './two-sides.ts';
