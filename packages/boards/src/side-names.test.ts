import { expect, test } from 'vitest';
import { sideName } from './side-names.ts';

test.each([
  ['HERB', 'Herbivoria'],
  ['CARN', 'Carnivoron'],
  ['anglo', 'Allied'],
  ['south', 'South'],
])('%s is called %s', (side, name) => expect(sideName(side)).toBe(name));
