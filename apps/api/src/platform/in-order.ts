/**
 * What is done one after the other under one name. Those who wait do so in memory: fifty who ask at once would else hold a database
 * connection each, and nobody else had one.
 */
export class InOrder {
  readonly #last = new Map<string, Promise<unknown>>();

  /** Does `work` once all that was asked before under this name is done, however it ended. */
  async run<Answer>(name: string, work: () => Promise<Answer>): Promise<Answer> {
    const mine = (this.#last.get(name) ?? Promise.resolve()).then(work);
    const settled = mine.catch(() => null);
    this.#last.set(name, settled);
    try {
      return await mine;
    } finally {
      if (this.#last.get(name) === settled) this.#last.delete(name);
    }
  }
}
