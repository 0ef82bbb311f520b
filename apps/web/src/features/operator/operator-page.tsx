import Link from 'next/link';
import { notFound, redirect } from 'next/navigation';
import { ask } from '../../connection/server.ts';
import { TextField } from '../forms/text-field.tsx';
import { currentPerson } from '../session/current-person.ts';
import { Awake } from '../shell/awake.tsx';
import { momentIn } from '../words/moments.ts';
import { type AccountForOperator, type AuditEntry, OPERATOR_DESK } from './operations.ts';
import { PersonActions } from './person-actions.tsx';
import { TitleForm } from './title-form.tsx';
import { actionWords, untilWords } from './words.ts';

type Props = { readonly search: string; readonly subject: string | null; readonly before: string | null };

/** Lists accounts and titles, and the operators' actions on them. Everybody but operators gets a 404. */
export async function OperatorPage({ search, subject, before }: Props) {
  const [person, answer] = await Promise.all([currentPerson(), ask(OPERATOR_DESK, { search, subject, before })]);
  if (person === null) redirect('/sign-in?next=/operator');
  if (!answer.ok && answer.fault.code === 'SIGN_IN_AGAIN') return <SignInAgain />;
  if (!answer.ok) notFound();
  const { accounts: people, auditLog: actions } = answer.value;
  return (
    <>
      <header className="page-head">
        <h1>Operator</h1>
      </header>
      <div className="stack column">
        <Search search={search} />
        {search !== '' && people.length === 0 ? <p className="lead">No one found.</p> : null}
        {people.map((one) => (
          <PersonCard key={one.id} person={one} zone={person.timeZone} />
        ))}
        <TitleForm />
        <Awake />
        <AuditEntries actions={actions} subject={subject} zone={person.timeZone} />
      </div>
    </>
  );
}

function SignInAgain() {
  return (
    <section className="sheet stack column">
      <h1>Sign in again</h1>
      <p className="lead">Operators must have signed in within the last 12 hours.</p>
      <p>
        <Link className="button button-main" href="/sign-in?next=/operator">
          Sign in
        </Link>
      </p>
    </section>
  );
}

function Search({ search }: { readonly search: string }) {
  return (
    <search>
      <form className="sheet stack" action="/operator" aria-label="Find people">
        <TextField
          label="Find people"
          name="search"
          type="search"
          defaultValue={search}
          hint="Id, at least 3 letters of the name, or the start of the name or email address"
          required
        />
        <button type="submit" className="button button-main">
          Find
        </button>
      </form>
    </search>
  );
}

/** Unusual facts about an account, in words. */
function marksOf(person: AccountForOperator, zone: string): readonly string[] {
  const { suspendedUntil, suspendedFor, silencedUntil, mailBounce } = person;
  return [
    ...(suspendedUntil === null ? [] : [`Suspended ${untilWords(zone, suspendedUntil)}: ${suspendedFor ?? ''}`]),
    ...(silencedUntil === null ? [] : [`Cannot send messages until ${momentIn(zone, silencedUntil)}`]),
    ...(person.operator ? ['Operator'] : []),
    ...(person.moderator ? ['Moderator'] : []),
    ...(person.demo ? ['Demo account'] : []),
    ...(person.emailVerified ? [] : ['Email address not confirmed']),
    ...(mailBounce === null ? [] : [`Email bounces: ${mailBounce}`]),
  ];
}

const counted = (count: number, one: string, many: string): string => `${count} ${count === 1 ? one : many}`;

/** How much somebody is about, in words. */
const countsOf = ({ sessions, tokens, playing }: AccountForOperator): string =>
  [
    counted(sessions, 'session', 'sessions'),
    counted(tokens, 'token', 'tokens'),
    counted(playing, 'running match', 'running matches'),
  ].join(', ');

function PersonCard({ person, zone }: { readonly person: AccountForOperator; readonly zone: string }) {
  const marks = marksOf(person, zone);
  return (
    <article className="sheet stack" aria-label={person.name}>
      <h2>
        <Link href={`/users/${person.id}`} prefetch={false}>
          <bdi>{person.name}</bdi>
        </Link>
      </h2>
      <p className="typed">{person.email}</p>
      <p className="soft">
        Since <time dateTime={person.createdAt}>{person.createdAt.slice(0, 10)}</time>, {countsOf(person)}.{' '}
        <Link href={`/operator?search=${encodeURIComponent(person.id)}&subject=${encodeURIComponent(person.id)}`}>
          Audit log
        </Link>
      </p>
      {marks.length === 0 ? null : (
        <ul>
          {marks.map((mark) => (
            <li key={mark}>{mark}</li>
          ))}
        </ul>
      )}
      {person.operator ? (
        <p className="soft">Operators cannot be changed here. Remove the role on the command line first.</p>
      ) : (
        <PersonActions person={person} />
      )}
    </article>
  );
}

/** Entries on a full page of the audit log. */
const FULL_PAGE = 50;

function AuditEntries({
  actions,
  subject,
  zone,
}: {
  readonly actions: readonly AuditEntry[];
  readonly subject: string | null;
  readonly zone: string;
}) {
  const last = actions.length === FULL_PAGE ? actions.at(-1) : undefined;
  const older = new URLSearchParams({ ...(subject === null ? {} : { subject }), before: last?.id ?? '' });
  return (
    <section className="sheet stack" aria-labelledby="actions">
      <h2 id="actions">{subject === null ? 'Audit log' : 'Audit log of one person'}</h2>
      {actions.length === 0 ? <p>Nothing yet.</p> : null}
      <ol className="plain-list stack">
        {actions.map((action) => (
          <li key={action.id}>
            <time className="soft" dateTime={action.at}>
              {momentIn(zone, action.at)}
            </time>
            <br />
            {actionWords(action)}
          </li>
        ))}
      </ol>
      {last === undefined ? null : <Link href={`/operator?${older}`}>Older</Link>}
    </section>
  );
}
