import { fastNumbers } from '../chance/fast.ts';
import type { GameTypes, Json, Viewer } from '../contract.ts';
import { canonicalJson } from '../hash/canonical.ts';
import { type Game, ordersOf, seatKey, seatsOf } from '../match/game.ts';
import { owing, stateViewFor, viewOf } from '../match/views.ts';
import type { SearchGuidance, SearchGuidanceOf } from '../search-guidance.ts';
import { must, type Proof, shown } from './law.ts';
import { viewersOf } from './law-2-leak.ts';
import { placesOf, walksOf } from './walk.ts';

/** A turn is over after this many commands of any player. */
const LONGEST_TURN = 400;
/** Proposals that are asked for. */
const MOST = 12;

/** Law 13: a player who thinks ahead knows what its seat knows, imagines what may be, and proposes what is legal. */
export function checkThinking<G extends GameTypes>(proof: Proof<G>): void {
  const known = proof.rules.guidance.search;
  if (known === null) return;
  const guide = asOf<G>(known);
  checkWeights(known);
  const next = fastNumbers(proof.seed ^ 0x1b873593);
  for (const { game, sides } of placesOf(proof)) {
    if (game.ending !== null) continue;
    for (const viewer of viewersOf(proof.rules, sides)) checkImagined(proof, guide, game, viewer, next());
    checkOrders(proof, guide, game, next);
    for (const side of proof.rules.sidesIn(game.state)) checkMeasured(guide, game.state, side);
  }
  for (const { strides } of walksOf(proof))
    checkTempo(
      guide,
      strides.map(({ after }) => after.game.state),
    );
}

/** The guidance of a rule set whose game is known here. */
function asOf<G extends GameTypes>(guide: SearchGuidance): SearchGuidanceOf<G> {
  return guide as unknown as SearchGuidanceOf<G>;
}

function checkWeights({ features, weights }: SearchGuidance): void {
  for (const [kind, { each }] of Object.entries(weights))
    must(each.length === features.length, () => `${kind} has ${each.length} weights for ${features.length} features`);
}

/** An imagined state looks to the viewer like the real one, breaks no invariant, and does not depend on hidden data. */
function checkImagined<G extends GameTypes>(
  { rules, invariants, hidden }: Proof<G>,
  { sample }: SearchGuidanceOf<G>,
  game: Game<G>,
  viewer: Viewer<G>,
  seed: number,
): void {
  const view = viewOf(rules, game, viewer);
  const imagined = sample(view, viewer, null, fastNumbers(seed));
  if (imagined === null) return;
  const orders = viewer === 'spectator' ? rules.initialOrders : ordersOf(rules, game, viewer);
  const seen = canonicalJson(
    viewer === 'spectator' ? rules.view(imagined, viewer) : rules.view(imagined, viewer, orders),
  );
  const who = viewer === 'spectator' ? viewer : seatKey(viewer);
  must(seen === canonicalJson(view), () => `what is imagined looks otherwise to ${who}: ${seen}`);
  const broken = invariants(imagined, null);
  must(broken.length === 0, () => `what is imagined for ${who} cannot be: ${broken.join(', ')}`);
  const truth = stateViewFor(rules, game, viewer);
  const [awaited, then] = [rules.pending(truth, viewer), rules.pending(imagined, viewer)].map((one) =>
    canonicalJson(one as Json),
  );
  must(awaited === then, () => `in what is imagined ${who} waits for others: ${then}`);
  if (game.openBy !== null || Object.keys(game.drafts).length > 0) return;
  const first = canonicalJson(imagined);
  for (const secret of hidden(game.state, viewer, fastNumbers(seed))) {
    const other = sample(rules.view(secret, viewer, orders), viewer, null, fastNumbers(seed));
    must(canonicalJson(other) === first, () => `what is imagined for ${who} depends on what is hidden`);
  }
}

/** Policies and proposals are legal. At least one of the players to move has something to do. */
function checkOrders<G extends GameTypes>(
  { rules }: Proof<G>,
  { policy, proposals }: SearchGuidanceOf<G>,
  game: Game<G>,
  next: () => number,
): void {
  let idle = true;
  for (const side of owing(rules, game))
    for (const seat of seatsOf(rules, side)) {
      const state = stateViewFor(rules, game, seat);
      const view = viewOf(rules, game, seat);
      const usual = policy(state, seat, next);
      const proposed = proposals(state, seat, MOST, next);
      idle &&= usual === null;
      const texts = proposed.map((command) => canonicalJson(command));
      must(
        new Set(texts).size === texts.length && texts.length <= MOST,
        () => `${shown(texts)} is proposed twice, or too much`,
      );
      for (const command of usual === null ? proposed : [usual, ...proposed]) {
        const fault = rules.refuses(view, seat, command);
        must(fault === null, () => `${shown(command)} is proposed to ${seatKey(seat)} and refused: ${shown(fault)}`);
      }
    }
  must(
    !idle || owing(rules, game).length === 0,
    () => `by the policy nobody has anything to do in ${shown(game.state)}`,
  );
}

function checkMeasured<G extends GameTypes>(guide: SearchGuidanceOf<G>, state: G['state'], side: G['side']): void {
  const measured = guide.measure(state, side);
  const sound = measured.length === guide.features.length && measured.every(Number.isFinite);
  must(sound, () => `${side} measures ${shown(measured)} for ${guide.features.length} features`);
}

function checkTempo<G extends GameTypes>({ tempo }: SearchGuidanceOf<G>, states: readonly G['state'][]): void {
  let last = Number.NEGATIVE_INFINITY;
  let since = 0;
  for (const state of states) {
    const now = tempo(state);
    must(Number.isSafeInteger(now) && now >= last, () => `the tempo falls from ${last} to ${now}`);
    since = now > last ? 0 : since + 1;
    last = now;
    must(since < LONGEST_TURN, () => `the tempo is still ${now} after ${since} commands`);
  }
}
