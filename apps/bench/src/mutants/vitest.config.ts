import { readFileSync } from 'node:fs';
import process from 'node:process';
import { defineConfig } from 'vitest/config';
import type { Mutant } from './making.ts';

const mutant: Mutant | null = JSON.parse(process.env.MUTANT ?? 'null');

/** The tests of packages with one mutant in the place of what its file says: the file itself is never written. */
export default defineConfig({
  plugins: [
    {
      name: 'mutant',
      enforce: 'pre',
      load(id) {
        if (mutant === null || id !== mutant.file) return null;
        const text = readFileSync(id, 'utf8');
        if (text.slice(mutant.start, mutant.end) !== mutant.from) throw new Error('the file has changed');
        return `${text.slice(0, mutant.start)} ${mutant.to} ${text.slice(mutant.end)}`;
      },
    },
  ],
  test: {
    include: ['packages/*/src/**/*.test.ts'],
    pool: 'forks',
    maxWorkers: 1,
    isolate: false,
    bail: 1,
    testTimeout: 60_000,
    reporters: ['minimal'],
    // the name of a file alone does not say which mutant is in it
    fsModuleCache: false,
  },
});
