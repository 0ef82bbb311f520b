import type { GameTypes, Step, Viewer } from '../contract.ts';
import { canonicalJson } from '../hash/canonical.ts';
import { seatKey, seatsOf } from '../match/game.ts';
import { applied } from '../match/run.ts';
import { menuOf, viewOf } from '../match/views.ts';
import { notJson } from './freeze.ts';
import { must, type Proof, shown } from './law.ts';
import { viewersOf } from './law-2-leak.ts';
import { JUNK_LINES } from './mutants.ts';
import { type Place, placesOf, type Stride, walksOf } from './walk.ts';

/** Law 6: a line of notation reads as what was written, by the author and by other viewers; all is JSON and survives a round trip. */
export function checkNotation<G extends GameTypes>(proof: Proof<G>): void {
  for (const place of placesOf(proof)) checkPlace(proof, place);
  for (const { strides } of walksOf(proof))
    for (const stride of strides) {
      checkJson('a game', [stride.played.game, stride.played.steps]);
      checkRecounted(proof, stride);
    }
}

function checkRecounted<G extends GameTypes>(proof: Proof<G>, { before, played }: Stride<G>): void {
  const viewers = viewersOf(proof.rules, before.sides);
  let { state } = before.game;
  for (const step of played.steps) {
    const view = proof.rules.view(state, step.by);
    for (const viewer of viewers) checkLine(proof, view, step, viewer);
    state = applied(proof.rules, state, step.events);
  }
}

/**
 * A step of standing orders that did nothing tells not even its author that it was made, and has no line. A viewer who knows everything
 * can write the exact line; any other viewer writes a valid line of the game.
 */
function checkLine<G extends GameTypes>(
  { rules }: Proof<G>,
  view: G['view'],
  { by, command, events }: Step<G>,
  viewer: Viewer<G>,
): void {
  const told = events.flatMap((event) => rules.notice(event, viewer) ?? []);
  const line = rules.recount(told, by);
  const own = viewer !== 'spectator' && seatKey(viewer) === seatKey(by);
  const silent = events[0] !== undefined && rules.notice(events[0], viewer) === null;
  must(line !== null || !own || silent, () => `${shown(command)} cannot be recounted by its own author`);
  if (line === null) return;
  const read = rules.read(line, view, by);
  const fits = read.ok && (!own || isAlike(read.value, command));
  must(fits, () => `${shown(command)} is recounted as ${line}, which reads as ${shown(read)}`);
}

const isAlike = ({ type }: GameTypes['command'], command: GameTypes['command']): boolean => type === command.type;

function checkPlace<G extends GameTypes>({ rules }: Proof<G>, { game, sides }: Place<G>): void {
  checkJson('a spectator view', viewOf(rules, game, 'spectator'));
  for (const side of sides)
    for (const seat of seatsOf(rules, side)) {
      const view = viewOf(rules, game, seat);
      checkJson('a view', view);
      for (const line of JUNK_LINES) must(!rules.read(line, view, seat).ok, () => `the line ${shown(line)} was read`);
      for (const command of menuOf(rules, game, seat)) {
        const line = rules.write(command, view);
        must(line.trim() === line && !line.includes('\n'), () => `${shown(line)} is not one line`);
        const read = rules.read(line, view, seat);
        must(
          read.ok && canonicalJson(read.value) === canonicalJson(command),
          () => `${shown(command)} is written ${line}, which reads as ${shown(read)}`,
        );
      }
    }
}

function checkJson(what: string, value: unknown): void {
  const odd = notJson(value);
  must(odd === null, () => `${what} holds what is not JSON at ${odd}`);
}
