/** The few subjects that greedy looks at: each unit at the places where it wants to be, a few rides, a few tokens. */
import type { Json, Seat } from '@fieldpost/engine';
import { readPos } from '../notation/places.ts';
import { readDeployment } from '../notation/read.ts';
import { unitOf } from '../state/board.ts';
import type { FullOrder, Heading } from '../state.ts';
import type { View } from '../view.ts';
import { tokenWorth } from './appraisal.ts';
import { rideWorth } from './orders.ts';
import { placeWorth } from './places.ts';
import { type Scene, sceneOf } from './scene.ts';

/** Places of one unit at whose actions it looks, and rides for which it looks at shots. */
const PLACES = 3;
const RIDES = 3;

export function shortlistOf(
  view: Json,
  seat: Seat<string>,
  subjects: readonly string[],
  within: string | null,
): readonly string[] {
  const scene = sceneOf(view, seat);
  const phase = phaseOf(view);
  if (within !== null) return phase === 'orders' ? tokensOf(scene, subjects) : placesOf(scene, subjects, within);
  return phase === 'plan' || phase === 'orders' ? top(subjects, RIDES, (subject) => rideOf(scene, subject)) : subjects;
}

const phaseOf = (view: Json) => (view as unknown as View).war.phase;

/** With no token, and with the best one: "3R+play GER-T02/B F6". */
function tokensOf(scene: Scene, subjects: readonly string[]): readonly string[] {
  const [none, ...others] = subjects;
  if (none === undefined || others.length === 0) return subjects;
  return [
    none,
    ...top(others, 1, (subject) => {
      const token = readDeployment(subject.slice(none.length + 1));
      return token === null ? 0 : tokenWorth(scene, token);
    }),
  ];
}

/** Where it stands, and where it is best off. */
function placesOf(scene: Scene, subjects: readonly string[], id: string): readonly string[] {
  const unit = unitOf(scene.war, id);
  if (unit === null) return subjects;
  const [stays, ...others] = subjects;
  if (stays === undefined || others.length === 0) return subjects;
  const best = top(others, PLACES, (subject) => {
    const pos = readPos(subject.slice(id.length + 1));
    return pos === null ? 0 : placeWorth(scene, unit, pos);
  });
  return [stays, ...best];
}

/** "3R" */
function rideOf(scene: Scene, subject: string): number {
  const order: FullOrder = {
    speed: Number(subject[0]),
    heading: subject[1] as Heading,
    aim: null,
    attack: null,
    solid: null,
    moment: null,
  };
  return rideWorth(scene, order);
}

/** The best this many, in their order. */
function top(subjects: readonly string[], most: number, worth: (subject: string) => number): readonly string[] {
  const ranked = subjects.map((subject) => ({ subject, worth: worth(subject) }));
  return ranked
    .toSorted((one, other) => other.worth - one.worth)
    .slice(0, most)
    .map(({ subject }) => subject);
}
