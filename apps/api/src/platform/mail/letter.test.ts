import PostalMime from 'postal-mime';
import { expect, test } from 'vitest';
import { readUnsubscribe, unsubscribeToken } from '../../delivery/unsubscribe.ts';
import type { Letter } from './letter.ts';
import { letterHtml, letterMail } from './letter-html.ts';
import { DESK, FADED, INK, NIGHT, NIGHT_SHEET, PAPER, RED } from './letter-inks.ts';
import { mailHost, messageIdOf, oneLine } from './mailer.ts';

const NASTY = `<img src=x onerror="alert('1')">&\r\nBcc: all@example.org`;

const LETTER: Letter = {
  subject: `Your turn: ${NASTY}`,
  title: NASTY,
  preview: NASTY,
  stamp: [NASTY, '1 MAY'],
  opening: [NASTY],
  facts: [[NASTY, NASTY]],
  report: { title: 'Your orders', lines: [NASTY], more: 3 },
  picture: { cid: 'position@x', alt: NASTY, width: 280, beside: false },
  entries: [{ title: NASTY, lines: [NASTY], url: 'https://example.org/matches/1' }],
  buttons: [{ label: NASTY, url: 'https://example.org/act/1' }],
  standingOffers: [{ label: NASTY, url: 'https://example.org/act/2' }],
  action: { label: NASTY, url: 'https://example.org/matches/1?since=2&x="' },
  closing: [NASTY],
  why: NASTY,
  unsubscribeUrl: 'https://example.org/u',
};

test('nothing that people wrote becomes HTML', () => {
  const html = letterHtml(LETTER);
  expect(html).not.toContain('<img src=x');
  expect(html.match(/<img/g)).toHaveLength(1);
  expect(html).toContain('&lt;img src=x onerror=&quot;alert(&#39;1&#39;)&quot;&gt;');
  expect(html).toContain('href="https://example.org/matches/1?since=2&amp;x=&quot;"');
});

test('every colour of a letter has one for the night, but for its button', () => {
  const body = letterHtml(LETTER).split('<body')[1] ?? '';
  const borne = new Set(body.match(/(?:color:|background:|(?:solid|double|dotted) )#[0-9a-f]{6}/g));
  const kept = [`color:${PAPER}`, `background:${RED}`, `solid ${RED}`];
  expect([...borne].filter((one) => !NIGHT_SHEET.includes(`[style*="${one}"]`)).toSorted()).toEqual(kept.toSorted());
});

/** WCAG 2: the relative luminance of "#rrggbb". */
const luminance = (colour: string): number => {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const part = Number.parseInt(colour.slice(at, at + 2), 16) / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
};

test.each([INK, FADED, RED] as const)('by night %s is read on paper and desk', (colour) => {
  for (const ground of [PAPER, DESK] as const) {
    const contrast = (luminance(NIGHT[colour]) + 0.05) / (luminance(NIGHT[ground]) + 0.05);
    expect(contrast).toBeGreaterThanOrEqual(4.5);
  }
});

test('a line break in a name is no header', () => {
  expect(oneLine(NASTY)).not.toMatch(/[\r\n]/);
});

test('the text part tells all that the HTML tells', () => {
  const { text } = letterMail({
    ...LETTER,
    title: 'It is your turn.',
    report: { title: 'Since you last acted', lines: ['x '.repeat(60)], more: 0 },
  });
  for (const part of ['It is your turn.', 'https://example.org/matches/1?since=2', 'https://example.org/u']) {
    expect(text).toContain(part);
  }
  expect(
    Math.max(
      ...text
        .split('\n')
        .filter((line) => line.startsWith('  - x'))
        .map((line) => line.length),
    ),
  ).toBeLessThan(76);
});

const KEYS = { secret: 'a secret', secretBefore: null };

test.each([
  ['of all matches', null],
  ['of one campaign (LC-140)', 'war-1'],
])('an unsubscribe link %s is worth something only with our signature', (_whose, campaignId) => {
  const whose = { userId: 'user-1', campaignId };
  const token = unsubscribeToken(whose, 'a secret');
  expect(readUnsubscribe(token, KEYS)).toEqual(whose);
  expect(readUnsubscribe(token, { ...KEYS, secret: 'another secret' })).toBeNull();
  const [, ...rest] = token.split('.');
  const theirs = [Buffer.from('user-2').toString('base64url'), ...rest].join('.');
  for (const junk of [theirs, '', '.', 'a.b', 'a.b.c.d', `${token}x`]) expect(readUnsubscribe(junk, KEYS)).toBeNull();
  // Neither opens what the other does.
  const signature = token.split('.').at(-1);
  const other = campaignId === null ? ['user-1', 'war-1'] : ['user-1'];
  const turned = [...other.map((name) => Buffer.from(name).toString('base64url')), signature].join('.');
  expect(readUnsubscribe(turned, KEYS)).toBeNull();
});

test('the Message-ID is made of the notification alone', async () => {
  expect(messageIdOf('d-1', 'Fieldpost <post@war.example.org>')).toBe('d-1@war.example.org');
  expect(mailHost('nonsense')).toBe('fieldpost.localhost');
  const parsed = await PostalMime.parse(`Message-ID: <${messageIdOf('d-1', 'post@example.org')}>\r\n\r\n`);
  expect(parsed.messageId).toBe('<d-1@example.org>');
});
