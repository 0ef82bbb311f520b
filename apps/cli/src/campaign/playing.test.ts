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
    expect(verdictOnText(text)).toMatchObject({ ok: true, checks: 'all, reports included', head: file.hashes.head });
    const forged = JSON.parse(text) as {
      matches: { record: { steps: { draws: { result: number; faces: number }[] }[] } }[];
    };
    const draw = forged.matches[0]?.record.steps.find(({ draws }) => draws.length > 0)?.draws[0];
    if (draw === undefined) throw new Error('a battle without dice');
    draw.result = (draw.result % draw.faces) + 1;
    const fought = file.ledger.find(({ kind }) => kind === 'fought');
    expect(verdictOnText(JSON.stringify(forged))).toMatchObject({ ok: false, seq: fought?.seq, reason: 'BAD_REPORT' });
  },
  paced(120_000),
);
