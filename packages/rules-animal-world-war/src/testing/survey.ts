/** Many battles of all objectives, fields and options: what is won by whom, and which card is played in which window. */
import {
  anyCommand,
  type Chooser,
  chooseFor,
  expectOk,
  fastChance,
  fastNumbers,
  openMatch,
  play,
} from '@fieldpost/engine';
import { NEVER } from '../catalogue/conditions.ts';
import { LAYOUT_IDS } from '../catalogue/layouts.ts';
import { OBJECTIVE_IDS, OBJECTIVES, type ObjectiveId } from '../catalogue/objectives.ts';
import { TACTIC_IDS, TACTICS, type TacticWindow } from '../catalogue/tactics.ts';
import type { Event } from '../events.ts';
import type { AwwGame } from '../game.ts';
import { animalWorldWar as rules } from '../index.ts';
import { roleOfEmpire } from '../objectives/roles.ts';
import type { State } from '../state.ts';
import { openWindows } from '../tactics/windows.ts';
import { seeker } from './seeker.ts';

/** Counts by what they count: "O01 objective HERB as A", "O05 safety draw", "T16 AD". */
export type Counts = Record<string, number>;
export type Survey = { readonly ends: Counts; readonly cards: Counts; battles: number; commands: number };

export function emptySurvey(): Survey {
  return { ends: {}, cards: {}, battles: 0, commands: 0 };
}

/** Every objective with every field in turn, and with every option. */
function optionsOf(index: number): object {
  const pass = Math.floor(index / OBJECTIVE_IDS.length);
  return {
    objective: OBJECTIVE_IDS[index % OBJECTIVE_IDS.length],
    layout: LAYOUT_IDS[pass % LAYOUT_IDS.length],
    selection: pass % 2 === 0 ? 'random' : 'alternating',
    bailOut: pass % 3 === 0 ? 'on' : 'off',
    flamerBlast: pass % 5 < 2 ? 'on' : 'off',
    squadHERB: pass % 7 === 0 ? 12 : 0,
    squadCARN: pass % 11 === 0 ? 2 : 0,
    playersHERB: 1 + (pass % 4 === 3 ? 1 : 0),
  };
}

/** Plays battle number `index`: half of them at random, half with players who seek. The same index is the same battle. */
export function surveyBattle(survey: Survey, index: number): void {
  const options = expectOk(rules.parse.options(optionsOf(index)), 'options');
  const scenario = expectOk(rules.parse.scenario({}), 'scenario');
  const chance = fastChance(index ^ 0x5f3759df);
  const next = fastNumbers(index);
  const choose: Chooser<AwwGame> = Math.floor(index / OBJECTIVE_IDS.length) % 2 === 0 ? anyCommand : seeker;
  let { game } = expectOk(openMatch(rules, { scenario, options, carryOver: null }, chance), 'opening');
  while (game.ending === null) {
    const chosen = chooseFor(rules, game, choose, next);
    if (chosen === null) throw new Error(`battle ${index}: a dead end`);
    const before = game.state;
    const played = expectOk(play(rules, game, chosen.seat, chosen.command, chance), `battle ${index}`);
    for (const { events } of played.steps) noteCards(survey, before, events);
    game = played.game;
    survey.commands += 1;
  }
  survey.battles += 1;
  noteEnd(survey, game.state);
}

function noteEnd({ ends }: Survey, { battle }: State): void {
  const { objective, outcome } = battle;
  const [first, second] = outcome?.places ?? [];
  const winner = first === undefined || first.place === second?.place ? null : first.side;
  const how = winner === null ? 'draw' : `${winner} as ${roleOfEmpire(battle, winner)}`;
  raise(ends, `${objective} ${outcome?.reason} ${how}`);
}

/** In which of its windows a card was played. Drafts join at the end of their window, in the phase that stood before. */
function noteCards({ cards }: Survey, before: State, events: readonly Event[]): void {
  for (const event of events) {
    if (event.type !== 'tacticUsed' && event.type !== 'tacticArmed') continue;
    const card = event.type === 'tacticUsed' ? event.card : 'T16';
    const open = openWindows(before.battle, event.empire);
    const window = TACTICS[card].windows.find((one: TacticWindow) => open.includes(one));
    raise(cards, `${card} ${window}`);
  }
}

function raise(counts: Counts, key: string): void {
  counts[key] = (counts[key] ?? 0) + 1;
}

/** What no battle of a survey has come to: an Empire or role that never won an objective, a card never played in one of its windows. */
export function missing({ ends, cards }: Survey): readonly string[] {
  const won = OBJECTIVE_IDS.flatMap((objective) => WINNERS.map((winner) => ({ objective, winner })));
  const never = won.filter(({ objective, winner }) => !Object.keys(ends).some(isWin(objective, winner)));
  const windows = TACTIC_IDS.flatMap((card) => TACTICS[card].windows.map((window) => `${card} ${window}`));
  return [
    ...never.map(({ objective, winner }) => `${objective} ${winner}`),
    ...windows.filter((key) => cards[key] === undefined),
  ];
}

const WINNERS = ['HERB', 'CARN', 'as A', 'as B'] as const;

/** By its condition; where that is never met but by elimination (O05, role B of O11), by elimination. */
function isWin(objective: ObjectiveId, winner: (typeof WINNERS)[number]): (end: string) => boolean {
  const { winA, winB } = OBJECTIVES[objective];
  const unmet = winner === 'as B' ? winB === NEVER : winA === NEVER;
  const reason = unmet ? 'elimination' : 'objective';
  return (end) => end.startsWith(`${objective} ${reason}`) && end.includes(winner);
}
