import { menuOf, type View } from '@fieldpost/rules-world-war-awesome/table';
import { expect, test } from 'vitest';
import { sessionAfter } from '../../features/lesson/session.ts';
import * as taught from './lesson.ts';
import { choicesOf } from './menu.ts';

test('what is done where one ends is touched there, also by whoever comes from outside', () => {
  const view = sessionAfter(taught, 2).view as unknown as View;
  const choices = choicesOf(view, menuOf(view, { side: 'A', player: 0 }, 'u3>in:B(0,2)'));
  expect(choices.find(({ label }) => label === 'Mark core C2')?.spot).toBe('13,6');
});
