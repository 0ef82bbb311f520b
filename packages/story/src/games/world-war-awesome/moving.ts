/** Arrivals, boarding, walks, and small tasks. */
import { ABOUT } from '@fieldpost/rules-world-war-awesome/about';
import { plainName, type Seat } from '@fieldpost/rules-world-war-awesome/catalogue';
import { isInside, tankOf } from '@fieldpost/rules-world-war-awesome/table';
import { type Beat, beat, count } from '../../beat.ts';
import { a, capital, counted, grouped, inOrder, listed, number } from '../../words.ts';
import { type Deed, ofType } from './deeds.ts';
import { type Cast, does, ownerOf, tankName, unitName, where, who } from './names.ts';

export function movingBeats(deeds: readonly Deed[], cast: Cast): readonly Beat[] {
  return [
    ...boardings(deeds, cast),
    ...arrivals(deeds, cast),
    ...walks(deeds, cast),
    ...tasks(deeds, cast),
    ...orders(deeds, cast),
    ...setUp(deeds),
  ];
}

const movesOf = (deeds: readonly Deed[]) =>
  deeds
    .flatMap((deed) => ofType(deed, 'moved'))
    .filter(({ how }) => how === 'walk' || how === 'jet' || how === 'scatter');

/** "East's Rifleman gets into your Koenigswolf." */
function boardings(deeds: readonly Deed[], cast: Cast): readonly Beat[] {
  return movesOf(deeds).flatMap(({ unit, from, to, step }) => {
    const seat = tankOf(to.layer);
    const enters = seat !== null && isInside(to.layer) && from.layer !== to.layer && ownerOf(unit, cast) !== seat;
    if (!enters || seat === null) return [];
    const text = `${unitName(unit, cast)} gets into ${tankName(seat, cast)}.`;
    return [{ ...beat(4, text, [step], count(1, 'boarding', 'boardings')), own: seat === cast.eyes.side }];
  });
}

/** Tokens that were played (WWA-011): "West brings in a Rifleman, East sends a Relay to F4." */
function arrivals(deeds: readonly Deed[], cast: Cast): readonly Beat[] {
  const came = deeds
    .filter(({ first }) => first.type === 'tokenPlayed')
    .flatMap((deed) => ofType(deed, 'unitEntered', 'deviceEntered'));
  if (came.length === 0) return [];
  const words = came.map((one) => arrivalWords(one, cast));
  const text = words.length <= 3 ? `${words.join(', ')}.` : `${counted(words.length, 'token')} played.`;
  const steps = inOrder(came.map(({ step }) => step));
  return [beat(4, text, steps, count(came.length, 'arrival', 'arrivals'))];
}

type Came = ReturnType<typeof ofType<'unitEntered' | 'deviceEntered'>>[number];

function arrivalWords(one: Came, { eyes }: Cast): string {
  if (one.type === 'deviceEntered') {
    const { owner, design, region } = one.device;
    return `${does(owner, eyes, 'send')} ${a(plainName(design))} to ${region}`;
  }
  const { owner, design, at } = one.unit;
  return `${does(owner, eyes, 'bring')} ${a(plainName(design))} ${at.layer === 'ground' ? 'to the front' : 'in'}`;
}

/** "West moves four units, East two." */
function walks(deeds: readonly Deed[], cast: Cast): readonly Beat[] {
  const moved = movesOf(deeds);
  const ids = [...new Set(moved.map(({ unit }) => unit))];
  const [only] = ids;
  if (only === undefined) return [];
  const sides = [...grouped(ids, (id) => ownerOf(id, cast) ?? 'A')].map(
    ([seat, own]) => [seat as Seat, own.length] as const,
  );
  const [[seat, many] = ['A', 0], ...others] = sides;
  const end = moved.findLast(({ unit }) => unit === only)?.to;
  const text =
    ids.length === 1
      ? `${unitName(only, cast)} moves${end === undefined ? '' : where(end, cast)}.`
      : `${does(seat as Seat, cast.eyes, 'move')} ${counted(many, 'unit')}${others.map(([side, count]) => `, ${who(side, cast.eyes)} ${number(count)}`).join('')}.`;
  const steps = inOrder(moved.map(({ step }) => step));
  return [beat(8, text, steps, count(ids.length, 'move', 'moves'))];
}

/** Loading, facing, connecting. */
function tasks(deeds: readonly Deed[], cast: Cast): readonly Beat[] {
  const done = deeds.flatMap((deed) => ofType(deed, 'loaded', 'deployed', 'connected', 'disconnected'));
  if (done.length === 0) return [];
  const words = done.map((one) => `${unitName(one.unit, cast)} ${TASKS[one.type]}`);
  const text =
    done.length <= 2
      ? `${capital(listed([...new Set(words)]))}.`
      : `${counted(done.length, 'weapon or set')} made ready.`;
  const steps = inOrder(done.map(({ step }) => step));
  return [beat(8, text, steps, count(done.length, 'preparation', 'preparations'))];
}

const TASKS = {
  loaded: 'loads',
  deployed: 'takes position',
  connected: 'connects to the wireless',
  disconnected: 'leaves the wireless',
} as const;

/** Orders that were shown; what is sealed is not. */
function orders(deeds: readonly Deed[], cast: Cast): readonly Beat[] {
  const given = deeds.flatMap((deed) => ofType(deed, 'ordered'));
  if (given.length === 0) return [];
  const words = given.flatMap(({ side, order }) => {
    if (order === null) return [];
    const turn = order.heading === 'F' ? '' : ` and turn ${order.heading === 'L' ? 'left' : 'right'}`;
    const ride = order.speed === 0 ? (turn === '' ? 'stand' : 'stay') : `roll ${number(order.speed)} ahead`;
    return [`${tankName(side, cast)} is to ${ride}${turn}${order.attack === null ? '' : ' and fire'}`];
  });
  const rests = given.filter(({ order }) => order?.speed === 0 && order.heading === 'F' && order.attack === null);
  const still = rests.length === 2 && given.length === 2;
  const told = still ? 'both tanks are to stand.' : `${listed(words)}.`;
  const text = words.length === 0 ? 'a sealed order is given.' : told;
  const steps = inOrder(given.map(({ step }) => step));
  return [beat(8, text, steps, count(given.length, 'order given', 'orders given'))];
}

function setUp(deeds: readonly Deed[]): readonly Beat[] {
  const placed = deeds
    .filter(({ first }) => first.type !== 'tokenPlayed')
    .flatMap((deed) => ofType(deed, 'tankPlaced', 'supportPlaced', 'unitEntered', 'deviceEntered'));
  if (placed.length === 0) return [];
  const seats = [...new Set(placed.flatMap((one) => ('side' in one ? [ABOUT.sideNames[one.side]] : [])))];
  const text =
    seats.length === 0
      ? 'the crews take their places.'
      : `${listed(seats)} ${seats.length === 1 ? 'takes its place' : 'take their places'}.`;
  return [beat(8, text, inOrder(placed.map(({ step }) => step)), count(1, 'set-up', 'set-ups'))];
}
