/** The events, cut into animation steps: after each, the war, and what the camera should follow during it. */
import { keyOfHex, readWar } from '@fieldpost/boards/world-war-awesome';
import { ATTACKS, type AttackFacts, type AttackId, type Seat } from '@fieldpost/rules-world-war-awesome/catalogue';
import {
  evolve,
  type Hex,
  type Notice,
  type Pos,
  projected,
  type Region,
  type Secrets,
  type State,
  tankOf,
  unitOf,
  type View,
  type War,
} from '@fieldpost/rules-world-war-awesome/table';
import type { Motion } from '../../map-kit/motion.ts';
import { hexesOfBlast } from './blast.ts';
import { spotOfTarget } from './menu.ts';
import { readNotices } from './reading.ts';

export type Step = {
  readonly war: War;
  readonly notice: Notice;
  /** From where to where something flies, by hex. */
  readonly shot: { readonly from: string; readonly to: string } | null;
  /** Where something bursts. */
  readonly burst: readonly string[];
  /** Hexes that its blast covers. */
  readonly covered: readonly string[];
  readonly die: { readonly words: string; readonly good: boolean } | null;
  readonly at: string | null;
  readonly region: Region | null;
  /** The side whose cups are shuffled there. */
  readonly shuffled: Seat | null;
  /** The tank inside which it happens. */
  readonly inside: Seat | null;
  readonly falling: string | null;
  /** Milliseconds at ordinary pace. */
  readonly ms: number;
};

const STILL: Omit<Step, 'war' | 'notice' | 'ms'> = {
  shot: null,
  burst: [],
  covered: [],
  die: null,
  at: null,
  region: null,
  shuffled: null,
  inside: null,
  falling: null,
};

/** Milliseconds of what is shown; what is not named here happens within the next step. */
const MS: Readonly<Partial<Record<Notice['type'], number>>> = {
  tankPlaced: 900,
  unitEntered: 420,
  deviceEntered: 420,
  coin: 900,
  roundBegan: 1200,
  ordered: 1500,
  tokenPlayed: 900,
  moved: 460,
  loaded: 420,
  deployed: 420,
  connected: 700,
  disconnected: 600,
  marked: 1000,
  disabled: 500,
  hurt: 420,
  removed: 800,
  fired: 700,
  rolled: 620,
  hexHit: 700,
  impact: 700,
  chargeLaid: 600,
  exploded: 900,
  threw: 400,
  deviceUsed: 500,
  shifted: 700,
  jammed: 800,
  jamLifted: 600,
  encrypted: 1100,
  revealed: 1100,
  deviceLost: 700,
  opsBegan: 800,
  tankMoved: 620,
  tankStopped: 700,
  turretTurned: 600,
  shotLost: 700,
  tankDestroyed: 1600,
  burnedOut: 1000,
  roundEnded: 500,
  passed: 500,
  matchEnded: 1600,
};

const hexKey = (war: War, pos: Pos): string => keyOfHex(projected(war, pos));

function unitKey(war: War, id: string | null): string | null {
  const unit = unitOf(war, id);
  return unit === null ? null : hexKey(war, unit.at);
}

function insideOf(pos: Pos | undefined): Seat | null {
  return pos === undefined || !pos.layer.startsWith('in') ? null : tankOf(pos.layer);
}

function muzzle(war: War, unit: string | null, side: Seat): string | null {
  if (unit !== null) return unitKey(war, unit);
  const anchor = war.tanks[side]?.anchor;
  return anchor === undefined ? null : keyOfHex(anchor);
}

const FACE_WORDS: Readonly<Record<string, string>> = {
  MISS: 'miss',
  MISS_GUN: 'gun',
  HIT: 'hit',
  HIT_PIERCE: 'pierce',
  HIT_EXT: 'far hit',
  HIT_HEADSHOT: 'headshot',
  DISABLE: 'stun',
  BLOCK: 'block',
  THROW: 'throw',
  KILL: 'kill',
  BLOCK_KILL: 'block, kill',
};

/** Something bursts, and reaches as far as its blast does. */
function burstAt(war: War, pos: Pos, attack: AttackId | null): Partial<Step> {
  const { blast }: Pick<AttackFacts, 'blast'> = attack === null ? { blast: null } : ATTACKS[attack];
  const at = hexKey(war, pos);
  return { burst: [at], covered: hexesOfBlast(war, pos.layer, pos, blast), at, inside: insideOf(pos) };
}

/** What the eye follows during a notice. */
function sight(war: War, notice: Notice): Partial<Step> {
  return (
    sightOfUnit(war, notice) ?? sightOfFire(war, notice) ?? sightOfTank(war, notice) ?? sightOfRegion(notice) ?? {}
  );
}

