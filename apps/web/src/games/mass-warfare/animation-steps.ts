/** The events, cut into animation steps: after each, the war, and what the camera should follow during it. */
import { keyOf } from '@fieldpost/hex';
import type { UnitType } from '@fieldpost/rules-mass-warfare/catalogue';
import {
  evolve,
  groundIn,
  hexOfAim,
  type Notice,
  type Side,
  type State,
  unitOf,
  type War,
} from '@fieldpost/rules-mass-warfare/table';

/** Something that flies from hex to hex: a plane on its arc, or a shot. */
export type Flight = {
  readonly from: string;
  readonly to: string;
  readonly how: 'plane' | 'shot' | 'flak';
  readonly plane: { readonly type: UnitType; readonly owner: Side } | null;
};

export type AnimationStep = {
  readonly war: War;
  readonly notice: Notice;
  readonly flight: Flight | null;
  /** The hex to look at, by key. */
  readonly at: string | null;
  /** The kind of burst there. */
  readonly burst: 'blast' | 'fire' | 'flag' | 'rise' | null;
  /** Both sums of an attack. */
  readonly sums: readonly [attack: number, defence: number] | null;
  readonly struck: string | null;
  readonly falling: readonly string[];
  /** Milliseconds at ordinary pace. */
  readonly ms: number;
};

const NONE: readonly string[] = [];
const STILL = { flight: null, at: null, burst: null, sums: null, struck: null, falling: NONE } as const;

/** Milliseconds of what is shown; what is not named here happens within the next step. */
const MS: Readonly<Partial<Record<Notice['type'], number>>> = {
  initiative: 1500,
  sortied: 900,
  scrambled: 800,
  attacked: 1150,
  shelled: 1000,
  heldFire: 500,
  missed: 600,
  landed: 500,
  ditched: 700,
  moved: 480,
  supplied: 1300,
  earned: 900,
  built: 520,
  claimed: 620,
  based: 700,
  mended: 420,
  cooled: 620,
  placed: 420,
  left: 900,
  cleared: 700,
  warEnded: 1600,
};

/** Notices known to one side alone: they change nothing on screen. */
const UNSEEN: ReadonlySet<Notice['type']> = new Set(['closed', 'readied']);

function keyAt(war: War, at: number): string | null {
  const hex = groundIn(war).hexes[at];
  return hex === undefined ? null : keyOf(hex);
}

function placeOf(war: War, id: string): string | null {
  const unit = unitOf(war, id);
  return unit === null ? null : keyAt(war, unit.at);
}

function planeOf(war: War, id: string): Flight['plane'] {
  const unit = unitOf(war, id);
  return unit === null ? null : { type: unit.type, owner: unit.owner };
}

function flight(from: string | null, to: string | null, how: Flight['how'], plane: Flight['plane']): Flight | null {
  return from === null || to === null || from === to ? null : { from, to, how, plane };
}

/** The place of a plane in the air: over its target. */
function overTarget(war: War, plane: string): string | null {
  const sortie = war.sorties.find((one) => one.plane === plane || one.fighters.includes(plane));
  return sortie === undefined ? placeOf(war, plane) : keyAt(war, hexOfAim(war, sortie.aim));
}

type Of<Type extends Notice['type']> = Extract<Notice, { readonly type: Type }>;

function attacked(war: War, { kind, by, target, sums, destroyed, lost }: Of<'attacked'>): Partial<AnimationStep> {
  const inSky = kind === 'scramble' || kind === 'return' || kind === 'flak' || kind === 'smallArms';
  const to = inSky ? overTarget(war, target) : placeOf(war, target);
  const from = kind === 'strike' || kind === 'return' || kind === 'scramble' ? null : placeOf(war, by);
  return {
    flight: flight(from, to, kind === 'flak' ? 'flak' : 'shot', null),
    at: to,
    burst: 'blast',
    sums,
    struck: destroyed ? null : target,
    falling: destroyed ? lost : NONE,
  };
}

/** The part of a step that the camera follows during a notice. */
function sight(war: War, notice: Notice): Partial<AnimationStep> {
  switch (notice.type) {
    case 'attacked':
      return attacked(war, notice);
    case 'sortied': {
      const to = keyAt(war, hexOfAim(war, notice.aim));
      return { flight: flight(placeOf(war, notice.unit), to, 'plane', planeOf(war, notice.unit)), at: to };
    }
    case 'scrambled': {
      const to = overTarget(war, notice.plane);
      return { flight: flight(placeOf(war, notice.unit), to, 'plane', planeOf(war, notice.unit)), at: to };
    }
    case 'shelled': {
      const to = keyAt(war, notice.at);
      const from = notice.kind === 'guns' ? placeOf(war, notice.by) : null;
      return {
        flight: flight(from, to, 'shot', null),
        at: to,
        burst: notice.counters > 0 ? 'fire' : 'blast',
        falling: notice.lost,
      };
    }
    case 'moved':
      return { at: keyAt(war, notice.to) };
    case 'ditched':
      return { at: placeOf(war, notice.unit), falling: [notice.unit] };
    case 'claimed':
      return { at: keyAt(war, notice.at), burst: 'flag', falling: notice.lost };
    case 'built':
    case 'based':
      return { at: keyAt(war, notice.at), burst: 'rise' };
    case 'mended':
    case 'placed':
      return { at: keyAt(war, notice.at) };
    default:
      return {};
  }
}

/** All animation steps after a war. A falling unit stays on the map during its own step. */
export function animationSteps(before: War, notices: readonly Notice[]): readonly AnimationStep[] {
  const steps: AnimationStep[] = [];
  let state: State = { war: before, ready: [] };
  for (const notice of notices) {
    if (UNSEEN.has(notice.type)) continue;
    const was = state.war;
    state = evolve(state, notice);
    const ms = MS[notice.type] ?? 0;
    if (ms === 0) continue;
    const seen = sight(was, notice);
    const kept = seen.falling !== undefined && seen.falling.length > 0;
    steps.push({ ...STILL, ...seen, war: kept ? was : state.war, notice, ms });
  }
  return steps;
}

/** Arrows for what happened, and where units fell: the same without motion. */
export function trailsOf(after: War, notices: readonly Notice[]) {
  const fallen: string[] = [];
  const trails: { readonly kind: 'shot'; readonly from: string; readonly to: string }[] = [];
  for (const notice of notices) {
    if (notice.type !== 'attacked') continue;
    const at = keyOf(notice.place.hex);
    const from = placeOf(after, notice.by);
    if (notice.destroyed) fallen.push(at);
    if (from !== null && from !== at) trails.push({ kind: 'shot', from, to: at });
  }
  return { trails, fallen };
}
