import type { PortraitProps } from '../manifest.ts';

/** The face of an animal, in the inks of the tabletop. `name`: its kind, as the pictures call it. */
export const Portrait = ({ name, children, ...svg }: PortraitProps) => (
  <svg viewBox="-54 -54 108 108" aria-hidden="true" focusable="false" {...svg}>
    <use href={`/pictures/animal-world-war#animal.${name}`} />
    {children}
  </svg>
);
