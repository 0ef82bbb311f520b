/** The ledger of a campaign: entries, each of which names the one before by its hash (LC-080 to LC-082). */
import { hashOf, type Json } from '@fieldpost/engine';
import type { Aftermath } from '../aftermath/aftermath.ts';
import type { Options } from '../options.ts';
import type { Report } from '../report.ts';
import type { Declaration, DeclarationKind, Empire, Exchange, Outcome } from '../state.ts';

export const LEDGER_FORMAT = 'fieldpost-campaign@1';

/** Of everybody who may write: a seat ("HERB/0"), an officer, an operator, or the system itself. Never a person's name (LC-014). */
export type Writer = string;

export type Opening = {
  readonly format: typeof LEDGER_FORMAT;
  readonly rules: string;
  readonly battles: string;
  readonly options: Options;
};
export type Fought = {
  readonly battle: number;
  readonly match: string;
  /** The hash of the match's record; null where none is enclosed (LC-067: `campaign try` alone). */
  readonly record: string | null;
  readonly report: Report;
  readonly reportHash: string;
};
export type Corrected = {
  /** The entry whose report this one takes the place of (LC-085). */
  readonly of: number;
  readonly battle: number;
  /** Null: the battle is fought again (LC-088). */
  readonly report: Report | null;
  readonly reportHash: string | null;
  readonly reason: string;
  /** The first battle that is not to stand; null: all later ones stand. */
  readonly from: number | null;
};

/** LC-082: kinds and bodies, every key present. */
export type Bodies = {
  readonly opened: Opening;
  readonly tactics: { readonly HERB: string; readonly CARN: string; readonly state: string };
  readonly declared: Declaration;
  readonly exchanged: Exchange & { readonly state: string };
  readonly mustered: { readonly battle: number; readonly match: string; readonly carry: string };
  readonly fought: Fought;
  readonly walkover: {
    readonly turn: number;
    readonly empire: Empire;
    readonly kind: DeclarationKind;
    readonly city: string | null;
  };
  readonly aftermath: Aftermath;
  readonly voided: { readonly battle: number; readonly match: string; readonly reason: string };
  readonly corrected: Corrected;
  readonly seat: { readonly empire: Empire; readonly player: number; readonly change: 'taken' | 'left' | 'passed' };
  readonly paused: { readonly reason: string };
  readonly resumed: { readonly reason: string };
  readonly closed: { readonly outcome: Outcome; readonly state: string };
};
export type Kind = keyof Bodies;
export const KINDS = [
  'opened',
  'tactics',
  'declared',
  'exchanged',
  'mustered',
  'fought',
  'walkover',
  'aftermath',
  'voided',
  'corrected',
  'seat',
  'paused',
  'resumed',
  'closed',
] as const satisfies readonly Kind[];

/** An entry before writing: everything but the hash link. */
export type Draft = { readonly [K in Kind]: { readonly kind: K; readonly by: Writer; readonly body: Bodies[K] } }[Kind];

export type Entry = Draft & {
  readonly campaign: string;
  /** From 0, without gaps. */
  readonly seq: number;
  /** The hash of the entry before; of the first one 64 zeros. */
  readonly prev: string;
  /** 1, and one more for each correction. */
  readonly line: number;
  /** UTC with milliseconds. */
  readonly at: string;
  readonly hash: string;
};

export const NO_HASH = '0'.repeat(64);

/** LC-081: the hash of an entry, itself left out. */
export function entryHash({ hash: _, ...rest }: Omit<Entry, 'hash'> & { readonly hash?: unknown }): string {
  return hashOf(rest as unknown as Json);
}

/** An entry with its hash. */
export function sealed(entry: Omit<Entry, 'hash'>): Entry {
  return { ...entry, hash: entryHash(entry) } as Entry;
}
