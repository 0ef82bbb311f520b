/** THE-RULES "Who sees what": which events teach their author something, and which draws lie on the table. */
import { expect, test } from 'vitest';
import type { Event } from './events.ts';
import { drawsOpenly, reveals } from './noticing.ts';

const event = (type: Event['type']) => ({ type }) as Event;

test.each(['asked', 'deployed', 'turnEnded'] as const)('%s cannot be taken back', (type) => {
  expect(reveals(event(type))).toBe(true);
});

test.each(['tacticKept', 'picked', 'placed', 'handled', 'playerDone'] as const)(
  '%s shows its author nothing',
  (type) => {
    expect(reveals(event(type))).toBe(false);
  },
);

test.each(['path', 'scatter', 'pilot', 'objective', 'drawing player', 'tile 0,-1'])(
  '"%s" is drawn openly',
  (purpose) => {
    expect(drawsOpenly(purpose)).toBe(true);
  },
);

test.each(['tactic HERB', 'tactic CARN', 'soldier HERB', 'soldier CARN', 'tile'])('"%s" is not', (purpose) => {
  expect(drawsOpenly(purpose)).toBe(false);
});
