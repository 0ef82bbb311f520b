/** THE-RULES.md of each package defines each rule once, and every rule number in code and texts of the packages stands in one of them. */
import { globSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';

const ROOT = new URL('../../../', import.meta.url).pathname;
const PACKAGES = `${ROOT}packages/`;
/** The letters of the rules that each package's text defines, and how many rules there are. */
const BOOKS = [
  ['rules-animal-world-war', 'AWW', 140],
  ['rules-mass-warfare', 'MW', 90],
  ['rules-tank-killers', 'TDC', 64],
  ['rules-world-war-awesome', 'WWA', 156],
  ['rules-wwi-combined-arms', 'CA', 47],
  ['campaign-animal-world-war', 'LC', 117],
  ['league', 'CL', 183],
] as const;

const read = (path: string): string => readFileSync(`${PACKAGES}${path}`, 'utf8');
const NUMBER = /\b(?:AWW|MW|TDC|WWA|CA|LC|CL)-\d{3}\b/g;
const definedIn = (folder: string): readonly string[] =>
  [...read(`${folder}/THE-RULES.md`).matchAll(/^(?:- )?\*\*([A-Z]{2,3}-\d{3})\b/gm)].map(([, id = '']) => id);

describe.each(BOOKS)('THE-RULES.md of %s', (folder, letters, count) => {
  const defined = definedIn(folder);

  test('defines each of its rules once', () => {
    expect(defined.toSorted()).toEqual([...new Set(defined)].toSorted());
    expect(defined.filter((id) => !id.startsWith(`${letters}-`))).toEqual([]);
    expect(defined).toHaveLength(count);
  });

  test('names no section of a text that is not here', () => {
    const prose = read(`${folder}/THE-RULES.md`).replace(/^```[\s\S]*?^```/gm, '');
    expect(prose.match(/\b(?:[Pp]art|[Ss]ection) [A-Z]\b|(?<![`\w])[A-Z]\.\d+\b/g)).toBeNull();
  });

  test('has a heading for each of its links', () => {
    const text = read(`${folder}/THE-RULES.md`);
    const anchors = [...text.matchAll(/^#+ (.+)$/gm)].map(([, title = '']) =>
      title
        .toLowerCase()
        .replace(/[^\w\- ]/g, '')
        .replaceAll(' ', '-'),
    );
    expect(
      [...text.matchAll(/\]\(#([\w-]+)\)/g)]
        .map(([, anchor]) => anchor)
        .filter((each) => !anchors.includes(each ?? '')),
    ).toEqual([]);
  });
});

const BOOK = new Set(BOOKS.flatMap(([folder]) => definedIn(folder)));

test.each(BOOKS)('code and texts of %s cite rules that are defined', (folder) => {
  const files = globSync([`${folder}/*.md`, `${folder}/src/**/*.ts`], { cwd: PACKAGES });
  expect(files.length).toBeGreaterThan(20);
  const unknown = files.flatMap((file) =>
    (read(file).match(NUMBER) ?? []).filter((id) => !BOOK.has(id)).map((id) => `${file}: ${id}`),
  );
  expect(unknown).toEqual([]);
});

describe('comments that point into THE-RULES.md', () => {
  const HEADINGS = new Set(
    BOOKS.flatMap(([folder]) => [...read(`${folder}/THE-RULES.md`).matchAll(/^#+ (.+)$/gm)].map(([, title]) => title)),
  );
  const files = globSync(['packages/*/src/**/*.ts', 'apps/*/src/**/*.{ts,tsx}'], {
    cwd: ROOT,
    exclude: ['packages/sdk/src/document.ts', 'packages/rulebook/src/the-rules.test.ts', '**/generated/**'],
  });
  /** A comment as one line, whatever its breaks. */
  const texts = files.map(
    (file) => [file, readFileSync(`${ROOT}${file}`, 'utf8').replace(/\n\s*(?:\*|\/\/) /g, ' ')] as const,
  );

  test('name headings that are there', () => {
    const cited = texts.flatMap(([file, text]) =>
      [...text.matchAll(/THE-RULES ("[^"]+"(?:(?:, | and | to )"[^"]+")*)/g)].flatMap(([, titles = '']) =>
        [...titles.matchAll(/"([^"]+)"/g)].map(([, title]) => [file, title] as const),
      ),
    );
    expect(cited.length).toBeGreaterThan(300);
    expect(cited.filter(([, title]) => !HEADINGS.has(title))).toEqual([]);
  });

  test('name no letters of sections in a rule set, the campaign or the league', () => {
    const ours = texts.filter(([file]) => /^packages\/(?:rules-|campaign-|league\/)/.test(file));
    expect(
      ours.flatMap(([file, text]) =>
        (text.match(/\b[Pp]art [A-Z]\b|(?<![\w.'])[A-Z]\.\d+\b/g) ?? []).map((each) => [file, each]),
      ),
    ).toEqual([]);
  });
});
