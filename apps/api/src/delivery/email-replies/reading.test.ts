/** Answers as people and their programs write them, by the notation of a real game: what is an order, and where reading stops. */
import { openMatch, readOrder, seededChance, setupOf } from '@fieldpost/engine';
import { current } from '@fieldpost/rulebook';
import PostalMime from 'postal-mime';
import { describe, expect, test } from 'vitest';
import { orderLines } from './order-lines.ts';
import { type Reads, readOn, tidied } from './reading.ts';

function readsOf(id: string, scenario: string): Reads {
  const rules = current(id);
  const setup = rules && setupOf(rules, { scenario, options: { first: 'south' } });
  if (!rules || !setup?.ok) throw new Error(`no scenario ${scenario}`);
  const opened = openMatch(
    rules,
    setup.value,
    seededChance({ matchId: 'm', seed: new Uint8Array(32), salts: [] }, 0),
    {},
  );
  if (!opened.ok) throw new Error(opened.fault.code);
  const { game } = opened.value;
  return (line) => {
    const order = readOrder(rules, game, { side: 'south', player: 0 }, { line });
    return order.ok || order.fault.code !== 'UNREADABLE';
  };
}
const wwi = readsOf('wwi-combined-arms', 'salient-duel');

/** The orders of a text, and the line at which reading stopped: before the orders "?" stands for what would be refused. */
function read(text: string, reads: Reads = wwi): readonly [orders: readonly string[], unread: string | null] {
  const lines = orderLines({ text });
  const orders: string[] = [];
  for (let at = 0; at < lines.length; ) {
    const one = readOn(lines, at, orders.length > 0, reads);
    if (one.kind === 'other') return [orders.length > 0 ? orders : ['?'], lines[at] ?? ''];
    if (one.kind === 'orders') orders.push(...one.orders);
    at += one.kind === 'orders' ? one.used : 1;
  }
  return [orders, null];
}

const BOTH = ['c6->c5', 'end'];

describe('an order is read', () => {
  test.each([
    ['with an arrow', 'c6→c5\nend'],
    ['between quotes', '“c6->c5”\n„end“'],
    ['with a full stop', 'c6->c5.\nend.'],
    ['with soft hyphens', 'c6\u00ad->c\u00ad5\nen\u00add'],
    ['with numbers', '1. c6->c5\n2. end'],
    ['with numbers in brackets', '1) c6->c5\n(2) end'],
    ['with bullets', '- c6->c5\n• end'],
    ['with Cyrillic letters that look alike', '\u04416->\u04415\n\u0435nd'],
    ['several on a line', 'c6->c5; end'],
    ['with bare returns', 'c6->c5\rend\r'],
    ['below a greeting', 'Hello Fieldpost,\n\nc6->c5\nend'],
    ['below a greeting without a comma', 'Hallo\nc6->c5\nend'],
    ['below a greeting in Russian', 'Добрый день!\nc6->c5\nend'],
    ['below an attribution', 'On Wed, 10 Jun 2026 at 14:00, Fieldpost wrote:\nc6->c5\nend'],
    ['below a line that leads to it', 'Here are my orders:\nc6->c5\nend'],
  ])('%s', (_what, text) => expect(read(text)).toEqual([BOTH, null]));

  test('with a sign of multiplication', () => expect(read('e5×e6')[0]).toEqual(['e5xe6']));

  test('broken by a mail program, whole', () => {
    const units = Array.from({ length: 12 }, (_, index) => `I${index + 1} a${index + 1}`);
    const lines = `plan ${units.join(', ')}`.match(/.{1,72}(?: |$)/g)?.map((line) => line.trim()) ?? [];
    expect(lines.length).toBeGreaterThan(1);
    expect(read(`${lines.join('\n')}\nend`)).toEqual([[`plan ${units.join(', ')}`, 'end'], null]);
  });

  test.each(['utf-16le', 'utf-16be'])('in %s with a mark', async (charset) => {
    const words = Buffer.from(`\ufeffc6->c5\r\nend\r\n`, 'utf16le');
    const bytes = charset === 'utf-16be' ? Buffer.from(words).swap16() : words;
    for (const name of ['utf-16', charset]) {
      const head = `MIME-Version: 1.0\r\nContent-Type: text/plain; charset=${name}\r\nContent-Transfer-Encoding: base64`;
      const mail = await PostalMime.parse(`${head}\r\n\r\n${bytes.toString('base64')}\r\n`);
      expect(orderLines(mail), name).toEqual(BOTH);
    }
  });
});

