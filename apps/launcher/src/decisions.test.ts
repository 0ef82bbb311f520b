/** The records in docs/decisions have one form, and their list is made of their titles and status lines. */
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { root } from './place.ts';

const FOLDER = path.join(root, 'docs/decisions');
const files = readdirSync(FOLDER).filter((file) => /^\d{4}-/.test(file));

/** The order in which the list shows the areas. */
const AREAS = [
  'Engine and games',
  'Matches',
  'Clocks and absence',
  'Notifications and email',
  'Events',
  'Campaigns',
  'Ratings',
  'Accounts and security',
  'API',
  'Site',
  'Storage and running',
  'Tools and checks',
];

const TITLE = /^# (?<number>\d{4}) (?<title>[A-Z][^:\n]+: \S[^\n]*[^.\n])\n/;
const STATUS =
  /^Status: (?:accepted \d{4}-\d\d-\d\d|moved to \[[^\]]+\]\([^)]+\)|merged into \[\d{4}\]\([^)]+\))(?:\. (?:Supersedes|Superseded|Amends|Amended)[\w ,]+)*\. Area: (?<area>[\w ]+)\.$/m;

type Decision = { readonly file: string; readonly title: string; readonly area: string; readonly state: string };

/** @throws if a record has no title "NNNN Subject: choice" or no status line with an area. */
function readDecision(file: string): Decision {
  const text = readFileSync(path.join(FOLDER, file), 'utf8');
  const title = TITLE.exec(text)?.groups;
  const status = STATUS.exec(text);
  if (title?.number !== file.slice(0, 4)) throw new Error(`${file}: the first line must be "# NNNN Subject: choice"`);
  if (status === null) throw new Error(`${file}: no line "Status: accepted YYYY-MM-DD. Area: ..."`);
  const state = /moved|merged|[Ss]uperseded(?: in part)? by \d{4}/.exec(status[0])?.[0].toLowerCase() ?? '';
  return { file, title: title.title ?? '', area: status.groups?.area ?? '', state };
}

const HEAD = `# Decisions

Why things are as they are, by area. Numbers follow the order of time and are never used twice. A record that was moved or merged keeps its
number and a link. This page is generated: \`npm test -- --project units apps/launcher/src/decisions.test.ts -u\`.

A new record is \`NNNN-subject-choice.md\`, at most one page:

\`\`\`
# NNNN Subject: choice

Status: accepted YYYY-MM-DD. Area: one of the headings below.

**Context.** The problem in three sentences, with the figure that shows it.

**Decision.** What we do, in the present tense.

**Rejected.** Each alternative in one line, with the reason.

**Consequences.** What gets harder; where the code is; which test or bench checks it.
\`\`\`
`;

/** Numbers up to the last one that no record has. */
function notUsed(decisions: readonly Decision[]): string {
  const used = new Set(decisions.map(({ file }) => Number(file.slice(0, 4))));
  const all = Array.from({ length: Math.max(...used) }, (_, i) => i + 1);
  return all
    .filter((number) => !used.has(number))
    .map((number) => String(number).padStart(4, '0'))
    .join(', ');
}

const rowOf = ({ file, title, state }: Decision): string =>
  `| [${file.slice(0, 4)}](${file}) | ${title}${state === '' ? '' : ` (${state})`} |`;

function listOf(decisions: readonly Decision[]): string {
  const parts = AREAS.map((area) => {
    const rows = decisions.filter((one) => one.area === area).map(rowOf);
    return `## ${area}\n\n| number | decision |\n|---|---|\n${rows.join('\n')}\n`;
  });
  return `${HEAD}\n${parts.join('\n')}\nNumbers that were not used: ${notUsed(decisions)}.\n`;
}

describe('the records of decisions', () => {
  const decisions = files.toSorted().map(readDecision);

  test('have numbers of their own and one of the areas', () => {
    expect(new Set(files.map((file) => file.slice(0, 4))).size).toBe(files.length);
    expect(decisions.filter(({ area }) => !AREAS.includes(area))).toEqual([]);
  });

  test('are listed in their README by area', async () => {
    await expect(listOf(decisions)).toMatchFileSnapshot('../../../docs/decisions/README.md');
  });
});
