import type { FigureProps } from '../manifest.ts';

const VEHICLES: readonly string[] = ['tank', 'plane'];

/** A soldier's face, or a vehicle. */
export const Figure = ({ kind, side }: FigureProps) => (
  <svg viewBox="-54 -54 108 108" aria-hidden="true" focusable="false">
    <use
      href={`/pictures/animal-world-war#${VEHICLES.includes(kind) ? `${kind}.${side}` : `animal.${side}.${kind}`}`}
    />
  </svg>
);
