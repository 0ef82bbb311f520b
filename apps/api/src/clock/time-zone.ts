/** The IANA name as the system spells it ("europe/berlin" -> "Europe/Berlin"); null where there is no such zone. */
export function timeZoneOf(raw: string): string | null {
  // Offsets like "+02:00" are no places: they know nothing of daylight saving.
  if (!/^[A-Za-z]/.test(raw) || raw.length > 64) return null;
  try {
    return new Intl.DateTimeFormat('en', { timeZone: raw }).resolvedOptions().timeZone;
  } catch {
    return null;
  }
}
