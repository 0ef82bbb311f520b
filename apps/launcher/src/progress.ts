/** Says what is going on, one line per stage. */
export type Progress = {
  /** Runs a stage: its name at once where it takes long, and how long it took when it is done. */
  stage<Value>(name: string, work: () => Promise<Value>): Promise<Value>;
  say(sentence: string): void;
};

const PATIENCE_MS = 10_000;
const seconds = (since: number): string => `${((performance.now() - since) / 1000).toFixed(1)} s`;

/** Progress as lines of text. Stages that last are named again every few seconds, so that nobody thinks it hangs. */
export function textProgress(write: (line: string) => void): Progress {
  return {
    say: write,
    stage: async (name, work) => {
      const started = performance.now();
      const ticking = setInterval(() => write(`  ... ${name} (${seconds(started)})`), PATIENCE_MS);
      try {
        const value = await work();
        write(`  ${name}: ${seconds(started)}`);
        return value;
      } finally {
        clearInterval(ticking);
      }
    },
  };
}

/** Says nothing: for tests. */
export const silentProgress: Progress = { say: () => undefined, stage: (_name, work) => work() };
