import { botOf } from '@fieldpost/bots';
import { games } from '@fieldpost/rulebook';
import { expect, it } from 'vitest';
import { samplesOf } from './written.ts';

/** Steps that a match is played on for its end. */
const MAX_STEPS = 900;
const TITLES: Readonly<Record<string, string>> = {
  'wwi-combined-arms': 'Spring offensive',
  'animal-world-war': 'The last bridge',
  'tank-killers': 'Duel at dusk',
  'mass-warfare': 'The middle ford',
  'world-war-awesome': 'Boarders away',
};

const HEAD = `# Letters

What lies in the post when the other side has moved, and when a match has ended, in each game: as text, without the picture of the
table that stands above the words. Each comes of a match between two computers, and is written by the same hand as any letter
(\`npm test -- --project units apps/bench/src/letters -u\` plays and writes them anew).
`;

const choose = botOf('greedy')?.choose;

async function sampled({ about, editions: [rules], narrator }: ReturnType<typeof games>[number]): Promise<string> {
  const scenario = rules?.scenarios[0]?.id;
  if (rules === undefined || scenario === undefined || choose === undefined) throw new Error(about.title);
  const title = TITLES[about.id] ?? about.title;
  const letters = await samplesOf({
    rules,
    narrator,
    scenario,
    options: {},
    title,
    choose,
    most: MAX_STEPS,
    others: ['Clara'],
    allies: [],
  });
  const texts = letters.map(({ subject, text }) => `\`\`\`text\nSubject: ${subject}\n\n${text.trimEnd()}\n\`\`\`\n`);
  return `## ${about.title}\n\n${texts.join('\n')}`;
}

it('docs/letters.md holds letters of each game as they are written today', async () => {
  const parts: string[] = [];
  for (const game of games()) parts.push(await sampled(game));
  await expect([HEAD, ...parts].join('\n')).toMatchFileSnapshot('../../../../docs/letters.md');
});
