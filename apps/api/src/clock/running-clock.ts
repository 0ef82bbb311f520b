import { type Calendar, calendarOf, momentAfter, runningTime } from './calendar.ts';
import type { ClockSpec } from './clock-spec.ts';
import { fixedMoment } from './fixed-deadline.ts';
import type { ClockKind, Held, Hours, RunningClock, Vacancy, Wait } from './running-clock-form.ts';
import { vacancyEnd } from './vacancies.ts';

/** Whom the game waits for now. `secret`: a simultaneous window, where nobody may see who has answered. */
export type Awaited = {
  readonly sides: readonly string[];
  readonly kind: ClockKind;
  readonly secret: boolean;
  /** Within a secret window: the sides which are not done. Otherwise the same as `sides`. */
  readonly open: readonly string[];
  /** A window that has just been opened, though the same sides are waited for as before it. */
  readonly anew?: boolean;
};

export const NOBODY: Awaited = { sides: [], kind: 'turn', secret: false, open: [] };

/** The clock at the start: every side has its bank, and those awaited begin to use it. `hours`: when who sleeps, by side. */
export function startClock(
  spec: ClockSpec,
  sides: readonly string[],
  awaited: Awaited,
  now: Date,
  hours: Readonly<Record<string, readonly Hours[]>> = {},
): RunningClock {
  const reserves = Object.fromEntries(sides.map((side) => [side, spec.bankSeconds * 1000]));
  const running = waitsFrom(awaited, now);
  return {
    reserves,
    running,
    paused: [],
    answered: {},
    hours,
    vacations: {},
    pauses: [],
    pauseOffer: null,
    lapsed: {},
  };
}

const waitsFrom = (awaited: Awaited, now: Date): readonly Wait[] =>
  awaited.sides.map((side) => ({ side, since: now.toISOString(), kind: awaited.kind }));

/** How long a wait has used its clock, in ms: an answer given in a secret window ends it early, an open seat lets it stand. */
function used(spec: ClockSpec, clock: RunningClock, wait: Wait, now: Date): number {
  const vacancy = clock.vacancies?.[wait.side];
  const stopped = vacancy?.open || vacancy?.up ? vacancy.at : clock.answered[wait.side];
  const until = stopped === undefined ? now.getTime() : Date.parse(stopped);
  const ran = runningTime(calendarOf(spec, clock, wait.side), Date.parse(wait.since), until);
  return Math.max(0, ran - (wait.stood ?? 0));
}

/** Milliseconds that a side still has in reserve; with fixed deadlines nobody has a reserve. */
export function reserveOf(spec: ClockSpec, clock: RunningClock, side: string, now: Date): number {
  const reserve = clock.reserves[side] ?? 0;
  const wait = clock.running.find((one) => one.side === side && one.kind === 'turn');
  return wait && spec.fixed === null ? Math.max(0, reserve - used(spec, clock, wait, now)) : reserve;
}

const sameWaits = (running: readonly Wait[], awaited: Awaited): boolean =>
  running.length === awaited.sides.length &&
  running.every((wait) => wait.kind === awaited.kind && awaited.sides.includes(wait.side));

/** The clock after whatever happened at `now`, given whom the game waits for since then. */
export function turnClock(spec: ClockSpec, clock: RunningClock, awaited: Awaited, now: Date): RunningClock {
  if (!awaited.anew && sameWaits(clock.running, awaited)) return noteAnswers(clock, awaited, now);
  const ended = clock.running.filter((wait) => wait.kind === 'turn');
  const turns = [...ended.map((wait) => wait.side), ...clock.paused];
  const reserves = { ...clock.reserves };
  for (const wait of ended) reserves[wait.side] = reserveOf(spec, clock, wait.side, now);
  const next = { ...clock, reserves, running: waitsFrom(awaited, now), answered: {}, lapsed: {} };
  if (awaited.kind === 'reaction' && awaited.sides.length > 0)
    return { ...next, paused: turns, ...standing(clock, turns, heldTurns(spec, clock, now)) };
  const over = turns.filter((side) => awaited.anew || !awaited.sides.includes(side));
  for (const side of over) reserves[side] = topUp(spec, reserves[side] ?? 0);
  if (awaited.anew && !awaited.secret)
    for (const side of awaited.sides.filter((one) => over.includes(one)))
      reserves[side] = Math.max(reserves[side] ?? 0, leastTime(spec));
  const goOn = clock.paused.filter((side) => !over.includes(side));
  const running = next.running.map((wait) => resumed(spec, clock, wait, now));
  return { ...next, running, paused: [], ...standing(clock, goOn, {}) };
}

/** State of unfinished turns: their remaining time, and how much of their vacancies they have used. */
function standing(
  { vacancies = {} }: RunningClock,
  turns: readonly string[],
  held: Readonly<Record<string, Held>>,
): Pick<RunningClock, 'held' | 'vacancies'> {
  const kept = Object.entries(vacancies).filter(([side]) => turns.includes(side));
  return { held, vacancies: Object.fromEntries<Vacancy>(kept) };
}

/** A reaction stops the turns that it interrupts. A reserve is settled by then; a fixed deadline is kept for its turn. */
function heldTurns(spec: ClockSpec, { running, held = {} }: RunningClock, now: Date): Readonly<Record<string, Held>> {
  if (spec.fixed === null) return {};
  const turns = running.filter(({ kind }) => kind === 'turn');
  const stopped = turns.map(({ side, since, stood = 0 }) => [side, { since, stood, at: now.toISOString() }] as const);
  return { ...held, ...Object.fromEntries<Held>(stopped) };
}

