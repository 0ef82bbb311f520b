import type { Browser, Page } from 'playwright-core';
import { askAs, toPresent } from './table.ts';
import { awake, type Device, signUp, type Visitor, visitor } from './visitor.ts';

type Setting = { readonly scenario: string; readonly scenarioDocument?: unknown; readonly options?: object };

/** Two new people with a war between them: the first is the west. */
export async function commanders(browser: Browser, device: Device, setting: Setting) {
  const west = await visitor(browser, device);
  const east = await visitor(browser, 'desk');
  await signUp(west, 'Wanda');
  await signUp(east, 'Egon');
  return { west, east, ...(await warBetween(west, east, setting)) };
}

/** One more war between two people: the first is the west. */
export async function warBetween(west: Visitor, east: Visitor, setting: Setting) {
  const input = { ruleSet: 'world-war-awesome', side: 'A', listed: true, ...setting };
  const create = 'mutation ($input: CreateMatchInput!) { createMatch(input: $input) { id } }';
  const { createMatch } = await askAs<{ createMatch: { id: string } }>(west, create, { input });
  await askAs(east, 'mutation ($id: ID!) { joinMatch(id: $id, side: "B") { id } }', { id: createMatch.id });
  return { id: createMatch.id, path: `/matches/${createMatch.id}` };
}

/** Opens a war and waits until it can be touched. */
export async function sitDownToWar(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await page.getByRole('grid', { name: 'Battlefield' }).waitFor();
  await awake(page);
  await toPresent(page);
}

type Unit = readonly [id: string, design: string, owner: 'A' | 'B', layer: string, q: number, r: number];
const unit = ([id, design, owner, layer, q, r]: Unit) => ({ id, design, owner, at: { layer, q, r } });

/** Round 4 on the plain: soldiers between two Superpanzers whose shields are down, a hacker at their set, a jam to be lifted. */
export const SKIRMISH = {
  scenario: 'custom',
  scenarioDocument: {
    id: 'MAP-1',
    armies: { A: 'GER', B: 'SOV' },
    state: {
      round: 4,
      phase: 'main',
      seat: 'A',
      initiative: 'A',
      tanks: {
        A: { anchor: { q: 2, r: 8 }, heading: 0 },
        B: { anchor: { q: 14, r: 8 }, heading: 3, damage: { X1: 4, X2: 4 } },
      },
      units: [
        unit(['u1', 'GER-RIF', 'A', 'ground', 7, 8]),
        { ...unit(['u2', 'GER-FST', 'A', 'ground', 8, 6]), loaded: true },
        unit(['u3', 'GER-ENG', 'A', 'in:B', 1, -2]),
        unit(['u4', 'GER-JET', 'A', 'roof:A', 2, 0]),
        unit(['u5', 'SOV-RIF', 'B', 'ground', 9, 7]),
        unit(['u6', 'SOV-MED', 'B', 'ground', 10, 6]),
        unit(['u7', 'SOV-ENG', 'B', 'in:B', 0, 1]),
        unit(['u8', 'GER-HMG', 'A', 'ground', 9, 6]),
      ],
      devices: [
        { id: 'd21', design: 'TR-MOVE', owner: 'A', region: 'F1' },
        { id: 'd22', design: 'TR-FIRE', owner: 'A', region: 'F2' },
        { id: 'd23', design: 'TR-MOVE', owner: 'B', region: 'F12' },
        { id: 'd24', design: 'TR-FIRE', owner: 'B', region: 'F11' },
        { id: 'd25', design: 'GER-D2', owner: 'A', region: 'F4' },
        { id: 'd26', design: 'GER-D5', owner: 'A', region: 'F4' },
        { id: 'd27', design: 'SOV-D3', owner: 'B', region: 'F6' },
      ],
      hands: {
        A: [
          { token: 'GER-T05', copies: 1 },
          { token: 'GER-T08', copies: 2 },
        ],
        B: [],
      },
    },
  },
};

/** The same ground when the west has to give its Superpanzer its order. */
export const PLANNING = {
  ...SKIRMISH,
  scenarioDocument: {
    ...SKIRMISH.scenarioDocument,
    state: { ...SKIRMISH.scenarioDocument.state, phase: 'plan', hands: { A: [], B: [] } },
  },
};

/** A board by what its button in the strip says: "Molot 1 may act". */
export const board = (page: Page, name: RegExp) =>
  page.getByRole('group', { name: 'Boards' }).getByRole('button', { name });
