import { paced } from '@fieldpost/config/pace';
import { expect, test } from 'vitest';
import { playedFile, tally } from './playing.ts';
import { verdictOnText } from './verifying.ts';

const ASKED = { count: '1', seed: '3', campaign: 'aww-legacy@1', cap: '10', options: '{}', bots: 'greedy' };

test(
  'campaign playout: whole campaigns with their battles; the same seed gives the same heads',
  () => {
    const { campaigns, battles, ends, hash } = tally(ASKED);
    expect({ campaigns, ended: Object.values(ends) }).toEqual({ campaigns: 1, ended: [1] });
    expect(battles).toBeGreaterThan(1);
    expect(tally(ASKED).hash).toBe(hash);
  },
  paced(120_000),
);

test(
  'LC-084: with the matches enclosed a forged report is found, though all later hashes were made again',
  () => {
    const file = playedFile(ASKED);
    const text = JSON.stringify(file);
    expect(verdictOnText(text)).toMatchObject({ ok: true, proved: 'all, reports included', head: file.hashes.head });
    const forged = JSON.parse(text) as {
      matches: { record: { steps: { draws: { result: number; faces: number }[] }[] } }[];
    };
    const draw = forged.matches[0]?.record.steps.find(({ draws }) => draws.length > 0)?.draws[0];
    if (draw === undefined) throw new Error('a battle without dice');
    draw.result = (draw.result % draw.faces) + 1;
    const fought = file.ledger.find(({ kind }) => kind === 'fought');
    expect(verdictOnText(JSON.stringify(forged))).toMatchObject({ ok: false, seq: fought?.seq, reason: 'BAD_REPORT' });
    const count = file.matches.length;
    const less = { ...file, matches: file.matches.slice(1) };
    expect(verdictOnText(JSON.stringify(less))).toMatchObject({
      ok: true,
      checks: { battles: count, proved: count - 1, tabled: 0, missing: 1, corrected: 0 },
      proved: `${count - 1} of ${count} battles proved, 1 match missing`,
    });
    const [first] = file.matches;
    const { head, state } = file.hashes;
    const other = (hash: string) => `${hash.slice(0, -1)}${hash.endsWith('0') ? '1' : '0'}`;
    const spoilt = [
      { hashes: { head: other(head), state } },
      { hashes: { head, state: other(state) } },
      { hashes: undefined },
      { ledger: file.ledger.slice(0, -1) },
      { ledger: file.ledger.slice(0, -2) },
      { matches: [...file.matches, first] },
      { matches: [...file.matches, { ...first, matchId: 'another-war-1' }] },
    ];
    for (const change of spoilt)
      expect(verdictOnText(JSON.stringify({ ...file, ...change }))).toMatchObject({ ok: false, reason: 'BAD_HASHES' });
  },
  paced(120_000),
);
