import { oneLine } from './mailer.ts';

/** A picture within a letter: `cid` names an inline attachment; the height follows from the shape. Units: CSS pixels. */
export type LetterPicture = {
  readonly cid: string;
  readonly alt: string;
  readonly width: number;
  /** It stands beside what happened, which flows around it; else beneath. */
  readonly beside: boolean;
};

export type LetterButton = { readonly label: string; readonly url: string };

/**
 * Titles above the news. Use them word for word: the parser of replies finds the beginning of our letter by them, and
 * never takes the text below for orders.
 */
export const REPORT_TITLES = {
  soFar: 'So far',
  since: 'Since you last acted',
  orders: 'Your orders',
  possible: 'You may write',
  answer: 'Your answer',
} as const;
type ReportTitle = (typeof REPORT_TITLES)[keyof typeof REPORT_TITLES];

/** The content of a letter, as plain text. Its author does not need to escape anything. */
export type Letter = {
  readonly subject: string;
  /** The headline: one short sentence. */
  readonly title: string;
  /** What list views of mail programs show behind the subject. */
  readonly preview: string;
  /** The stamp's text, two short lines: the kind of form, the date of posting. */
  readonly stamp: readonly [string, string];
  /** Opening sentences, one paragraph each. */
  readonly opening: readonly string[];
  /** Rows of the form: label and value. */
  readonly facts: readonly (readonly [label: string, value: string])[];
  /** What happened, one line for each thing; `more` were left out at the beginning. */
  readonly report: { readonly title: ReportTitle; readonly lines: readonly string[]; readonly more: number } | null;
  readonly picture: LetterPicture | null;
  /** Several matches in one letter: each with its lines and its page. */
  readonly entries: readonly { readonly title: string; readonly lines: readonly string[]; readonly url: string }[];
  /** Small decisions that can be taken from the letter: each leads to a page that asks once more. */
  readonly buttons: readonly LetterButton[];
  /** Standing answers that can be left from the letter, in the same way. */
  readonly standingOffers: readonly LetterButton[];
  readonly action: LetterButton | null;
  /** After the button. */
  readonly closing: readonly string[];
  /** Why this letter was sent. */
  readonly why: string;
  readonly unsubscribeUrl: string | null;
};

/**
 * The class of what is ours in the HTML part: an answer that quotes it without marks is known by it. The text part begins with
 * "FIELDPOST /" for the same reason. Some programs put signs of their own before a class.
 */
export const LETTER_MARK = 'fieldpost-letter';

/** Over the standing answers. */
export const STANDING = 'Or leave a standing order for next time';

const WIDTH = 72;

/** Breaks a paragraph at spaces so that a plain mail stays readable everywhere. */
function wrapped(paragraph: string, indent = ''): string {
  const lines: string[] = [];
  let line = '';
  for (const word of oneLine(paragraph).split(' ')) {
    if (line !== '' && line.length + 1 + word.length > WIDTH - indent.length) {
      lines.push(line);
      line = word;
    } else line = line === '' ? word : `${line} ${word}`;
  }
  return [...lines, line].join(`\n${indent}`);
}

function factLines(facts: Letter['facts']): string {
  const widest = Math.max(0, ...facts.map(([label]) => label.length));
  return facts.map(([label, value]) => `  ${`${label}:`.padEnd(widest + 2)}${oneLine(value)}`).join('\n');
}

function reportLines({ title, lines, more }: NonNullable<Letter['report']>): string {
  const left = more > 0 ? [`  (${more} earlier ${more === 1 ? 'line is' : 'lines are'} on the page)`] : [];
  return [`${title}:`, ...left, ...lines.map((line) => `  - ${wrapped(line, '    ')}`)].join('\n');
}

const entryLines = ({ title, lines, url }: Letter['entries'][number]): string =>
  [oneLine(title), ...lines.map((line) => `  ${wrapped(line, '  ')}`), `  ${url}`].join('\n');

const buttonLines = ({ label, url }: LetterButton): string => `${oneLine(label)}:\n${url}`;

/** The text part: everything but the picture. */
export function letterText(letter: Letter): string {
  const { title, opening, facts, report, entries, buttons, standingOffers, action, closing, why, unsubscribeUrl } =
    letter;
  const parts = [
    `FIELDPOST / ${title}`,
    report ? reportLines(report) : '',
    ...opening.map((paragraph) => wrapped(paragraph)),
    ...entries.map(entryLines),
    action ? buttonLines(action) : '',
    facts.length > 0 ? factLines(facts) : '',
    ...buttons.map(buttonLines),
    standingOffers.length > 0 ? `${STANDING}:` : '',
    ...standingOffers.map(buttonLines),
    ...closing.map((paragraph) => wrapped(paragraph)),
    `-- \n${wrapped(why)}${unsubscribeUrl ? `\nStop match emails: ${unsubscribeUrl}` : ''}`,
  ];
  return `${parts.filter((part) => part !== '').join('\n\n')}\n`;
}
