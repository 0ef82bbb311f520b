/** The Superpanzers: their rides, whom they run over, their cores, and what holds them. */
import { layoutIn } from '@fieldpost/rules-world-war-awesome/table';
import { type Beat, beat, count } from '../../beat.ts';
import { capital, number } from '../../words.ts';
import { type Deed, ofType, stepsOf } from './deeds.ts';
import { isRide } from './fighting.ts';
import { type Cast, ownerOf, tankName, unitName } from './names.ts';
import { befalls, countsOf, rankOf, tollOf, tollWords } from './toll.ts';

export function tankBeats(deeds: readonly Deed[], cast: Cast): readonly Beat[] {
  return [
    ...deeds.filter(isRide).flatMap((deed) => ride(deed, cast)),
    ...deeds.flatMap((deed) => cores(deed, cast)),
    ...deeds.flatMap((deed) => held(deed, cast)),
    ...burnout(deeds),
  ];
}

const STOPS = {
  edge: 'the edge of the map',
  ground: 'what stands in its way',
  tank: 'the other Superpanzer',
  support: 'a support tank',
} as const;

/** "your Koenigswolf rolls on and is stopped by a support tank; its gun fires: ..." */
function ride(deed: Deed, cast: Cast): readonly Beat[] {
  const moves = ofType(deed, 'tankMoved');
  const [stop] = ofType(deed, 'tankStopped');
  const [shot] = ofType(deed, 'fired');
  const toll = tollOf(deed);
  const seat = moves[0]?.side ?? stop?.side ?? shot?.side;
  if (seat === undefined) return [];
  const legs = moves.length === 0 ? 'stays where it is' : 'rolls on';
  const end = stop === undefined ? '' : `, stopped by ${STOPS[stop.why]}`;
  const gun = shot === undefined ? '' : moves.length + Number(stop !== undefined) === 0 ? 'fires' : ', and fires';
  const still = moves.length === 0 && stop === undefined && shot !== undefined;
  const words = tollWords(toll, cast);
  const text = `${tankName(seat, cast)} ${still ? '' : `${legs}${end}`}${gun}${words === '' ? '' : `: ${words}`}.`;
  const rank = rankOf(toll) === 7 ? (moves.length > 0 ? 6 : 7) : rankOf(toll);
  const steps = stepsOf(deed);
  return [{ ...beat(rank, text, steps, count(1, 'ride', 'rides'), ...countsOf(toll)), own: befalls(toll, cast) }];
}

function cores(deed: Deed, cast: Cast): readonly Beat[] {
  return ofType(deed, 'marked').map(({ unit, tank, core, step }) => {
    const all = layoutIn(cast.war, tank)?.model.cores.length ?? 2;
    const left = all - 1 - (cast.wars.get(step)?.tanks[tank]?.marks.length ?? 0);
    const holds = `${capital(number(left))} of ${number(all)} still ${left === 1 ? 'holds' : 'hold'}.`;
    const rest = left > 0 && left < all ? ` ${holds}` : '';
    const text = `${unitName(unit, cast)} sabotages core ${core} of ${tankName(tank, cast)}.${rest}`;
    const own = tank === cast.eyes.side || ownerOf(unit, cast) === cast.eyes.side;
    return { ...beat(2, text, [step], count(1, 'core sabotaged', 'cores sabotaged')), own };
  });
}

/** WWA-117, WWA-118: jams, and shots that no moment allows. */
function held(deed: Deed, cast: Cast): readonly Beat[] {
  const still = ofType(deed, 'opsBegan').flatMap(({ orders, jammed, step }) =>
    (['A', 'B'] as const)
      .filter((seat) => jammed[seat].move && (orders[seat]?.speed ?? 0) > 0)
      .map((seat) => beat(4, `a jam holds ${tankName(seat, cast)} where it is.`, [step], HELD)),
  );
  const silent = ofType(deed, 'shotLost').map(({ side, why, step }) => {
    const words = why === 'jammed' ? 'its wireless is jammed' : 'nothing comes before it';
    return beat(6, `the gun of ${tankName(side, cast)} stays silent: ${words}.`, [step], HELD);
  });
  return [...still, ...silent];
}

const HELD = count(1, 'ride or shot held up', 'rides or shots held up');

/** WWA-150 */
const burnout = (deeds: readonly Deed[]): readonly Beat[] =>
  deeds
    .flatMap((deed) => ofType(deed, 'burnedOut'))
    .map(({ step }) => beat(2, 'every emitter burns out: no door is shielded any more.', [step]));
