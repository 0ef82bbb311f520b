/** World War Awesome!, as a comic book's captions: who got in, what was blown open, how near both tanks are to their end. */
import { plainName } from '@fieldpost/rules-world-war-awesome/catalogue';
import { type Notice, SEATS, type View } from '@fieldpost/rules-world-war-awesome/table';
import { type Beat, beat } from '../../beat.ts';
import type { Eyes } from '../../moment.ts';
import { narrator, type Standing } from '../../narrator.ts';
import { byKind, inOrder, listed, tally } from '../../words.ts';
import { deedsIn } from './deeds.ts';
import { endBeats } from './endings.ts';
import { fightBeats, sumOf } from './fighting.ts';
import type { WarMoment } from './moments.ts';
import { movingBeats } from './moving.ts';
import { castOf } from './names.ts';
import { tankBeats } from './tanks.ts';
import { wirelessBeats } from './wireless.ts';

function titleOf(moments: readonly WarMoment[]): string {
  const round = moments[0]?.before.war.round ?? 0;
  return round === 0 ? '' : `Round ${round}`;
}

function beatsOf(moments: readonly WarMoment[], eyes: Eyes): readonly Beat[] {
  const cast = castOf(moments, eyes);
  if (cast === null) return [];
  const deeds = deedsIn(moments);
  const found = [
    ...endBeats(moments, cast),
    ...sumOf(deeds, cast),
    ...fightBeats(deeds, cast),
    ...tankBeats(deeds, cast),
    ...wirelessBeats(deeds, cast),
    ...movingBeats(deeds, cast),
  ];
  const busy = moments.filter(({ notices }) => notices.length > 0);
  return found.length > 0 || busy.length === 0
    ? found
    : [beat(8, 'nobody stirs.', inOrder(busy.map(({ step }) => step)))];
}

/** WWA-001. */
const ARMY_WORDS = { GER: 'the German army', USA: 'the American army', SOV: 'the Soviet army' } as const;

/** The side nearer to destroying the other's tank: cores first, then the units left. */
function standings({ war }: View): readonly Standing[] {
  if (war.round === 0) return [];
  return SEATS.map((side) => {
    const { dead } = war.players[side];
    const other = war.tanks[side === 'A' ? 'B' : 'A'];
    const left = war.units.filter(({ owner }) => owner === side).length;
    const strength = war.tanks[side]?.destroyed === true ? 0 : 1 + left + 20 * (other?.marks.length ?? 0);
    const words = [...tally(dead.map((design) => plainName(design)))].map(([title, count]) =>
      count === 1 ? title : `${count} ${title}s`,
    );
    const lost = { lost: dead.length, losses: listed(words), fallen: byKind(dead) };
    return { side, strength, ...lost, army: ARMY_WORDS[war.players[side].army] };
  });
}

export const worldWarAwesome = narrator<View, Notice>({
  closes: ({ notices }) => notices.some(({ type }) => type === 'roundBegan' || type === 'matchEnded'),
  title: titleOf,
  beats: beatsOf,
  quiet: () => '',
  standings,
  board: ({ war }) => [
    war.units.map(({ id, at, hpLost, impactLost }) => [id, at.layer, at.q, at.r, hpLost, impactLost]),
    SEATS.map((seat) => {
      const tank = war.tanks[seat];
      return tank === null ? null : [tank.anchor.q, tank.anchor.r, tank.heading, { ...tank.damage }, tank.destroyed];
    }),
    war.devices.map(({ id, region }) => [id, region]),
    war.groups.map(({ owner, cups }) => [owner, cups.map(({ cup, region }) => [cup, region])]),
    war.jams.map(({ id }) => id),
    war.charges.map(({ id }) => id),
    war.ground,
    { ...war.damage },
  ],
});
