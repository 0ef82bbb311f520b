/** A hex by its axial coordinates [q, r]: q grows to the east, r to the south, flat sides at north and south. */
export type Hex = readonly [q: number, r: number];
