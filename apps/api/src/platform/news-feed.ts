/**
 * CL-155, CL-165: news as Atom (RFC 4287) and as JSON Feed 1.1. Names and titles of people are text in both: `type="text"`, with the signs of
 * markup escaped, and never CDATA, which a reader may take for markup.
 */
import { createHash } from 'node:crypto';
import { oneLine } from './mail/mailer.ts';

export type NewsItem = {
  /** A URI that stays the item's. */
  readonly id: string;
  readonly url: string;
  readonly title: string;
  /** Paragraphs of text. */
  readonly lines: readonly string[];
  readonly at: Date;
  /** When it was first there; left out: as it is now. */
  readonly published?: Date;
};
export type News = {
  readonly id: string;
  readonly url: string;
  readonly title: string;
  /** The author of the news: a club, or Fieldpost. */
  readonly author: { readonly name: string; readonly url?: string };
  readonly feedUrl: string;
  readonly updated: Date;
  readonly items: readonly NewsItem[];
};

/** The name of an entry for good: it hangs on no address, which may move (RFC 4287, 4.2.6). A UUID of version 8. */
export function entryId(of: string, index: number): string {
  const hex = createHash('sha256').update(`entry ${of} ${index}`).digest('hex');
  return `urn:uuid:${hex.slice(0, 8)}-${hex.slice(8, 12)}-8${hex.slice(13, 16)}-8${hex.slice(17, 20)}-${hex.slice(20, 32)}`;
}

const SIGNS: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
/** What XML 1.0 has no place for, escaped or not. */
const NO_XML = /[^\t\n\r\u{20}-\u{D7FF}\u{E000}-\u{FFFD}\u{10000}-\u{10FFFF}]/gu;
const escaped = (text: string): string => text.replace(NO_XML, '').replace(/[&<>"]/g, (sign) => SIGNS[sign] ?? '');

const element = (name: string, text: string, attributes = ''): string =>
  `<${name}${attributes}>${escaped(text)}</${name}>`;
const TEXT = ' type="text"';
const link = (rel: string, href: string, type: string): string =>
  `<link rel="${rel}" type="${type}" href="${escaped(href)}"/>`;
const textOf = ({ title, lines }: NewsItem): string => (lines.length === 0 ? oneLine(title) : lines.join('\n\n'));

function authorOf({ name, url }: News['author']): string {
  return `<author>${element('name', oneLine(name))}${url === undefined ? '' : element('uri', url)}</author>`;
}

function entryOf(item: NewsItem): string {
  const parts = [
    element('id', item.id),
    element('title', oneLine(item.title), TEXT),
    element('updated', item.at.toISOString()),
    ...(item.published === undefined ? [] : [element('published', item.published.toISOString())]),
    link('alternate', item.url, 'text/html'),
    element('content', textOf(item), TEXT),
  ];
  return `<entry>\n    ${parts.join('\n    ')}\n  </entry>`;
}

/** RFC 4287. */
export function atomFeed(news: News): string {
  const parts = [
    element('id', news.id),
    element('title', oneLine(news.title), TEXT),
    element('updated', news.updated.toISOString()),
    authorOf(news.author),
    link('alternate', news.url, 'text/html'),
    link('self', news.feedUrl, 'application/atom+xml'),
    '<generator>Fieldpost</generator>',
    ...news.items.map(entryOf),
  ];
  return `<?xml version="1.0" encoding="utf-8"?>\n<feed xmlns="http://www.w3.org/2005/Atom">\n  ${parts.join('\n  ')}\n</feed>\n`;
}

/** JSON Feed 1.1 (jsonfeed.org). */
export function jsonFeed(news: News): string {
  const items = news.items.map((item) => ({
    id: item.id,
    url: item.url,
    title: oneLine(item.title),
    content_text: textOf(item),
    date_published: item.at.toISOString(),
  }));
  const { author, title, url, feedUrl } = news;
  return JSON.stringify({
    version: 'https://jsonfeed.org/version/1.1',
    title: oneLine(title),
    home_page_url: url,
    feed_url: feedUrl,
    authors: [{ name: oneLine(author.name), ...(author.url === undefined ? {} : { url: author.url }) }],
    items,
  });
}
