import type { DeviceEvent } from '../events.ts';
import { cupName, deviceName, either, type Names, nameOf } from './names.ts';

/** A device, or a cup: "A/cup2". */
const named = (id: string, names: Names): string => (id.includes('cup') ? cupName(id) : names.device(id));

/** WWA-136: "cup k used SHIFT F3 -> F6" */
export function tellDevice(event: DeviceEvent, names: Names): string {
  switch (event.type) {
    case 'deviceUsed':
      return `${nameOf(event.side)}: ${either(event.device, event.cup, names)} uses ${event.ability}${event.targets.length > 0 ? ` on ${event.targets.map((id) => named(id, names)).join(' and ')}` : ''}.`;
    case 'shifted':
      return `${nameOf(event.side)}: ${either(event.device, event.cup, names)} moves ${event.from} to ${event.to}.`;
    case 'jammed':
      return `${nameOf(event.jam.owner)}: ${named(event.jam.by, names)} jams ${event.jam.region}.`;
    case 'jamLifted':
      return `A jam on ${event.region} is gone.`;
    case 'encrypted':
      return `${nameOf(event.side)} puts ${event.members.map((id) => names.device(id)).join(', ')} under cups ${event.numbers.join(', ')}.`;
    case 'revealed':
      return `The cups of ${nameOf(event.side)} come off: ${event.devices.map(({ device, cup }) => `cup ${cup} was ${deviceName(device)}`).join(', ')}.`;
    case 'deviceLost':
      return `${names.device(event.device)} is ${event.why === 'sabotage' ? 'sabotaged' : 'disconnected'}.`;
  }
}
