import { expect, test } from 'vitest';
import { frameOf, linkedPictureOf, pathOf } from './address.ts';
import { paceOf } from './pace.ts';
import { stepOf } from './step-of.ts';

const AT = { id: 'm1', step: 12, pace: 'slow' } as const;

test('an address holds the moment and the speed, and gives both back', () => {
  const { searchParams, pathname } = new URL(pathOf(AT), 'https://post.example');
  expect(pathname).toBe('/matches/m1');
  expect(stepOf(searchParams.get('step') ?? undefined)).toBe(12);
  expect(paceOf(searchParams.get('speed') ?? undefined)).toBe('slow');
  expect(pathOf({ ...AT, pace: 'normal' })).toBe('/matches/m1?step=12');
  expect(pathOf({ ...AT, step: null })).toBe('/matches/m1');
  expect(paceOf('warp')).toBeNull();
  expect(paceOf(['slow', 'quick'])).toBeNull();
});

test('a title cannot break out of the frame that is copied', () => {
  const frame = frameOf('https://post.example', AT, '"><script>alert(1)</script>');
  expect(frame).toContain('src="https://post.example/embed/m1?step=12&amp;speed=slow"');
  expect(frame).not.toContain('<script');
  expect(frame.match(/"/g)?.length).toBe(12);
});

test('a forum without frames gets a picture that leads to the replay', () => {
  expect(linkedPictureOf('https://post.example', AT)).toBe(
    '[url=https://post.example/matches/m1?step=12&speed=slow][img]https://post.example/pictures/moments/m1?step=12[/img][/url]',
  );
});
