/**
 * The tactics deck (THE-RULES "Tactics deck"): 92 cards, one copy each, as declarations of condition and effect. Nothing here is code of
 * one card: rules/conditions.ts reads the conditions, and rules/playing.ts carries out the effects. Public data.
 */
import {
  ANY,
  card,
  END_TURN,
  flame,
  free,
  LOST,
  modifies,
  NEGATE,
  outOfAction,
  RECOVER,
  range,
  type Tactic,
  type TacticId,
} from './declarations.ts';

export {
  type Condition,
  type Effect,
  type EffectKind,
  TACTIC_TYPES,
  type Tactic,
  type TacticId,
  type TacticType,
} from './declarations.ts';

/** id, name, type, effect, condition, side, playable where the attacker is support. */
export const TACTICS: readonly Tactic[] = [
  card('T01', 'Point Blank', 'Range', range('PB', 2), ANY, 'any', false),
  card('T02', '500 yards', 'Range', range('500', -1), ANY, 'any', false),
  card('T03', '750 yards', 'Range', range('750', -2), ANY, 'any', false),
  card('T04', '1000 yards', 'Range', range('1000', -3), ANY, 'any', false),
  card('T05', '1500 yards', 'Range', range('1500', -4), ANY, 'any', false),
  card('T06', '2000 yards', 'Range', range('2000', -5), ANY, 'any', false),
  card('T07', 'Underside Hit', 'Hit', modifies(10, null), ANY, 'any', false),
  card('T08', 'Topside Hit', 'Hit', modifies(8, null), ANY, 'any', true),
  card('T09', 'Rear Hit', 'Hit', modifies(6, null), ANY, 'any', true),
  card('T10', 'Flank Hit', 'Hit', modifies(4, null), ANY, 'any', true),
  card('T11', 'Shot Trap', 'Hit', modifies(8, null), ANY, 'any', true),
  card('T12', 'HEAT Round', 'Ammo', modifies(2, null), ANY, 'any', true),
  card('T13', 'AP Round', 'Ammo', modifies(3, null), ANY, 'any', true),
  card('T14', 'Flame Thrower', 'Ammo', flame(3, 3), { attacker: ['tank', 'infantry'] }, 'any', true),
  card(
    'T15',
    'Panzerschrek/faust',
    'Ammo',
    modifies(5, null),
    { attacker: ['infantry'], attackerSide: 'german', target: ['vehicle'] },
    'german',
    true,
  ),
  card(
    'T16',
    'Bazooka/PIAT',
    'Ammo',
    modifies(5, null),
    { attacker: ['infantry'], attackerSide: 'anglo', target: ['vehicle'] },
    'anglo',
    true,
  ),
  card('T17', 'Satchel Charge', 'Ammo', modifies(6, null), { attacker: ['infantry'], target: ['tank'] }, 'any', true),
  card('T18', 'Machine Gun', 'Ammo', modifies(null, 3), { attacker: ['tank', 'infantry'] }, 'any', true),
  card(
    'T19',
    'Grenade down the Hatch',
    'Damage',
    outOfAction('target'),
    { attacker: ['infantry'], target: ['tank'] },
    'any',
    true,
  ),
  card('T20', 'Barrel Damaged', 'Damage', outOfAction('target'), { target: ['vehicle', 'gun'] }, 'any', true),
  card('T21', 'Treads Damaged', 'Damage', outOfAction('target'), { target: ['vehicle'] }, 'any', true),
  card('T22', 'Commander Killed', 'Damage', outOfAction('target'), ANY, 'any', true),
  card('T23', 'Turret Jammed', 'Damage', outOfAction('target'), { target: ['tank'] }, 'any', true),
  card('T24', 'Buttoned Down', 'Morale', LOST, { attacker: ['tank'] }, 'any', false),
  card('T25', 'Suppressed', 'Morale', LOST, ANY, 'any', false),
  card('T26', 'Veteran Unit', 'Morale', free('no'), ANY, 'any', null),
  card('T27', 'Green Unit', 'Morale', LOST, ANY, 'any', false),
  card('T28', 'Pinned Down', 'Morale', LOST, ANY, 'any', false),
  card('T29', 'Shaken', 'Morale', LOST, ANY, 'any', false),
  card('T30', 'Abandon Tank', 'Morale', outOfAction('target'), { target: ['tank'] }, 'any', true),
  card('T31', 'Rally', 'Morale', NEGATE, { answers: { types: ['Morale'], cards: [] } }, 'any', null),
  card('T32', 'Professionalism', 'Morale', NEGATE, { answers: { types: ['Morale'], cards: [] } }, 'german', null),
  card('T33', 'Entrenched', 'Armor', modifies(-3, null), ANY, 'any', true),
  card('T34', 'Sloping Armor', 'Armor', modifies(-1, null), { target: ['tank'] }, 'any', true),
  card('T35', 'Skirt Armor', 'Armor', modifies(-2, null), { target: ['tank'] }, 'any', true),
  card('T36', 'Out of Fuel', 'Logistics', LOST, ANY, 'any', false),
  card('T37', 'Out of Ammo', 'Logistics', LOST, ANY, 'any', false),
  card('T38', 'Air Drop Supplies', 'Logistics', free('no'), ANY, 'anglo', null),
  card('T39', 'Supply Depot', 'Logistics', free('no'), ANY, 'any', null),
  card('T40', 'Breakdown', 'Logistics', outOfAction('attacker'), ANY, 'any', false),
  card(
    'T41',
    'Repairs',
    'Logistics',
    NEGATE,
    { answers: { types: ['Hit', 'Damage'], cards: ['Breakdown'] } },
    'any',
    null,
  ),
  card('T42', 'Reserves', 'Logistics', RECOVER, ANY, 'any', null),
  card('T43', 'Reinforcements', 'Logistics', RECOVER, ANY, 'any', null),
  card('T44', 'Anti-Tank Mine', 'Mine', outOfAction('attacker'), { attacker: ['vehicle'] }, 'any', false),
  card('T45', 'Forward Observer', 'Command', free('no'), ANY, 'any', null),
  card('T46', 'Radio', 'Command', free('no'), ANY, 'any', null),
  card('T47', 'Quick Kill', 'Command', free('may'), ANY, 'any', null),
  card('T48', 'Fast Turret Traverse', 'Command', free('must'), { chosen: ['tank'] }, 'anglo', null),
  card('T49', 'High Rate of Fire', 'Command', free('may'), ANY, 'any', null),
  card('T50', 'Crossfire', 'Command', free('no'), ANY, 'any', null),
  card('T51', 'Air Superiority', 'Command', LOST, ANY, 'anglo', false),
  card('T52', 'Seasoned Commander', 'Command', free('no'), ANY, 'any', null),
  card('T53', 'Combat Engineers', 'Command', free('no'), ANY, 'any', null),
  card('T54', 'Indirect Fire', 'Command', free('no'), ANY, 'any', null),
  card('T55', 'Reconaissance', 'Command', free('no'), ANY, 'any', null),
  card('T56', 'Opportunity Fire', 'Command', free('no'), ANY, 'any', null),
  card('T57', 'Tracers', 'Command', modifies(1, null), ANY, 'any', true),
  card('T58', 'Rugged Defense', 'Command', modifies(-8, null), ANY, 'any', true),
  card('T59', 'Unit Separated', 'Command', LOST, ANY, 'any', false),
  card('T60', 'Fog of War', 'Command', LOST, ANY, 'any', false),
  card('T61', 'Missed by a Mile', 'Command', LOST, ANY, 'any', true),
  card('T62', 'Take Cover', 'Command', LOST, ANY, 'any', true),
  card('T63', 'Awaiting Orders', 'Command', LOST, ANY, 'any', false),
  card('T64', 'Formation Disorder', 'Command', LOST, ANY, 'any', false),
  card('T65', 'Counter Attack', 'Command', END_TURN, ANY, 'any', false),
  card('T66', 'Surprise Contact', 'Command', END_TURN, ANY, 'any', false),
  card('T67', 'Ambush', 'Command', END_TURN, ANY, 'any', false),
  card('T68', 'Tanks vs Infantry', 'Command', LOST, { attacker: ['tank'], target: ['infantry'] }, 'any', false),
  card('T69', 'Infantry vs Tanks', 'Command', free('no'), { attacker: ['infantry'], target: ['tank'] }, 'any', null),
  card('T70', 'Fast Tank', 'Maneuver', free('no'), { attacker: ['lightMedium'] }, 'any', null),
  card('T71', 'Overrun', 'Maneuver', free('no'), { attacker: ['lightMedium'] }, 'any', null),
  card('T72', 'Surrounded', 'Maneuver', free('no'), { attacker: ['lightMedium'] }, 'any', null),
  card('T73', 'Breakthrough', 'Maneuver', free('no'), { attacker: ['lightMedium'] }, 'any', null),
  card('T74', 'Blitzkrieg', 'Maneuver', free('no'), { attacker: ['lightMedium'] }, 'german', null),
  card('T75', 'Outmaneuver', 'Maneuver', free('no'), { attacker: ['lightMedium'] }, 'any', null),
  card('T76', 'Concentrate Force', 'Maneuver', free('no'), ANY, 'any', null),
  card('T77', 'Trapped', 'Terrain', free('no'), ANY, 'any', null),
  card('T78', 'Burning Wreck', 'Terrain', LOST, ANY, 'any', false),
  card('T79', 'Hilltop Vantage', 'Terrain', modifies(2, null), ANY, 'any', true),
  card('T80', 'Camouflage', 'Terrain', LOST, ANY, 'any', true),
  card('T81', 'Road Block', 'Terrain', LOST, ANY, 'any', false),
  card('T82', 'Mud', 'Terrain', LOST, ANY, 'any', false),
  card('T83', 'Tank Traps', 'Terrain', LOST, ANY, 'any', false),
  card('T84', 'Smoke', 'Terrain', LOST, ANY, 'any', false),
  card('T85', 'Roads', 'Terrain', free('no'), ANY, 'any', null),
  card('T86', 'Broken Ground', 'Terrain', LOST, ANY, 'any', false),
  card('T87', 'Soft Ground', 'Terrain', LOST, { attacker: ['heavy'] }, 'any', false),
  card('T88', 'Trees', 'Terrain', LOST, ANY, 'any', false),
  card('T89', 'Buildings', 'Terrain', LOST, ANY, 'any', false),
  card('T90', 'Bocage', 'Terrain', LOST, ANY, 'any', false),
  card('T91', 'Bridge Crossing', 'Terrain', free('no'), ANY, 'any', null),
  card('T92', 'Poor Visibility', 'Terrain', LOST, ANY, 'any', true),
];

const BY_ID = new Map(TACTICS.map((tactic): [string, Tactic] => [tactic.id, tactic]));
const BY_NAME = new Map(TACTICS.map((tactic): [string, Tactic] => [tactic.name.toLowerCase(), tactic]));

/** The card of that id, which must be one of the deck. */
export function tacticOf(id: TacticId): Tactic {
  return BY_ID.get(id) as Tactic;
}

export function isTacticId(id: string): id is TacticId {
  return BY_ID.has(id);
}

/** The card of that name, in any spelling of capitals; null where there is none. */
export function tacticNamed(name: string): Tactic | null {
  return BY_NAME.get(name.trim().toLowerCase()) ?? null;
}
