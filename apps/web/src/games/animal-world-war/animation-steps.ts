/** The events, cut into animation steps: after each, the battle, and what the camera should follow during it. */
import { keyOf } from '@fieldpost/hex';
import { type Battle, evolve, type Notice, type View } from '@fieldpost/rules-animal-world-war/table';
import { stateOf } from './known-state.ts';

/** A die on the board: what it had to show (null: it only chooses), and what it showed. */
export type Die = { readonly at: string; readonly need: number | null; readonly value: number; readonly ok: boolean };

export type AnimationStep = {
  readonly battle: Battle;
  readonly notice: Notice;
  readonly die: Die | null;
  /** From where to where something flies; hexes by key. */
  readonly shot: { readonly from: string; readonly to: string } | null;
  /** A hex where something bursts or crumbles. */
  readonly burst: { readonly at: string; readonly how: 'blast' | 'crumble' | 'chip' } | null;
  readonly struck: string | null;
  readonly falling: string | null;
  /** Milliseconds at ordinary pace. */
  readonly ms: number;
};

const STILL = { die: null, shot: null, burst: null, struck: null, falling: null } as const;

/** Milliseconds of what is shown; what is not named here happens within the next step. */
const MS: Readonly<Record<string, number>> = {
  moved: 420,
  attackStarted: 420,
  dieRolled: 640,
  packet: 460,
  wounded: 520,
  died: 640,
  tileDamaged: 320,
  featureDamaged: 320,
  featureDestroyed: 480,
  tileCollapsed: 720,
  strike: 760,
  tankWrecked: 700,
  planeMoved: 900,
  planeCrashed: 600,
  crashSite: 800,
  crewOut: 420,
  built: 420,
  repaired: 360,
  healed: 420,
  revived: 520,
  respawned: 480,
  entered: 480,
  deployed: 900,
  itemTaken: 300,
  itemDropped: 240,
  itemPut: 300,
  itemGiven: 300,
  granted: 400,
  tacticUsed: 900,
  tacticFired: 700,
};

/** Notices that hide a part from the viewer: no state can apply them. */
const HIDDEN: ReadonlySet<string> = new Set([
  'dealt',
  'picked',
  'placed',
  'tacticKept',
  'tacticArmed',
  'asked',
  'answered',
]);

const place = (battle: Battle, target: unknown): string | null => {
  if (typeof target !== 'string')
    return Array.isArray(target) ? keyOf(target as unknown as readonly [number, number]) : null;
  const at = battle.units[target]?.at ?? null;
  return at === null ? null : keyOf(at);
};

/** The part of a step that the camera follows during a notice. */
function sight(battle: Battle, notice: Notice): Partial<AnimationStep> {
  switch (notice.type) {
    case 'dieRolled': {
      const { at, need, value, ok } = notice;
      return { die: { at: keyOf(at), need, value, ok } };
    }
    case 'attackStarted': {
      const [from, to] = [place(battle, notice.from), place(battle, notice.target)];
      return from === null || to === null || from === to ? {} : { shot: { from, to } };
    }
    case 'packet':
      return { struck: notice.unit };
    case 'died':
      return { falling: notice.unit };
    case 'tileCollapsed':
      return { burst: { at: keyOf(notice.at), how: 'crumble' } };
    case 'strike':
    case 'crashSite':
    case 'tankWrecked':
      return { burst: { at: keyOf(notice.at), how: 'blast' } };
    case 'tileDamaged':
    case 'featureDamaged':
    case 'featureDestroyed':
      return { burst: { at: keyOf(notice.at), how: 'chip' } };
    default:
      return {};
  }
}

/** All animation steps after a view. A falling unit stays on the board during its own step. */
export function animationSteps(before: View, notices: readonly Notice[]): readonly AnimationStep[] {
  const steps: AnimationStep[] = [];
  let state = stateOf(before);
  for (const notice of notices) {
    if (HIDDEN.has(notice.type)) continue;
    const was = state.battle;
    state = evolve(state, notice as Parameters<typeof evolve>[1]);
    const ms = MS[notice.type] ?? 0;
    if (ms === 0) continue;
    const seen = sight(was, notice);
    const kept = seen.falling !== undefined && seen.falling !== null;
    steps.push({ ...STILL, ...seen, battle: kept ? was : state.battle, notice, ms });
  }
  return steps;
}