function sightOfUnit(war: War, notice: Notice): Partial<Step> | null {
  switch (notice.type) {
    case 'moved':
      return { at: hexKey(war, notice.to), inside: insideOf(notice.to) ?? insideOf(notice.from) };
    case 'unitEntered':
      return { at: hexKey(war, notice.unit.at), inside: insideOf(notice.unit.at) };
    case 'removed':
    case 'hurt':
    case 'disabled':
    case 'marked':
    case 'loaded':
    case 'deployed':
      return {
        at: unitKey(war, notice.unit),
        inside: insideOf(unitOf(war, notice.unit)?.at),
        falling: notice.type === 'removed' ? notice.unit : null,
      };
    default:
      return null;
  }
}

function sightOfFire(war: War, notice: Notice): Partial<Step> | null {
  switch (notice.type) {
    case 'fired':
      return sightOfShot(war, notice);
    case 'rolled': {
      const words = FACE_WORDS[notice.face] ?? notice.face;
      const good = notice.effect === 'hit' || notice.effect === 'disable';
      return { die: { words: `${notice.roll} ${words}`, good }, at: unitKey(war, notice.unit) };
    }
    case 'hexHit':
      return burstAt(war, { layer: notice.layer, ...notice.hex }, notice.attack);
    case 'exploded':
      return burstAt(war, notice.at, war.charges.find(({ id }) => id === notice.charge)?.attack ?? null);
    case 'impact':
      return 'hex' in notice.solid ? { at: keyOfHex(notice.solid.hex), burst: [keyOfHex(notice.solid.hex)] } : {};
    default:
      return null;
  }
}

function sightOfShot(war: War, notice: Extract<Notice, { readonly type: 'fired' }>): Partial<Step> {
  const [from, to] = [muzzle(war, notice.unit, notice.side), spotOfTarget(war, notice.target)];
  const unit = unitOf(war, 'unit' in notice.target ? notice.target.unit : notice.unit);
  return {
    shot: from === null || to === '' || from === to ? null : { from, to },
    at: to || from,
    inside: insideOf(unit?.at),
  };
}

function sightOfTank(war: War, notice: Notice): Partial<Step> | null {
  switch (notice.type) {
    case 'tankMoved':
      return { at: keyOfHex(notice.anchor) };
    case 'tankPlaced':
      return { at: keyOfHex(notice.tank.anchor) };
    case 'tankDestroyed': {
      const anchor: Hex | undefined = war.tanks[notice.side]?.anchor;
      return anchor === undefined ? {} : { at: keyOfHex(anchor), burst: [keyOfHex(anchor)] };
    }
    default:
      return null;
  }
}

function sightOfRegion(notice: Notice): Partial<Step> | null {
  switch (notice.type) {
    case 'shifted':
      return { region: notice.to };
    case 'jammed':
      return { region: notice.jam.region };
    case 'encrypted':
      return { region: notice.region, shuffled: notice.side };
    case 'jamLifted':
      return { region: notice.region };
    case 'deviceEntered':
      return { region: notice.device.region };
    case 'connected':
      return { region: notice.presence.region };
    default:
      return null;
  }
}

const NOTHING: Secrets = { hand: {}, deck: {}, order: null, covered: [] };

/** A state with the viewer's knowledge: enough to apply all their notices. */
function knownState({ war, viewer, own }: View): State {
  if (viewer === null || own === null) return { war, secret: { A: NOTHING, B: NOTHING } };
  const hand = Object.fromEntries(own.hand.map(({ token, copies }) => [token, copies]));
  const mine: Secrets = { hand, deck: {}, order: own.order, covered: own.covered };
  return { war, secret: { A: viewer === 'A' ? mine : NOTHING, B: viewer === 'B' ? mine : NOTHING } };
}

/** All steps of a motion. What falls stays on the board during its own step. */
export function stepsOf({ before, notices }: Motion): readonly Step[] {
  if (readWar(before) === null) return [];
  const steps: Step[] = [];
  let state = knownState(before as unknown as View);
  for (const notice of readNotices(notices)) {
    const was = state.war;
    state = evolve(state, notice);
    const ms = MS[notice.type] ?? 0;
    if (ms === 0 || (notice.type === 'passed' && notice.automatic)) continue;
    const seen = sight(notice.type === 'unitEntered' || notice.type === 'tankPlaced' ? state.war : was, notice);
    steps.push({ ...STILL, ...seen, war: notice.type === 'removed' ? was : state.war, notice, ms });
  }
  return steps;
}

/** Arrows for what happened, and where somebody fell: the same without motion. */
export function trailsOf(after: War, notices: readonly Notice[]) {
  const fallen: string[] = [];
  const trails: { readonly kind: 'shot' | 'move'; readonly from: string; readonly to: string }[] = [];
  for (const notice of notices) {
    if (notice.type === 'moved' && notice.from.layer === 'ground' && notice.to.layer === 'ground')
      trails.push({ kind: 'move', from: keyOfHex(notice.from), to: keyOfHex(notice.to) });
    if (notice.type === 'fired') {
      const [from, to] = [muzzle(after, notice.unit, notice.side), spotOfTarget(after, notice.target)];
      if (from !== null && to !== '' && from !== to) trails.push({ kind: 'shot', from, to });
    }
    if (notice.type === 'hexHit' && notice.layer === 'ground') fallen.push(keyOfHex(notice.hex));
  }
  return { trails, fallen };
}
