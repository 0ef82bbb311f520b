/** ORDERS as they are offered (WWA-154): a ride with its shots, and a token. All of them with all of the others would be thousands. */
import type { Json } from '@fieldpost/engine';
import { tokenWorth } from '../bots/appraisal.ts';
import { sceneOf } from '../bots/scene.ts';
import type { RoundOrders } from '../commands.ts';
import { deployMenu, tokenSubjects } from '../judging/deploying.ts';
import { writeCommand } from '../notation/write.ts';
import type { Deployment, FullOrder, Seat } from '../state.ts';
import type { View } from '../view.ts';

/** Subjects of one ride: without a token, and with each: "3R", "3R+play GER-T02/B F6". */
export function tokensWithin(view: View, side: Seat, ride: string): readonly string[] {
  return [ride, ...deployments(view, side).map((token) => subjectWith(ride, token))];
}

/**
 * The orders of a subject. A ride alone has all that its finer subjects have. Shots are offered without a token and with the one that
 * looks best; each is legal with any other too.
 */
export function roundMenu(
  view: View,
  side: Seat,
  subject: string,
  orders: (ride: string) => readonly FullOrder[],
): readonly RoundOrders[] {
  const [ride = ''] = subject.split('+');
  const given = orders(ride);
  if (given.length === 0) return [];
  const all = deployments(view, side);
  const best = bestOf(view, side, all);
  const named = subject === ride ? all : all.filter((token) => subjectWith(ride, token) === subject);
  const alone = subject === ride ? given.map((order) => orderOf(order, [])) : [];
  return [...alone, ...named.flatMap((token) => withToken(given, token, token === best))];
}

/** Every token of the hand in every place where it may be played now. */
function deployments(view: View, side: Seat): readonly Deployment[] {
  return tokenSubjects(view, side).flatMap((subject) => deployMenu(view, side, subject));
}

const subjectWith = (ride: string, token: Deployment): string => `${ride}+${writeCommand(token)}`;

function bestOf(view: View, side: Seat, all: readonly Deployment[]): Deployment | null {
  if (all.length === 0) return null;
  const scene = sceneOf(view as unknown as Json, { side, player: 0 });
  const ranked = all.map((token) => ({ token, worth: tokenWorth(scene, token) }));
  return ranked.reduce((best, one) => (one.worth > best.worth ? one : best)).token;
}

/** `given`: the ride without a shot comes first. */
function withToken(given: readonly FullOrder[], token: Deployment, isBest: boolean): readonly RoundOrders[] {
  return (isBest ? given : given.slice(0, 1)).map((order) => orderOf(order, [token]));
}

function orderOf(order: FullOrder, tokens: readonly Deployment[]): RoundOrders {
  return { type: 'round.orders', order, tokens };
}
