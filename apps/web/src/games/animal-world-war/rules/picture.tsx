/** A picture of the game by its name. Decoration: what it shows is said beside it. */
export function Picture({ name, box = '-54 -54 108 108' }: { readonly name: string; readonly box?: string }) {
  return (
    <svg viewBox={box} aria-hidden="true" focusable="false">
      <use href={`/pictures/animal-world-war#${name}`} />
    </svg>
  );
}

/** The box of a whole tile, of a tank, of a plane. */
export const TILE_BOX = '-100 -96 200 186';
export const TANK_BOX = '-54 -40 110 70';
export const PLANE_BOX = '-68 -62 136 120';
