import { expect, test } from 'vitest';
import { atomFeed, jsonFeed, type News } from './news-feed.ts';

const at = new Date('2026-11-26T12:00:00Z');
const item = {
  id: 'urn:x:1',
  url: 'https://house/x?a=1&b=2',
  title: 'Decision: A <b>\n& "Bo"',
  lines: ['5 < 6\u0007'],
  at,
};
const news: News = {
  id: 'urn:x',
  url: 'https://house/x',
  title: 'A <b>',
  author: { name: 'Club & Co' },
  feedUrl: 'https://house/x.atom',
  updated: at,
  items: [item, { ...item, lines: [] }],
};

test('CL-155, CL-165: in Atom names are text, never markup, and each entry has what RFC 4287 asks', () => {
  const text = atomFeed(news);
  expect(text).toContain('<title type="text">A &lt;b&gt;</title>');
  expect(text).toContain('<title type="text">Decision: A &lt;b&gt; &amp; &quot;Bo&quot;</title>');
  expect(text).toContain('<author><name>Club &amp; Co</name></author>');
  expect(text).toContain('<content type="text">5 &lt; 6</content>');
  expect(text).toContain('href="https://house/x?a=1&amp;b=2"');
  expect(text.match(/<content type="text">[^<]+</g)).toHaveLength(2);
  expect(text).not.toContain('CDATA');
});

test('CL-155: JSON Feed 1.1 has content and a day for each item', () => {
  const read = JSON.parse(jsonFeed(news)) as { readonly version: string; readonly items: readonly object[] };
  expect(read.version).toBe('https://jsonfeed.org/version/1.1');
  expect(read.items[1]).toEqual({
    id: 'urn:x:1',
    url: item.url,
    title: 'Decision: A <b> & "Bo"',
    content_text: 'Decision: A <b> & "Bo"',
    date_published: '2026-11-26T12:00:00.000Z',
  });
});
