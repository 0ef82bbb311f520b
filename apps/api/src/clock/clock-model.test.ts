import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type ClockSpec, DEFAULT_CLOCK } from './clock-spec.ts';
import { type Awaited, overdue, reserveOf, startClock, turnClock } from './running-clock.ts';
import type { RunningClock } from './running-clock-form.ts';
import { readmitted, VACANCY_MS, vacancySpent, vacated } from './vacancies.ts';

/**
 * Compares the clock with a model without timestamps: hour by hour it subtracts one from each running counter. A side
 * whose counter is at zero while it would run is overdue.
 */
const HOUR = 3_600_000;
const T0 = Date.parse('2026-03-26T12:00Z');
const SIDES = ['south', 'north'] as const;
type Side = (typeof SIDES)[number];
const SLEEP = { south: 23, north: 5 };
const [BANK, INCREMENT, CAP, REACTION, NIGHT, VACANCY] = [30, 8, 34, 6, 8, VACANCY_MS / HOUR];

const spec: ClockSpec = {
  ...DEFAULT_CLOCK,
  bankSeconds: BANK * 3600,
  incrementSeconds: INCREMENT * 3600,
  capSeconds: CAP * 3600,
  reactionSeconds: REACTION * 3600,
  sleepHours: NIGHT,
  atEnd: 'replacement',
};
const hours = Object.fromEntries(
  SIDES.map((side) => [side, [{ since: '2026-01-01T00:00:00Z', timeZone: 'UTC', sleepFrom: SLEEP[side] * 60 }]]),
);

type Action =
  | { readonly do: 'turn' | 'reaction' | 'open' | 'return' | 'answer'; readonly side: Side }
  | { readonly do: 'secret' };
type Counters = { reserve: number; reaction: number; vacancy: number; open: boolean; up: boolean };
type Asked = { readonly kind: 'turn' | 'reaction'; readonly sides: readonly Side[]; readonly secret: boolean };

class Model {
  hour = 0;
  asked: Asked = { kind: 'turn', sides: ['south'], secret: false };
  done = new Set<Side>();
  stopped: readonly Side[] = [];
  of: Record<Side, Counters> = { south: counters(), north: counters() };

