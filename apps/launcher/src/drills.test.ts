import { expect, test } from 'vitest';
import { batchesOf, drillFiles } from './drills.ts';

test('a test file that draws a sample is a drill, and no other', () => {
  const files = drillFiles();
  const drawing = [
    'apps/worker/src/crash-matrix.test.ts',
    'apps/web/browser/pages.test.ts',
    'apps/cli/src/online/online.test.ts',
  ];
  expect(files).toEqual(expect.arrayContaining(drawing));
  expect(files.length).toBeGreaterThan(35);
  const others = [
    'apps/launcher/src/drills.test.ts',
    'apps/web/browser/phone-orders.test.ts',
    'apps/api/src/bounds.test.ts',
  ];
  expect(files.filter((file) => others.includes(file))).toEqual([]);
});

test('every drill is run once; those in a browser share a site by twos', () => {
  const files = drillFiles();
  const batches = batchesOf(files);
  expect(batches.flat().toSorted()).toEqual(files);
  const inBrowser = files.filter((file) => file.startsWith('apps/web/browser/'));
  const shared = batches.filter((batch) => batch.some((file) => inBrowser.includes(file)));
  expect(shared.every((batch) => batch.every((file) => inBrowser.includes(file)))).toBe(true);
  expect(shared).toHaveLength(Math.ceil(inBrowser.length / 2));
  expect(batches).toHaveLength(files.length - inBrowser.length + shared.length);
});
