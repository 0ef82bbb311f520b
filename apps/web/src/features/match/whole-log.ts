/** The log from the first step on, fetched page by page from the newest backwards. */
import { ask } from '../../connection/browser.ts';
import { LOG_PAGE, type LogEntry } from './operations.ts';

/** The most that the service tells in one answer. */
const PAGE = 500;

/**
 * All steps of a match below `before`, oldest first. If a page fails, the oldest steps are missing. Calls `onPage` after each page with the
 * steps so far; `asking` is the identity of the requests.
 */
export async function wholeLog(
  id: string,
  before: number,
  onPage: (known: readonly LogEntry[]) => void = () => {},
  asking: typeof ask = ask,
): Promise<readonly LogEntry[]> {
  let known: readonly LogEntry[] = [];
  for (let end = before; end > 0; ) {
    const answer = await asking(LOG_PAGE, { id, before: end, last: PAGE });
    const page = answer.ok ? (answer.value.match?.log ?? []) : [];
    if (page.length === 0) break;
    known = [...page, ...known];
    onPage(known);
    end = page[0]?.index ?? 0;
  }
  return known;
}
