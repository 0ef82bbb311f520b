/**
 * What one viewer may know of a state (THE-RULES "Who sees what"). The battle itself is public and shared as it is; of the secrets of both
 * Empires a viewer is given their own.
 */
import type { Battle, ByEmpire, Deployment, Empire, Squad, State, Tactic } from './state.ts';

/** A squad as one viewer knows it: `picks` null = T04 hides them (AWW-012), `count` = how many were made. */
export type SeenSquad = { readonly count: number; readonly squad: Squad | null };

export type View = {
  readonly viewer: Empire | null;
  readonly battle: Battle;
  /** Null: not known to the viewer, or none. Each Empire holds one card, of a drawn scenario perhaps none. */
  readonly tactics: ByEmpire<Tactic | null>;
  readonly squads: ByEmpire<SeenSquad>;
  /** The viewer's own, in the making; null once it is revealed, and for spectators. */
  readonly deployment: Deployment | null;
  /** In a secret window: whether the viewer's own Empire has answered. */
  readonly answered: boolean;
  /** The viewer's team-mates (and they themselves) who are done with this turn. */
  readonly done: readonly number[];
};

export type Seen = { readonly side: Empire; readonly player: number } | 'spectator';

export function empireOf(viewer: Seen): Empire | null {
  return viewer === 'spectator' ? null : viewer.side;
}

const NOBODY: readonly number[] = [];

export function viewOf(state: State, viewer: Seen): View {
  const empire = empireOf(viewer);
  const { battle } = state;
  return {
    viewer: empire,
    battle,
    tactics: { HERB: seenTactic(state, 'HERB', empire), CARN: seenTactic(state, 'CARN', empire) },
    squads: { HERB: seenSquad(state, 'HERB', empire), CARN: seenSquad(state, 'CARN', empire) },
    deployment: empire !== null && battle.phase === 'deployment' ? state.deployments[empire] : null,
    answered: empire !== null && state.answered[empire],
    done: empire === null ? NOBODY : state.done[empire],
  };
}

/** THE-RULES "Who sees what": a tactic before its use is known to its holder alone; an armed one until it fires. */
function seenTactic({ tactics }: State, of: Empire, viewer: Empire | null): Tactic | null {
  const tactic = tactics[of];
  return of === viewer || tactic?.revealed ? tactic : null;
}

/** AWW-012: "the enemy sees only that a pick was made". */
function seenSquad({ squads }: State, of: Empire, viewer: Empire | null): SeenSquad {
  const squad = squads[of];
  return { count: squad.picks.length, squad: of === viewer || !squad.secret ? squad : null };
}
