import type { Answer, Fieldpost, Match, Order } from './client.ts';
import { Fault } from './fault.ts';

/** The legal orders now: each command as data and as a line. */
type Menu = Awaited<ReturnType<Fieldpost['menu']>>;

/** A moment in which a match waits for you. */
export class Turn {
  readonly id: string;
  /** The match with your view of it; told apart by `ruleSet`. */
  readonly match: Match;
  /** Orders that the rules have refused since the last one that they took. */
  readonly refused: readonly Order[];
  readonly #client: Fieldpost;

  constructor(client: Fieldpost, match: Match, refused: readonly Order[]) {
    this.#client = client;
    this.id = match.id;
    this.match = match;
    this.refused = refused;
  }

  /** The legal orders: all, or of one subject (one of the menu's `subjects`; '' for orders without a unit). */
  menu(subject?: string): Promise<Menu> {
    return this.#client.menu(this.id, subject);
  }
}

/** Chooses what to play; null: nothing for the moment (a team-mate moves first), ask again when something has changed. */
export type Choose = (turn: Turn) => Promise<Order | null>;

export type Notes = {
  /** After each command. */
  readonly played?: (id: string, answer: Answer) => void;
  /** When a match has ended. */
  readonly finished?: (id: string) => void;
};

/** So many refusals without a command in between: the choosing is at fault, not the match. */
const MAX_REFUSALS = 50;

/** Plays every match of a token whenever it is its move, until `stop`. */
export class Bot {
  readonly #client: Fieldpost;
  readonly #choose: Choose;
  readonly #notes: Notes;
  #refusals = 0;

  constructor(client: Fieldpost, choose: Choose, notes: Notes = {}) {
    this.#client = client;
    this.#choose = choose;
    this.#notes = notes;
  }

  /** Listens and plays. Ends with the signal. @throws Fault where the token is not taken, or nothing but refusals come */
  async run(signal?: AbortSignal): Promise<void> {
    for await (const event of this.#client.events(signal)) {
      if (event.type === 'opened') {
        if (event.missed) await this.#playWaiting(signal);
      } else if (event.status === 'finished') this.#notes.finished?.(event.id);
      else if (event.awaited) await this.play(event.id, signal);
    }
  }

  async #playWaiting(signal: AbortSignal | undefined): Promise<void> {
    const { matches } = await this.#client.get('/matches', { query: { mine: '1', waiting: '1' } });
    for (const { id } of matches) await this.play(id, signal);
  }

  /** Plays one match for as long as it waits for you. @throws Fault */
  async play(id: string, signal?: AbortSignal): Promise<void> {
    const refused: Order[] = [];
    while (!signal?.aborted) {
      const match = await this.#client.match(id);
      const order = waitsForYou(match) ? await this.#choose(new Turn(this.#client, match, refused)) : null;
      if (order === null) return;
      if (await this.#send(match, order)) refused.splice(0);
      else refused.push(order);
    }
  }

  /** Whether the match took the order, or has moved on since. @throws Fault where the rules have refused too many */
  async #send({ id, step }: Match, order: Order): Promise<boolean> {
    try {
      const answer = await this.#client.play(id, step, order);
      this.#refusals = 0;
      this.#notes.played?.(id, answer);
      return true;
    } catch (error) {
      if (hasMovedOn(error)) return true;
      this.#refusals += 1;
      if (isRefusal(error) && this.#refusals < MAX_REFUSALS) return false;
      throw error;
    }
  }
}

const waitsForYou = ({ status, you, waitingFor }: Match): boolean =>
  status === 'playing' && you !== null && (waitingFor as readonly string[]).includes(you.side);

/** Somebody was faster: look again. */
const hasMovedOn = (error: unknown): boolean =>
  error instanceof Fault && ['STALE', 'NOT_YOUR_TURN', 'GAME_OVER', 'SIDE_OUT', 'NOT_STARTED'].includes(error.code);
const isRefusal = (error: unknown): boolean => error instanceof Fault && error.status === 422;
