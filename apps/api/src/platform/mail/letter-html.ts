import { LETTER_MARK, type Letter, letterText, STANDING } from './letter.ts';
import { DESK, FADED, INK, NIGHT_SHEET, PAPER, RED, RULE } from './letter-inks.ts';

const TYPED = "'Special Elite','Courier New',Courier,monospace";
const PRINTED = "Georgia,'Times New Roman',serif";

const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

/** Text as HTML text or attribute value. */
export const escapeHtml = (text: string): string => text.replace(/[&<>"']/g, (sign) => ENTITIES[sign] ?? sign);

/** One cell of the page's single column. */
const row = (style: string, content: string): string => `<tr><td style="${style}">${content}</td></tr>`;

const paragraph = (text: string): string =>
  `<p style="margin:0 0 6px;font:15px/20px ${PRINTED};color:${INK}">${escapeHtml(text)}</p>`;

/** The office's name, and a postmark which needs no picture: mail programs that know no round corners show a square one. */
function head({ stamp }: Letter): string {
  const name = `<td style="font:bold 18px/1 ${TYPED};letter-spacing:3px;color:${INK}">FIELDPOST</td>`;
  const [kind, date] = stamp.map(escapeHtml);
  const mark = `<td align="right"><span style="display:inline-block;padding:5px 10px;border:3px double ${RED};border-radius:18px;font:bold 11px/1.25 ${TYPED};color:${RED};text-transform:uppercase;text-align:center">${kind}<br>${date}</span></td>`;
  const table = `<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0"><tr>${name}${mark}</tr></table>`;
  return row(`padding:8px 16px;border-bottom:3px double ${INK}`, table);
}

const heading = ({ title }: Letter): string =>
  row(
    'padding:10px 16px 6px',
    `<h1 style="margin:0;font:normal 21px/1.2 ${TYPED};color:${INK}">${escapeHtml(title)}</h1>`,
  );

/** The form: dotted lines with what has been typed in. */
function form({ facts }: Letter): string {
  if (facts.length === 0) return '';
  const lines = facts.map(
    ([label, value]) =>
      `<tr><td valign="top" style="width:88px;padding:11px 8px 3px 0;font:11px/1.3 ${PRINTED};letter-spacing:.5px;text-transform:uppercase;color:${FADED}">${escapeHtml(label)}</td><td valign="top" style="padding:7px 0 3px;border-bottom:1px dotted ${FADED};font:16px/1.35 ${TYPED};color:${INK}">${escapeHtml(value)}</td></tr>`,
  );
  const table = `<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0">${lines.join('')}</table>`;
  return row('padding:2px 16px 16px', table);
}

function report(letter: Letter): string {
  const { report: found, picture: seen } = letter;
  if (!found) return '';
  const { title, lines, more } = found;
  const head = `<p style="margin:0 0 4px;font:11px/1.3 ${PRINTED};letter-spacing:.5px;text-transform:uppercase;color:${FADED}">${escapeHtml(title)}</p>`;
  const left = more > 0 ? line(`… ${more} earlier ${more === 1 ? 'line is' : 'lines are'} on the page`, FADED) : '';
  return row(
    `padding:8px 16px 6px;background:${DESK};background:rgba(185,172,144,.28)`,
    (seen?.beside ? image(letter, 'float:right;margin:2px 0 6px 10px') : '') +
      head +
      left +
      lines.map((text) => line(text, INK)).join(''),
  );
}

const line = (text: string, colour: string): string =>
  `<p style="margin:0 0 4px;font:14px/19px ${PRINTED};color:${colour}">${escapeHtml(text)}</p>`;

/** The picture, which leads to where the button does. */
function image({ picture: found, action }: Letter, place: string): string {
  if (!found) return '';
  const { cid, alt, width, beside } = found;
  const aside = beside ? ' align="right"' : '';
  const drawn = `<img src="cid:${escapeHtml(cid)}" alt="${escapeHtml(alt)}" width="${width}"${aside} style="${place};width:${width}px;max-width:100%;height:auto;border:1px solid ${INK}">`;
  return action ? `<a href="${escapeHtml(action.url)}" style="text-decoration:none">${drawn}</a>` : drawn;
}

const picture = (letter: Letter): string =>
  letter.picture === null || (letter.picture.beside && letter.report !== null)
    ? ''
    : row('padding:8px 16px 0', image({ ...letter, picture: { ...letter.picture, beside: false } }, 'display:block'));

function button({ action }: Letter): string {
  if (!action) return '';
  const link = `<a href="${escapeHtml(action.url)}" style="display:inline-block;padding:12px 24px;font:bold 16px/20px ${TYPED};color:${PAPER};text-decoration:none">${escapeHtml(action.label)}</a>`;
  const table = `<table role="presentation" cellpadding="0" cellspacing="0" border="0"><tr><td style="background:${RED};border:1px solid ${RED}">${link}</td></tr></table>`;
  return row('padding:8px 16px 14px', table);
}

/** Matches of a digest, one under another. */
function entries({ entries: found }: Letter): string {
  const each = found.map(({ title, lines, url }) => {
    const head = `<p style="margin:0 0 6px;font:19px/1.3 ${TYPED}"><a href="${escapeHtml(url)}" style="color:${RED}">${escapeHtml(title)}</a></p>`;
    return row(
      `padding:12px 16px 8px;border-top:1px solid ${RULE}`,
      head + lines.map((text) => line(text, INK)).join(''),
    );
  });
  return each.join('\n');
}

/** Small decisions, quieter than the button of the page. */
function buttons({ buttons: found }: Letter): string {
  if (found.length === 0) return '';
  const links = found.map(
    ({ label, url }) =>
      `<p style="margin:0 0 10px"><a href="${escapeHtml(url)}" style="display:inline-block;padding:10px 18px;border:1px solid ${INK};font:15px/1.3 ${TYPED};color:${INK};text-decoration:none">${escapeHtml(label)}</a></p>`,
  );
  return row('padding:0 16px 12px', links.join(''));
}

/** Standing answers are plain links: most readers want none of them. */
function standingOffersIn({ standingOffers: found }: Letter): string {
  if (found.length === 0) return '';
  const head = `<p style="margin:0 0 4px;font:13px/1.5 ${PRINTED};color:${FADED}">${STANDING}:</p>`;
  const links = found.map(
    ({ label, url }) =>
      `<p style="margin:0"><a href="${escapeHtml(url)}" style="display:inline-block;padding:8px 0;font:15px/1.4 ${PRINTED};color:${INK}">${escapeHtml(label)}</a></p>`,
  );
  return row('padding:0 16px 14px', head + links.join(''));
}

const words = (texts: readonly string[], style: string): string =>
  texts.length === 0 ? '' : row(style, texts.map(paragraph).join(''));

function foot({ why, unsubscribeUrl }: Letter): string {
  const style = `margin:0 0 4px;font:12px/1.5 ${PRINTED};color:${FADED}`;
  const off = unsubscribeUrl
    ? `<p style="${style}"><a href="${escapeHtml(unsubscribeUrl)}" style="color:${FADED}">Stop match emails</a></p>`
    : '';
  return row(`padding:12px 16px 16px;border-top:1px solid ${RULE}`, `<p style="${style}">${escapeHtml(why)}</p>${off}`);
}

/** The HTML part: what happened and the picture, then what is asked and the button, then the form; one column of tables with inline styles, which is what mail programs agree on. */
export function letterHtml(letter: Letter): string {
  const column = [
    head(letter),
    heading(letter),
    report(letter),
    picture(letter),
    words(letter.opening, 'padding:8px 16px 0'),
    entries(letter),
    button(letter),
    form(letter),
    buttons(letter),
    standingOffersIn(letter),
    words(letter.closing, 'padding:4px 16px 6px'),
    foot(letter),
  ].join('\n');
  const sheet = `<table class="${LETTER_MARK}" role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0" style="max-width:600px;background:${PAPER};border:1px solid ${RULE}">\n${column}\n</table>`;
  return `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="color-scheme" content="light dark"><meta name="supported-color-schemes" content="light dark"><style>${NIGHT_SHEET}</style><title>${escapeHtml(letter.subject)}</title></head>
<body style="margin:0;padding:0;background:${DESK}">
<div class="${LETTER_MARK}" style="display:none;max-height:0;overflow:hidden">${escapeHtml(letter.preview)}</div>
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0" style="background:${DESK}"><tr><td align="center" style="padding:6px 6px 16px">
${sheet}
</td></tr></table>
</body></html>
`;
}

/** Subject and both parts of a letter, for `Mailer.send`. */
export const letterMail = (
  letter: Letter,
): { readonly subject: string; readonly text: string; readonly html: string } => ({
  subject: letter.subject,
  text: letterText(letter),
  html: letterHtml(letter),
});
