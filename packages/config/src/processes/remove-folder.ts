import { rm } from 'node:fs/promises';

/**
 * Removes a folder that a program wrote in until just now, and all that is in it. A process that has been ended may leave others
 * that end a moment later and still write (a killed PostgreSQL its back ends), so what is found full again is tried for ten seconds.
 */
export const removeFolder = (folder: string): Promise<void> =>
  rm(folder, { recursive: true, force: true, maxRetries: 13, retryDelay: 100 });
