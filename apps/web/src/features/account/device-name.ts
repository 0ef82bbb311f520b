type Sign = readonly [RegExp, string];

// The order matters: Edge and Opera say "Chrome" too, and Chrome says "Safari".
const BROWSERS: readonly Sign[] = [
  [/Edg\//, 'Edge'],
  [/OPR\//, 'Opera'],
  [/Firefox\//, 'Firefox'],
  [/Chrome\/|CriOS\//, 'Chrome'],
  [/Safari\//, 'Safari'],
];
const SYSTEMS: readonly Sign[] = [
  [/iPhone|iPad/, 'iOS'],
  [/Android/, 'Android'],
  [/Windows/, 'Windows'],
  [/Mac OS X/, 'macOS'],
  [/Linux/, 'Linux'],
];

const found = (signs: readonly Sign[], text: string): string | null =>
  signs.find(([sign]) => sign.test(text))?.[1] ?? null;

/** The name of a browser in plain words: "Firefox on Windows". */
export function deviceName(userAgent: string | null): string {
  const browser = found(BROWSERS, userAgent ?? '');
  const system = found(SYSTEMS, userAgent ?? '');
  if (browser === null) return system ?? 'Unknown device';
  return system === null ? browser : `${browser} on ${system}`;
}
