/** Whether somebody who asks with this `Accept-Encoding` can unpack Brotli; empty: they said nothing. */
export const takesBrotli = (accepted: string): boolean =>
  accepted
    .split(',')
    .map((one) => one.trim().split(/\s*;\s*q=/))
    .some(([name, weight]) => name === 'br' && Number(weight ?? 1) > 0);