/** Resumes a turn with its former fixed deadline, extended by the length of the reaction. */
function resumed(spec: ClockSpec, clock: RunningClock, wait: Wait, now: Date): Wait {
  const held = wait.kind === 'turn' ? clock.held?.[wait.side] : undefined;
  if (!held) return wait;
  const stood = runningTime(calendarOf(spec, clock, wait.side), Date.parse(held.at), now.getTime());
  return { ...wait, since: held.since, stood: held.stood + stood };
}

/** Minimum time in ms of a turn right after your own: an increment, or without one the time of a reaction (MW-177). */
const leastTime = ({ incrementSeconds, reactionSeconds, capSeconds }: ClockSpec): number =>
  Math.min(capSeconds, incrementSeconds || reactionSeconds) * 1000;

/** A reserve after a turn: the increment is added, up to the cap. */
export const topUp = (spec: ClockSpec, reserveMs: number): number =>
  Math.min(spec.capSeconds * 1000, reserveMs + spec.incrementSeconds * 1000);

/** In a secret window: notes when a side became done, and forgets it when it takes its answer back. */
function noteAnswers(clock: RunningClock, awaited: Awaited, now: Date): RunningClock {
  const done = awaited.sides.filter((side) => !awaited.open.includes(side));
  if (done.length === 0 && Object.keys(clock.answered).length === 0) return clock;
  const answered = Object.fromEntries(done.map((side) => [side, clock.answered[side] ?? now.toISOString()]));
  return { ...clock, answered };
}

/** When a wait runs out, in ms; null if its clock never runs again. */
function endOf(spec: ClockSpec, clock: RunningClock, wait: Wait): number | null {
  const calendar = calendarOf(spec, clock, wait.side);
  const vacancy = clock.vacancies?.[wait.side];
  if (vacancy?.open || vacancy?.up) return vacancyEnd(calendar, vacancy);
  const since = Date.parse(wait.since);
  const stood = wait.stood ?? 0;
  if (wait.kind === 'reaction') return momentAfter(calendar, since, spec.reactionSeconds * 1000 + stood);
  if (spec.fixed === null) return momentAfter(calendar, since, (clock.reserves[wait.side] ?? 0) + stood);
  const end = fixedMoment(spec.fixed, calendar, since);
  return end === null || stood === 0 ? end : momentAfter(calendar, end, stood);
}

/** A wait that still counts, and when it runs out. */
export type Due = { readonly side: string; readonly since: Date; readonly at: Date; readonly stood: number };

/** The waits which count, the first to run out first. Sides that are done in a secret window, or whose time is up already, are not among them. */
export function dues(spec: ClockSpec, clock: RunningClock): readonly Due[] {
  const known = foreseen.get(clock);
  if (known?.spec === spec) return known.dues;
  const found = foresee(spec, clock);
  foreseen.set(clock, { spec, dues: found });
  return found;
}

/** Clocks are never changed, and every turn asks several times when one runs out: a calendar takes its time. */
const foreseen = new WeakMap<RunningClock, { readonly spec: ClockSpec; readonly dues: readonly Due[] }>();

function foresee(spec: ClockSpec, clock: RunningClock): readonly Due[] {
  return clock.running
    .filter((wait) => clock.answered[wait.side] === undefined && clock.lapsed[wait.side] === undefined)
    .flatMap((wait) => {
      const at = endOf(spec, clock, wait);
      const { side, since, stood = 0 } = wait;
      return at === null ? [] : [{ side, stood, since: new Date(since), at: new Date(at) }];
    })
    .sort((one, other) => one.at.getTime() - other.at.getTime());
}

/** When the first running clock runs out; null while none runs. */
export const deadlineOf = (spec: ClockSpec, clock: RunningClock): Date | null => dues(spec, clock)[0]?.at ?? null;

/** The sides whose time is up at `now`. */
export const overdue = (spec: ClockSpec, clock: RunningClock, now: Date): readonly string[] =>
  dues(spec, clock)
    .filter((due) => due.at.getTime() <= now.getTime())
    .map((due) => due.side);

/** The clock as anyone may know it: in a secret window all seem to be waited for. `except` sees its own answer. */
export function publicClock(clock: RunningClock, except: string | null): RunningClock {
  const own = except === null ? undefined : clock.answered[except];
  return { ...clock, answered: own === undefined || except === null ? {} : { [except]: own } };
}

/** The shares of a wait after which the awaited are reminded. */
const REMINDER_SHARES = [50, 80] as const;
export type ReminderShare = (typeof REMINDER_SHARES)[number];

export type Reminder = { readonly share: ReminderShare; readonly at: Date };

/** When a wait calls for a reminder: after these shares of its running time. */
export function remindersOf(spec: ClockSpec, clock: RunningClock, due: Due): readonly Reminder[] {
  const known = reminders.get(due);
  if (known) return known;
  const found = remindersFor(calendarOf(spec, clock, due.side), due);
  reminders.set(due, found);
  return found;
}

/** A due is made of one clock and never changed. */
const reminders = new WeakMap<Due, readonly Reminder[]>();

function remindersFor(calendar: Calendar, due: Due): readonly Reminder[] {
  const since = due.since.getTime();
  const length = runningTime(calendar, since, due.at.getTime()) - due.stood;
  return REMINDER_SHARES.flatMap((share) => {
    const at = momentAfter(calendar, since, Math.floor((length * share) / 100) + due.stood);
    return at === null || at >= due.at.getTime() ? [] : [{ share, at: new Date(at) }];
  });
}
