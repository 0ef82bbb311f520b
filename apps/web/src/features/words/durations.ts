const MINUTE = 60;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

const counted = (count: number, word: string): string => `${count} ${word}${count === 1 ? '' : 's'}`;

/** A set time in words, exact: 93,600 seconds is "1 day 2 hours". */
export function spelled(seconds: number): string {
  const days = Math.floor(seconds / DAY);
  const hours = Math.floor((seconds % DAY) / HOUR);
  const minutes = Math.floor((seconds % HOUR) / MINUTE);
  const parts = [
    days > 0 ? counted(days, 'day') : '',
    hours > 0 ? counted(hours, 'hour') : '',
    minutes > 0 ? counted(minutes, 'minute') : '',
  ].filter((part) => part !== '');
  return parts.join(' ') || counted(Math.max(0, Math.floor(seconds)), 'second');
}

/** Time that is running, as precise as it is useful: "2 d 4 h", "3 h 20 min", "12 min", "less than a minute". */
export function remaining(milliseconds: number): string {
  const minutes = Math.floor(milliseconds / 60_000);
  if (minutes < 0) return 'time’s up';
  if (minutes < 1) return 'less than a minute';
  if (minutes < 60) return `${minutes} min`;
  const hours = Math.floor(minutes / 60);
  if (hours < 24) return minutes % 60 === 0 ? `${hours} h` : `${hours} h ${minutes % 60} min`;
  return hours % 24 === 0 ? `${hours / 24} d` : `${Math.floor(hours / 24)} d ${hours % 24} h`;
}

/** How long ago, roughly: "just now", "5 min ago", "3 h ago", "2 d ago". */
export function ago(milliseconds: number): string {
  return milliseconds < 60_000
    ? 'just now'
    : `${(remaining(milliseconds).split(' ') as string[]).slice(0, 2).join(' ')} ago`;
}
