/** What each event of a tactic makes of a state (THE-RULES "Tactics"). */
import { TACTICS } from '../catalogue/tactics.ts';
import type { TacticEvent } from '../events.ts';
import { ofEmpire, withBattle, withSoldier } from '../evolving/changes.ts';
import type { Empire, State, Tactic, UnitId } from '../state.ts';

export function evolveTactic(state: State, event: TacticEvent): State {
  switch (event.type) {
    case 'tacticUsed':
      return used(state, event.empire);
    case 'tacticArmed':
      return withTactic(state, event.empire, (tactic) => ({ ...tactic, armed: event.for }));
    case 'tacticFired':
      return fired(state, event.empire, event.unit);
    case 'effectStarted':
      return withBattle(state, { effects: [...state.battle.effects, event.effect] });
    case 'effectEnded': {
      const { card, empire } = event;
      const goesOn = state.battle.effects.filter((effect) => effect.card !== card || effect.by !== empire);
      return withBattle(state, { effects: goesOn });
    }
    case 'errand':
      return withBattle(state, { errand: event.errand });
    case 'strengthened':
      return withSoldier(state, event.unit, { health: event.health });
  }
}

/** AWW-180: "Using a card reveals it"; `multi` uses are counted, "Once per turn". T04 makes the squad a secret (AWW-012). */
function used(state: State, empire: Empire): State {
  const next = withTactic(state, empire, (tactic) => {
    return { ...tactic, revealed: true, usesLeft: tactic.usesLeft - 1, usedInTurn: true };
  });
  const card = next.tactics[empire]?.card;
  const answered = next.battle.phase === 'turn' ? next.answered : { ...next.answered, [empire]: true };
  if (card === undefined || TACTICS[card].effect.does !== 'secretSelection') return { ...next, answered };
  return { ...next, answered, squads: { ...next.squads, [empire]: { ...next.squads[empire], secret: true } } };
}

/** T16: "its damage becomes exactly its health instead. Then spent." */
function fired(state: State, empire: Empire, unit: UnitId): State {
  const spent = withTactic(state, empire, (tactic) => ({ ...tactic, revealed: true, usesLeft: 0, armed: null }));
  const saved = spent.battle.units[unit];
  return saved?.kind === 'soldier' ? withSoldier(spent, unit, { damage: saved.health }) : spent;
}

function withTactic(state: State, empire: Empire, change: (tactic: Tactic) => Tactic): State {
  const tactic = state.tactics[empire];
  return tactic === null ? state : { ...state, tactics: ofEmpire(state.tactics, empire, change(tactic)) };
}
