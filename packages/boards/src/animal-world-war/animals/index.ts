/** THE-RULES "Soldiers": who stands for each soldier type of either Empire, and the rabbits. Heads within -50 to 50. */
import type { Picture } from '../part.ts';
import * as carn from './carnivoron.ts';
import * as herb from './herbivoria.ts';

export const ANIMALS: Readonly<Record<string, Picture>> = {
  'HERB.captain': herb.ELEPHANT,
  'HERB.chef': herb.COW,
  'HERB.engineer': herb.BEAVER,
  'HERB.flamer': herb.RHINOCEROS,
  'HERB.gunner': herb.BISON,
  'HERB.medic': herb.SHEEP,
  'HERB.observer': herb.GIRAFFE,
  'HERB.pilot': herb.GOOSE,
  'HERB.recruit': herb.GUINEA_PIG,
  'HERB.rocketeer': herb.KANGAROO,
  'HERB.sniper': herb.DEER,
  'HERB.tanker': herb.TORTOISE,
  'CARN.captain': carn.LION,
  'CARN.chef': carn.HYENA,
  'CARN.engineer': carn.BADGER,
  'CARN.flamer': carn.KOMODO,
  'CARN.gunner': carn.BEAR,
  'CARN.medic': carn.OTTER,
  'CARN.observer': carn.OWL,
  'CARN.pilot': carn.HAWK,
  'CARN.recruit': carn.JACKAL,
  'CARN.rocketeer': carn.WOLVERINE,
  'CARN.sniper': carn.LYNX,
  'CARN.tanker': carn.CROCODILE,
  civilian: herb.RABBIT,
};
