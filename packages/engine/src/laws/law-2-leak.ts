import { fastNumbers } from '../chance/fast.ts';
import type { GameTypes, Json, RuleSet, Step, Viewer } from '../contract.ts';
import { canonicalJson } from '../hash/canonical.ts';
import { draftOf } from '../match/draft.ts';
import { type Game, ordersOf, seatKey, seatsOf } from '../match/game.ts';
import { awaitedOf, menuOf, pendingOf, stepViewFor, viewOf } from '../match/views.ts';
import { must, type Proof, shown } from './law.ts';
import { type Place, placesOf, walksOf } from './walk.ts';

/** Law 2: what a viewer is shown does not depend on what they may not know. */
export function checkLeaks<G extends GameTypes>(proof: Proof<G>): void {
  const next = fastNumbers(proof.seed ^ 0x7f4a7c15);
  for (const place of placesOf(proof))
    for (const viewer of viewersOf(proof.rules, place.sides)) {
      const known = knownTo(proof, place.game, viewer);
      for (const game of secretsOf(proof, place, viewer, next)) checkAsked(proof, place.game, game, viewer);
      for (const [what, game] of disguises(proof, place, viewer, next))
        must(knownTo(proof, game, viewer) === known, () => `${shown(viewer)} can notice ${what}: ${known}`);
    }
  for (const { start, strides } of walksOf(proof)) {
    const viewers = viewersOf(proof.rules, proof.rules.sidesOf(start.setup));
    for (const { played } of strides)
      for (const step of played.steps) {
        for (const event of step.events) checkNotices(proof, event, viewers);
        for (const viewer of viewers) checkOpenDraws(proof, step, viewer);
      }
  }
}

export function viewersOf<G extends GameTypes>(rules: RuleSet<G>, sides: readonly G['side'][]): readonly Viewer<G>[] {
  return ['spectator', ...sides.flatMap((side) => seatsOf(rules, side))];
}

/** All that one viewer is ever told of a game, in one text. */
function knownTo<G extends GameTypes>(proof: Proof<G>, game: Game<G>, viewer: Viewer<G>): string {
  const { rules } = proof;
  const view = viewOf(rules, game, viewer);
  const own = viewer === 'spectator' ? null : toldToSeat(proof, game, viewer, view);
  return canonicalJson({
    view,
    pending: pendingOf(rules, game, viewer) as Json,
    awaited: awaitedOf(rules, game, viewer),
    step: stepViewFor(game, viewer),
    own,
  });
}

function toldToSeat<G extends GameTypes>(
  { rules, commands }: Proof<G>,
  game: Game<G>,
  seat: Exclude<Viewer<G>, 'spectator'>,
  view: G['view'],
): Json {
  const orders = ordersOf(rules, game, seat);
  const menu = menuOf(rules, game, seat);
  return {
    menu,
    subjects: rules.subjects(view, seat),
    refusals: [...commands, ...menu.slice(0, 20)].map((command) => rules.refuses(view, seat, command)),
    answer: rules.standingAnswer(view, seat, orders),
    default: rules.defaultCommand(view, seat, orders),
    orders,
  };
}

type Disguise<G extends GameTypes> = readonly [what: string, game: Game<G>];

/** Games which differ from this one only in what the viewer may not know. */
function disguises<G extends GameTypes>(
  proof: Proof<G>,
  place: Place<G>,
  viewer: Viewer<G>,
  next: () => number,
): readonly Disguise<G>[] {
  const { game } = place;
  const others: Disguise<G>[] = [...otherOrders(proof, place, viewer), ...otherDrafts(place, viewer)];
  const opensElsewhere = game.openBy !== null && (viewer === 'spectator' || viewer.side !== game.openBy.side);
  if (opensElsewhere) others.push(['an open step', { ...place.sealed, orders: game.orders }]);
  for (const secret of secretsOf(proof, place, viewer, next)) others.push(['a secret', secret]);
  return others;
}

/** The same game with other secrets of the rule set; where no draft and no open step lies over them. */
function secretsOf<G extends GameTypes>(
  { hidden }: Proof<G>,
  { game }: Place<G>,
  viewer: Viewer<G>,
  next: () => number,
): readonly Game<G>[] {
  if (game.openBy !== null || Object.keys(game.drafts).length > 0) return [];
  return hidden(game.state, viewer, next).map((state) => ({ ...game, state }));
}

/** Whether a player is asked, or their standing orders answer, depends on their orders and on nothing that is hidden. */
function checkAsked<G extends GameTypes>(
  { rules, orders }: Proof<G>,
  game: Game<G>,
  other: Game<G>,
  viewer: Viewer<G>,
): void {
  for (const side of awaitedOf(rules, game, viewer))
    for (const seat of seatsOf(rules, side))
      for (const document of orders) {
        const asked = rules.standingAnswer(viewOf(rules, game, seat), seat, document) === null;
        const askedThen = rules.standingAnswer(viewOf(rules, other, seat), seat, document) === null;
        must(asked === askedThen, () => `what is hidden decides whether ${seatKey(seat)} is asked`);
      }
}

function otherOrders<G extends GameTypes>({ rules, orders }: Proof<G>, { game, sides }: Place<G>, viewer: Viewer<G>) {
  const own = viewer === 'spectator' ? null : seatKey(viewer);
  const keys = sides.flatMap((side) => seatsOf(rules, side).map(seatKey)).filter((key) => key !== own);
  return orders.flatMap((document) =>
    keys.map((key): Disguise<G> => ['standing orders', { ...game, orders: { ...game.orders, [key]: document } }]),
  );
}

function otherDrafts<G extends GameTypes>({ game, sides }: Place<G>, viewer: Viewer<G>) {
  return sides
    .filter((side) => (viewer === 'spectator' || viewer.side !== side) && draftOf(game, side).length > 0)
    .map((side): Disguise<G> => ['a draft', { ...game, drafts: { ...game.drafts, [side]: [] } }]);
}

function checkNotices<G extends GameTypes>(
  { rules, hiddenEvents }: Proof<G>,
  event: G['event'],
  viewers: readonly Viewer<G>[],
): void {
  for (const viewer of viewers) {
    const told = canonicalJson(rules.notice(event, viewer));
    for (const other of hiddenEvents(event, viewer))
      must(
        canonicalJson(rules.notice(other, viewer)) === told,
        () => `a notice of ${event.type} tells a secret: ${told}`,
      );
  }
}

/** An open draw shows nothing beyond its step's notices to this viewer: its number appears in one of them. */
function checkOpenDraws<G extends GameTypes>({ rules }: Proof<G>, { draws, events }: Step<G>, viewer: Viewer<G>): void {
  const open = draws.filter(({ purpose }) => rules.drawsOpenly(purpose));
  if (open.length === 0) return;
  const told = new Set(canonicalJson(events.map((event) => rules.notice(event, viewer))).match(/\d+/g));
  for (const draw of open)
    must(
      told.has(String(draw.result)),
      () => `an open draw tells ${shown(viewer)} more than any notice: ${shown(draw)}`,
    );
}
