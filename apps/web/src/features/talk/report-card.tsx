'use client';
import Link from 'next/link';
import { useRouter } from 'next/navigation';
import { ask } from '../../connection/browser.ts';
import { Button } from '../../design/button.tsx';
import { FaultNotice } from '../forms/fault-notice.tsx';
import { useSending } from '../forms/use-sending.ts';
import { momentIn } from '../words/moments.ts';
import { DECIDE_REPORT, type Report, type Verdict } from './operations.ts';
import styles from './talk.module.css';

const VERDICTS: readonly (readonly [verdict: Verdict, words: string, kind: string])[] = [
  ['dismiss', 'Dismiss report', 'button'],
  ['hide', 'Remove message', 'button'],
  ['silence', 'Remove message and mute author for a week', 'button button-danger'],
];

/** One reported letter: what was written, why it was reported, and what can be done. */
export function ReportCard({ report, zone }: { readonly report: Report; readonly zone: string }) {
  const { busy, fault, run } = useSending();
  const router = useRouter();
  const decide = async (verdict: Verdict): Promise<void> => {
    if ((await run(() => ask(DECIDE_REPORT, { id: report.id, verdict }))) !== null) router.refresh();
  };
  return (
    <article className="sheet stack" aria-label={`A message from ${report.authorName}`}>
      <p className={styles.head}>
        <strong>{report.authorName}</strong> wrote in{' '}
        <Link href={`/matches/${report.matchId}`} prefetch={false}>
          {report.matchTitle}
        </Link>
        , <time dateTime={report.writtenAt}>{momentIn(zone, report.writtenAt)}</time>:
      </p>
      <blockquote className={styles.body}>{report.text}</blockquote>
      <p>
        {report.reporterName}: “{report.reason}”
      </p>
      {report.hiddenBefore === 0 ? null : (
        <p className="soft">Messages of this author removed before: {report.hiddenBefore}.</p>
      )}
      <div className="row">
        {VERDICTS.map(([verdict, words, kind]) => (
          <Button key={verdict} className={kind} waits={busy} onClick={() => void decide(verdict)}>
            {words}
          </Button>
        ))}
      </div>
      <FaultNotice fault={fault} />
    </article>
  );
}
