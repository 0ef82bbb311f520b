/** The frequencies: jams, cups, sabotage, sets that are put up or moved. The story never names the thing under a cup. */
import { plainName } from '@fieldpost/rules-world-war-awesome/catalogue';
import { type Beat, beat, count } from '../../beat.ts';
import { capital, counted, inOrder, listed } from '../../words.ts';
import { type Deed, ofType } from './deeds.ts';
import { type Cast, deviceTitle, does, whose } from './names.ts';

export function wirelessBeats(deeds: readonly Deed[], cast: Cast): readonly Beat[] {
  const all = <Type extends Parameters<typeof ofType>[1]>(type: Type) => deeds.flatMap((deed) => ofType(deed, type));
  const { eyes } = cast;
  return [
    ...all('jammed').map(({ jam, step }) => ({
      ...beat(4, `${does(jam.owner, eyes, 'jam')} ${jam.region}.`, [step], count(1, 'jam', 'jams')),
      own: jam.owner !== eyes.side,
    })),
    ...all('jamLifted').map(({ region, step }) =>
      beat(6, `the jam on ${region} is gone.`, [step], count(1, 'jam', 'jams')),
    ),
    ...all('encrypted').map(({ side, members, region, step }) =>
      beat(
        6,
        `${does(side, eyes, 'put')} ${counted(members.length, 'set')} under cups in ${region}.`,
        [step],
        count(1, 'game of cups', 'games of cups'),
      ),
    ),
    ...all('revealed').map(({ side, devices, step }) =>
      beat(
        6,
        `${whose(side, eyes)} cups come off: ${listed(devices.map(({ device }) => `${plainName(device.design)} in ${device.region}`))}.`,
        [step],
        count(1, 'game of cups', 'games of cups'),
      ),
    ),
    ...all('deviceLost')
      .filter(({ why }) => why === 'sabotage')
      .map(({ device, step }) => {
        const owner = cast.devices.get(device)?.owner;
        const of = owner === undefined ? '' : ` (${whose(owner, eyes)})`;
        const text = `${deviceTitle(device, cast)}${of} is sabotaged.`;
        return { ...beat(4, text, [step], count(1, 'set lost', 'sets lost')), own: owner === eyes.side };
      }),
    ...shifts(deeds, cast),
  ];
}

function shifts(deeds: readonly Deed[], { eyes }: Cast): readonly Beat[] {
  const moved = deeds.flatMap((deed) => ofType(deed, 'shifted'));
  if (moved.length === 0) return [];
  const words = moved.map(({ side, from, to }) => `${does(side, eyes, 'move')} a set from ${from} to ${to}`);
  const text =
    moved.length <= 2 ? `${capital(listed(words))}.` : `${counted(moved.length, 'set')} changed frequencies.`;
  const steps = inOrder(moved.map(({ step }) => step));
  return [beat(8, text, steps, count(moved.length, 'move', 'moves'))];
}
