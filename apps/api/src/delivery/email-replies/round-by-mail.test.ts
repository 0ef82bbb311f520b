/** A whole round of World War Awesome! played by one side from its letters alone: order, token, shots, wireless and the gun's moment. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { loadedMatch } from '../../match-store/loaded-match.ts';
import { type Duel, openDuel } from '../../testing/duel.ts';
import type { CaughtMail } from '../../testing/mailbox.ts';
import { sendMail } from '../../testing/post.ts';
import { openPostOffice, type PostOffice } from '../../testing/post-office.ts';
import { type MailListener, openMailListener } from './smtp.ts';

let office: PostOffice;
let listener: MailListener;
beforeAll(async () => {
  office = await openPostOffice({
    inboundDomain: 'post.war.example.org',
    inboundSmtpPort: 0,
    inboundSecret: 'a secret that the provider shows',
    host: '127.0.0.1',
  });
  const opened = await openMailListener(office.context);
  if (!opened) throw new Error('nobody listens');
  listener = opened;
});
afterAll(async () => {
  await listener.close();
  await office.close();
});

const unit = (id: string, design: string, owner: string, q: number, r: number) => ({
  id,
  design,
  owner,
  at: { layer: 'ground', q, r },
});
const device = (id: string, design: string, owner: string, region: string) => ({ id, design, owner, region });

/** Round 4 on the plain, East with a Landser in sight, a token in the hand and a device that may move. */
const FIELD = {
  id: 'MAP-1',
  armies: { A: 'GER', B: 'SOV' },
  state: {
    round: 4,
    phase: 'plan',
    seat: 'A',
    initiative: 'A',
    tanks: { A: { anchor: { q: 2, r: 8 }, heading: 0 }, B: { anchor: { q: 14, r: 8 }, heading: 3 } },
    units: [unit('u1', 'GER-RIF', 'A', 7, 8), unit('u5', 'SOV-RIF', 'B', 9, 7)],
    devices: [
      device('d21', 'TR-MOVE', 'A', 'F1'),
      device('d22', 'TR-FIRE', 'A', 'F2'),
      device('d23', 'TR-MOVE', 'B', 'F12'),
      device('d24', 'TR-FIRE', 'B', 'F11'),
      device('d25', 'SOV-D2', 'B', 'F11'),
    ],
    hands: { A: [], B: [{ token: 'SOV-T05', copies: 1 }] },
  },
};

/** What East writes in each window, visit by visit. */
const ANSWERS: Readonly<Record<string, readonly string[]>> = {
  plan: ['order 1F aim 7,8 gun MG-SOV-HE'],
  deploy: ['play SOV-T05/A in:B(1,-2) via tank'],
  main: ['u5 : fire RIFLE u1', 'd25 SHIFT F9', 'pass'],
  tankops: ['when 0'],
};
const PLAIN: Readonly<Record<string, string>> = { plan: 'order 0F', deploy: 'hold', main: 'pass', tankops: 'when 0' };

const lettersTo = ({ north }: Duel): readonly CaughtMail[] =>
  office.mailbox.mails.filter((mail) => mail.to === north.email);
const replyTo = (mail: CaughtMail | undefined): string => {
  const [to] = mail?.parsed.replyTo ?? [];
  return to && 'address' in to ? (to.address ?? '') : '';
};

type Seen = {
  readonly war: {
    readonly round: number;
    readonly players: Readonly<Record<string, { readonly hand: number; readonly played: readonly object[] }>>;
    readonly devices: readonly { readonly id: string; readonly region: string }[];
    readonly tanks: Readonly<Record<string, { readonly anchor: object }>>;
  };
};

/**
 * Without a board, a player asks what they may order, then for every order of one subject. The letter stays answerable.
 */
async function expectTold(duel: Duel): Promise<void> {
  const ask = async (text: string): Promise<string> => {
    await sendMail(listener.port, { from: duel.north.email, to: replyTo(lettersTo(duel).at(-1)), text });
    return (lettersTo(duel).at(-1)?.text ?? '').replace(/\s+/g, ' ');
  };
  const { step } = await duel.stored();
  const all = await ask('?');
  expect(all).toContain('Your legal orders');
  expect(all).toMatch(/u5: u5 .+ more, all with “\? u5”/);
  expect(all).toMatch(/d25: d25 SHIFT/);
  expect(all).toMatch(/ - pass/);
  expect(await ask('? u5')).toContain('u5 : fire RIFLE u1');
  expect(await ask('? u1')).not.toContain('u1 ');
  expect((await duel.stored()).step).toBe(step);
}

test('a round is played from the mail alone', async () => {
  const duel = await openDuel(office.context, {
    ruleSet: 'world-war-awesome',
    scenario: FIELD,
    options: {},
    title: 'By post',
  });
  const written: string[] = [];
  const visits: Record<string, number> = {};
  for (let index = 0; index < 24; index += 1) {
    const stored = await duel.stored();
    const { waitingFor } = stored;
    const { rules, game } = loadedMatch(stored);
    if (game === null || (game.state as unknown as Seen).war.round > 4) break;
    // The stored pending choice is what others know: it omits your own step that you may still undo.
    const pending = rules.pending(game.state, 'spectator');
    const window = pending.kind === 'choice' ? pending.window : '';
    if (waitingFor[0] === 'A') {
      await office.line(duel, duel.south, PLAIN[window] ?? 'pass');
      continue;
    }
    await office.post(duel);
    const visit = visits[window] ?? 0;
    visits[window] = visit + 1;
    const text = ANSWERS[window]?.[visit] ?? 'pass';
    written.push(text);
    if (window === 'main' && visit === 0) await expectTold(duel);
    await sendMail(listener.port, { from: duel.north.email, to: replyTo(lettersTo(duel).at(-1)), text });
  }
  const { state } = await duel.stored();
  const { war } = state as unknown as Seen;
  expect(war.round).toBe(5);
  expect(written).toEqual([...Object.values(ANSWERS).flat()]);
  expect(war.players.B).toMatchObject({ played: [{ token: 'SOV-T05', side: 'A' }] });
  expect(war.devices.find(({ id }) => id === 'd25')).toMatchObject({ region: 'F9' });
  expect(war.tanks.B?.anchor).toEqual({ q: 13, r: 8 });
  const letters = lettersTo(duel).map(({ text }) => text.replace(/\s+/g, ' '));
  for (const line of written)
    expect(
      letters.some((text) => text.includes(`Played: ${line}`)),
      line,
    ).toBe(true);
  // The reply to their email names their next choice, and no other letter follows.
  expect(letters.some((text) => text.includes('Choose when your gun fires'))).toBe(true);
});
