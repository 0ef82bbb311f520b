/** Nothing that hurts your own side is ever proposed: by no touch, no row of actions, no advice, no large button. */
import {
  chooseFor,
  expectOk,
  fastChance,
  fastNumbers,
  finerCommand,
  type Game,
  oneOf,
  openMatch,
  play,
  setupOf,
  viewOf,
} from '@fieldpost/engine';
import { worldWarAwesome as rules, type WorldWarAwesomeGame } from '@fieldpost/rules-world-war-awesome';
import { bestOf } from '@fieldpost/rules-world-war-awesome/advice';
import { oddsOf } from '@fieldpost/rules-world-war-awesome/odds';
import { subjectsOf, unitOf } from '@fieldpost/rules-world-war-awesome/table';
import { expect, test } from 'vitest';
import { actionOf, type Choice, choicesOf } from './menu.ts';
import { actionsAt } from './place-actions.ts';
import type { Situation } from './situation.ts';
import { tapHex } from './tapping.ts';
import { NOBODY, type Picked, type Turn } from './turn.ts';
import { turnBar } from './turn-bar.tsx';
import { NO_ODDS } from './use-odds.ts';
import { menuFor, waysOf } from './ways.ts';

const POSITIONS = 300;

const ground = (q: number, r: number) => ({ layer: 'ground', q, r });

/** Shells and charges on both sides, close together. */
const CROWD = {
  id: 'MAP-1',
  armies: { A: 'SOV', B: 'USA' },
  state: {
    round: 3,
    phase: 'main',
    seat: 'A',
    initiative: 'A',
    tanks: { A: { anchor: [3, 8], heading: 0 }, B: { anchor: [15, 8], heading: 3 } },
    units: [
      { id: 'u1', design: 'SOV-DEM', owner: 'A', at: ground(8, 8), loaded: true },
      { id: 'u2', design: 'SOV-SAP', owner: 'A', at: ground(8, 6) },
      { id: 'u3', design: 'SOV-JET', owner: 'A', at: ground(7, 10), loaded: true },
      { id: 'u4', design: 'SOV-RIF', owner: 'A', at: ground(8, 9) },
      { id: 'u5', design: 'SOV-SUP', owner: 'A', at: ground(7, 6), loaded: true },
      { id: 'u11', design: 'USA-BAZ', owner: 'B', at: ground(11, 9), loaded: true },
      { id: 'u12', design: 'USA-DEM', owner: 'B', at: ground(11, 6) },
      { id: 'u13', design: 'USA-MOR', owner: 'B', at: ground(11, 7), loaded: true, deployed: 3 },
      { id: 'u14', design: 'USA-RNG', owner: 'B', at: ground(11, 8), loaded: true },
    ],
  },
};

type Position = Game<WorldWarAwesomeGame>;

/** Positions of random matches in which units act. */
function positions(): readonly Position[] {
  const found: Position[] = [];
  for (let seed = 1; found.length < POSITIONS; seed++) {
    const [next, chance] = [fastNumbers(seed), fastChance(seed)];
    const setup = expectOk(setupOf(rules, { scenario: CROWD, options: { roundLimit: 4 } }), 'set-up');
    let { game } = expectOk(openMatch(rules, setup, chance), 'opening');
    for (let chosen = chooseFor(rules, game, finerCommand, next); chosen !== null; ) {
      if (game.state.war.phase === 'main') found.push(game);
      game = expectOk(play(rules, game, chosen.seat, chosen.command, chance), 'a listed command').game;
      chosen = game.ending === null ? chooseFor(rules, game, finerCommand, next) : null;
    }
  }
  return found.slice(0, POSITIONS);
}

function situationOf(game: Position): Situation {
  const { seat: side } = game.state.war;
  const chair = { side: side ?? 'A', player: 0 } as const;
  const view = viewOf(rules, game, chair);
  const props = { motion: null, canUndo: false, players: () => [], say: () => {} };
  return {
    view,
    war: view.war,
    own: view.own,
    chair,
    choosing: true,
    ready: true,
    round: null,
    props,
  } as unknown as Situation;
}

function turnOf(situation: Situation, picked: Picked, chosen: (picked: Picked) => void): Turn {
  const { view, chair } = situation;
  const subjects = chair === null ? [] : subjectsOf(view, chair, null).filter((one) => one !== '');
  const ways = waysOf(situation, picked.subject);
  const choices = menuFor(situation, picked.subject, picked.end);
  const places = { at: 'field', lifted: { A: true, B: true }, lift: () => {} };
  const turn = {
    situation,
    subjects,
    places,
    picked,
    ways,
    choices,
    odds: NO_ODDS,
    pick: chosen,
    pickSubject: () => {},
  };
  return turn as unknown as Turn;
}

/** By what the rules themselves make of it with all dice: your own are in it, and nothing of the enemy. */
function isPlayed({ war, chair }: Situation, { command }: Choice): boolean {
  const action = actionOf(command);
  const unit = command.type === 'main.activate' ? unitOf(war, command.unit) : null;
  if (unit === null || action === null || command.type !== 'main.activate') return false;
  const { fates, solids } = oddsOf(war, unit.id, command.move?.to ?? unit.at, action);
  const hit = fates.map(({ unit: id }) => unitOf(war, id)?.owner);
  return (
    hit.includes(chair?.side) &&
    hit.every((owner) => owner === chair?.side) &&
    solids.every(({ solid }) => 'hex' in solid)
  );
}

test(`no own harm is proposed in ${POSITIONS} positions, and it can be ordered from the list`, () => {
  const next = fastNumbers(7);
  let harmful = 0;
  const proposed: (string | null)[] = [];
  const propose = (choice: Choice | null) => proposed.push(choice?.harm ?? null);
  for (const game of positions()) {
    const situation = situationOf(game);
    const { view, chair } = situation;
    if (chair === null) continue;
    const subjects = subjectsOf(view, chair, null).filter((one) => one !== '');
    for (const subject of [oneOf(subjects, next), oneOf(subjects, next)]) {
      if (subject === null) continue;
      const end = oneOf([null, ...waysOf(situation, subject).map((way) => way.subject)], next);
      const picked = { ...NOBODY, subject, end };
      const choices = menuFor(situation, subject, end);
      const turn = turnOf(situation, picked, ({ choice }) => {
        propose(choice);
      });
      for (const { picked: one } of actionsAt(turn)) propose(one.choice);
      for (const key of new Set(choices.map(({ spot }) => spot))) tapHex(turn, key);
      const best = bestOf(view, chair, subject);
      if (best !== null) propose(choicesOf(view, [best.command])[0] ?? null);
      const harm = choices.filter((choice) => choice.harm !== null);
      harmful += harm.length;
      const one = oneOf(
        choices.filter(({ command }) => actionOf(command)?.type === 'attack'),
        next,
      );
      if (one !== null && isPlayed(situation, one)) expect([one.label, one.harm]).not.toEqual([one.label, null]);
      const [first] = harm;
      if (first !== undefined)
        expect(turnBar(turnOf(situation, { ...picked, choice: first }, () => {})).verb).toBeNull();
    }
  }
  expect(harmful).toBeGreaterThan(POSITIONS);
  expect(proposed.length).toBeGreaterThan(POSITIONS);
  expect(proposed.filter((harm) => harm !== null)).toEqual([]);
});
