/** Names that the list of the system lacks, because it has older ones for them. */
const LIKE_THE_LIST = Intl.supportedValuesOf('timeZone');
const spelling = new Map(LIKE_THE_LIST.map((zone) => [zone.toLowerCase(), zone]));

/** "europe/kyiv" -> "Europe/Kyiv": of a name that the system knows by another, each part with a capital. */
const spelled = (raw: string): string =>
  /[A-Z]/.test(raw)
    ? raw
    : raw.replace(/(^|[/_-])([a-z])/g, (_all, before: string, letter: string) => before + letter.toUpperCase());

/**
 * The IANA name as the system spells it ("europe/berlin" -> "Europe/Berlin"); null where there is no such zone. A newer or older name
 * of the same place stays what was chosen: Europe/Kyiv does not become Europe/Kiev.
 */
export function timeZoneOf(raw: string): string | null {
  // Offsets like "+02:00" are no places: they know nothing of daylight saving.
  if (!/^[A-Za-z]/.test(raw) || raw.length > 64) return null;
  try {
    const { timeZone } = new Intl.DateTimeFormat('en', { timeZone: raw }).resolvedOptions();
    if (timeZone.toLowerCase() === raw.toLowerCase()) return timeZone;
    return spelling.get(raw.toLowerCase()) ?? spelled(raw);
  } catch {
    return null;
  }
}
