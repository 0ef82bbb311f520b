import { Logger, type LogLevel } from 'graphile-worker';
import type { Context } from '../context.ts';

const LEVELS: Readonly<Record<LogLevel, 'error' | 'warn' | 'debug'>> = {
  error: 'error',
  warning: 'warn',
  info: 'debug', // one line per job: ours say more
  debug: 'debug',
};

/** Of a job that failed: by what key it is known ("deliver:<id>"); what it was given may be private, as a letter's words are. */
type Told = { readonly error?: unknown; readonly job?: { readonly key?: string | null } };

/**
 * Writes the job queue's messages to our log, with the whole error (`err`): its message alone may be empty or useless.
 */
export const queueLog = ({ log }: Pick<Context, 'log'>): Logger =>
  new Logger((scope) => (level, message, meta) => {
    if (level === 'debug') return;
    const { error, job }: Told = meta ?? {};
    log[LEVELS[level]]({ ...scope, key: job?.key ?? undefined, err: error }, `jobs: ${message}`);
  });
