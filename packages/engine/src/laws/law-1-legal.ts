import { fastChance, fastNumbers } from '../chance/fast.ts';
import type { GameTypes, Refusal, RuleSet, Seat, Tagged } from '../contract.ts';
import { canonicalJson } from '../hash/canonical.ts';
import { draftState } from '../match/draft.ts';
import { type Game, seatKey, seatsOf } from '../match/game.ts';
import { oneOf } from '../playout/chooser.ts';
import { Forms } from './forms.ts';
import { must, type Proof, shown } from './law.ts';
import { hostileTo, JUNK, mutant, Words } from './mutants.ts';
import { type Place, placesOf } from './walk.ts';

/** How many altered commands, and how many of other places, are tried at each seat of each place. */
const MUTANTS = 60;
const STRANGERS = 60;

/** A seat at a place: what it is judged by. */
type Bench<G extends GameTypes> = {
  readonly rules: RuleSet<G>;
  readonly state: G['state'];
  readonly view: G['view'];
  readonly seat: Seat<G['side']>;
  readonly listed: ReadonlySet<string>;
};

/** The commands of all places, and what they are made of. */
type Known<G extends GameTypes> = {
  readonly met: readonly G['command'][];
  readonly words: Words;
  readonly forms: Forms;
  /** Commands with hostile texts in the place of their strings. */
  readonly hostile: readonly unknown[];
};

/** Law 1: what is listed is accepted; whatever else is refused, by `refuses` and `decide` alike, and changes nothing. */
export function checkLegal<G extends GameTypes>(proof: Proof<G>): void {
  checkDocuments(proof);
  const places = placesOf(proof);
  const next = fastNumbers(proof.seed ^ 0x1b873593);
  const met = commandsMet(proof, places);
  const known: Known<G> = { met, words: new Words(), forms: new Forms(), hostile: hostileTo(met) };
  for (const command of met) {
    known.words.learn(command);
    known.forms.learn(command);
  }
  for (const place of places)
    for (const side of place.sides)
      for (const seat of seatsOf(proof.rules, side)) checkSeat(proof, place.game, seat, known, next);
}

/** No text in a document makes a parser or the set-up stumble: it is refused with a code, or read. */
function checkDocuments<G extends GameTypes>({ rules, setups, orders }: Proof<G>): void {
  const { scenario, options, standingOrders } = rules.parse;
  const documents = rules.scenarios.map(({ document }) => document);
  const [some] = setups;
  for (const raw of hostileTo([...documents, ...setups.map(({ setup }) => setup.scenario)])) {
    const read = scenario(raw);
    if (read.ok && some !== undefined) rules.setUp({ ...some.setup, scenario: read.value }, fastChance(1));
    must(read.ok || read.fault.code !== '', () => `a refusal of ${shown(raw)} has no code`);
  }
  for (const raw of hostileTo(setups.map(({ setup }) => setup.options))) {
    const read = options(raw);
    if (read.ok && some !== undefined) rules.setUp({ ...some.setup, options: read.value }, fastChance(1));
  }
  for (const raw of hostileTo([rules.initialOrders, ...orders])) standingOrders(raw);
}

/** Menus of every place, one command in each sample, and the documents: commands of other phases, sides and times. */
function commandsMet<G extends GameTypes>(proof: Proof<G>, places: readonly Place<G>[]): readonly G['command'][] {
  const met = new Map(proof.commands.map((command) => [canonicalJson(command), command]));
  for (const { game, sides } of places)
    for (const side of sides)
      for (const seat of seatsOf(proof.rules, side))
        for (const command of proof.rules.legalCommands(proof.rules.view(game.state, seat), seat).slice(0, 400))
          met.set(canonicalJson(command), command);
  return [...met.values()];
}

/** The state on which a seat's next command will be decided: its own draft included where a window is secret. */
export function decidedOn<G extends GameTypes>(rules: RuleSet<G>, game: Game<G>, seat: Seat<G['side']>): G['state'] {
  return draftState(rules, game, seat.side);
}

function checkSeat<G extends GameTypes>(
  proof: Proof<G>,
  game: Game<G>,
  seat: Seat<G['side']>,
  { met, words, forms, hostile }: Known<G>,
  next: () => number,
): void {
  const { rules } = proof;
  const state = decidedOn(rules, game, seat);
  const before = JSON.stringify(state);
  const view = rules.view(state, seat);
  const menu = rules.legalCommands(view, seat);
  const listed = new Set(menu.map((command) => canonicalJson(command)));
  const bench: Bench<G> = { rules, state, view, seat, listed };
  checkUnion(bench, menu);
  for (const orders of ordersOffered(bench, game.orders[seatKey(seat)] ?? rules.initialOrders))
    checkOffers(bench, orders);
  for (const command of menu) checkListed(bench, command);
  for (const raw of [...JUNK, ...hostile]) checkRaw(bench, raw);
  for (const command of proof.commands) checkRaw(bench, command);
  const base = menu.length > 0 ? menu : met;
  for (let count = 0; count < MUTANTS; count++) checkRaw(bench, mutant(oneOf(base, next) ?? SOME, words, next));
  for (let count = 0; count < STRANGERS; count++) checkRaw(bench, oneOf(met, next) ?? SOME);
  for (const mixed of forms.mixed(proof.mixed, menu, next)) checkRaw(bench, mixed);
  must(JSON.stringify(state) === before, () => `judging changed the state ${before}`);
}

