/**
 * Rebuilds docs/images/phones.png, an order of each game on a phone, from pictures that the first turns leave:
 * `FIELDPOST_PICTURES=FOLDER npm test -- --project browser apps/web/browser/first-turn.test.ts`, then
 * `node apps/web/browser/phones-picture.ts FOLDER`.
 */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import process from 'node:process';
import chromium from '@sparticuz/chromium';
import { chromium as playwright } from 'playwright-core';

/** Each picture shows a selected order with its likely result. */
const PICTURES = [
  'wwi-combined-arms-light-6',
  'animal-world-war-1',
  'tank-killers-2',
  'world-war-awesome-1',
  'mass-warfare-4',
];
const OUT = path.resolve(import.meta.dirname, '../../../docs/images/phones.png');
const WIDTH = 232;
const GAP = 8;

const [folder] = process.argv.slice(2);
if (folder === undefined) throw new Error('usage: node apps/web/browser/phones-picture.ts FOLDER');
const images = PICTURES.map((name) => readFileSync(path.join(folder, `${name}.png`)).toString('base64'));
const browser = await playwright.launch({
  executablePath: await chromium.executablePath(),
  args: ['--no-sandbox', '--disable-gpu'],
});
const page = await browser.newPage({ viewport: { width: PICTURES.length * (WIDTH + GAP) - GAP, height: 480 } });
await page.setContent(
  `<body style="margin:0;display:flex;gap:${GAP}px">${images
    .map((data) => `<img width="${WIDTH}" src="data:image/png;base64,${data}" alt="">`)
    .join('')}</body>`,
);
await page.locator('body').screenshot({ path: OUT });
await browser.close();
process.stdout.write(`${OUT}\n`);
