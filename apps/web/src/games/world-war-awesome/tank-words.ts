/** The outcome of an order of the tank, in words for the bar and the board (W-6, W-7). */
import { ATTACKS } from '@fieldpost/rules-world-war-awesome/catalogue';
import { layoutIn, unitOf, type War } from '@fieldpost/rules-world-war-awesome/table';
import { unitName } from './menu.ts';
import type { Chair } from './reading.ts';
import type { Draft, TankDraft } from './tank-order.ts';
import { gunName, harmOf, momentsOf, orderWords, rideWith, STILL } from './tank-order.ts';

export type PlanWords = {
  readonly order: string;
  readonly result: string;
  /** It hurts the player's side: said in red, and asked once more. */
  readonly harm: boolean;
};

const units = (count: number, one: string, more: string): string => `${count} ${count === 1 ? one : more}`;

/** The order in the making and its outcome. */
export function planWords(war: War, chair: Chair, draft: TankDraft, ahead: boolean): PlanWords {
  const { order, open, wanted, fault } = draft;
  if (!open && !ahead)
    return {
      order: 'Order for your tank this round',
      result: 'Stand still and don’t fire is always safe. Or change it: drive, turn, fire.',
      harm: false,
    };
  if (wanted !== null) return { ...aimWords(war, chair, wanted), harm: false };
  if (fault !== null) return { order: orderWords(order), result: fault, harm: false };
  if (isStill(order))
    return { order: 'Stand still, no shot', result: 'Set speed, turn, gun and when to fire.', harm: false };
  return outcome(war, chair, order);
}

export const isStill = ({ speed, heading, aim, attack }: Draft): boolean =>
  speed === STILL.speed && heading === STILL.heading && aim === null && attack === null;

function aimWords(war: War, { side }: Chair, wanted: NonNullable<TankDraft['wanted']>) {
  const [least, most] = layoutIn(war, side)?.model.band ?? [0, 0];
  const { blast } = ATTACKS[wanted];
  const danger =
    blast === null
      ? 'It hits that place alone.'
      : `Everybody within ${units(blast, 'hex', 'hexes')} of it is in danger.`;
  return { order: `${gunName(wanted)}: tap a place`, result: `Reaches ${least} to ${most} hexes. ${danger}` };
}

function outcome(war: War, chair: Chair, order: Draft): PlanWords {
  const { crushed, struck } = harmOf(war, chair, order);
  const isOwn = (id: string) => unitOf(war, id)?.owner === chair.side;
  const [over, hit] = [crushed.filter(isOwn), struck.filter(isOwn)];
  const first = over[0] ?? hit[0];
  if (first !== undefined) {
    const others = over.length + hit.length - 1;
    const who = `Your own ${unitName(war, first)}${others === 0 ? '' : ` and ${others} more`}`;
    const fate =
      over.length > 0 ? `stand${others === 0 ? 's' : ''} in the way and would be run over.` : `would be in the blast.`;
    return { order: orderWords(order), result: `${who} ${fate}`, harm: true };
  }
  const foes = crushed.length === 0 ? '' : `Runs over ${units(crushed.length, 'enemy', 'enemies')}. `;
  return {
    order: orderWords(order),
    result: `${foes}${shotWords(war, chair, order, struck.length)}`.trim(),
    harm: false,
  };
}

function shotWords(war: War, chair: Chair, order: Draft, struck: number): string {
  if (order.attack === null) {
    const { stopped } = rideWith(war, chair, order);
    if (stopped) return 'Something stops it on the way.';
    return order.speed === 0
      ? 'It turns at the end of the round.'
      : 'It drives at the end of the round. Nobody stands in its way now.';
  }
  const legal = momentsOf(war, chair, order);
  const { moment } = order;
  if (legal.length === 0) return 'It could not fire from there: too near, too far or no sight.';
  if (typeof moment === 'number' && !legal.includes(moment))
    return 'It could not fire at that moment. Choose another one.';
  return `Lands at the end of the round: ${units(struck, 'enemy', 'enemies')} in the blast now, none of yours.`;
}

/** What stands on the board where the shell lands: "Shell lands here: 3 enemies". */
export function landingWords(war: War, chair: Chair, order: Draft): string {
  const { struck } = harmOf(war, chair, order);
  const own = struck.filter((id) => unitOf(war, id)?.owner === chair.side).length;
  return own > 0
    ? `Shell lands here: ${own} of yours`
    : `Shell lands here: ${units(struck.length, 'enemy', 'enemies')}`;
}
