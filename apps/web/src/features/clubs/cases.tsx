import { momentIn } from '../words/moments.ts';
import { PartyForm } from './case-acts.tsx';
import { caseSentence, proposalWords, sideSentence } from './case-words.ts';
import styles from './clubs.module.css';
import { EventAct } from './event-acts.tsx';
import { LegLink } from './leg-link.tsx';
import type { ClubEvent, EventCase, EventLeg } from './operations.ts';
import { namesOf, ownEntryOf } from './words.ts';

type Props = { readonly event: ClubEvent; readonly timeZone: string };
type CaseProps = Props & { readonly one: EventCase; readonly leg: EventLeg };

const ORDER: readonly EventCase['state'][] = ['open', 'decided', 'resumed', 'withdrawn'];

/** CL-090 to CL-098: the cases of an event, those that wait on top. `officer`: with what referees may do. */
export function Cases({ event, timeZone, officer = false }: Props & { readonly officer?: boolean }) {
  const legs = new Map(event.legs.map((leg) => [leg.matchId, leg]));
  const cases = event.cases
    .flatMap((one) => {
      const leg = legs.get(one.matchId);
      return leg === undefined ? [] : [{ one, leg }];
    })
    .toSorted((x, y) => ORDER.indexOf(x.one.state) - ORDER.indexOf(y.one.state));
  if (cases.length === 0) return null;
  return (
    <section className="stack" aria-labelledby="cases">
      <h2 id="cases">Cases</h2>
      {cases.map(({ one, leg }) => (
        <CaseCard
          key={`${one.matchId} ${one.nth}`}
          event={event}
          timeZone={timeZone}
          one={one}
          leg={leg}
          officer={officer}
        />
      ))}
    </section>
  );
}

function CaseCard({ officer, ...props }: CaseProps & { readonly officer: boolean }) {
  const { event, timeZone, one, leg } = props;
  const names = namesOf(event);
  const party = event.mine !== null && (leg.a === event.mine || leg.b === event.mine);
  return (
    <article className={`sheet stack ${styles.case} ${one.state === 'open' ? styles.late : ''}`}>
      <h3 className={styles.cardTitle}>
        <LegLink event={event} id={leg.matchId}>
          {names(leg.a)} – {names(leg.b)}
        </LegLink>{' '}
        {one.state === 'open' ? <span className="stamp">Open</span> : null}
      </h3>
      <p>{one.reason}</p>
      <p className="soft">{caseSentence(one, timeZone)}</p>
      <Evidence {...props} />
      <Statements {...props} />
      <Evaluation {...props} />
      {officer ? <RefereesActs {...props} /> : null}
      {party ? <PartysActs {...props} /> : null}
    </article>
  );
}

/** CL-091: the system's evidence. */
function Evidence({ event, timeZone, one, leg }: CaseProps) {
  const names = namesOf(event);
  if (one.evidence === null) {
    const why =
      one.evidenceHash === null
        ? 'Collecting system evidence.'
        : 'System evidence is visible to players and officers while the match runs.';
    return <p className="small soft">{why}</p>;
  }
  const { sides, extensions, pauses } = one.evidence;
  return (
    <ul className={styles.evidence}>
      {sides.slice(0, 2).map((side, index) => (
        <li key={side.side}>{sideSentence(names(index === 0 ? leg.a : leg.b), side)}</li>
      ))}
      {extensions > 0 ? <li>The deadline was extended.</li> : null}
      {pauses.map(({ from, to, reason }) => (
        <li key={from}>
          Clocks paused from {momentIn(timeZone, from)}
          {to === null ? '' : ` to ${momentIn(timeZone, to)}`}: {reason}
        </li>
      ))}
    </ul>
  );
}

function Statements({ event, timeZone, one }: CaseProps) {
  const names = namesOf(event);
  return one.statements.map(({ entry, text, at }) => (
    <figure key={entry} className={styles.statement}>
      <blockquote>{text}</blockquote>
      <figcaption className="small soft">
        {names(entry)}, {momentIn(timeZone, at)}
      </figcaption>
    </figure>
  ));
}

/**
 * CL-092: the evaluation of the match as a bar, sealed until the decision. It names everybody who opened it before
 * (CL-006).
 */
function Evaluation({ event, timeZone, one }: CaseProps) {
  const nameOf = (userId: string) => event.entries.find((entry) => entry.userId === userId)?.name ?? 'A referee';
  return (
    <>
      {one.evaluation === null ? null : <EvaluationBar evaluation={one.evaluation} />}
      {one.evaluated && one.evaluation === null ? (
        <p className="small soft">The system has played the position out. The result is sealed until the decision.</p>
      ) : null}
      {one.openings.map(({ userId, at }) => (
        <p key={userId} className="small soft">
          {nameOf(userId)} opened the sealed part {momentIn(timeZone, at)}.
        </p>
      ))}
    </>
  );
}

function EvaluationBar({ evaluation }: { readonly evaluation: NonNullable<EventCase['evaluation']> }) {
  const { e, counted, playouts, bot } = evaluation;
  const share = Math.round((e / (2 * playouts)) * 100);
  const words = `${playouts} matches played out by “${bot}” from here: ${share} of 100 points for the first side. Proposed: ${proposalWords(evaluation)}.`;
  return (
    <figure className={styles.statement}>
      <svg viewBox="0 0 100 8" className={styles.evaluation} role="img" aria-label={words}>
        <rect width={share} height="8" className={styles.first} />
        <rect x={share} width={100 - share} height="8" className={styles.second} />
        {[15, 40, 60, 85].map((bound) => (
          <path key={bound} d={`M${bound} 0V8`} className={styles.bound} />
        ))}
      </svg>
      <figcaption className="small">
        {words} {counted === e ? '' : 'Slow play cannot win: it counts as a draw at most.'}
      </figcaption>
    </figure>
  );
}

/** A referee's acts besides the decision. */
function RefereesActs({ event, one }: CaseProps) {
  if (one.state !== 'open' || !one.stopped || !one.evaluated || one.evaluation !== null) return null;
  return (
    <div className="stack">
      <EventAct id={event.id} act={{ type: 'open-evaluation', leg: one.matchId }}>
        Open sealed part
      </EventAct>
      <p className="small soft">Both sides will see that you opened it.</p>
    </div>
  );
}

function PartysActs({ event, one }: CaseProps) {
  const leg = one.matchId;
  const said = one.statements.some(({ entry }) => entry === ownEntryOf(event));
  const mayState = one.state === 'open' && !said && Date.parse(one.statementsUntil) > Date.now();
  return (
    <>
      {mayState ? (
        <PartyForm
          id={event.id}
          act={{ type: 'add-statement', leg }}
          member="text"
          title="Make a statement"
          label="Your statement"
          hint="Up to 2,000 characters, once; visible to both sides and the referees."
          least={1}
          most={2_000}
        />
      ) : null}
      {one.state === 'decided' ? (
        <PartyForm
          id={event.id}
          act={{ type: 'appeal', leg }}
          member="reason"
          title="Appeal"
          label="Why the decision is wrong"
          hint="10 to 1,000 characters, once, within 72 hours. Another referee decides."
          least={10}
          most={1_000}
        />
      ) : null}
    </>
  );
}
