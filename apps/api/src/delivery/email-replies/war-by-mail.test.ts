/** A whole turn of Mass Warfare played by one side from its letters alone: no page is opened, nothing but mails is sent. */
import { afterAll, beforeAll, expect, test } from 'vitest';
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

const lettersTo = ({ north }: Duel): readonly CaughtMail[] =>
  office.mailbox.mails.filter((mail) => mail.to === north.email);
const replyTo = (mail: CaughtMail | undefined): string => {
  const [to] = mail?.parsed.replyTo ?? [];
  return to && 'address' in to ? (to.address ?? '') : '';
};

/** What Red orders in each window, in the notation of its letters. */
const ORDERS: Readonly<Record<string, string>> = {
  march: 'march s2-inf-5 > 1,0\npass',
  production: 'build tank @ 4,-1\npass',
};

const windowOf = async (duel: Duel): Promise<string> => {
  const { pending } = await duel.stored();
  return pending?.kind === 'choice' ? pending.window : '';
};

test('a turn is played from the mail alone: march, build, and what follows', async () => {
  const duel = await openDuel(office.context, {
    ruleSet: 'mass-warfare',
    scenario: { map: 'ford', step: 10, order: ['s1', 's2'] },
    options: { turnLimit: 12 },
    title: 'By post',
  });
  const asked: string[] = [];
  for (let visits = 0; visits < 20; visits += 1) {
    const { waitingFor, state } = await duel.stored();
    const { war } = state as unknown as { readonly war: { readonly turn: number } };
    if (war.turn > 1) break;
    const window = await windowOf(duel);
    if (waitingFor[0] === 's1') await office.line(duel, duel.south, 'pass');
    else {
      await office.post(duel);
      const text = asked.includes(window) ? 'pass' : (ORDERS[window] ?? 'pass');
      asked.push(window);
      const to = replyTo(lettersTo(duel).at(-1));
      await sendMail(listener.port, { from: duel.north.email, to, text });
    }
  }
  const { state } = await duel.stored();
  const { war } = state as unknown as {
    readonly war: { readonly turn: number; readonly armies: Readonly<Record<string, readonly { id: string }[]>> };
  };
  expect(war.turn).toBe(2);
  expect(asked).toEqual(expect.arrayContaining(['march', 'production']));
  expect(war.armies.s2?.map(({ id }) => id)).toContain('s2-tank-1');
  const answers = lettersTo(duel).map(({ text }) => text.replace(/\s+/g, ' '));
  expect(answers.some((text) => text.includes('Played: march s2-inf-5 > 1,0'))).toBe(true);
  expect(answers.some((text) => text.includes('Played: build tank @ 4,-1'))).toBe(true);
  // No third army is spoken of in a war of two; what stands in addresses is drawn at random, and may read like anything.
  const said = answers.map((text) => text.replaceAll(/https?:\S+/g, ''));
  for (const text of said) expect(text).not.toMatch(/\bGreen\b|\bGold\b|s3-|s4-/);
});
