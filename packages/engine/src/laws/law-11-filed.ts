import { fastChance, fastNumbers } from '../chance/fast.ts';
import type { RecordedChance } from '../chance/recorded.ts';
import type { GameTypes, Json, Seat, Step, Viewer } from '../contract.ts';
import { canonicalJson } from '../hash/canonical.ts';
import { type Game, seatsOf } from '../match/game.ts';
import { play } from '../match/play.ts';
import { defaultOf } from '../match/time-out.ts';
import { awaitedOf, menuOf, owing, pendingOf, stepViewFor, viewOf } from '../match/views.ts';
import { anyCommand, oneOf } from '../playout/chooser.ts';
import { must, type Proof, shown } from './law.ts';
import { viewersOf } from './law-2-leak.ts';
import { type Place, placesOf } from './walk.ts';

/** How many commands of others are played after a filing, and how many filings are tried at a seat of a place. */
const AFTERWARDS = 12;
const FILINGS = 6;

/** A match that continues after somebody filed something, or nothing. */
type Course<G extends GameTypes> = {
  readonly game: Game<G>;
  readonly steps: readonly Step<G>[];
  readonly chance: RecordedChance;
};

/**
 * Law 11: nothing others get depends on what somebody has filed or planned: view, menu, log and number of steps are the same in
 * bytes with it and without it, until something of it is executed.
 */
export function checkFiledUnseen<G extends GameTypes>(proof: Proof<G>): void {
  const next = fastNumbers(proof.seed ^ 0x165667b1);
  for (const place of placesOf(proof)) {
    if (place.game.ending !== null) continue;
    for (const seat of place.sides.flatMap((side) => seatsOf(proof.rules, side)))
      for (const filing of filingsOf(proof, place.game, seat, next)) compare(proof, place, seat, filing, next());
  }
}

/** Filing commands that a seat may give now: of the proof, and of the menu. */
export function filingsOf<G extends GameTypes>(
  { rules, commands }: Proof<G>,
  game: Game<G>,
  seat: Seat<G['side']>,
  next: () => number,
): readonly G['command'][] {
  const view = viewOf(rules, game, seat);
  const files = ({ type }: G['command']) => rules.filingCommands.includes(type);
  const listed = menuOf(rules, game, seat).filter(files);
  const some = Array.from({ length: FILINGS }, () => oneOf(listed, next)).filter((one) => one !== null);
  return [...commands.filter(files), ...some].filter((one) => rules.refuses(view, seat, one) === null);
}

function compare<G extends GameTypes>(
  proof: Proof<G>,
  { game, sides }: Place<G>,
  filer: Seat<G['side']>,
  filing: G['command'],
  seed: number,
): void {
  const viewers = viewersOf(proof.rules, sides).filter((one) => one === 'spectator' || one.side !== filer.side);
  const begin = (now: Game<G>, steps: readonly Step<G>[], chance: RecordedChance) =>
    withoutFiler(proof, { game: now, steps, chance }, filer);
  const [one, other] = [fastChance(seed), fastChance(seed)];
  const filed = play(proof.rules, game, filer, filing, one);
  if (!filed.ok) return;
  let [withIt, without] = [begin(filed.value.game, filed.value.steps, one), begin(game, [], other)];
  const numbers = [fastNumbers(seed), fastNumbers(seed)] as const;
  for (let count = 0; count < AFTERWARDS; count++) {
    for (const viewer of viewers) if (!isAlike(proof, withIt, without, viewer, filer, filing)) return;
    if (withIt.game.ending !== null || without.game.ending !== null) return;
    withIt = withoutFiler(proof, goOn(proof, withIt, filer, numbers[0]), filer);
    without = withoutFiler(proof, goOn(proof, without, filer, numbers[1]), filer);
  }
}

/** The side that filed does no more than its orders say; the match stops waiting for it. */
function withoutFiler<G extends GameTypes>({ rules, longest }: Proof<G>, course: Course<G>, filer: Seat<G['side']>) {
  let { game, steps } = course;
  for (let count = 0; count < longest && owing(rules, game).join() === filer.side; count++) {
    const seats = seatsOf(rules, filer.side).map((seat) => ({ seat, command: defaultOf(rules, game, seat) }));
    const made = seats.map(({ seat, command }) => play(rules, game, seat, command, course.chance)).find(({ ok }) => ok);
    if (made === undefined || !made.ok) break;
    game = made.value.game;
    steps = [...steps, ...made.value.steps];
  }
  return { ...course, game, steps };
}

