/**
 * Letters of played matches of each game, laid on the first screen of a phone: what happened, the picture, what is asked and the
 * button. FIELDPOST_PICTURES names a folder for the longest of each game, in the light and the dark, and for its words.
 */
import { writeFile } from 'node:fs/promises';
import process from 'node:process';
import { botOf } from '@fieldpost/bots';
import { games } from '@fieldpost/rulebook';
import type { Browser } from 'playwright-core';
import { openBrowser } from '../page/browser.ts';
import { atMost, type Bench, type Figure, figure, median } from '../report.ts';
import { lettersOf, type Plan, type Written } from './written.ts';

const SCREEN = { width: 360, height: 640 };
const MAX_LINES = 5;
/** Two against two: more words than a duel takes. */
const COMPANY = { others: ['Clara', 'Daniel', 'Bruno'], allies: ['Bruno'] };

type Laid = Written & {
  /** Pixels from the top of the letter to the foot of its button. */
  readonly foot: number;
};

function plansOf({ about, editions: [rules], narrator }: ReturnType<typeof games>[number]): readonly Plan[] {
  const choose = botOf('greedy')?.choose;
  if (rules === undefined || choose === undefined) throw new Error(about.title);
  const [first, second] = rules.scenarios;
  return [first, second].flatMap((scenario) =>
    scenario === undefined
      ? []
      : [{ rules, narrator, scenario: scenario.id, options: {}, title: about.title, choose, most: 160, ...COMPANY }],
  );
}

async function laidOut(browser: Browser, letters: readonly Written[]): Promise<readonly Laid[]> {
  const page = await browser.newPage({ viewport: SCREEN });
  const laid: Laid[] = [];
  for (const letter of letters) {
    await page.setContent(letter.html);
    const button = page.getByRole('link', { name: /^(Open the match|See the final position)$/ });
    const { y, height } = (await button.boundingBox()) ?? { y: Number.NaN, height: 0 };
    laid.push({ ...letter, foot: y + height });
  }
  await page.close();
  return laid;
}

/** Saves a letter as a phone shows it, and its words. */
async function keep(browser: Browser, { name, html, text }: Written): Promise<void> {
  const folder = process.env.FIELDPOST_PICTURES;
  if (folder === undefined) return;
  await writeFile(`${folder}/letter-${name}.txt`, text);
  for (const colorScheme of ['light', 'dark'] as const) {
    const page = await browser.newPage({ viewport: SCREEN, colorScheme });
    await page.setContent(html);
    await page.screenshot({ path: `${folder}/letter-${name}-${colorScheme}.png` });
    await page.close();
  }
}

async function figuresOf(browser: Browser, game: ReturnType<typeof games>[number]): Promise<readonly Figure[]> {
  const { title } = game.about;
  const letters: Written[] = [];
  for (const plan of plansOf(game)) letters.push(...(await lettersOf(plan)));
  const laid = (await laidOut(browser, letters)).toSorted((one, other) => other.foot - one.foot);
  for (const letter of [...laid.slice(0, 1), ...laid.filter(({ name }) => name.endsWith('finished')).slice(0, 1)])
    await keep(browser, letter);
  return [
    figure(`${title}: letters`, laid.length, ''),
    atMost(`${title}: lines of what happened, most`, Math.max(...laid.map(({ tells }) => tells)), '', MAX_LINES),
    atMost(`${title}: foot of the button, most`, laid[0]?.foot ?? Number.NaN, 'px', SCREEN.height),
    figure(`${title}: foot of the button, median`, median(laid.map(({ foot }) => foot)), 'px'),
  ];
}

/** The games that BENCH_GAMES names with commas between; all where it names none. */
function gamesAsked(): ReturnType<typeof games> {
  const names = (process.env.BENCH_GAMES ?? '').split(',').filter((name) => name !== '');
  return games().filter(({ about }) => names.length === 0 || names.includes(about.id));
}

async function run(): Promise<readonly Figure[]> {
  const browser = await openBrowser();
  try {
    const figures: Figure[] = [];
    for (const game of gamesAsked()) figures.push(...(await figuresOf(browser, game)));
    return figures;
  } finally {
    await browser.close();
  }
}

export const bench: Bench = { name: 'letters', run };
