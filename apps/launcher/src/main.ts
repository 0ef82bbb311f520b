import path from 'node:path';
import process from 'node:process';
import { askedFor, HELP } from './asked.ts';
import { type Addresses, launch, type Running } from './launch.ts';
import { openPlace, root } from './place.ts';
import { textProgress } from './progress.ts';
import { LaunchError } from './reach.ts';
import { type LauncherSettings, readSettings } from './settings.ts';

const write = (line: string): void => {
  process.stdout.write(`${line}\n`);
};

/** Ends the process with one sentence. */
function refuse(sentence: string): never {
  process.stderr.write(`${sentence}\n`);
  process.exit(1);
}

function tell(addresses: Addresses, settings: LauncherSettings): void {
  write('');
  write('Fieldpost is open.');
  write(`  site      ${addresses.web}`);
  write(`  API       ${addresses.api}/api/v1 (reference: ${addresses.api}/api/v1/docs)`);
  if (addresses.mail) write(`  mail      ${addresses.mail}  (every mail it sends is caught here)`);
  if (addresses.orders) write(`  orders    ${addresses.orders}  (answers to its letters come in here)`);
  if (settings.demo) write('  Sign in as one of the four demonstration accounts with a button on the sign-in page.');
  else if (settings.databaseUrl && !settings.production) {
    write('  Your own database gets no demonstration accounts. DEMO=1 creates them.');
  }
  write('Ctrl-C closes it.');
}

/**
 * Resolves when this process is asked to end: by a signal (those that follow change nothing), or by the death of the npm
 * that it was started by.
 */
function untilAsked(): Promise<void> {
  const parent = process.ppid;
  return new Promise((resolve) => {
    for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => resolve());
    if (process.env.npm_lifecycle_event) setInterval(() => process.ppid !== parent && resolve(), 500).unref();
  });
}

/** Stays until somebody asks it to end or a part dies. Gives the code to end with. */
async function serve(running: Running, asked: Promise<void>): Promise<number> {
  const sentence = await Promise.race([running.died, asked.then(() => null)]);
  write(sentence === null ? '\nClosing ...' : `${sentence}. Everything else is stopped too.`);
  await running.stop();
  return sentence === null ? 0 : 1;
}

async function main(dev: boolean): Promise<void> {
  const settings = readSettings(process.env);
  if (!settings.ok) refuse(settings.fault);
  const giveUp = new AbortController();
  const asked = untilAsked();
  void asked.then(() => giveUp.abort());
  const progress = textProgress(write);
  write(`Fieldpost starts. It will be at ${settings.value.publicUrl}.`);
  try {
    const place = await openPlace(process.env.FIELDPOST_FOLDER ?? path.join(root, '.fieldpost'));
    const running = await launch({ settings: settings.value, place, progress, dev, abort: giveUp.signal });
    tell(running.addresses, settings.value);
    process.exit(await serve(running, asked));
  } catch (error) {
    if (error instanceof LaunchError) refuse(error.message);
    throw error;
  }
}

const words = askedFor(process.argv.slice(2));
if (words.kind === 'refused') refuse(words.why);
if (words.kind === 'help') process.stdout.write(HELP);
else await main(words.dev);
