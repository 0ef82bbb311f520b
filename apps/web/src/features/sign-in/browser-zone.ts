/** The time zone of this browser, say "Europe/Berlin": what new accounts and guests begin with. */
export const browserZone = (): string => Intl.DateTimeFormat().resolvedOptions().timeZone;

/** The same as a person reads it: "America/New York". */
export const zoneWords = (zone: string): string => zone.replaceAll('_', ' ');
