import type { Context } from '../../context.ts';
import { oneLine } from '../../platform/mail/mailer.ts';
import { noteBounce } from './store.ts';

/** What a report of delivery says of one letter (RFC 3464). */
export type Report = { readonly action: string; readonly status: string; readonly diagnostic: string };

const fieldOf = (text: string, name: string): string =>
  new RegExp(`^${name}:[ \\t]*((?:.|\\r?\\n[ \\t])*)`, 'im').exec(text)?.[1]?.trim() ?? '';

/** Reads the part of a mail that is for machines; null where it has none. Reports name their fields in English, always. */
export function reportOf(raw: string): Report | null {
  const start = raw.search(/^content-type:\s*message\/(global-)?delivery-status/im);
  if (start < 0) return null;
  const part = raw.slice(start, start + 8_000);
  const report = { action: fieldOf(part, 'Action').toLowerCase(), status: fieldOf(part, 'Status') };
  const said = fieldOf(part, 'Diagnostic-Code').replace(/^\w+;\s*/, '');
  const diagnostic = oneLine(said.replace(/\s+/g, ' ')).slice(0, 300);
  return report.action === '' ? null : { ...report, diagnostic };
}

/** A failure that will not pass by itself (RFC 3463: class 5). */
const isForGood = ({ action, status }: Report): boolean => action === 'failed' && status.startsWith('5.');

/** Heeds a letter that came back: "delayed" and "4.x.x" are no reason to stop. */
export async function heedBounce(
  context: Context,
  notificationId: string,
  raw: string,
): Promise<'bounced' | 'no-bounce'> {
  const report = reportOf(raw);
  if (!report || !isForGood(report)) return 'no-bounce';
  const userId = await noteBounce(context, notificationId, `${report.status} ${report.diagnostic}`.trim());
  context.log.warn({ notificationId, userId, status: report.status }, 'a letter came back for good');
  return userId === null ? 'no-bounce' : 'bounced';
}
