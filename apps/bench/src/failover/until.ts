const STEP_MS = 200;

/** Waits until something is there. @throws Error when it is not within `ms`. */
export async function until<T>(what: string, look: () => Promise<T | null>, ms = 180_000): Promise<T> {
  for (const end = performance.now() + ms; performance.now() < end; ) {
    const found = await look();
    if (found !== null) return found;
    await new Promise((resolve) => setTimeout(resolve, STEP_MS));
  }
  throw new Error(`in vain: ${what}`);
}
