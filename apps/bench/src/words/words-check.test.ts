import { describe, expect, it } from 'vitest';
import { hitsIn } from './marks.ts';
import { commentsIn, markdownIn, textsIn } from './passages.ts';
import { countsOf, fallen, lowered, risen } from './words-check.ts';

const BAD = `import { upon } from './who ever/upon it.ts';
export const Notice = ({ name }: Props) => <p>The page is for whoever <b>waits</b> for {name}.</p>;
const state = 'muster';
const refused = \`The muster runs until \${state}.\`;
// words-check: anew is what this row is about
const allowed = 'It is written anew.';`;

const idsIn = (text: string) =>
  textsIn('apps/api/src/a.tsx', text)
    .flatMap(hitsIn)
    .map(({ mark, passage }) => [mark.id, passage.line]);

describe('the words check', () => {
  it('finds marks in JSX and in templates, and none in identifiers, imports and allowed lines', () => {
    expect(idsIn(BAD)).toEqual([
      ['whoever', 2],
      ['muster', 4],
    ]);
  });

  it('reads comments and Markdown without the rules and the code that they quote', () => {
    const comments = commentsIn(
      'a.ts',
      // words-check: anew is what this text is about
      // words-check: reckon is its second mark
      '/** Says "whoever" is next. */\n  // It is reckoned anew.\nconst path = "src/**/*";',
    );
    expect(comments.flatMap(hitsIn).map(({ mark, passage }) => [mark.id, passage.line])).toEqual([
      ['anew', 2],
      ['reckon', 2],
    ]);
    const markdown = markdownIn('docs/a.md', 'See `reckon` in upon.ts.\n\n```\nanew\n```\nWhoever waits “shall” wait.');
    expect(markdown.flatMap(hitsIn).map(({ mark, passage }) => [mark.id, passage.line])).toEqual([['whoever', 6]]);
  });

  it('fails when a count rises, and asks to lower one that fell', () => {
    const hits = textsIn('apps/api/src/a.ts', "const it = 'The muster by the house, by itself';").flatMap(hitsIn);
    const now = countsOf(hits);
    expect(now).toEqual({ 'errors in texts apps/api': 2, 'texts apps/api': 1 });
    expect(risen(hits, now)).toEqual([]);
    expect(risen(hits, { ...now, 'texts apps/api': 0 })).toEqual([
      expect.stringContaining('apps/api/src/a.ts:1: by-itself: "by itself"; write: automatically'),
      'texts apps/api: 1 marks, 0 are allowed.',
    ]);
    const before = { 'texts apps/api': 3, 'errors in texts apps/api': 1, 'texts apps/web': 2 };
    expect(fallen(now, before)).toEqual(['texts apps/api', 'texts apps/web']);
    expect(lowered(now, before)).toEqual({ 'texts apps/api': 1, 'errors in texts apps/api': 1 });
  });
});
