/** Many matches over all maps, paces and options: what ends them, and whether every unit, base and kind of fight has come up. */
import { anyCommand, chooseFor, expectOk, fastChance, fastNumbers, leave, openMatch, play } from '@fieldpost/engine';
import { MAP_IDS } from '../catalogue/maps.ts';
import { PACES } from '../catalogue/options.ts';
import { BASE_TYPES, UNIT_TYPES } from '../catalogue/units.ts';
import type { Event } from '../events.ts';
import { massWarfare as rules } from '../index.ts';

/** Counts by what they count: "end cities", "built tank", "based airf", "fight flak". */
export type Survey = { readonly counts: Record<string, number>; matches: number; commands: number };

export const emptySurvey = (): Survey => ({ counts: {}, matches: 0, commands: 0 });

const MAPS = [...MAP_IDS, 'gen-2-', 'gen-3-', 'gen-4-'];

/** Every map with every pace in turn, and with every option; every seventh match is poor, so that it soon is quiet. */
function setupOfMatch(index: number): { readonly scenario: object; readonly options: object } {
  const named = MAPS[index % MAPS.length] ?? 'ford';
  const pass = Math.floor(index / MAPS.length);
  const map = named.endsWith('-') ? `${named}${pass % 20}` : named;
  const options = {
    pace: PACES[pass % PACES.length],
    turnLimit: pass % 5 === 4 ? 60 : 15,
    conquestShare: pass % 3 === 0 ? 40 : pass % 3 === 1 ? 60 : 100,
    freePlacement: pass % 4 === 3 ? 'on' : 'off',
    startMetal: 99,
    startOil: pass % 6 === 5 ? 0 : 99,
  };
  const alone = { units: [{ id: 's1-tank-1', hex: [-4, 0] }], bases: [], reserves: { s1: POOR, s2: POOR } };
  if (index % 29 === 28) return { scenario: { map: 'ford', ...alone }, options };
  return { scenario: index % 29 === 27 ? { map: 'ford', ...LOST } : { map }, options };
}

/** The second side has nothing left. */
const LOST = { control: {}, bases: [], units: [{ id: 's1-inf-1', hex: [-4, 0] }] };
const POOR = { metal: 0, oil: 0 };

/** Plays match number `index` by chance; now and then somebody leaves. The same index is the same match. */
export function surveyMatch(survey: Survey, index: number): void {
  const { scenario, options } = setupOfMatch(index);
  const setup = {
    scenario: expectOk(rules.parse.scenario(scenario), 'scenario'),
    options: expectOk(rules.parse.options(options), 'options'),
    carryOver: null,
  };
  const chance = fastChance(index ^ 0x5f3759df);
  const next = fastNumbers(index);
  let { game, steps } = expectOk(openMatch(rules, setup, chance), 'opening');
  for (const step of steps) noteAll(survey, step.events);
  while (game.ending === null) {
    const chosen = chooseFor(rules, game, anyCommand, next);
    if (chosen === null) throw new Error(`match ${index}: a dead end`);
    const isVisit = rules.pending(game.state, 'spectator').kind === 'choice';
    const leaves = index % 11 === 10 && next() % 400 === 0 && game.openBy === null && isVisit;
    const deed = leaves
      ? leave(rules, game, chosen.seat, 'resignation', chance)
      : play(rules, game, chosen.seat, chosen.command, chance);
    const played = expectOk(deed, `match ${index}`);
    for (const step of played.steps) noteAll(survey, step.events);
    game = played.game;
    survey.commands += 1;
  }
  raise(survey, `end ${game.ending.outcome.reason}`);
  survey.matches += 1;
}

function noteAll(survey: Survey, events: readonly Event[]): void {
  for (const event of events) {
    if (event.type === 'built') raise(survey, `built ${event.what}`);
    else if (event.type === 'based') raise(survey, `based ${event.what}`);
    else if (event.type === 'attacked') raise(survey, `fight ${event.kind}`);
    else if (event.type === 'shelled') raise(survey, `shelled ${event.kind}`);
    else if (event.type === 'moved') raise(survey, `move ${event.how}`);
    else if (event.type === 'left') raise(survey, `left ${event.why}`);
  }
}

function raise({ counts }: Survey, key: string): void {
  counts[key] = (counts[key] ?? 0) + 1;
}

const WANTED: readonly string[] = [
  ...UNIT_TYPES.map((type) => `built ${type}`),
  ...BASE_TYPES.map((type) => `based ${type}`),
  ...['scramble', 'return', 'flak', 'strike', 'smallArms', 'sea', 'guns', 'assault'].map((kind) => `fight ${kind}`),
  ...['strike', 'guns', 'assault'].map((kind) => `shelled ${kind}`),
  ...['sail', 'march', 'board', 'land', 'transfer', 'divert', 'advance'].map((how) => `move ${how}`),
  ...['eliminated', 'resigned'].map((why) => `left ${why}`),
  ...['cities', 'last-standing', 'turn-limit', 'stagnation', 'resignation'].map((reason) => `end ${reason}`),
];

/** What no match of a survey has come to. */
export function missing({ counts }: Survey): readonly string[] {
  return WANTED.filter((key) => counts[key] === undefined);
}
