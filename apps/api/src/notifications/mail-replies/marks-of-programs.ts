/** What mail programs and their writers put around orders, as they print it. Data alone: `order-lines.ts` and `reading.ts` read by it. */

/** The label of the first line of an unmarked quote ("From: Fieldpost"), in the languages of Outlook and others. */
const FROM_LABELS = [
  ...['From', 'Von', 'De', 'Da', 'Van', 'Från', 'Fra', 'Lähettäjä', 'Od', 'От', 'Kimden', 'Feladó', 'Από', 'Від'],
  ...['差出人', '送信者', '发件人', '寄件者', '보낸 사람'],
];

/** The line over a quote ("-----Original Message-----"). */
const QUOTE_TITLES = [
  ...['original message', 'ursprüngliche nachricht', 'original-nachricht', 'message d.origine', 'message original'],
  ...[
    'mensaje original',
    'messaggio originale',
    'mensagem original',
    'oorspronkelijk bericht',
    'ursprungligt meddelande',
  ],
  ...['oprindelig meddelelse', 'opprinnelig melding', 'alkuperäinen viesti', 'wiadomość oryginalna', 'původní zpráva'],
  ...['исходное сообщение', 'пересылаемое сообщение', 'orijinal ileti', 'eredeti üzenet'],
];

/** The line that a telephone adds of itself. */
const SENT_FROM = [
  /^sent (?:from|with|using|via) /i,
  /^(?:von (?:meinem|unterwegs)\b.*gesendet|gesendet (?:von|mit) )/i,
  /^envoyé (?:de|depuis|à partir d)/i,
  /^enviado (?:desde|do|de|a partir) /i,
  /^inviat[oa] (?:da|dal|con) ?/i,
  /^(?:verzonden|verstuurd) (?:vanaf|met|via) /i,
  /^skickat från /i,
  /^sendt fra /i,
  /^lähetetty /i,
  /^wysłan[eo] z /i,
  /^отправлено (?:с|из) /i,
  /^odesláno z /i,
  /(?:から送信|发自我的)/,
];

const escaped = (text: string): string =>
  text.replaceAll(/[.*+?^${}()|[\]\\]/g, (sign) => (sign === '.' ? '.' : `\\${sign}`));

/** Lines behind which nothing is the writer's own. */
export const END_OF_OWN: readonly RegExp[] = [
  new RegExp(`^-{2,} ?(?:${QUOTE_TITLES.map(escaped).join('|')}) ?-{2,}$`, 'i'),
  new RegExp(`^\\*?(?:${FROM_LABELS.map(escaped).join('|')}) ?:\\*? ?\\S`, 'i'),
  /^_{10,}$/,
  /^fieldpost \/ /i,
  ...SENT_FROM,
];

/** How people begin a letter. */
const GREETINGS = [
  ...[
    'hi',
    'hello',
    'hey',
    'dear',
    'good (?:morning|day|evening)',
    'hallo',
    'liebe[rs]?',
    'guten (?:tag|morgen|abend)',
  ],
  ...['moin', 'servus', 'bonjour', 'bonsoir', 'salut', 'cher', 'chère', 'hola', 'buen[oa]s', 'ciao', 'buongiorno'],
  ...['olá', 'bom dia', 'hoi', 'beste', 'hej', 'hei', 'moi', 'cześć', 'dzień dobry', 'ahoj', 'dobrý den', 'привет'],
  ...['здравствуйте', 'добрый день', 'merhaba', 'szia', 'sehr geehrte[rs]?'],
];

/** Above the orders: a greeting, an attribution ("On 10 June Fieldpost wrote:"), or a line that leads to what follows. */
export const BEFORE_ORDERS: readonly RegExp[] = [
  new RegExp(`^(?:${GREETINGS.join('|')})(?:[ ,!.].*)?$`, 'iu'),
  /[:：]$/,
  /^[^\d]+,$/u,
];

/** Letters of other scripts that look like ours: who writes c6 on a Russian keyboard means c6. */
export const LOOK_ALIKES: Readonly<Record<string, string>> = {
  а: 'a',
  в: 'b',
  е: 'e',
  к: 'k',
  м: 'm',
  н: 'h',
  о: 'o',
  р: 'p',
  с: 'c',
  т: 't',
  у: 'y',
  х: 'x',
  і: 'i',
  ј: 'j',
  ѕ: 's',
  А: 'A',
  В: 'B',
  Е: 'E',
  К: 'K',
  М: 'M',
  Н: 'H',
  О: 'O',
  Р: 'P',
  С: 'C',
  Т: 'T',
  Х: 'X',
  І: 'I',
  Ј: 'J',
  Ѕ: 'S',
  ԁ: 'd',
  ɡ: 'g',
  һ: 'h',
  ӏ: 'l',
  α: 'a',
  ο: 'o',
  ρ: 'p',
};
