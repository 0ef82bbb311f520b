/** An event whose people act by name, and whose time passes by hand: for tests of what happens in it. */
import { expect } from 'vitest';
import type { Caller } from '../../context.ts';
import type { Fault } from '../../platform/errors/catalogue.ts';
import { Client } from '../../testing/client.ts';
import { type House, visitor } from '../../testing/house.ts';
import type { AskedAct } from '../act-context.ts';
import { advanceEvent } from '../advance.ts';
import { type AskedWith, actInEvent } from '../perform-act.ts';
import { eventById, logOf, type StoredEvent } from '../store.ts';

const DAY = 86_400_000;
const SWISS = {
  game: 'wwi-combined-arms',
  scenario: 'salient-duel',
  format: 'swiss',
  sideMode: 'single',
  rated: false,
};

type Person = { readonly caller: Caller; readonly client: Client };
let clubs = 0;

/** An event in a new club, and its people by name; `owner` founded the club. */
export class Evening {
  readonly house: House;
  readonly slug: string;
  readonly people: Record<string, Person> = {};
  /** What its matches are timed by. */
  clock: unknown = 'slow';
  id = '';
  constructor(house: House) {
    this.house = house;
    clubs += 1;
    this.slug = `evening-${clubs}`;
  }

  async come(...names: readonly string[]): Promise<void> {
    for (const name of names) {
      if (this.people[name] !== undefined) continue;
      const { caller, token } = await visitor(this.house.context, name);
      const scopes = [...caller.scopes, 'event:referee' as const];
      this.people[name] = { caller: { ...caller, scopes }, client: new Client(this.house.app, { token }) };
    }
  }

  who(name: string): Person {
    const found = this.people[name];
    if (found === undefined) throw new Error(`nobody is ${name}`);
    return found;
  }

  /** Founds the club and announces the event, which begins after the given ms. */
  async draft(settings: object, startsIn = 10 * DAY): Promise<void> {
    await this.come('owner');
    await this.who('owner').client.post('/clubs', { slug: this.slug, name: 'Post House' });
    const event = { name: 'Spring', settings: { ...SWISS, ...settings }, clock: this.clock };
    const startsAt = new Date(this.house.clock.now().getTime() + startsIn).toISOString();
    const made = await this.who('owner').client.post<{ readonly id: string }>(`/clubs/${this.slug}/events`, {
      ...event,
      startsAt,
    } as never);
    expect(made.status, made.text).toBe(201);
    this.id = made.body.id;
  }

  /** The same, with entries open. */
  async announce(settings: object, startsIn = 10 * DAY): Promise<void> {
    await this.draft(settings, startsIn);
    expect(await this.act('owner', { type: 'open' })).toBe('ok');
  }

  /** The fault of an act; null if it was done. */
  async refusedWith(name: string, what: AskedAct): Promise<Fault | null> {
    const done = await actInEvent(this.house.context, this.who(name).caller, this.id, what);
    return done.ok ? null : done.fault;
  }

  async act(name: string, what: AskedAct, asked?: AskedWith, context = this.house.context): Promise<string> {
    const done = await actInEvent(context, this.who(name).caller, this.id, what, asked);
    return done.ok ? 'ok' : done.fault.code;
  }

  /** A running event of these people. */
  async begun(settings: object, ...names: readonly string[]): Promise<void> {
    await this.announce(settings);
    await this.come(...names);
    for (const name of names) expect(await this.act(name, { type: 'enter' })).toBe('ok');
    expect(await this.act('owner', { type: 'muster' })).toBe('ok');
    for (const name of names) expect(await this.act(name, { type: 'confirm' })).toBe('ok');
    expect(await this.act('owner', { type: 'start' })).toBe('ok');
    await this.later(0);
  }

  async later(ms: number): Promise<void> {
    this.house.clock.advance(ms);
    await advanceEvent(this.house.context, this.id);
  }

  async stored(): Promise<StoredEvent> {
    const event = await eventById(this.house.context.db, this.id);
    if (event === null) throw new Error('the event is gone');
    return event;
  }

  async entryOf(name: string): Promise<StoredEvent['entries'][number]> {
    const { userId } = this.who(name).caller;
    const entry = (await this.stored()).entries.find((one) => one.userId === userId);
    if (entry === undefined) throw new Error(`${name} has no entry`);
    return entry;
  }

  async stateOf(name: string): Promise<string> {
    return (await this.entryOf(name)).state;
  }

  /** The forms of a person's notifications. */
  async told(name: string): Promise<readonly string[]> {
    const rows = await this.house.context.db.notification.findMany({ where: { userId: this.who(name).caller.userId } });
    return [
      ...new Set(rows.map(({ data }) => (data as { readonly notice?: { readonly form: string } }).notice?.form ?? '')),
    ];
  }

  rows() {
    return logOf(this.house.context.db, this.id);
  }

  async lastRow() {
    return (await this.rows()).at(-1);
  }

  async kinds(): Promise<readonly string[]> {
    return (await logOf(this.house.context.db, this.id)).map(({ event }) => event.kind);
  }
}
