import type { DeviceEvent } from '../events.ts';
import { deviceName, either, nameOf } from './names.ts';

/** WWA-136: "cup k used SHIFT F3 -> F6" */
export function tellDevice(event: DeviceEvent): string {
  switch (event.type) {
    case 'deviceUsed':
      return `${nameOf(event.side)}: ${either(event.device, event.cup)} uses ${event.ability}${event.targets.length > 0 ? ` on ${event.targets.join(' and ')}` : ''}.`;
    case 'shifted':
      return `${nameOf(event.side)}: ${either(event.device, event.cup)} moves ${event.from} to ${event.to}.`;
    case 'jammed':
      return `${nameOf(event.jam.owner)}: ${event.jam.by} jams ${event.jam.region}.`;
    case 'jamLifted':
      return `A jam on ${event.region} is gone.`;
    case 'encrypted':
      return `${nameOf(event.side)} puts ${event.members.join(', ')} under cups ${event.numbers.join(', ')}.`;
    case 'revealed':
      return `The cups of ${nameOf(event.side)} come off: ${event.devices.map(({ device, cup }) => `cup ${cup} was ${deviceName(device)}`).join(', ')}.`;
    case 'deviceLost':
      return `${event.device} is ${event.why === 'sabotage' ? 'sabotaged' : 'disconnected'}.`;
  }
}
