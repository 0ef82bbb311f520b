import { describe, expect, test } from 'vitest';
import { lessonOf, taught } from '../../games/index.ts';
import { touchesIn } from './lesson.ts';
import { isWanted, sessionAfter } from './session.ts';

describe.each(taught().map(({ id }) => id))('the lesson of %s', (id) => {
  test('every order is accepted, and the last of them wins', async () => {
    const taughtGame = await lessonOf(id);
    if (!taughtGame) throw new Error(id);
    const { rules, lesson } = taughtGame;
    for (let done = 0; done < lesson.prompts.length; done++) {
      const session = sessionAfter(taughtGame, done);
      expect([session.over, session.awaited]).toEqual([false, true]);
      const read = rules.read(lesson.prompts[done]?.line ?? '', session.view, { side: lesson.side, player: 0 });
      if (!read.ok) throw new Error(lesson.prompts[done]?.line);
      expect(isWanted(taughtGame, session, read.value as never)).toBe(true);
    }
    expect(sessionAfter(taughtGame, lesson.prompts.length).over).toBe(true);
  });

  test('six to twelve touches, each told in twenty words at most', async () => {
    const lesson = (await lessonOf(id))?.lesson;
    if (!lesson) throw new Error(id);
    expect(touchesIn(lesson)).toBeGreaterThanOrEqual(6);
    expect(touchesIn(lesson)).toBeLessThanOrEqual(12);
    for (const { say } of lesson.prompts.flatMap(({ touches }) => touches))
      expect(say.split(' ').length).toBeLessThanOrEqual(20);
  });
});
