const MINUTE_MS = 60_000;
/** A key that runs more often in a minute comes again without anything to do: nothing that people cause is so frequent for long. */
export const MAX_RUNS_A_MINUTE = 30;

type Runs = { readonly task: string; count: number };

/** Counts how often jobs of one key run within a minute of this process. */
export class Repeats {
  #minute = 0;
  #now = new Map<string, Runs>();
  #before = new Map<string, Runs>();

  /** Notes a run at an instant, in ms of a clock that never goes back. Answers its number within its minute. */
  note(task: string, key: string, at: number): number {
    this.#turn(at);
    const runs = this.#now.get(key) ?? { task, count: 0 };
    runs.count += 1;
    this.#now.set(key, runs);
    return runs.count;
  }

  /** By task, the most runs of any of its keys in a minute: of this one, or of the last. */
  most(at: number): ReadonlyMap<string, number> {
    this.#turn(at);
    const most = new Map<string, number>();
    for (const { task, count } of [...this.#before.values(), ...this.#now.values()])
      most.set(task, Math.max(most.get(task) ?? 0, count));
    return most;
  }

  #turn(at: number): void {
    const minute = Math.floor(at / MINUTE_MS);
    if (minute === this.#minute) return;
    this.#before = minute === this.#minute + 1 ? this.#now : new Map();
    this.#now = new Map();
    this.#minute = minute;
  }
}
