import { brotliDecompressSync } from 'node:zlib';
import { expect, test, vi } from 'vitest';
import { lastingPicture } from './lasting-picture.ts';

const asked = (accepted: string) => new Request('https://post.example/p', { headers: { 'accept-encoding': accepted } });
const SVG = `<svg>${'<path d="M0 0H9"/>'.repeat(200)}</svg>`;

test('a lasting picture is drawn once, and packed for whoever can unpack it', async () => {
  const draw = vi.fn(() => SVG);
  const first = await lastingPicture(asked('gzip'), 'once', draw);
  expect(await first.text()).toBe(SVG);
  const packed = await vi.waitUntil(async () => {
    const answer = await lastingPicture(asked('gzip, br'), 'once', draw);
    return answer.headers.get('content-encoding') === 'br' && answer;
  });
  expect(packed.headers.get('vary')).toBe('Accept-Encoding');
  expect(brotliDecompressSync(await packed.arrayBuffer()).toString()).toBe(SVG);
  for (const accepted of ['', 'gzip', 'br;q=0', 'brrr']) {
    const plain = await lastingPicture(asked(accepted), 'once', draw);
    expect(plain.headers.get('content-encoding')).toBeNull();
    expect(await plain.text()).toBe(SVG);
  }
  expect(draw).toHaveBeenCalledTimes(1);
});

test('what is not there is not kept', async () => {
  const draw = vi.fn(() => null);
  for (let nth = 0; nth < 2; nth += 1) expect((await lastingPicture(asked('br'), 'none', draw)).status).toBe(404);
  expect(draw).toHaveBeenCalledTimes(2);
});
