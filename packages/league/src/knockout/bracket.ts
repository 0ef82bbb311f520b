/** CL-066: the bracket of a knock-out. */

/** CL-066: the least power of two that holds n. */
export function bracketSize(n: number): number {
  return 2 ** Math.ceil(Math.log2(Math.max(2, n)));
}

/** CL-066: seeds in order of places: [1], then each v in a list of m gives v, 2m + 1 - v. */
export function bracketOrder(size: number): readonly number[] {
  let order = [1];
  while (order.length < size) {
    const sum = 2 * order.length + 1;
    order = order.flatMap((seed) => [seed, sum - seed]);
  }
  return order;
}

/** Names of the rounds by how many are in them. */
export function roundsOfBracket(n: number): number {
  return Math.log2(bracketSize(n));
}

/** CL-047: groups that continue: the first of A meets the second of B, the first of B the second of A. */
export function crossed<Who>(groups: readonly (readonly Who[])[]): readonly (readonly [Who, Who])[] {
  return groups.flatMap(([first], index) => {
    const second = groups[index % 2 === 0 ? index + 1 : index - 1]?.[1];
    return first !== undefined && second !== undefined ? [[first, second] as const] : [];
  });
}
