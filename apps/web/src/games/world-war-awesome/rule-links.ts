/** Which rule a thing that happened follows from, for the links in the log. */
import { placesIn } from '@fieldpost/boards/world-war-awesome';
import type { Json } from '@fieldpost/client';
import type { Named } from '../table.ts';
import { readView } from './reading.ts';

const RULES: Readonly<Record<string, string>> = {
  tankPlaced: 'WWA-002',
  supportPlaced: 'WWA-003',
  unitEntered: 'WWA-004',
  deviceEntered: 'WWA-004',
  drew: 'WWA-009',
  coin: 'WWA-006',
  roundBegan: 'WWA-007',
  ordered: 'WWA-108',
  tokenPlayed: 'WWA-012',
  held: 'WWA-011',
  passed: 'WWA-017',
  roundEnded: 'WWA-021',
  burnedOut: 'WWA-150',
  activated: 'WWA-018',
  loaded: 'WWA-065',
  deployed: 'WWA-061',
  connected: 'WWA-097',
  disconnected: 'WWA-098',
  marked: 'WWA-103',
  disabled: 'WWA-068',
  hurt: 'WWA-057',
  fired: 'WWA-049',
  hexHit: 'WWA-075',
  impact: 'WWA-071',
  chargeLaid: 'WWA-082',
  chargeLeft: 'WWA-082',
  exploded: 'WWA-082',
  asked: 'WWA-140',
  threw: 'WWA-088',
  jammed: 'WWA-124',
  jamLifted: 'WWA-128',
  encrypted: 'WWA-129',
  revealed: 'WWA-131',
  deviceLost: 'WWA-132',
  opsBegan: 'WWA-117',
  tankMoved: 'WWA-112',
  tankStopped: 'WWA-113',
  turretTurned: 'WWA-115',
  momentChosen: 'WWA-115',
  shotLost: 'WWA-115',
  tankDestroyed: 'WWA-022',
};
const MOVES: Readonly<Record<string, string>> = {
  walk: 'WWA-040',
  jet: 'WWA-090',
  scatter: 'WWA-092',
  flee: 'WWA-060',
  thrown: 'WWA-088',
  pushed: 'WWA-107',
};
const DICE: Readonly<Record<string, string>> = {
  firing: 'WWA-053',
  sniper: 'WWA-058',
  blast: 'WWA-077',
  unarmed: 'WWA-086',
  armed: 'WWA-086',
  scatter: 'WWA-092',
};
const DEATHS: Readonly<Record<string, string>> = {
  shot: 'WWA-057',
  blast: 'WWA-077',
  impact: 'WWA-072',
  melee: 'WWA-087',
  suicide: 'WWA-081',
  feedback: 'WWA-133',
  runOver: 'WWA-114',
  tank: 'WWA-024',
};
const ABILITIES: Readonly<Record<string, string>> = {
  SHIFT: 'WWA-122',
  HOP: 'WWA-123',
  CJAM: 'WWA-124',
  AJAM: 'WWA-124',
  CEASE: 'WWA-127',
  BENC: 'WWA-129',
  AENC: 'WWA-129',
  SABOTAGE: 'WWA-132',
};
const ENDS: Readonly<Record<string, string>> = {
  cores: 'WWA-103',
  component: 'WWA-105',
  'both-destroyed': 'WWA-023',
  'round-limit': 'WWA-145',
};

function reasonOf(outcome: Named[string] | undefined): string {
  const reason = typeof outcome === 'object' && outcome !== null && 'reason' in outcome ? outcome.reason : null;
  return typeof reason === 'string' ? reason : '';
}

export function ruleOf(notice: Named): string | null {
  switch (notice.type) {
    case 'moved':
      return MOVES[String(notice.how)] ?? null;
    case 'rolled':
      return DICE[String(notice.die)] ?? null;
    case 'removed':
      return DEATHS[String(notice.why)] ?? null;
    case 'deviceUsed':
    case 'shifted':
      return ABILITIES[String(notice.ability ?? 'SHIFT')] ?? null;
    case 'matchEnded':
      return ENDS[reasonOf(notice.outcome)] ?? null;
    default:
      return RULES[notice.type] ?? null;
  }
}

/** The end of a Superpanzer; a unit's number does not tell whose it was. */
export function lossOf(notice: Named): { readonly side: string } | null {
  return notice.type === 'tankDestroyed' ? { side: String(notice.side) } : null;
}

/** Hexes of the battlefield by their ground and where it lies. */
export const placed = (sentence: string, view: Json): string => placesIn(sentence, readView(view).war);
