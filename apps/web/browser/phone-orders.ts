import { expect } from 'vitest';
import type { Visitor } from './visitor.ts';

/** An order that nobody gives by hand, and why. */
type GivenByNobody = { readonly nobody: string };

/**
 * Where each kind of order is given by touches on a phone, its table watched from the choice to the result (still-table.ts): the file
 * of tests, in which `expectGiven` names it. Or why no person ever gives it.
 */
export const PHONE_ORDERS: Readonly<Record<string, Readonly<Record<string, string | GivenByNobody>>>> = {
  'animal-world-war': {
    answer: 'animal-world-war-orders',
    answerTactics: 'animal-world-war-orders',
    approach: 'animal-world-war-orders',
    attackRun: 'animal-world-war-orders',
    bring: 'campaigns',
    build: 'animal-world-war-orders',
    deploy: 'animal-world-war',
    done: 'teams',
    endTurn: 'animal-world-war',
    finish: 'animal-world-war-orders',
    grenade: 'animal-world-war-orders',
    handOver: 'teams',
    interact: 'animal-world-war-orders',
    keep: 'animal-world-war',
    lockDeployment: 'animal-world-war',
    markAbsent: 'teams',
    melee: 'animal-world-war-orders',
    move: 'animal-world-war',
    nameVip: 'animal-world-war-orders',
    pick: 'animal-world-war',
    prefer: 'animal-world-war-orders',
    shoot: 'animal-world-war',
    special: 'animal-world-war-orders',
    tactic: 'animal-world-war-orders',
    transferCommand: 'teams',
    undone: 'teams',
    wish: 'animal-world-war-orders',
  },
  'mass-warfare': {
    attack: 'mass-warfare',
    base: 'mass-warfare-orders',
    board: 'mass-warfare-orders',
    build: 'mass-warfare',
    divert: { nobody: 'MW-172: standing orders answer, always.' },
    file: 'mass-warfare-orders',
    fire: 'mass-warfare-orders',
    flak: { nobody: 'MW-172: standing orders answer, always.' },
    land: 'mass-warfare-orders',
    leave: { nobody: 'MW-162: the match gives it for whoever resigns or stays away.' },
    march: 'mass-warfare',
    pass: 'mass-warfare',
    place: 'mass-warfare-orders',
    plan: 'mass-warfare-orders',
    ready: 'mass-warfare-orders',
    repair: 'mass-warfare-orders',
    sail: 'mass-warfare-orders',
    scramble: 'mass-warfare-orders',
    sortie: 'mass-warfare-orders',
    standing: 'mass-warfare',
    transfer: 'mass-warfare-orders',
    withdraw: 'mass-warfare-orders',
  },
  'tank-killers': {
    attack: 'tank-killers',
    attackWith: 'tank-killers',
    commitDeck: 'tank-killers',
    discard: 'tank-killers',
    endTurn: 'tank-killers',
    filePlan: 'tank-killers',
    pass: 'tank-killers',
    play: 'tank-killers',
    setOrders: 'tank-killers',
    target: 'tank-killers',
  },
  'world-war-awesome': {
    'decide.throw': 'world-war-awesome-orders',
    'deploy.device': 'world-war-awesome-orders',
    'deploy.pass': 'world-war-awesome-orders',
    'deploy.unit': 'world-war-awesome-orders',
    'main.act': 'world-war-awesome-orders',
    'main.activate': 'world-war-awesome',
    'main.device': 'world-war-awesome',
    'main.end': 'world-war-awesome-orders',
    'main.pass': 'world-war-awesome-orders',
    'orders.set': 'world-war-awesome',
    'plan.order': 'world-war-awesome',
    'queue.pass': { nobody: 'WWA-154: a queue that has nothing to play passes by itself.' },
    'round.orders': 'world-war-awesome-orders',
    'setup.support': 'world-war-awesome-orders',
    'setup.tank': 'world-war-awesome-orders',
    'tankops.execute': 'world-war-awesome-orders',
  },
  'wwi-combined-arms': {
    attack: 'match',
    commitArmy: 'match',
    endTurn: 'match',
    move: 'match',
    place: 'match',
    plan: 'match',
    reinforce: 'match',
    retreat: 'match',
    setRetreatOrders: 'match',
  },
};

/** They gave orders of these kinds on their page, and its table lay still all the while. */
export function expectGiven({ ordered, unrest }: Visitor, ...kinds: readonly string[]): void {
  expect([...ordered]).toEqual(expect.arrayContaining([...kinds]));
  expect(unrest).toEqual([]);
}
