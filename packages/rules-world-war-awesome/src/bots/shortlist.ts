/** The few subjects that greedy looks at: each unit at the places where it wants to be, a few rides, a few tokens. */
import type { Json, Shortlist } from '@fieldpost/engine';
import type { PlanOrder } from '../commands.ts';
import { readPos } from '../notation/places.ts';
import { unitOf } from '../state/board.ts';
import type { Heading } from '../state.ts';
import type { View } from '../view.ts';
import { rideWorth } from './orders.ts';
import { placeWorth } from './places.ts';
import { type Scene, sceneOf } from './scene.ts';

/** Places of one unit at whose deeds it looks, and rides for which it looks at shots. */
const PLACES = 3;
const RIDES = 3;

export const shortlistOf: Shortlist = (view, seat, subjects, within) => {
  const scene = sceneOf(view, seat);
  if (within !== null) return placesOf(scene, subjects, within);
  return phaseOf(view) === 'plan' ? top(subjects, RIDES, (subject) => rideOf(scene, subject)) : subjects;
};

const phaseOf = (view: Json) => (view as unknown as View).war.phase;

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
  const order: PlanOrder = {
    type: 'plan.order',
    speed: Number(subject[0]),
    heading: subject[1] as Heading,
    aim: null,
    attack: null,
    solid: null,
    moment: null,
  };
  return rideWorth(scene, order);
}

/** The best so many, in their order. */
function top(subjects: readonly string[], most: number, worth: (subject: string) => number): readonly string[] {
  const ranked = subjects.map((subject) => ({ subject, worth: worth(subject) }));
  return ranked
    .toSorted((one, other) => other.worth - one.worth)
    .slice(0, most)
    .map(({ subject }) => subject);
}
