import styles from './clubs.module.css';
import type { ClubEvent } from './operations.ts';
import { PrintButton } from './print-button.tsx';

/** CL-152 to CL-155: what a club takes to its own page, its calendar and its wall. */
export function Downloads({ event }: { readonly event: ClubEvent }) {
  const at = (file: string): string => `/api/v1/events/${event.id}/downloads/${file}`;
  const has = (...formats: readonly string[]): boolean => !formats.includes(event.format);
  const downloads = [
    ...(has('list') ? [['table.csv', 'Standings (CSV)'] as const, ['fixtures.csv', 'Fixtures (CSV)'] as const] : []),
    ...(has('ladder', 'list') ? [['crosstable.csv', 'Cross-table (CSV)'] as const] : []),
    ['entries.csv', 'Entries (CSV)'],
    ...(has('list') ? [['decisions.csv', 'Decisions (CSV)'] as const] : []),
    ...(has('ladder', 'team', 'list') ? [['report.trf', 'Report for other programs (TRF)'] as const] : []),
    // CL-129: a list has no rounds, and nothing of it is decided.
    ...(has('list') ? [['calendar.ics', 'Round calendar'] as const] : []),
    ['news.atom', 'News feed'],
    ['news.json', 'News feed (JSON)'],
  ] as const;
  return (
    <section className={`sheet stack ${styles.acts}`} aria-labelledby="downloads">
      <h2 id="downloads">Downloads and feeds</h2>
      <ul className={`plain-list ${styles.downloads}`}>
        {downloads.map(([file, title]) => (
          <li key={file}>
            <a href={at(file)} download={/\.(csv|trf)$/.test(file) ? file : undefined}>
              {title}
            </a>
          </li>
        ))}
        <li>
          <PrintButton />
        </li>
      </ul>
    </section>
  );
}
