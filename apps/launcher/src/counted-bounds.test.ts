/**
 * Things with a limit per person are counted and written under one lock (apps/api/src/platform/bounds.ts). Otherwise two simultaneous
 * requests would both be counted before either is written.
 */
import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { root } from './place.ts';

const FOLDER = 'apps/api/src';
const read = (file: string): string => readFileSync(path.join(root, FOLDER, file), 'utf8');
const files = globSync('**/*.ts', {
  cwd: path.join(root, FOLDER),
  exclude: ['**/*.test.ts', 'generated/**', 'testing/**'],
}).toSorted();

/** The outermost functions and constants of the API. */
const parts = files.flatMap((file) =>
  read(file)
    .split(/^(?=(?:export )?(?:async )?(?:function|const|class) )/m)
    .map((text) => ({ place: `${file} ${/(?:function|const|class) (\w+)/.exec(text)?.[1] ?? ''}`, text })),
);

/** Code that runs alone under a name: only it may count for a bound, and write the counted rows. */
const ALONE = /: (?:Counting|Bound)\b|\b(?:whileAlone|withinBounds|aloneInClub)(?:<\w+>)?\(/;
const alone = parts.filter(({ text }) => ALONE.test(text));
const others = parts.filter(({ text }) => !ALONE.test(text));
const placesOf = (form: RegExp): readonly string[] =>
  others
    .filter(({ text }) => form.test(text))
    .map(({ place }) => place)
    .toSorted();

/** These count, and hold nobody back who could come twice at once. */
const COUNT_ALL_THE_SAME: Readonly<Record<string, string>> = {
  'archive/after-restore.ts countDueEvents': 'an operator reads it',
  'campaigns/store.ts countHolders': 'its campaign is held',
  'campaigns/store.ts takeSeat': 'its campaign is held',
  'delivery/dead-letters.ts countDeadLetters': 'a metric',
  'events/signals.ts meetings': 'evidence that a referee reads',
  'events/signals.ts shared': 'evidence that a referee reads',
  'events/store.ts runningMatchesOf': 'CL-031: how many matches somebody wants is their own wish',
  'events/store.ts turnsByPerson': 'how long a match was',
  'events/usual-turns.ts turnsPlayed': 'how long a match was',
  'events/usual-turns.ts usualTurns': 'how long matches usually are',
  'identity/players/store.ts finishedOf': 'a record of results',
  'identity/reliability/store.ts countTurns': 'a record of answered turns',
  'jobs/presence.ts RELEASE': 'whether there is any',
  'lobby/store.ts countWaiting': 'shown on a badge',
  'messages/report-store.ts openReports': 'a moderator reads it',
  'messages/store.ts unreadByMatch': 'shown on a badge',
  'operator/people-store.ts searchPeople': 'an operator reads it',
  'platform/queue-measure.ts MEASURE': 'a metric',
  'turn/turn-statement.ts queueJobs': 'whether there is any',
  'watch/statistics-store.ts talliesQuery': 'statistics of a game',
};

test('who counts rows does so alone, or holds nobody back by the count', () => {
  const counts = /\.(?:count|aggregate)\(\{|\bcount\((?:\*|distinct)/;
  expect(placesOf(counts)).toEqual(Object.keys(COUNT_ALL_THE_SAME).toSorted());
});

/** These write what is counted elsewhere, and no bound counts what they write. */
const WRITTEN_ALL_THE_SAME: Readonly<Record<string, string>> = {
  'archive/store.ts addImported': 'an operator imports it',
  'availability/store.ts botAccount': 'no guest',
  'campaigns/store.ts addCampaigns': 'who opens one counts, an operator imports it',
  'clubs/store.ts putMember': 'no owner',
  'identity/players/store.ts addUser': 'no guest',
  'lobby/make-matches.ts makeMatches': 'an event opens it',
};

test('what is counted is written by who counts', () => {
  const found = (form: RegExp) => alone.flatMap(({ text }) => [...text.matchAll(form)].map(([, name]) => name));
  const models = new Set(found(/\b(?:db|tx)\.(\w+)\.count\(/g));
  const tables = new Set(found(/count\(\*\)[^`]*? from (\w+)/g));
  expect([models.size, tables.size]).toEqual([13, 5]);
  const creates = new RegExp(`\\.(?:${[...models].join('|')})\\.(?:create|createMany|upsert)\\(`);
  const inserts = new RegExp(`insert into (?:${[...tables].join('|')})\\b`);
  const written = [...placesOf(creates), ...placesOf(inserts)];
  expect(written.toSorted()).toEqual(Object.keys(WRITTEN_ALL_THE_SAME).toSorted());
});

/** The test that asks for more at once than each bound has room for. */
const TRIED: Readonly<Record<string, readonly [file: string, title: string]>> = {
  'campaigns of': ['bounds.test.ts', 'campaigns'],
  'clubs of': ['bounds.test.ts', 'clubs, founded and taken over'],
  'devices of': ['bounds.test.ts', 'tokens, webhooks, browsers'],
  'events announced by': ['keys.test.ts', '%s: once under a key'],
  'events of club': ['clubs/bounds.test.ts', '100 events of a club'],
  'fronts of club': ['clubs/bounds.test.ts', 'LC-100: 128 groups of a club'],
  guests: ['bounds.test.ts', 'matches of a guest, and guests'],
  'hours:': ['availability/away.test.ts', 'of several moves that come at once'],
  'invitations mailed by': ['bounds.test.ts', 'invitations to a match, and mails'],
  'invitations to': ['bounds.test.ts', 'invitations to a match, and mails'],
  'mails of': ['delivery/email-replies/inbound.test.ts', 'one person is not heard without end'],
  'matches followed by': ['bounds.test.ts', 'people and matches that one follows'],
  'matches of': ['bounds.test.ts', 'matches that wait for players'],
  'messages of': ['bounds.test.ts', 'messages in ten minutes'],
  'notes of': ['bounds.test.ts', 'notes on a match'],
  'people followed by': ['bounds.test.ts', 'people and matches that one follows'],
  'reports of': ['bounds.test.ts', 'reports in a day'],
  'scenarios of': ['bounds.test.ts', 'scenarios'],
  'tokens of': ['bounds.test.ts', 'tokens, webhooks, browsers'],
  'trials of': ['bounds.test.ts', 'trials'],
  'webhooks of': ['bounds.test.ts', 'tokens, webhooks, browsers'],
};

test('for each bound a test asks for more at once than there is room for', () => {
  const names = alone.flatMap(({ text }) =>
    [...text.matchAll(/`([a-z][a-z ]*[: ])\$\{[\w.]+\}(?: on \$\{\w+\})?`|name: '([a-z ]+)'/g)].map(([, some, all]) =>
      (some ?? all ?? '').trim(),
    ),
  );
  expect([...new Set(names)].toSorted()).toEqual(Object.keys(TRIED).toSorted());
  for (const [file, title] of Object.values(TRIED))
    expect(read(file)).toMatch(new RegExp(`test(?:\\.each\\(\\w+\\))?\\('${title}`));
});
