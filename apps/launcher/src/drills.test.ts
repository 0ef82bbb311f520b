import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { DRILLS } from './drills.ts';
import { root } from './place.ts';

test('a test file that runs a sample is listed as a drill, and no other', () => {
  const files = globSync('{apps,packages}/*/src/**/*.test.ts', { cwd: root });
  const asking = files.filter((file) =>
    readFileSync(path.join(root, file), 'utf8').includes('@fieldpost/config/drill'),
  );
  const listed = asking.filter((file) => file !== 'apps/launcher/src/drills.test.ts');
  expect(listed.toSorted()).toEqual(DRILLS.toSorted());
});
