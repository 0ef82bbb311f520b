import { REPORT_TITLES } from '../../platform/mail/letter.ts';

/** What mail programs and their writers put around orders, as they print it. Data alone: the readers beside it go by it. */

/** The label of the first line of an unmarked quote ("From: Fieldpost"), in the languages of Outlook and others. */
const FROM_LABELS = [
  ...['From', 'Von', 'De', 'Da', 'Van', 'Från', 'Fra', 'Lähettäjä', 'Od', 'От', 'Kimden', 'Feladó', 'Από', 'Від'],
  ...['差出人', '送信者', '发件人', '寄件者', '보낸 사람'],
];

/** The line over a quote or a mail that is passed on ("-----Original Message-----"). */
const QUOTE_TITLES = [
  ...['original message', 'ursprüngliche nachricht', 'original-nachricht', 'message d.origine', 'message original'],
  ...['mensaje original', 'messaggio originale', 'mensagem original', 'oorspronkelijk bericht'],
  ...['ursprungligt meddelande', 'oprindelig meddelelse', 'opprinnelig melding', 'alkuperäinen viesti'],
  ...['wiadomość oryginalna', 'původní zpráva', 'исходное сообщение', 'orijinal ileti', 'eredeti üzenet'],
  ...['forwarded message', 'forwarded by .+', 'weitergeleitete nachricht', 'message transféré', 'message transmis'],
  ...['mensaje reenviado', 'messaggio inoltrato', 'mensagem encaminhada', 'doorgestuurd bericht'],
  ...['vidarebefordrat meddelande', 'videresendt (?:meddelelse|melding)', 'välitetty viesti'],
  ...['przekazana wiadomość', 'přeposlaná zpráva', 'пересылаемое сообщение', 'forwarded message follows'],
  ...['iletilen ileti', 'továbbított üzenet', '転送メッセージ', '转发的?邮件', '전달된 메[시세]지'],
];

/** The same without dashes, as Apple's programs write it. */
const BEGINNINGS = [
  ...['begin forwarded message', 'anfang der weitergeleiteten nachricht', 'début du message réexpédié'],
  ...['inizio messaggio inoltrato', 'inicio del mensaje reenviado', 'begin doorgestuurd bericht'],
  ...['início da mensagem encaminhada', 'начало переадресованного сообщения'],
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

const anyOf = (words: readonly string[]): string => `(?:${words.join('|')})`;

/** Lines behind which all is quoted: what stood above a letter in another program, or the head of one of ours. */
export const QUOTE_STARTS: readonly RegExp[] = [
  new RegExp(`^-{2,} ?${anyOf(QUOTE_TITLES)} ?-{2,}$`, 'iu'),
  new RegExp(`^${anyOf(BEGINNINGS)} ?:$`, 'iu'),
  /^\*?fieldpost \/ /i,
  /^\*?FIELDPOST\*?$/,
  new RegExp(`^\\*?${anyOf(Object.values(REPORT_TITLES))}:?\\*?$`, 'u'),
];

/** The first line of a head that a program writes over a quote without marks, and any line of it ("Sent: Wednesday"). */
export const FROM_LINE = new RegExp(`^\\*?${anyOf(FROM_LABELS)}\\s?[:：]\\*?\\s?\\S`, 'iu');
export const LABELLED_LINE = /^\*?\p{L}[\p{L} .]{0,30}\s?[:：]\*?(?:\s|$)/u;

/** Lines behind which orders end: a rule, or what a telephone adds. */
export const SIGNED_BY_PROGRAM: readonly RegExp[] = SENT_FROM;
export const RULE_LINE = /^_{10,}$/;

/** Subjects of absence notes, as programs write them before the subject that they answer. */
export const ABSENCE_SUBJECTS: readonly RegExp[] = [
  /^(?:automatic reply|auto(?:matic)?[ -]?(?:reply|response|responder|answer)|out of (?:the )?office|vacation (?:reply|response))\b/i,
  /^(?:automatische (?:antwort|rückantwort)|automatisch antwoord|abwesenheits(?:notiz|nachricht)|abwesend\b)/i,
  /^(?:réponse automatique|absence du bureau|respuesta automática|resposta automática|risposta automatica)/i,
  /^(?:fuera de la oficina|fora do escritório|fuori ufficio|afwezig(?:heid)?\b)/i,
  /^(?:autosvar|automati(?:skt|sk) svar|automaattinen vastaus|poissa\b|odpowiedź automatyczna|automatická odpověď)/i,
  /^(?:автоматический ответ|автоответ|автоматична відповідь|otomatik yanıt|automatikus válasz)/iu,
  /^(?:自動応答|自動返信|自动(?:答复|回复)|自動回覆|자동 ?(?:회신|응답))/u,
  /^auto: /i,
];

/** The line of a mail that is no more than a reaction to ours. */
export const REACTION_LINES: readonly RegExp[] = [
  /^.{1,120} reacted via gmail\b/i,
  /^.{1,120} reacted to your (?:message|mail|email):?$/i,
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