/** One command of somebody else. */
function goOn<G extends GameTypes>(
  { rules }: Proof<G>,
  course: Course<G>,
  filer: Seat<G['side']>,
  next: () => number,
): Course<G> {
  const { game, chance, steps } = course;
  const side = owing(rules, game).find((one) => one !== filer.side);
  if (side === undefined) return course;
  for (const seat of seatsOf(rules, side)) {
    const command = anyCommand(rules, viewOf(rules, game, seat), seat, next) ?? defaultOf(rules, game, seat);
    const played = play(rules, game, seat, command, chance);
    if (played.ok) return { chance, game: played.value.game, steps: [...steps, ...played.value.steps] };
  }
  return course;
}

/** False: what was on file has been executed, or something else done in its place; from there on the matches differ. */
function isAlike<G extends GameTypes>(
  proof: Proof<G>,
  withIt: Course<G>,
  without: Course<G>,
  viewer: Viewer<G>,
  filer: Seat<G['side']>,
  filing: G['command'],
): boolean {
  const [told, toldThen] = [toldTo(proof, withIt, viewer), toldTo(proof, without, viewer)];
  const at = Array.from({ length: Math.max(told.length, toldThen.length) }, (_, index) => index).find(
    (index) => told[index]?.text !== toldThen[index]?.text,
  );
  const saying = () => `${shown(viewer)} can notice ${shown(filing)} of ${shown(filer)}`;
  if (at !== undefined) {
    const entries = [told[at], toldThen[at]].filter((one) => one !== undefined);
    const executed = entries.some(({ by, silent }) => by.side === filer.side && !silent);
    must(executed, () => `${saying()}: ${shown(entries)}`);
    return false;
  }
  must(knownTo(proof, withIt, viewer) === knownTo(proof, without, viewer), saying);
  return true;
}

function toldTo<G extends GameTypes>({ rules }: Proof<G>, { steps }: Course<G>, viewer: Viewer<G>) {
  return steps.map(({ by, events }) => {
    const notices = events.flatMap((event) => rules.notice(event, viewer) ?? []);
    return { by, silent: notices.length === 0, text: canonicalJson([by, notices, rules.recount(notices, by)]) };
  });
}

function knownTo<G extends GameTypes>({ rules }: Proof<G>, { game }: Course<G>, viewer: Viewer<G>): string {
  return canonicalJson({
    view: viewOf(rules, game, viewer),
    pending: pendingOf(rules, game, viewer) as Json,
    awaited: awaitedOf(rules, game, viewer),
    step: stepViewFor(game, viewer),
    menu: viewer === 'spectator' ? [] : menuOf(rules, game, viewer),
  });
}

/**
 * Law 12: nothing filed is lost in silence. The game executes everything that was filed, or notifies its owner by the time the game has
 * passed it.
 */
export function checkFiledKept<G extends GameTypes>(proof: Proof<G>): void {
  const next = fastNumbers(proof.seed ^ 0x9e3779b1);
  for (const { game, sides } of placesOf(proof)) {
    if (game.ending !== null) continue;
    for (const seat of sides.flatMap((side) => seatsOf(proof.rules, side)))
      for (const filing of filingsOf(proof, game, seat, next)) follow(proof, game, seat, filing, next());
  }
}

function follow<G extends GameTypes>(
  proof: Proof<G>,
  before: Game<G>,
  filer: Seat<G['side']>,
  filing: G['command'],
  seed: number,
): void {
  const { rules } = proof;
  const left = proof.leaves(filing);
  const turnOf = proof.lapses ?? ((state: G['state']) => rules.turnOf?.(state));
  const turn = turnOf(before.state);
  if (left.length === 0 || turn === undefined) return;
  const chance = fastChance(seed);
  const filed = play(rules, before, filer, filing, chance);
  if (!filed.ok) return;
  const next = fastNumbers(seed);
  let course: Course<G> = { game: filed.value.game, steps: filed.value.steps, chance };
  for (let count = 0; count < proof.longest && course.game.ending === null; count++) {
    course = withoutFiler(proof, course, filer);
    if (course.game.ending !== null || turnOf(course.game.state) !== turn) break;
    course = goOn(proof, course, filer, next);
  }
  // who is out, and who sees a match end, has nothing on file any more
  if (course.game.ending !== null || !rules.sidesIn(course.game.state).includes(filer.side)) return;
  const own = course.steps.flatMap(({ by, command, events }) => [
    ...(by.side === filer.side ? [canonicalJson(command)] : []),
    ...events.map((event) => canonicalJson(rules.notice(event, filer))),
  ]);
  for (const order of left)
    must(
      own.some((text) => text.includes(order)),
      () => `${order}, filed by ${shown(filing)}, was lost in silence`,
    );
}
