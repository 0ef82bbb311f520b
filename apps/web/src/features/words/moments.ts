/** A moment as a person of that time zone says it: "Sat 21 Nov, 18:00". An unknown zone is read as UTC. */
export function momentIn(timeZone: string, iso: string): string {
  const options: Intl.DateTimeFormatOptions = {
    weekday: 'short',
    day: 'numeric',
    month: 'short',
    hour: '2-digit',
    minute: '2-digit',
    hour12: false,
  };
  return formatted(timeZone, iso, options);
}

function formatted(timeZone: string, iso: string, options: Intl.DateTimeFormatOptions): string {
  try {
    return new Intl.DateTimeFormat('en-GB', { ...options, timeZone }).format(new Date(iso));
  } catch {
    return new Intl.DateTimeFormat('en-GB', { ...options, timeZone: 'UTC' }).format(new Date(iso));
  }
}
