/** CL-125: line-ups of the first round, of later ones, and of rounds that roll lock a day before each opens. */
import { type Genesis, genesisJson, hashOf, type LogEvent, opened, settingsOf } from '@fieldpost/league';
import { expect, test } from 'vitest';
import { appended, type OpenedEvent, openLegs } from '../opened-event.ts';
import type { SignedRow, StoredEvent, StoredLeg } from '../store.ts';
import { lockedNow, nextOpening } from './locking.ts';

const DAY = 86_400_000;
const START = Date.parse('2026-07-01T18:00:00Z');
const DUE = START + 30 * DAY;

/** Four teams of two, of which the first round is open until `DUE` if `begun`. */
class Season {
  readonly #rows: SignedRow[] = [];
  readonly opened: OpenedEvent;

  constructor(rolling: boolean, state: 'entries' | 'running' = 'running') {
    const settings = settingsOf({ format: 'team', boards: 2, sideMode: 'single', rolling });
    if (!settings.ok) throw new Error(settings.fault.code);
    const ids = state === 'running' ? ['t1', 't2', 't3', 't4'] : [];
    const entries = ids.map((id, index) => ({
      id,
      name: id,
      number: index + 1,
      rating: null,
      apart: null,
      since: null,
    }));
    const running = state === 'running';
    const genesis: Genesis = { settings: settings.value, seed: '5e'.repeat(32), entries, running };
    const ledger = opened(genesis);
    if (!ledger.ok) throw new Error(ledger.fault.code);
    const event = {
      id: 'season',
      head: hashOf(genesisJson(genesis)),
      startsAt: new Date(START),
      legs: [] as StoredLeg[],
    };
    this.opened = { event: event as unknown as StoredEvent, ledger: ledger.value, log: this.#rows };
    if (!running) this.say({ kind: 'state', to: 'entries' }, START - 10 * DAY);
  }

  say(act: LogEvent, at: number): void {
    const { rows, fault } = appended(this.opened, [{ act, actorId: null, role: 'house' }], at);
    if (fault !== null) throw new Error(fault.code);
    this.#rows.push(...rows);
  }

  /** Opens the first round between boards of two. */
  begin(): this {
    for (const team of ['t1', 't2', 't3', 't4'])
      this.say({ kind: 'squad', entry: team, squad: [`${team}-1`, `${team}-2`], absent: [] } as LogEvent, START - DAY);
    this.say({ kind: 'round', round: 1, pairs: [], byes: {} }, START);
    const { legs } = this.opened.event;
    legs.push({ round: 1, dueAt: new Date(DUE) } as StoredLeg);
    return this;
  }

  /** Decides all open matches of the round at an instant, except the given number. */
  decide(at: number, without = 0): this {
    const open = openLegs(this.opened);
    for (const { encounter, leg } of open.slice(0, open.length - without)) {
      const name = { round: encounter.round, a: leg.a, b: leg.b, leg: 1, board: leg.board };
      this.say({ kind: 'result', how: 'played', ...name, q: [4, 0], margin: 0, misses: [0, 0] }, at);
    }
    return this;
  }
}

/** The last instant at which a line-up may be changed, as far as it is known. */
const lastChange = ({ opened: event }: Season): number | null => {
  const opensAt = nextOpening(event);
  if (opensAt === null) return null;
  const [before, at] = [opensAt - DAY - 1, opensAt - DAY].map((instant) => lockedNow(event, new Date(instant)));
  expect([before, at?.code]).toEqual([null, 'CL_LINE_UP_LOCKED']);
  return opensAt - DAY;
};

test('CL-125: until a day before the event begins, and of a later round before the window of the one before ends', () => {
  expect(lastChange(new Season(false, 'entries'))).toBe(START - DAY);
  expect(lastChange(new Season(false))).toBe(START - DAY);
  expect(lastChange(new Season(false).begin())).toBe(DUE - DAY);
  expect(lastChange(new Season(false).begin().decide(START + DAY))).toBe(DUE - DAY);
});

test('CL-070, CL-125: where rounds roll the next opens a day after all is final, and never later than its window says', () => {
  expect(lastChange(new Season(true).begin().decide(START + 5 * DAY, 1))).toBe(DUE - DAY);
  expect(lastChange(new Season(true).begin().decide(START + 5 * DAY))).toBe(START + 5 * DAY);
  expect(lastChange(new Season(true).begin().decide(DUE - DAY / 2))).toBe(DUE - DAY);
});

test('after the last round nothing is locked, for nothing is asked', () => {
  const season = new Season(false).begin();
  for (const round of [2, 3]) season.say({ kind: 'round', round, pairs: [], byes: {} }, START + round * DAY);
  expect(nextOpening(season.opened)).toBeNull();
  expect(lockedNow(season.opened, new Date(DUE * 2))).toBeNull();
});
