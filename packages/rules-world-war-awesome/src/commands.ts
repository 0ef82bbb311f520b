/** What a player may ask for (THE-RULES "State machine"). Resigning and draws belong to the match, not to this game. */
import type { AttackId } from './catalogue/attacks.ts';
import type { Ability } from './catalogue/devices.ts';
import type { RefusalCode } from './catalogue/refusals.ts';
import type { Region } from './catalogue/regions.ts';
import type { Seat } from './catalogue/sides.ts';
import type { Face, TokenId } from './catalogue/tokens.ts';
import type { QueueElement, ThrowPolicy } from './orders/standing-orders.ts';
import type { Deployment, FullOrder, Hex, Pos, Solid, UnitId } from './state.ts';

export type SetupTank = { readonly type: 'setup.tank'; readonly anchor: Hex };
export type SetupSupport = { readonly type: 'setup.support'; readonly position: Hex };
/** WWA-108: `aim` null = keep, `attack` null = no shot. */
export type PlanOrder = { readonly type: 'plan.order' } & FullOrder;
/** `via`: its own tank, or a commander (WWA-094). */
export type DeployUnit = {
  readonly type: 'deploy.unit';
  readonly token: TokenId;
  readonly side: Face;
  readonly pos: Pos;
  readonly via: 'tank' | UnitId;
};
export type DeployDevice = {
  readonly type: 'deploy.device';
  readonly token: TokenId;
  readonly side: Face;
  readonly region: Region;
};

/** WWA-154: the order of the tank, and up to three tokens in order of preference; none: hold. */
export type RoundOrders = {
  readonly type: 'round.orders';
  readonly order: FullOrder;
  readonly tokens: readonly Deployment[];
};

/** WWA-146: where a walk ends; where a flight lands, and in how many steps. */
export type Move =
  | { readonly mode: 'walk'; readonly to: Pos }
  | { readonly mode: 'jet'; readonly to: Pos; readonly steps: number };

export type UnitTarget = { readonly unit: UnitId };
/** WWA-051: an outside hex (`ground`, hull hexes too), or one inside a tank in local coordinates. */
export type HexTarget = {
  readonly hex: Hex;
  readonly layer: 'ground' | 'in:A' | 'in:B';
  readonly solid: Solid | null;
};
export type SolidTarget = { readonly solid: Solid };
export type Target = UnitTarget | HexTarget | SolidTarget;

export type AttackAction = {
  readonly type: 'attack';
  readonly attack: AttackId;
  readonly target: Target;
  /** WWA-069 */
  readonly second: UnitTarget | null;
};
export type MeleeAction = { readonly type: 'melee'; readonly target: UnitTarget; readonly throwDir: number | null };
export type MountAction = {
  readonly type: 'mount';
  readonly mount: string;
  readonly target: Target;
  readonly second: UnitTarget | null;
};
/** One action, so a mount or your own weapon, never both (WWA-102). */
export type Action =
  | AttackAction
  | MeleeAction
  | MountAction
  | { readonly type: 'load'; readonly attack: AttackId }
  | { readonly type: 'deploy'; readonly dir: number }
  | { readonly type: 'undeploy' }
  | { readonly type: 'sabotageCore'; readonly core: string }
  | { readonly type: 'connect' }
  | { readonly type: 'disconnect' };

export type Activate = {
  readonly type: 'main.activate';
  readonly unit: UnitId;
  readonly move: Move | null;
  readonly action: Action | null;
};
/** `targets`: devices or cups. */
export type UseDevice = {
  readonly type: 'main.device';
  readonly device: string;
  readonly ability: Ability;
  readonly region: Region | null;
  readonly targets: readonly string[];
};
export type Pass = { readonly type: 'main.pass' };
/** An order that was filed in advance and could not be played, with the code of its refusal. */
export type Fallen<Given = Deployment | Activate | UseDevice> = { readonly command: Given; readonly code: RefusalCode };
/** WWA-154: nothing more of a queue fits in this turn. `left`: what is still in it. */
export type QueuePass = { readonly type: 'queue.pass'; readonly left: readonly Fallen<Activate | UseDevice>[] };
export type Act = { readonly type: 'main.act'; readonly action: Action };
export type End = { readonly type: 'main.end' };
export type Throw = { readonly type: 'decide.throw'; readonly dir: number };
export type Execute = { readonly type: 'tankops.execute'; readonly moment: number };

/** THE-RULES "Queues and options": all of a player's standing orders; the queue is for the round in which they are filed. */
export type SetOrders = {
  readonly type: 'orders.set';
  readonly queue: readonly QueueElement[];
  readonly throwPolicy: ThrowPolicy;
  readonly onlyMoment: 'ask' | 'take';
};

export type Command =
  | SetupTank
  | SetupSupport
  | PlanOrder
  | DeployUnit
  | DeployDevice
  | { readonly type: 'deploy.pass' }
  | RoundOrders
  | Activate
  | UseDevice
  | Pass
  | QueuePass
  | Act
  | End
  | Throw
  | Execute
  | SetOrders;

export type { Seat };
