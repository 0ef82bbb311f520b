/** Attacks, step by step (AWW-120): each die, each packet, each tile. */
import { type Hex, keyOf } from '@fieldpost/hex';
import { EMPIRE_NAMES } from '../catalogue/empires.ts';
import type { AttackKind, Notice, Purpose } from '../events.ts';
import { COMPASS } from '../notation/words.ts';
import { nameOf } from './names.ts';

type Told<Type extends Notice['type']> = Extract<Notice, { readonly type: Type }>;

export type AttackNotice = Told<
  | 'attackStarted'
  | 'dieRolled'
  | 'shotStopped'
  | 'hitAssigned'
  | 'packet'
  | 'wounded'
  | 'died'
  | 'tileDamaged'
  | 'featureDamaged'
  | 'featureDestroyed'
  | 'wireCleared'
  | 'tileCollapsed'
  | 'strike'
  | 'tankWrecked'
  | 'planeCrashed'
  | 'crashSite'
  | 'wreckPlaced'
  | 'crewOut'
  | 'asked'
  | 'answered'
>;

const DEEDS: Readonly<Record<AttackKind, string>> = {
  bullet: 'shoots at',
  rocket: 'fires a rocket at',
  shell: 'fires a shell at',
  flame: 'burns',
  grenade: 'throws a grenade at',
  melee: 'fights',
  artillery: 'calls artillery on',
  bomb: 'bombs',
  strafe: 'strafes',
  strafedTile: 'fires at',
  planeGun: 'fires at',
  crash: 'brings down a plane on',
  blast: 'goes up on',
  crush: 'flattens',
  scorch: 'scorches',
};

const PURPOSES: Readonly<Record<Purpose, string>> = {
  path: 'To pass',
  target: 'To hit on',
  planeTarget: 'To hit the plane at',
  grenade: 'The grenade on',
  melee: 'The melee on',
  artillery: 'The artillery on',
  scatter: 'The scatter around',
  bomb: 'The bomb on',
  strafe: 'The strafing of',
  planeGun: 'The guns on the plane at',
  crash: 'The crash over',
  bailOut: 'To bail out at',
  pilot: 'The pilot over',
};

const place = (at: Hex | string): string => (typeof at === 'string' ? nameOf(at) : keyOf(at));

export function tellAttack(notice: AttackNotice): string {
  switch (notice.type) {
    case 'attackStarted':
      return `${nameOf(notice.by)} ${DEEDS[notice.kind]} ${place(notice.target)}.`;
    case 'dieRolled':
      return tellDie(notice);
    case 'shotStopped':
      return `The shot ends on ${keyOf(notice.at)}.`;
    case 'hitAssigned':
      return `${nameOf(notice.unit)} is hit${notice.by === 'only' ? '' : ', as its owner chooses'}.`;
    case 'asked':
      return tellQuestion(notice);
    case 'answered':
      return typeof notice.choice === 'string'
        ? `The hit goes to ${nameOf(notice.choice)}.`
        : `The plane comes down along line ${COMPASS[notice.choice.dir]} from ${keyOf(notice.choice.first)}.`;
    default:
      return tellDamage(notice);
  }
}

/** The number, what it had to be, and whether that was enough. */
function tellDie({ purpose, at, need, value, ok }: Told<'dieRolled'>): string {
  const about = `${PURPOSES[purpose]} ${keyOf(at)}`;
  return need === null ? `${about}: ${value}.` : `${about}: ${value}, ${need} needed, ${ok ? 'enough' : 'not enough'}.`;
}

function tellQuestion({ question }: Told<'asked'>): string {
  const who = EMPIRE_NAMES[question.empire];
  return question.kind === 'target'
    ? `${who} chooses which unit on ${keyOf(question.at)} is hit.`
    : `${who} chooses the line along which ${nameOf(question.plane)} comes down.`;
}

type DamageNotice = Exclude<
  AttackNotice,
  { readonly type: 'attackStarted' | 'dieRolled' | 'shotStopped' | 'hitAssigned' | 'asked' | 'answered' }
>;

function tellDamage(notice: DamageNotice): string {
  switch (notice.type) {
    case 'packet':
      return `${nameOf(notice.unit)} takes ${notice.amount} damage.`;
    case 'wounded':
      return `${nameOf(notice.unit)} is wounded on ${keyOf(notice.at)}.`;
    case 'died':
      return `${nameOf(notice.unit)} dies on ${keyOf(notice.at)}.`;
    case 'tankWrecked':
      return `${nameOf(notice.unit)} is wrecked on ${keyOf(notice.at)}.`;
    case 'planeCrashed':
      return `${nameOf(notice.unit)} is shot down.`;
    case 'crashSite':
      return `${nameOf(notice.unit)} crashes on ${keyOf(notice.at)}.`;
    case 'crewOut':
      return `${nameOf(notice.unit)} gets out of ${nameOf(notice.vehicle)} and stands on ${keyOf(notice.at)}.`;
    default:
      return tellGround(notice);
  }
}

type GroundNotice = Exclude<
  DamageNotice,
  { readonly type: 'packet' | 'wounded' | 'died' | 'tankWrecked' | 'planeCrashed' | 'crashSite' | 'crewOut' }
>;

function tellGround(notice: GroundNotice): string {
  const at = keyOf(notice.at);
  switch (notice.type) {
    case 'tileDamaged':
      return `The tile ${at} takes ${notice.amount} damage.`;
    case 'featureDamaged':
      return `The ${notice.what} on ${at} takes ${notice.amount} damage.`;
    case 'featureDestroyed':
      return `The ${notice.what} on ${at} is destroyed.`;
    case 'wireCleared':
      return `The wire on ${at} is gone.`;
    case 'tileCollapsed':
      return `The tile ${at} collapses into No Man's Land.`;
    case 'strike':
      return `The strike lands on ${at}.`;
    case 'wreckPlaced':
      return `A wreck lies on ${at}.`;
  }
}
