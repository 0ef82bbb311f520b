import { expect, test } from 'vitest';
import { node } from './scene.ts';
import { toSvg } from './to-svg.ts';

test('writes nodes as elements and escapes what could break out', () => {
  const svg = toSvg({
    width: 200,
    height: 100,
    size: 50,
    title: 'A & B',
    description: '<script>',
    nodes: [node('g', { id: '"x"' }, [node('path', { d: 'M0 0' })])],
  });
  expect(svg).toContain('width="50" height="25" viewBox="0 0 200 100"');
  expect(svg).toContain('<title>A &amp; B</title><desc>&lt;script&gt;</desc>');
  expect(svg).toContain('<g id="&quot;x&quot;"><path d="M0 0"/></g></svg>');
});
