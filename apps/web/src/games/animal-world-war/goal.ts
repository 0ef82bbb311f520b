/** The head's text about the battle: the round, and the goal of a side. */
import type { Empire, ObjectiveId, Role } from '@fieldpost/rules-animal-world-war/catalogue';
import type { Battle } from '@fieldpost/rules-animal-world-war/table';

/** "round 3 of 8"; null before the first round. */
export const whenOf = ({ round, field }: Battle): string | null => (round > 0 ? `round ${round} of ${field.RL}` : null);

type Lines = (battle: Battle) => Readonly<Record<Role, string>>;

const both =
  (words: (battle: Battle, role: Role) => string): Lines =>
  (battle) => ({ A: words(battle, 'A'), B: words(battle, 'B') });

const empireOf = ({ roleA }: Battle, role: Role): Empire => (role === 'A' ? roleA : roleA === 'HERB' ? 'CARN' : 'HERB');

/** The edge of a zone as it is drawn. */
const edgeOf = (battle: Battle, role: Role): string => (empireOf(battle, role) === 'HERB' ? 'green' : 'red');

const part = (battle: Battle, role: Role, divisor: number, least: number): number =>
  Math.max(least, Math.ceil(battle.squadSize[empireOf(battle, role)] / divisor));

const FIGHT = 'put all enemies out of action';
const last = ({ field }: Battle): string => `the end of round ${field.RL}`;
const late = ({ field }: Battle): string => `round ${field.RL + 2} is over`;

/** Each objective card as one thing to do, for both roles; with "Goal: " at most 46 characters. */
const GOALS: Readonly<Record<ObjectiveId, Lines>> = {
  O01: (battle) => ({ A: `keep the Church to ${last(battle)}`, B: 'bring the Church down' }),
  O02: both((battle, role) => `bring the case to your zone (${edgeOf(battle, role)} edge)`),
  O03: both(({ field }) => `hold the Rocky Hill alone for ${field.layout === 'short' ? 2 : 3} turns`),
  O04: both((battle, role) => `3 crates in your zone (${edgeOf(battle, role)} edge)`),
  O05: both(() => FIGHT),
  O06: both(() => 'bring their banner home, keep yours'),
  O07: both((battle, role) => `end a turn with ${part(battle, role, 3, 2)} in the enemy zone`),
  O08: (battle) => ({ A: 'bring a refugee to the enemy zone', B: `stop them until ${late(battle)}` }),
  O09: (battle) => ({ A: 'bring a prisoner home alive', B: `hold them until ${late(battle)}` }),
  O10: (battle) => ({ A: 'bring both Factories down', B: `keep a Factory to ${last(battle)}` }),
  O11: (battle) => ({ A: `hold out to ${last(battle)}`, B: FIGHT }),
  O12: () => ({ A: 'wound or kill the enemy VIP', B: 'bring your VIP to the enemy zone' }),
  O13: both(() => 'bring a villager home upright, or both'),
  O14: (battle) => ({ A: 'lay a charge on each marked tile', B: `stop them until ${late(battle)}` }),
  O15: (battle) => ({ A: 'destroy all three radios', B: `keep a radio to ${last(battle)}` }),
  O16: (battle) => ({
    A: `end a turn with ${part(battle, 'A', 2, 1)} in the enemy zone`,
    B: `stop them until ${late(battle)}`,
  }),
};

/** The goal of a side in one line; of a battle without a card, and for spectators, the title. Null while no turn is asked for. */
export function goalOf(battle: Battle, side: Empire | null): string | null {
  const { aims, objective, phase, roleA } = battle;
  if (phase !== 'turn' && phase !== 'afterDeployment') return null;
  if (objective === null || side === null) return `Goal: ${aims.title}`;
  return `Goal: ${GOALS[objective](battle)[side === roleA ? 'A' : 'B']}`;
}