describe('reading ends', () => {
  const QUOTES: readonly [language: string, header: string][] = [
    ['English', 'From: Fieldpost <post@war.example.org>\nSent: Wednesday, 10 June 2026 14:00\nTo: Ada'],
    ['German', 'Von: Fieldpost <post@war.example.org>\nGesendet: Mittwoch, 10. Juni 2026 14:00\nAn: Ada'],
    ['French', 'De : Fieldpost <post@war.example.org>\nEnvoyé : mercredi 10 juin 2026 14:00\nÀ : Ada'],
    ['Spanish', 'De: Fieldpost <post@war.example.org>\nEnviado el: miércoles, 10 de junio de 2026\nPara: Ada'],
    ['Italian', 'Da: Fieldpost <post@war.example.org>\nInviato: mercoledì 10 giugno 2026\nA: Ada'],
    ['Dutch', 'Van: Fieldpost <post@war.example.org>\nVerzonden: woensdag 10 juni 2026\nAan: Ada'],
    ['Swedish', 'Från: Fieldpost <post@war.example.org>\nSkickat: den 10 juni 2026\nTill: Ada'],
    ['Danish', 'Fra: Fieldpost <post@war.example.org>\nSendt: 10. juni 2026\nTil: Ada'],
    ['Finnish', 'Lähettäjä: Fieldpost <post@war.example.org>\nLähetetty: 10. kesäkuuta 2026\nVastaanottaja: Ada'],
    ['Polish', 'Od: Fieldpost <post@war.example.org>\nWysłano: środa, 10 czerwca 2026\nDo: Ada'],
    ['Russian', 'От: Fieldpost <post@war.example.org>\nОтправлено: 10 июня 2026 г.\nКому: Ada'],
    ['Turkish', 'Kimden: Fieldpost <post@war.example.org>\nGönderildi: 10 Haziran 2026\nKime: Ada'],
    ['Japanese', '差出人: Fieldpost <post@war.example.org>\n送信日時: 2026年6月10日\n宛先: Ada'],
  ];
  test.each(QUOTES)('at what Outlook quotes in %s, below orders and without any', (_language, header) => {
    expect(read(`c6->c5\nend\n\n${header}\n\nc3-c4`)).toEqual([BOTH, null]);
    expect(read(`${header}\n\nc3-c4`)).toEqual([[], null]);
  });

  test.each([
    ['English', 'Sent from my iPhone'],
    ['German', 'Von meinem iPhone gesendet'],
    ['French', 'Envoyé de mon iPhone'],
    ['Spanish', 'Enviado desde mi iPhone'],
    ['Italian', 'Inviato da iPhone'],
    ['Portuguese', 'Enviado do meu iPhone'],
    ['Dutch', 'Verstuurd vanaf mijn iPhone'],
    ['Swedish', 'Skickat från min iPhone'],
    ['Danish', 'Sendt fra min iPhone'],
    ['Finnish', 'Lähetetty iPhonesta'],
    ['Polish', 'Wysłane z iPhone’a'],
    ['Russian', 'Отправлено с iPhone'],
    ['Japanese', 'iPhoneから送信'],
  ])('at what a telephone adds in %s', (_language, line) =>
    expect(read(`c6->c5\nend\n\n${line}`)).toEqual([BOTH, null]),
  );

  test.each(['Ada', 'Mit freundlichen Grüßen', 'С уважением', 'I hope that this is right.'])(
    'at the first line below the orders that is none, and says at which: %s',
    (line) => expect(read(`c6->c5\nend\n${line}\nc3-c4`)).toEqual([BOTH, line]),
  );

  test('a first order that was mistyped is not passed over as a greeting', () => {
    expect(read('c6_c5\nend')[0]).toEqual(['?']);
    expect(read('c6 - c\nend')[0]).toEqual(['?']);
  });
});

test('what can be read as it stands is left as it stands', () => {
  for (const line of ['draw?', 'draw!', 'draw-', '+I a1', 'r e6-e7', 'I3 a2'])
    expect(wwi(tidied(line)), line).toBe(wwi(line));
  expect(read('draw?')[0]).toEqual(['draw?']);
});
