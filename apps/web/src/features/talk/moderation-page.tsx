import { notFound, redirect } from 'next/navigation';
import { ask } from '../../connection/server.ts';
import { currentPerson } from '../session/current-person.ts';
import { REPORTS } from './operations.ts';
import { ReportCard } from './report-card.tsx';

/** Open reports for a moderator, the oldest first. Everybody else gets a 404. */
export async function ModerationPage() {
  const [person, answer] = await Promise.all([currentPerson(), ask(REPORTS, {})]);
  if (person === null) redirect('/sign-in?next=/moderation');
  if (!answer.ok) notFound();
  const { reports } = answer.value;
  return (
    <>
      <header className="page-head">
        <h1>Reported messages</h1>
      </header>
      {reports.length === 0 ? <p className="lead">No open reports.</p> : null}
      <div className="stack column">
        {reports.map((report) => (
          <ReportCard key={report.id} report={report} zone={person.timeZone} />
        ))}
      </div>
    </>
  );
}
