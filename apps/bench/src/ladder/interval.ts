/** Wilson's interval of 95 % for `won` of `of`, in whole per cent, low and high. */
export function wilson(won: number, of: number): readonly [number, number] {
  const z = 1.96;
  const share = won / of;
  const middle = share + (z * z) / (2 * of);
  const half = z * Math.sqrt((share * (1 - share)) / of + (z * z) / (4 * of * of));
  const whole = 1 + (z * z) / of;
  return [Math.round((100 * (middle - half)) / whole), Math.round((100 * (middle + half)) / whole)];
}
