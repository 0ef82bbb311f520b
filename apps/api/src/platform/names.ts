/** The one rule for all names and titles that people give: accounts, clubs, teams, events, matches, fronts, scenarios, tokens (decision 0125). */
import type { Result } from '@fieldpost/engine';
import unhomoglyph from 'unhomoglyph';
import { z } from 'zod';
import { signsOf } from './cut-text.ts';
import { type Fault, fault } from './errors/catalogue.ts';

/** Why a name is refused: nothing of it is seen, it is too long, it holds what no name holds, or it is that of another. */
export type NameFault = 'blank' | 'long' | 'signs' | 'reserved';

/** So many UTF-16 units, on average, may one sign have: room for families of emoji, and none for floods. */
const UNITS_A_SIGN = 4;
/** CL-199: line breaks and other controls, what turns the direction of writing, what is private, and what is nothing yet. */
const FORBIDDEN = /[\p{Cc}\p{Cs}\p{Co}\p{Cn}\p{Zl}\p{Zp}\p{Bidi_Control}\ufff9-\ufffc]/u;
/** What is as wide as a sign, and shows nothing. */
const SPACES = /[\p{Zs}\u2800\u{1d159}]+/gu;
/** Emoji joined into one. */
const JOINED_EMOJI = /(?<=\p{Extended_Pictographic}|\p{Emoji_Modifier}|\ufe0f)\u200d(?=\p{Extended_Pictographic})/u;
/** RFC 5892, A.1 and A.2: joiners behind a virama, and those that part the letters of scripts that run together. */
const JOINED_LETTERS =
  /(?<=[\u094d\u09cd\u0a4d\u0acd\u0b4d\u0bcd\u0c4d\u0ccd\u0d4d\u0dca\u1039\u17d2])[\u200c\u200d]|(?<=[\p{scx=Arab}\p{scx=Syrc}\p{scx=Mong}])\u200c(?=[\p{scx=Arab}\p{scx=Syrc}\p{scx=Mong}])/u;
/** How an emoji, a Chinese or a Mongolian sign is drawn, and of which land a flag is. */
const VARIANTS =
  /(?<=\p{Emoji})[\ufe0e\ufe0f]|(?<=\p{Script=Han})[\ufe00-\ufe02\u{e0100}-\u{e01ef}]|(?<=\p{Script=Mongolian})[\u180b-\u180d\u180f]|(?<=\u{1f3f4}[\u{e0030}-\u{e007a}]{0,6})[\u{e0030}-\u{e007f}]/u;
const UNSEEN = /\p{Default_Ignorable_Code_Point}/u;
const KEPT_OR_UNSEEN = new RegExp(
  `(${[JOINED_EMOJI, JOINED_LETTERS, VARIANTS].map(({ source }) => source).join('|')})|${UNSEEN.source}`,
  'gu',
);
/** UTS 39, 5.4: more marks on a letter than any script sets run over the lines above and below. */
const PILED = /(\p{M}{4})\p{M}+/gu;
const SEEN = /[\p{L}\p{N}\p{P}\p{S}]/u;

/**
 * A name as it is kept: in one Unicode form (NFC), on one line, without what cannot be seen, and as its writer spelled it.
 * @param most signs, as people count them (graphemes)
 */
export function readName(raw: string, most: number): Result<string, NameFault> {
  const bare = raw.normalize('NFC').trim();
  // Before anything is matched: the patterns look back, and are spared whole books.
  if (bare.length > 20 * UNITS_A_SIGN * most) return { ok: false, fault: 'long' };
  if (FORBIDDEN.test(bare)) return { ok: false, fault: 'signs' };
  const name = bare
    .replace(KEPT_OR_UNSEEN, (_whole, kept?: string) => kept ?? '')
    .replace(SPACES, ' ')
    .replace(/^[ \p{M}]+/u, '')
    .trimEnd()
    .replace(PILED, '$1')
    .normalize('NFC');
  if (!SEEN.test(name)) return { ok: false, fault: 'blank' };
  const long = name.length > UNITS_A_SIGN * most || signsOf(name) > most;
  return long ? { ok: false, fault: 'long' } : { ok: true, value: name };
}

/** A name as the eye takes it: compatible forms, look-alikes (UTS 39, 4) and large letters are one, and nothing unseen is left. */
const looked = (name: string): string =>
  unhomoglyph(name.normalize('NFKD'))
    .normalize('NFKD')
    .replace(/[\p{M}\p{Default_Ignorable_Code_Point}]/gu, '')
    .toLowerCase();

/**
 * What two names have in common that are taken for one another: large and small letters, full-width and other forms, look-alikes,
 * marks and the signs between words tell none apart.
 */
export const nameKey = (name: string): string =>
  looked(looked(name))
    // A capital i looks like a small l, but case folding makes it a small i.
    .replaceAll('i', 'l')
    .replace(/[^\p{L}\p{N}\p{S}]/gu, '');

/** So end the names of accounts for which a program plays, in any of the forms that are read as this. */
const PROGRAM = /\(\s*bot\s*\)[\s\p{P}]*$/u;
/** Names under which the office itself speaks, or of those who are gone. */
const RESERVED = new Set(['Departed player', 'Operator', 'Moderator', 'Administrator', 'Admin'].map(nameKey));
const HOUSE = nameKey('Fieldpost');

/** Whether a name is taken for that of the office, of somebody who is gone, or of a program. */
function isReserved(name: string): boolean {
  const key = nameKey(name);
  return key.startsWith(HOUSE) || RESERVED.has(key) || PROGRAM.test(looked(name));
}

/** The name of somebody who speaks: an account, a club or a team. It is never that of the office, of the departed or of a program. */
export function readOwnName(raw: string, most: number): Result<string, NameFault> {
  const read = readName(raw, most);
  return read.ok && isReserved(read.value) ? { ok: false, fault: 'reserved' } : read;
}

/** Why a name or title is refused, in words: "It has 1 to 40 characters." */
export const nameSentence = (why: NameFault, most: number): string =>
  ({
    blank: 'A name or title shows at least one sign.',
    long: `A name or title has at most ${most} characters.`,
    signs: 'A name or title is one line, without signs that control or that turn the direction of writing.',
    reserved: 'That name is kept for others: choose another.',
  })[why];

/** A form that reads a name, one of somebody who speaks where `read` says so. */
export const nameOfUpTo = (most: number, read: typeof readName = readName) =>
  z.string().transform((raw, context) => {
    const name = read(raw, most);
    if (name.ok) return name.value;
    context.addIssue({ code: 'custom', message: nameSentence(name.fault, most) });
    return z.NEVER;
  });

/** The fault of a refused title: TITLE_INVALID with `details.why` and `details.most`. */
export const titleFault = (why: NameFault, most: number, rule: Fault['rule'] = null): Fault =>
  fault('TITLE_INVALID', { rule, message: nameSentence(why, most), details: { why, most } });

const RIGHT_TO_LEFT =
  /[\p{scx=Hebr}\p{scx=Arab}\p{scx=Syrc}\p{scx=Thaa}\p{scx=Nkoo}\p{scx=Adlm}\p{scx=Rohg}\p{scx=Mand}\p{scx=Samr}]/u;

/** A name within a sentence of plain text: one that is written from the right turns nothing round it (UAX 9: FSI, PDI). */
export const isolated = (name: string): string => (RIGHT_TO_LEFT.test(name) ? `\u2068${name}\u2069` : name);