const SOME: Tagged = { type: 'x' };

/** The menu whole is the union of the menus by subject, and of one subject that of its finer subjects. */
function checkUnion<G extends GameTypes>({ rules, view, seat, listed }: Bench<G>, menu: readonly G['command'][]): void {
  must(listed.size === menu.length, () => `the menu of ${shown(seat)} lists a command twice`);
  const united = new Set<string>();
  for (const subject of rules.subjects(view, seat)) {
    const own = rules.legalCommands(view, seat, subject).map((command) => canonicalJson(command));
    must(own.length > 0, () => `the subject ${subject} has nothing to do`);
    for (const text of own) united.add(text);
    for (const finer of rules.subjects(view, seat, subject))
      for (const command of rules.legalCommands(view, seat, finer))
        must(own.includes(canonicalJson(command)), () => `${finer} lists ${shown(command)}, which ${subject} does not`);
  }
  const missing = [...listed].find((text) => !united.has(text));
  must(missing === undefined, () => `no subject lists ${missing}`);
  const extra = [...united].find((text) => !listed.has(text));
  must(extra === undefined, () => `only a subject, not the whole menu, lists ${extra}`);
}

function checkListed<G extends GameTypes>(bench: Bench<G>, command: G['command']): void {
  const { rules, seat } = bench;
  const parsed = rules.parse.command(JSON.parse(JSON.stringify(command)));
  must(parsed.ok, () => `the listed command ${shown(command)} cannot be parsed`);
  must(canonicalJson(parsed.value) === canonicalJson(command), () => `parsing changed ${shown(command)}`);
  const { refusal, decided } = ruling(bench, command);
  must(refusal === null && decided === null, () => `listed for ${shown(seat)}, but refused: ${shown(command)}`);
}

function checkRaw<G extends GameTypes>(bench: Bench<G>, raw: unknown): void {
  const { rules } = bench;
  const parsed = rules.parse.command(raw);
  if (!parsed.ok) must(parsed.fault.code !== '', () => `a refusal of ${shown(raw)} has no code`);
  else if (rules.filingCommands.includes(parsed.value.type)) checkFiling(bench, parsed.value);
  else checkCommand(bench, parsed.value);
}

function checkCommand<G extends GameTypes>(bench: Bench<G>, command: G['command']): void {
  const { rules, seat, listed } = bench;
  const { refusal, decided, draws } = ruling(bench, command);
  must(
    canonicalJson(refusal) === canonicalJson(decided),
    () => `refuses says ${shown(refusal)}, decide says ${shown(decided)} of ${shown(command)} by ${shown(seat)}`,
  );
  const mayBeLegal =
    listed.has(canonicalJson(command)) || rules.documents(command) || rules.leavingCommands.includes(command.type);
  must(mayBeLegal || refusal !== null, () => `legal for ${shown(seat)}, but not listed: ${shown(command)}`);
  must(refusal === null || draws === 0, () => `refused after a throw of dice: ${shown(command)}`);
}

/** The verdicts of the judge and of `decide` on a command; null = accepted. */
function ruling<G extends GameTypes>({ rules, state, view, seat }: Bench<G>, command: G['command']) {
  const chance = fastChance(1);
  const refusal: Refusal | null = rules.refuses(view, seat, command);
  const result = rules.decide(state, seat, command, chance);
  return { refusal, decided: result.ok ? null : result.fault, draws: chance.draws.length };
}

/** A seat's orders, and what they become by each press. */
function ordersOffered<G extends GameTypes>(
  { rules, view, seat }: Bench<G>,
  orders: G['standingOrders'],
): readonly G['standingOrders'][] {
  const offers = rules.standingOffers(view, seat, orders);
  return [orders, ...offers.flatMap(({ command }) => rules.files(command, orders, view, seat) ?? [])];
}

/** An offer of a standing order is legal, changes the orders, and has a unique code: a link carries nothing else. */
function checkOffers<G extends GameTypes>(bench: Bench<G>, orders: G['standingOrders']): void {
  const { rules, view, seat } = bench;
  const offers = rules.standingOffers(view, seat, orders);
  must(
    new Set(offers.map(({ code }) => code)).size === offers.length,
    () => `two offers of one code: ${shown(offers)}`,
  );
  for (const { code, label, command } of offers) {
    must(rules.filingCommands.includes(command.type), () => `the offer ${code} files nothing`);
    must(
      rules.refuses(view, seat, command) === null,
      () => `offered to ${shown(seat)}, but refused: ${shown(command)}`,
    );
    must(label !== '' && label.length <= 80, () => `the offer ${code} does not fit a button`);
    const filed = rules.files(command, orders, view, seat);
    must(filed !== null && canonicalJson(filed) !== canonicalJson(orders), () => `the offer ${code} changes nothing`);
    checkFiling(bench, command);
  }
}

function checkFiling<G extends GameTypes>({ rules, view, seat }: Bench<G>, command: G['command']): void {
  if (rules.refuses(view, seat, command) !== null) return;
  const filed = rules.files(command, rules.initialOrders, view, seat);
  must(filed !== null, () => `the filing command ${shown(command)} files nothing`);
  const parsed = rules.parse.standingOrders(JSON.parse(JSON.stringify(filed)));
  must(parsed.ok, () => `${shown(command)} files orders that cannot be parsed: ${shown(filed)}`);
}
