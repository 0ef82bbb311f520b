/**
 * Checks the stories of random matches of each game. The median is up to five lines a turn, and no line has a place in numbers or an id.
 * NARRATED=50 takes fewer matches of each game than the thousand.
 */
import process from 'node:process';
import { games } from '@fieldpost/rulebook';
import { atMost, type Bench, type Figure, figure, median } from '../report.ts';
import { type Told, toldMatch } from './told.ts';

const MATCHES = 1_000;
const MAX_LINES = 5;

/** The figures of one game. */
export function narrationOf(title: string, told: readonly Told[]): readonly Figure[] {
  const lines = told.flatMap((one) => one.lines);
  const raw = told.flatMap((one) => one.raw);
  for (const line of raw.slice(0, 5)) process.stderr.write(`  ${title}: ${line}\n`);
  return [
    figure(`${title}: turns told in ${told.length} matches`, lines.length, ''),
    atMost(`${title}: lines a turn, median`, median(lines), '', MAX_LINES),
    atMost(
      `${title}: lines a turn, most`,
      lines.reduce((most, one) => Math.max(most, one), 0),
      '',
      MAX_LINES,
    ),
    atMost(`${title}: lines with numbers of places or ids`, raw.length, '', 0),
  ];
}

async function run(): Promise<readonly Figure[]> {
  const count = Number(process.env.NARRATED ?? MATCHES);
  return games().flatMap(({ about, editions: [rules], narrator }) => {
    if (rules === undefined) return [];
    process.stderr.write(`  ${about.title} ...\n`);
    return narrationOf(
      about.title,
      Array.from({ length: count }, (_, index) => toldMatch(rules, narrator, index + 1)),
    );
  });
}

export const bench: Bench = { name: 'narration', run };
