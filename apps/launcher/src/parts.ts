import { createWriteStream } from 'node:fs';
import path from 'node:path';
import { type Program, type Supervised, superviseProgram } from '@fieldpost/config/supervise';
import { type Place, root } from './place.ts';
import { LaunchError } from './reach.ts';

/** One program of Fieldpost: its name, and how to check that it is ready. */
export type Part = {
  readonly name: string;
  /** Its file, from the root of the repository. */
  readonly file: string;
  readonly flags?: readonly string[];
  readonly env: Readonly<Record<string, string>>;
  /** True as soon as it serves, seen from what it has printed or from its address. */
  readonly serves: (printed: string) => boolean | Promise<boolean>;
};

const PATIENCE_MS = 60_000;

/** Whether an address answers without a fault of the server. */
export async function answers(url: string): Promise<boolean> {
  try {
    const response = await fetch(url, { signal: AbortSignal.timeout(5_000), redirect: 'manual' });
    return response.status < 500;
  } catch {
    return false;
  }
}

async function untilServing(part: Part, printed: () => string, died: Promise<string>, log: string): Promise<void> {
  const end = died.then((sentence) => {
    throw new LaunchError(`${sentence} (${log} has it all)`);
  });
  const wait = async (): Promise<void> => {
    const until = performance.now() + PATIENCE_MS;
    while (performance.now() < until) {
      if (await part.serves(printed())) return;
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
    throw new LaunchError(`${part.name} did not serve within a minute; ${log} says why.`);
  };
  await Promise.race([wait(), end]);
}

/** A part that has been started. */
export type StartedPart = Supervised & {
  /** Resolves as soon as it serves; rejects with a LaunchError when it ends instead. */
  readonly serving: Promise<void>;
};

/** Starts a part with its own log file. */
export function startPart(place: Place, part: Part): StartedPart {
  const log = path.join(place.logs, `${part.name.toLowerCase()}.log`);
  const file = createWriteStream(log, { flags: 'w', mode: 0o600 });
  let printed = '';
  const program: Program = {
    name: `The ${part.name}`,
    file: process.execPath,
    args: [...(part.flags ?? []), path.join(root, part.file)],
    cwd: root,
    env: { ...process.env, ...part.env },
    onOutput: (text) => {
      file.write(text);
      printed = `${printed}${text}`.slice(-20_000);
    },
  };
  const running = superviseProgram(program);
  void running.died.then(() => file.end());
  const serving = untilServing(part, () => printed, running.died, path.relative(root, log));
  return { ...running, serving };
}
