/** WWA-155: each state of a match, written as a position and read back, is equal. */
import { expectOk, noChance } from '@fieldpost/engine';
import { worldWarAwesome as rules, type State } from '@fieldpost/rules-world-war-awesome';
import { SEATS } from '@fieldpost/rules-world-war-awesome/catalogue';
import { rowsOf } from '@fieldpost/rules-world-war-awesome/drawing';
import { hexAt } from '@fieldpost/rules-world-war-awesome/table';
import { describe, expect, test } from 'vitest';
import { CHOOSERS, finerCommand, played, setupFor } from './matches.ts';

type Tank = NonNullable<State['war']['tanks']['A']>;

const bySeat = <Value>(value: (seat: (typeof SEATS)[number]) => Value) =>
  Object.fromEntries(SEATS.map((seat) => [seat, value(seat)]));
const stockOf = (hand: Readonly<Record<string, number>>) =>
  Object.entries(hand).flatMap(([token, copies]) => (copies > 0 ? [{ token, copies }] : []));

function tankOf({ model: _, destroyed: _destroyed, ...tank }: Tank): object {
  return tank;
}

function devicesOf({ war, secret }: State): readonly object[] {
  const covered = SEATS.flatMap((owner) => {
    const groups = war.groups.filter((group) => group.owner === owner);
    return secret[owner].covered.map(({ cup, ...device }) => {
      const group = groups.findIndex(({ members }) => members.includes(device.id)) + 1;
      return { ...device, cup: { group, cup } };
    });
  });
  return [...war.devices, ...covered];
}

function positionOf(state: State): object {
  const { war, secret } = state;
  const { round, phase, seat, active, initiative, passes, taken, placing, landed, lastThrow, jammedOps } = war;
  const { units, jams, charges, entities, decision } = war;
  return {
    round,
    phase,
    seat,
    active,
    initiative,
    passes,
    taken,
    placing,
    landed,
    lastThrow,
    jammedOps,
    units,
    jams,
    charges,
    entities,
    devices: devicesOf(state),
    decision: decision === null ? null : { unit: decision.unit, away: decision.away },
    damage: Object.entries(war.damage).map(([cell, points]) => ({ hex: hexAt(Number(cell)), points })),
    tanks: bySeat((one) => (war.tanks[one] === null ? null : tankOf(war.tanks[one]))),
    hands: bySeat((one) => stockOf(secret[one].hand)),
    decks: bySeat((one) => stockOf(secret[one].deck)),
    played: bySeat((one) => war.players[one].played),
    dead: bySeat((one) => war.players[one].dead),
    orders: bySeat((one) => secret[one].order),
    tokens: bySeat((one) => secret[one].tokens ?? []),
  };
}

function documentOf(state: State): object {
  const { war } = state;
  const { id, uplinks } = war.map;
  const armies = bySeat((seat) => war.players[seat].army);
  return { id, rows: rowsOf(war.ground), uplinks, armies, tanks: war.models, state: positionOf(state) };
}

function readBack(state: State): State {
  const scenario = expectOk(rules.parse.scenario(documentOf(state)), 'the position');
  return expectOk(
    rules.setUp({ scenario, options: { ahead: 'off', ...state.war.options }, carryOver: null }, noChance()),
    'the match',
  );
}

/** Groups of one owner keep their order; whose comes first says nothing. Tokens none of which are left are not written. */
function canonical({ war, secret }: State): object {
  const some = (hand: Readonly<Record<string, number>>) =>
    Object.fromEntries(Object.entries(hand).filter(([, copies]) => copies > 0));
  const groups = SEATS.flatMap((seat) => war.groups.filter(({ owner }) => owner === seat));
  const plain = bySeat((seat) => ({
    ...secret[seat],
    hand: some(secret[seat].hand),
    deck: some(secret[seat].deck),
  }));
  return { war: { ...war, groups }, secret: plain };
}

describe('WWA-155: each state of a match, written as a position and read back, is equal', () => {
  test.each([
    ['printed rules, at random', 36, finerCommand],
    ['sealed orders, with the usual care', 80, CHOOSERS.greedy ?? finerCommand],
  ] as const)('%s', (_, index, choose) => {
    const setup = setupFor(index);
    let state = expectOk(rules.setUp(setup, noChance()), 'the set-up');
    const seen = new Set<string>();
    for (const { events } of played(setup, index, choose).steps) {
      state = events.reduce(rules.evolve, state);
      if (state.war.outcome !== null) break;
      seen.add(state.war.phase);
      expect(canonical(readBack(state)), `round ${state.war.round}, ${state.war.phase}`).toEqual(canonical(state));
    }
    // WWA-154: with `ahead`, ORDERS stand for three windows
    const windows = seen.has('orders') ? ['orders', 'main'] : ['plan', 'deploy', 'main', 'tankops'];
    expect([...seen]).toEqual(expect.arrayContaining(['setupTank', ...windows]));
  });
});
