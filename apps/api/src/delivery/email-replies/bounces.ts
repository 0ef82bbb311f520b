import type { Context } from '../../context.ts';
import { cutText } from '../../platform/cut-text.ts';
import { oneLine } from '../../platform/mail/mailer.ts';
import { noteBounce } from './store.ts';

/** A delivery report about one letter (RFC 3464). */
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
  const diagnostic = cutText(oneLine(said.replace(/\s+/g, ' ')), 300);
  return report.action === '' ? null : { ...report, diagnostic };
}

/**
 * Status codes for "no such mailbox" (RFC 3463, 3.2 and 3.3): a bad address, a moved one, or a disabled one. A full
 * mailbox, a server that was down for days, and a wrong spam filter are temporary and do not count.
 */
const NO_SUCH_MAILBOX = /^5\.(?:1\.(?:0|1|2|3|6|10)|2\.1)$/;
/** Phrases of servers without status codes. */
const SAYS_SO =
  /user unknown|unknown user|no such (?:user|mailbox|recipient|address)|(?:mailbox|user|account|recipient) (?:does not exist|not found|unknown)/i;

const isForGood = ({ status, diagnostic }: Report): boolean =>
  NO_SUCH_MAILBOX.test(status) || (/^5\.0\.0$/.test(status) && SAYS_SO.test(diagnostic));

/**
 * Heeds a letter that came back. "Delayed" is no reason to do anything. Where there is no such mailbox, no more letters go out; other
 * failures are counted, and end mail only where nothing has arrived for days.
 */
export async function recordBounce(
  context: Context,
  notificationId: string,
  raw: string,
): Promise<'bounced' | 'counted' | 'no-bounce'> {
  const report = reportOf(raw);
  if (report?.action !== 'failed') return 'no-bounce';
  const reason = `${report.status} ${report.diagnostic}`.trim();
  const forGood = isForGood(report);
  const noted = await noteBounce(context, { notificationId, reason, forGood, now: context.clock.now() });
  if (noted === null) return 'no-bounce';
  context.log.warn({ notificationId, status: report.status, ...noted }, 'a letter came back');
  return noted.ended ? 'bounced' : 'counted';
}
