/** Devices: jams for the transceivers of the other tank, sabotage, and steps towards them. */
import { DEVICES } from '../catalogue/devices.ts';
import type { UseDevice } from '../commands.ts';
import { hopsBetween } from '../frequency/control.ts';
import { ownDevice } from '../frequency/cups.ts';
import type { Region, War } from '../state.ts';
import type { View } from '../view.ts';
import type { Scene } from './scene.ts';

const isTransceiver = ({ design }: { readonly design: string }) => design.startsWith('TR-');

/** A jam stops whose transceivers stand there. */
function jamWorth({ war, seat }: Scene, region: Region): number {
  return war.devices
    .filter((device) => device.region === region && isTransceiver(device))
    .reduce((sum, { owner }) => sum + (owner === seat ? -8 : 6), -1);
}

/** Hops to the nearest transceiver of the enemy. */
function hopsToEnemy(war: War, { seat }: Scene, from: Region): number {
  const goals = war.devices.filter((device) => device.owner !== seat && isTransceiver(device));
  return Math.min(4, ...goals.map(({ region }) => hopsBetween(from, region)));
}

export function deviceWorth(scene: Scene, view: View, { device: id, ability, region, targets }: UseDevice): number {
  const { war, seat } = scene;
  const device = ownDevice(view, seat, id)?.device ?? null;
  if (device === null) return 0;
  const jams = DEVICES[device.design].abilities.some((one) => one === 'CJAM' || one === 'AJAM');
  switch (ability) {
    case 'CJAM':
      return jamWorth(scene, device.region);
    case 'AJAM':
      return region === null ? 0 : jamWorth(scene, region);
    case 'SABOTAGE':
      return targets[0]?.includes('cup') ? 3 : 5;
    case 'SHIFT':
    case 'HOP':
      return region === null || isTransceiver(device)
        ? 0
        : (jams ? 0.8 : 0.05) * (hopsToEnemy(war, scene, device.region) - hopsToEnemy(war, scene, region));
    case 'CEASE':
      return -2;
    default:
      return 0.3;
  }
}

/** A device of the hand in a region: jammers near the enemy's transceivers. */
export function placingWorth(scene: Scene, design: keyof typeof DEVICES, region: Region): number {
  const { abilities, control } = DEVICES[design];
  const jams = abilities.some((one) => one === 'CJAM' || one === 'AJAM');
  return (jams ? 0.5 : 0.1) * (4 - hopsToEnemy(scene.war, scene, region)) + 0.1 * control;
}
