import { pace } from '@fieldpost/config/pace';

/** Prints the progress, one line per stage. */
export type Progress = {
  /**
   * Runs a stage and says how long it took when it is done.
   * @param aboutS how long it takes on the machine it was measured on, in seconds: said at once, for the machine at hand
   */
  stage<Value>(name: string, work: () => Promise<Value>, aboutS?: number): Promise<Value>;
  say(sentence: string): void;
};

const PATIENCE_MS = 10_000;
const passed = (since: number): number => (performance.now() - since) / 1000;

/** A time as people say it: "about 20 s", "about 3 minutes". */
export function inWords(seconds: number): string {
  if (seconds < 55) return `about ${Math.max(5, Math.ceil(seconds / 5) * 5)} s`;
  const minutes = Math.round(seconds / 60);
  return minutes <= 1 ? 'about a minute' : `about ${minutes} minutes`;
}

/** Progress as lines of text. Stages that last are named again every few seconds, so that nobody thinks it hangs. */
export function textProgress(write: (line: string) => void): Progress {
  return {
    say: write,
    stage: async (name, work, aboutS) => {
      const started = performance.now();
      const whole = aboutS === undefined ? null : aboutS * pace();
      if (whole !== null) write(`  ${name}, ${inWords(whole)} ...`);
      const left = (): string => (whole === null || passed(started) > whole ? '' : ` of ${inWords(whole)}`);
      const ticking = setInterval(
        () => write(`  ... ${name} (${Math.round(passed(started))} s${left()})`),
        PATIENCE_MS,
      );
      try {
        const value = await work();
        write(`  ${name}: ${passed(started).toFixed(1)} s`);
        return value;
      } finally {
        clearInterval(ticking);
      }
    },
  };
}

/** Says nothing: for tests. */
export const silentProgress: Progress = { say: () => undefined, stage: (_name, work) => work() };
