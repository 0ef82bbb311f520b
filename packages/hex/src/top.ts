/** How hexes lie on a drawing: with a flat side at the top, or with a corner. Coordinates are the same; pointy tops are the flat ones turned by 30 degrees to the left. */
export type Top = 'flat' | 'pointy';