  #sleeps = (side: Side): boolean => (((12 + this.hour - SLEEP[side]) % 24) + 24) % 24 < NIGHT;
  #left(side: Side): number {
    const { open, up, vacancy, reaction, reserve } = this.of[side];
    if (open || up) return vacancy;
    return this.asked.kind === 'reaction' ? reaction : reserve;
  }
  waited = (side: Side): boolean => this.asked.sides.includes(side) && !this.done.has(side);

  pass(): void {
    for (const side of SIDES) {
      if (!this.waited(side) || this.#sleeps(side) || this.#left(side) === 0) continue;
      const one = this.of[side];
      if (one.open || one.up) one.vacancy -= 1;
      else if (this.asked.kind === 'reaction') one.reaction -= 1;
      else one.reserve -= 1;
    }
    this.hour += 1;
  }
  overdue = (): readonly Side[] =>
    SIDES.filter((side) => this.waited(side) && !this.#sleeps(side) && this.#left(side) === 0);

  ask(next: Asked): void {
    const turns = [...(this.asked.kind === 'turn' ? this.asked.sides : []), ...this.stopped];
    const reacting = next.kind === 'reaction';
    for (const side of reacting ? [] : turns) {
      if (next.sides.includes(side) && !next.secret) continue;
      this.of[side].reserve = Math.min(CAP, this.of[side].reserve + INCREMENT);
      Object.assign(this.of[side], { vacancy: VACANCY, open: false, up: false });
    }
    for (const side of SIDES)
      if (!turns.includes(side)) Object.assign(this.of[side], { vacancy: VACANCY, open: false, up: false });
    for (const side of next.sides) this.of[side].reaction = REACTION;
    this.stopped = reacting ? turns : [];
    this.asked = next;
    this.done.clear();
  }
}
const counters = (): Counters => ({ reserve: BANK, reaction: REACTION, vacancy: VACANCY, open: false, up: false });

/** What both are asked to do; what makes no sense at the moment is left out. */
class Both {
  readonly model = new Model();
  clock: RunningClock = startClock(spec, SIDES, turn('south'), new Date(T0), hours);

  now = (): Date => new Date(T0 + this.model.hour * HOUR);

  apply(action: Action): void {
    if (action.do === 'secret') this.#ask({ kind: 'turn', sides: SIDES, secret: true });
    else if (action.do === 'open') this.#open(action.side);
    else if (action.do === 'return') this.#return(action.side);
    else if (action.do === 'answer') this.#answer(action.side);
    else if (!this.model.asked.secret) this.#ask({ kind: action.do, sides: [action.side], secret: false });
  }

  #open(side: Side): void {
    const own = this.model.of[side];
    if (!this.model.waited(side) || own.open) return;
    own.open = true;
    this.clock = vacated(this.clock, side, false, this.now());
  }

  #return(side: Side): void {
    const own = this.model.of[side];
    if (!own.open) return;
    own.open = false;
    this.clock = readmitted(spec, this.clock, side, this.now());
  }

  #answer(side: Side): void {
    const { model } = this;
    if (!model.asked.secret || !model.waited(side)) return;
    this.#return(side);
    model.done.add(side);
    const open = SIDES.filter((one) => !model.done.has(one));
    if (open.length === 0) this.#ask(model.asked);
    else this.clock = turnClock(spec, this.clock, { ...secret, open }, this.now());
  }

  #ask(next: Asked): void {
    const { model } = this;
    for (const side of model.asked.sides) this.#return(side);
    const same = next.kind === model.asked.kind && next.sides.join() === model.asked.sides.join();
    if (same && !next.secret) return;
    this.clock = turnClock(spec, this.clock, { ...next, open: next.sides, anew: next.secret }, this.now());
    model.ask(next);
  }

  /** Somebody's time is up: the seat is opened, or that is over as well. */
  expire(side: Side): boolean {
    const { model, clock } = this;
    if (model.of[side].open || model.of[side].up) return false;
    expect(vacancySpent(clock, side)).toBe(model.of[side].vacancy === 0);
    if (model.of[side].vacancy === 0) return false;
    Object.assign(model.of[side], { open: true, up: true });
    this.clock = vacated(clock, side, true, this.now());
    return true;
  }
}

const turn = (side: Side): Awaited => ({ sides: [side], kind: 'turn', secret: false, open: [side] });
const secret: Awaited = { sides: SIDES, kind: 'turn', secret: true, open: SIDES };

const side = fc.constantFrom(...SIDES);
const actions = fc.oneof(
  fc.record({ do: fc.constantFrom('turn', 'reaction', 'open', 'return', 'answer'), side } as const),
  fc.record({ do: fc.constant('secret' as const) }),
);
const courses = fc.array(fc.record({ action: actions, hours: fc.integer({ min: 0, max: 30 }) }), { maxLength: 14 });

/** Hour by hour; false: a side has lost on time, and the match is over. */
function runFor(both: Both, length: number): boolean {
  for (let hour = 0; hour <= length; hour += 1) {
    const { model } = both;
    expect(overdue(spec, both.clock, both.now()).toSorted(), `hour ${model.hour}`).toEqual(model.overdue().toSorted());
    for (const one of SIDES) {
      expect(reserveOf(spec, both.clock, one, both.now()) / HOUR, `${one}, hour ${model.hour}`).toBe(
        model.of[one].reserve,
      );
    }
    for (const one of model.overdue()) if (!both.expire(one)) return false;
    if (hour < length) model.pass();
  }
  return true;
}

describe('any course of turns, reactions, secret windows and open seats', () => {
  it('has the reserves and the deadlines of a model that counts hours', () => {
    fc.assert(
      fc.property(courses, (course) => {
        const both = new Both();
        for (const part of course) {
          both.apply(part.action);
          if (!runFor(both, part.hours)) return;
        }
      }),
      { numRuns: 80 },
    );
  });
});
