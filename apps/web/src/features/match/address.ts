'use client';
import { useEffect } from 'react';
import type { PaceName } from './pace.ts';

/** A moment of a match, and how fast it is shown from there. `step` null: the match as it is. */
export type Address = { readonly id: string; readonly step: number | null; readonly pace: PaceName };

/** "?step=12&speed=slow"; how fast is said where it is not as usual. */
function queryOf({ step, pace }: Address): string {
  if (step === null) return '';
  return `?step=${step}${pace === 'normal' ? '' : `&speed=${pace}`}`;
}

/** The path that opens the replay there. */
export const pathOf = (address: Address): string => `/matches/${address.id}${queryOf(address)}`;

/** The path of the same for a frame on pages of others. */
const framePathOf = (address: Address): string => `/embed/${address.id}${queryOf(address)}`;

const ENTITIES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
const escaped = (text: string): string => text.replace(/[&<>"]/g, (sign) => ENTITIES[sign] ?? sign);

/** The HTML that embeds the replay on another page. */
export const frameOf = (origin: string, address: Address, title: string): string =>
  `<iframe src="${escaped(origin + framePathOf(address))}" title="${escaped(title)}" width="100%" height="640" loading="lazy" style="border:0;max-width:900px"></iframe>`;

/** The same for forums that allow no frames: a picture of the moment that leads to its replay, in BBCode. */
export const linkedPictureOf = (origin: string, address: Address): string =>
  `[url=${origin}${pathOf(address)}][img]${origin}/pictures/moments/${address.id}?step=${address.step ?? 0}[/img][/url]`;

/** A browser refuses to have its address changed all the time. */
const REST_MS = 300;

/** Keeps what is shown in the address of the page, so that it opens there again; null: it stays as it was opened. */
export function useAddress(shown: Address | null): void {
  const path = shown === null ? null : pathOf(shown);
  const plain = shown?.step === null;
  useEffect(() => {
    const held = new URLSearchParams(window.location.search);
    if (path === null || (plain && !held.has('step') && !held.has('since'))) return;
    const timer = setTimeout(() => window.history.replaceState(null, '', path), REST_MS);
    return () => clearTimeout(timer);
  }, [path, plain]);
}
