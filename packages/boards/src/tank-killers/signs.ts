/** The sign of each kind of tactics card, drawn in a box from -26 to 26: told apart by shape alone. */
import type { TacticType } from '@fieldpost/rules-tank-killers/catalogue';
import type { SceneNode } from '../scene/scene.ts';
import { disc, group, shape, stroke } from '../scene/scene.ts';

/** `ink` draws; `hollow` is the colour of what lies behind, for openings. */
type Sign = (ink: string, hollow: string) => readonly SceneNode[];

const range: Sign = (ink) => [
  stroke('M-26 12H26M-26 4V20M26 4V20', ink, 4.5),
  stroke('M-13 7V17M0 3V21M13 7V17', ink, 3.5),
  stroke('M-20 -4Q0 -30 20 -6', ink, 4, { 'stroke-dasharray': '1 7' }),
  shape('M25 0L11 -5L19 -14Z', ink),
];

const hit: Sign = (ink, hollow) => [
  shape('M0 -27L6 -11L20 -20L13 -5L27 0L13 6L19 20L6 12L0 27L-6 12L-20 20L-13 6L-27 0L-13 -5L-20 -20L-6 -11Z', ink),
  disc(0, 0, 6, hollow),
];

const ammo: Sign = (ink, hollow) => [
  shape('M-17 24V-4Q-17 -18 -9 -27Q-1 -18 -1 -4V24Z', ink),
  shape('M4 24V4Q4 -8 11 -15Q18 -8 18 4V24Z', ink),
  stroke('M-17 10H-1M4 13H18', hollow, 3.5),
];

const damage: Sign = (ink, hollow) => [
  disc(0, 0, 17, ink),
  stroke('M0 -25V-15M0 15V25M-25 0H-15M15 0H25M-18 -18L-11 -11M11 11L18 18M-18 18L-11 11M11 -11L18 -18', ink, 6),
  stroke('M-4 -18L3 -6L-5 2L4 18', hollow, 4.5),
];

const morale: Sign = (ink) => [
  stroke('M-18 -26V26', ink, 4.5),
  shape('M-15 -24Q0 -30 8 -22Q16 -16 26 -22L22 4Q12 10 4 4Q-4 -2 -15 4Z', ink),
];

const armor: Sign = (ink, hollow) => [
  shape('M0 -27L23 -19V0Q23 18 0 28Q-23 18 -23 0V-19Z', ink),
  stroke('M-14 -11L0 -16L14 -11V0Q14 11 0 18', hollow, 3.5),
];

const logistics: Sign = (ink, hollow) => [
  shape('M-19 -16H-4L0 -21H14L20 -14V26H-19Z', ink),
  stroke('M-15 -22H-4', ink, 4.5),
  stroke('M-11 -6L12 18M12 -6L-11 18', hollow, 4),
];

const mine: Sign = (ink, hollow) => [
  shape('M-27 16Q-24 0 0 0Q24 0 27 16Q26 22 0 22Q-26 22 -27 16Z', ink),
  stroke('M0 0V-14M-9 2L-15 -12M9 2L15 -12', ink, 5),
  stroke('M-18 13Q0 8 18 13', hollow, 3.5),
];

const command: Sign = (ink) => [
  stroke('M-22 -2L0 -22L22 -2', ink, 7),
  stroke('M-22 13L0 -7L22 13', ink, 7),
  stroke('M-22 28L0 8L22 28', ink, 7),
];

const maneuver: Sign = (ink) => [
  stroke('M-22 24Q-24 -12 8 -12', ink, 8),
  shape('M5 -27L27 -12L5 4Z', ink),
  disc(10, 18, 7, ink),
];

const terrain: Sign = (ink) => [
  shape('M-27 24Q-6 2 27 24Z', ink),
  shape('M-9 -27L8 -6H2L12 8H-29L-20 -6H-26Z', ink),
  stroke('M15 14V-4M15 -4Q7 -10 15 -16Q23 -10 15 -4', ink, 4),
];

export const SIGNS: Readonly<Record<TacticType, Sign>> = {
  Range: range,
  Hit: hit,
  Ammo: ammo,
  Damage: damage,
  Morale: morale,
  Armor: armor,
  Logistics: logistics,
  Mine: mine,
  Command: command,
  Maneuver: maneuver,
  Terrain: terrain,
};

/** The sign of a kind of card around 0, 0, 52 units across. */
export const drawSign = (type: TacticType, ink: string, hollow: string): SceneNode =>
  group({}, SIGNS[type](ink, hollow));
