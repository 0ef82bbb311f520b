/** What people say to each other by mail arrives as they wrote it. */
import { describe, expect, test } from 'vitest';
import { talkIn } from './written.ts';

const QUOTE = 'On Wed, 10 Jun 2026 at 14:00, Fieldpost wrote:\n> FIELDPOST / Ada writes.\n>\n> “At eight?”';

test('signs that mean something stay as they are', () => {
  const text = [
    'Your ½ of the m² is lost — ② times.',
    '> 50 % of it, I would say',
    'From: the ridge I see all.',
    '1) first',
    '',
    '   indented  twice, “quoted”, ﬁne, 10\u00a0000, ｆｕｌｌ, na\u00efve, \u{1f468}\u200d\u{1f469}\u200d\u{1f467}',
  ].join('\n');
  expect(talkIn({ text })).toBe(text);
  expect(talkIn({ text: `${text}\r\n\r\n${QUOTE}\r\n` })).toBe(text);
});

describe('words are told apart from quotes and signatures', () => {
  test.each([
    ['a quote below', `Yes.\n\n${QUOTE}`, 'Yes.'],
    ['a quote above', `${QUOTE}\n\nYes.\n\nAt eight.`, 'Yes.\n\nAt eight.'],
    ['a quote above, with a line below a telephone', `${QUOTE}\n\nYes.\n\nSent from my iPhone`, 'Yes.'],
    ['questions answered one by one', '> At eight?\nYes.\n> And the wood?\nNo.', 'Yes.\n> And the wood?\nNo.'],
    ['a whole letter between two words', `Yes.\n\n${QUOTE}\n\nBen`, 'Yes.\n\n\nBen'],
    ['a signature', 'Yes.\n-- \nBen\nRailway Road 3', 'Yes.'],
    ['a rule within the words', 'One.\n----\nTwo.\n____\nThree.', 'One.\n----\nTwo.\n____\nThree.'],
    ['regards', 'Yes.\nRegards\nBen', 'Yes.\nRegards\nBen'],
    [
      'an attribution over two lines',
      'Yes.\n\nпт, 12 июн. 2026 г. в 14:00, Fieldpost <post@war.example.org\n>:\n\n> Ada',
      'Yes.',
    ],
    [
      'an attribution over three',
      'Yes.\n\nOn Wed, 10 Jun 2026 at 14:00,\nFieldpost, the field post\n<post2@war.example.org> wrote:\n> Ada',
      'Yes.',
    ],
    ['an address behind a colon', 'Meet me at 10:00:\nthe wood', 'Meet me at 10:00:\nthe wood'],
    [
      'a head of Outlook',
      'Yes.\n\nFrom: Fieldpost <post@war.example.org>\nSent: Wednesday\nTo: Ada\n\nAda writes',
      'Yes.',
    ],
    ['our letter without marks', 'Yes.\n\nFIELDPOST / Ada writes.\n\n“At eight?”', 'Yes.'],
    ['a forward below', 'See this.\n\n---------- Forwarded message ---------\nFrom: Ada\n\nx', 'See this.'],
    [
      'a signed text',
      '-----BEGIN PGP SIGNED MESSAGE-----\nHash: SHA512\n\n- - a dash\nYes.\n-----BEGIN PGP SIGNATURE-----\n\nabc\n-----END PGP SIGNATURE-----',
      '- a dash\nYes.',
    ],
    ['only a quote', '> At eight?', ''],
  ])('%s', (_what, text, said) => expect(talkIn({ text })).toBe(said));

  test('a page', () => {
    const html = '<div>Your ½ —<br>is lost.</div><blockquote>Ada writes</blockquote>';
    expect(talkIn({ text: '', html })).toBe('Your ½ —\nis lost.');
  });
});
