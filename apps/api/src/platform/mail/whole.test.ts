import { buffer } from 'node:stream/consumers';
import MailComposer from 'nodemailer/lib/mail-composer';
import { expect, test } from 'vitest';
import { wholeOf } from './whole.ts';

const PERSON = {
  from: 'Fieldpost <post@example.org>',
  to: { name: 'Ädä', address: 'ada@example.org' },
  subject: 'Zug',
};
const LONG = `${'Die Höhe = 100 % "genommen"; '.repeat(40)}\n\n.\n. ${'x'.repeat(200)} \n`;
const picture = (bytes: number) => ({
  cid: 'position@example.org',
  filename: 'position.png',
  contentType: 'image/png',
  content: Buffer.from(Array.from({ length: bytes }, (_, at) => (at * 7919) % 256)),
});

type Content = { readonly text: string; readonly html?: string; readonly attachments?: readonly object[] };
const CONTENTS: readonly (readonly [what: string, content: Content])[] = [
  ['a short text', { text: 'Your turn.' }],
  ['nothing', { text: '' }],
  ['a text of long lines', { text: LONG }],
  ['blanks at the end', { text: 'Zug um Zug: ä \t ', html: '<p>Zug</p> \r\n\r\n' }],
  ['both', { text: LONG, html: `<p style="margin:0">${LONG}</p>` }],
  ...[1, 56, 57, 58, 114, 5_000].map((bytes): [string, Content] => [
    `a picture of ${bytes} bytes`,
    { text: LONG, html: '<img src="cid:position@example.org">', attachments: [picture(bytes)] },
  ]),
];

test.each(CONTENTS)('%s: a mail in one piece is what its stream gives', async (_what, content) => {
  const mail = new MailComposer({ ...PERSON, headers: { References: '<a@b>' }, ...content } as object).compile();
  const whole = wholeOf(mail).toString();
  // The stream sees to it that a mail ends with the end of a line.
  expect(whole.endsWith('\n') ? whole : `${whole}\r\n`).toBe((await buffer(mail.createReadStream())).toString());
});
