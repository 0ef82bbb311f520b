import { fastChance, fastNumbers } from '../chance/fast.ts';
import type { RecordedChance } from '../chance/recorded.ts';
import type { GameTypes, Refusal, Result, RuleSet, Seat, Setup, Step } from '../contract.ts';
import { type Game, type Played, seatKey, seatsOf } from '../match/game.ts';
import { leave } from '../match/leaving.ts';
import { openMatch } from '../match/open.ts';
import { play } from '../match/play.ts';
import { type Chooser, type Chosen, chooseFor, oneOf } from '../playout/chooser.ts';
import { expectOk } from '../result.ts';
import { frozen } from './freeze.ts';
import { LawBroken, must, type Proof, shown } from './law.ts';

/** A place in a random match: the game, its open steps, and the game as it was when none were open. */
export type Place<G extends GameTypes> = {
  /** The sides of its match. */
  readonly sides: readonly G['side'][];
  readonly game: Game<G>;
  readonly openSteps: readonly Step<G>[];
  readonly sealed: Game<G>;
};

/** One command of a walk. */
export type Stride<G extends GameTypes> = {
  readonly before: Place<G>;
  readonly seat: Seat<G['side']>;
  readonly command: G['command'];
  readonly played: Played<G>;
  readonly after: Place<G>;
};

/** One in this many commands of a walk makes a side leave. */
const ONE_LEAVES_IN = 50;

type Start<G extends GameTypes> = { readonly setup: Setup<G>; readonly seed: number };

/** Any whole menu alike: the laws want every command to come up, not only those of subjects. */
export function fromWholeMenu<G extends GameTypes>(
  rules: RuleSet<G>,
  view: G['view'],
  seat: Seat<G['side']>,
  next: () => number,
): G['command'] | null {
  const subject = next() % 2 === 0 ? undefined : (oneOf(rules.subjects(view, seat), next) ?? undefined);
  const chosen = oneOf(rules.legalCommands(view, seat, subject), next);
  return chosen ?? oneOf(rules.legalCommands(view, seat), next);
}

/** Opens a match of a walk with any of the standing orders that are to be tried. */
export function openWalk<G extends GameTypes>({ rules, orders }: Proof<G>, { setup, seed }: Start<G>) {
  const next = fastNumbers(seed ^ 0x2545f491);
  const filed: Record<string, G['standingOrders']> = {};
  for (const side of rules.sidesOf(setup))
    for (const seat of seatsOf(rules, side)) {
      const chosen = oneOf(orders, next);
      if (chosen !== null && next() % 3 !== 0) filed[seatKey(seat)] = chosen;
    }
  return expectOk(openMatch(rules, setup, fastChance(seed), filed), 'a match could not be opened');
}

/** A random match, command by command, over states that nobody can change. */
export function* walk<G extends GameTypes>(
  proof: Proof<G>,
  start: Start<G>,
  chooser?: Chooser<G>,
): Generator<Stride<G>> {
  const { rules } = proof;
  const next = fastNumbers(start.seed);
  const chance = fastChance(start.seed ^ 0x51ed270b);
  const { game } = openWalk(proof, start);
  let place: Place<G> = { sides: rules.sidesOf(start.setup), game: frozen(game), openSteps: [], sealed: game };
  for (let count = 0; place.game.ending === null; count++) {
    must(count < proof.longest, () => `a match did not end within ${proof.longest} commands`);
    const { what, seat, command, played } =
      leaves(rules, place.game, chance, next) ?? plays(rules, place.game, chance, next, chooser);
    must(played.ok, () => `the ${what} command ${shown(command)} was refused: ${shown(played)}`);
    const after = stepOn(place, frozen(played.value));
    yield { before: place, seat, command, played: played.value, after };
    place = after;
  }
}

type Tried<G extends GameTypes> = Chosen<G> & {
  readonly what: 'listed' | 'leaving';
  readonly played: Result<Played<G>, Refusal>;
};

function plays<G extends GameTypes>(
  rules: RuleSet<G>,
  game: Game<G>,
  chance: RecordedChance,
  next: () => number,
  chooser: Chooser<G> = fromWholeMenu,
): Tried<G> {
  const chosen = chooseFor(rules, game, chooser, next);
  if (chosen === null) throw new LawBroken(`nobody has a legal command in ${shown(game.state)}`);
  return { what: 'listed', ...chosen, played: play(rules, game, chosen.seat, chosen.command, chance) };
}

/** Now and then a side leaves, where the others then play on. */
function leaves<G extends GameTypes>(
  rules: RuleSet<G>,
  game: Game<G>,
  chance: RecordedChance,
  next: () => number,
): Tried<G> | null {
  if (rules.leavingCommands.length === 0 || next() % ONE_LEAVES_IN !== 0) return null;
  const side = oneOf(rules.sidesIn(game.state), next);
  const why = next() % 2 === 0 ? 'resignation' : 'timeout';
  const command = side === null ? null : rules.leaving(game.state, side, why);
  if (side === null || command === null) return null;
  const seat = { side, player: 0 };
  return { what: 'leaving', seat, command, played: leave(rules, game, seat, why, chance) };
}

function stepOn<G extends GameTypes>(before: Place<G>, { game, steps }: Played<G>): Place<G> {
  const log = [...before.openSteps, ...steps];
  const openSteps = log.slice(log.length - (game.step - game.sealedStep));
  const { sides } = before;
  return { sides, game, openSteps, sealed: openSteps.length === 0 ? game : sealedBelow(before, game.sealedStep) };
}

/** The game as it was at the first open step: the step of another player may have sealed what was open before it. */
function sealedBelow<G extends GameTypes>({ game, sealed }: Place<G>, sealedStep: number): Game<G> {
  if (sealed.step === sealedStep) return sealed;
  return { ...game, sealedStep: game.step, sealedState: null, openBy: null };
}

/** All walks of a proof. */
export function startsOf<G extends GameTypes>({ setups, walks, seed }: Proof<G>): readonly Start<G>[] {
  return setups.flatMap(({ setup }, at) =>
    Array.from({ length: walks }, (_, walked) => ({ setup, seed: seed + 7919 * at + 104_729 * walked })),
  );
}

/** A walk from its opening to its end, kept: every law looks at the same ones. */
export type Walk<G extends GameTypes> = { readonly start: Start<G>; readonly strides: readonly Stride<G>[] };

const kept = new WeakMap<object, readonly Walk<GameTypes>[]>();

export function walksOf<G extends GameTypes>(proof: Proof<G>): readonly Walk<G>[] {
  const known = kept.get(proof) as readonly Walk<G>[] | undefined;
  if (known !== undefined) return known;
  const walks = startsOf(proof).map((start) => ({ start, strides: [...walk(proof, start)] }));
  kept.set(proof, walks as readonly Walk<GameTypes>[]);
  return walks;
}

/** Places to be looked at closely: some of each walk, evenly likely, its first and last always among them. */
export function placesOf<G extends GameTypes>(proof: Proof<G>): readonly Place<G>[] {
  return walksOf(proof).flatMap(({ start, strides }) => {
    const next = fastNumbers(start.seed ^ 0x3c6ef372);
    const places = strides.map(({ before }) => before);
    const sampled = Array.from({ length: proof.samples }, () => oneOf(places, next));
    const all = [places.at(0), ...sampled, strides.at(-1)?.after];
    return [...new Set(all)].filter((place) => place !== null && place !== undefined);
  });
}
