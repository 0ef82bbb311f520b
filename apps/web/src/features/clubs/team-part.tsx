import Link from 'next/link';
import { ask } from '../../connection/server.ts';
import { momentIn } from '../words/moments.ts';
import styles from './clubs.module.css';
import { MayEnter } from './entering.tsx';
import { EventAct } from './event-acts.tsx';
import { Entered, NextMatch } from './my-part.tsx';
import { CLUB, type ClubEvent, type EventEntry, type LogLine, type Member } from './operations.ts';
import { AskPlayer, EnterTeam, LineUp, TakeBoard } from './team-forms.tsx';
import { HandTeam } from './transfer-team.tsx';
import { lateWords, namesOf, ownEntryOf } from './words.ts';

type Props = {
  readonly event: ClubEvent;
  readonly log: readonly LogLine[];
  readonly timeZone: string;
  /** The account of the reader; null: a stranger. */
  readonly reader: string | null;
};

const FORMING: readonly ClubEvent['state'][] = ['entries', 'muster'];

/** CL-125, CL-196: what I am to do in an event of teams: say whether I play, play my board, lead my team. */
export async function TeamPart(props: Props) {
  const { event, log, timeZone } = props;
  const { state, mine, leads, askedInto } = event;
  const isOver = !FORMING.includes(state) && state !== 'running';
  if (isOver) return null;
  const free = await freeMembers(props);
  const plays = event.entries.find(({ id }) => id === mine)?.team != null;
  return (
    <>
      {askedInto === null ? null : <Asked event={event} team={askedInto} />}
      {state === 'running' && plays ? <NextMatch event={event} log={log} timeZone={timeZone} /> : null}
      {FORMING.includes(state) && askedInto === null ? <Forming {...props} free={free} /> : null}
      {leads === null ? null : <Captain event={event} team={leads} free={free} timeZone={timeZone} />}
    </>
  );
}

/** Members of the club who have no part in the event yet: those whom a captain asks first. Nobody to a reader who leads nothing. */
async function freeMembers({ event, reader }: Props): Promise<readonly Member[]> {
  const mayLead =
    event.leads !== null || (FORMING.includes(event.state) && event.mine === null && event.askedInto === null);
  if (reader === null || !mayLead) return [];
  const found = await ask(CLUB, { slug: event.club.slug });
  const members = found.ok ? (found.value.club?.members ?? []) : [];
  const there = new Set(event.entries.flatMap(({ userId, state }) => (state === 'withdrawn' ? [] : [userId])));
  return members.filter(({ id, state }) => state === 'member' && id !== reader && !there.has(id));
}

/** Nobody is in a team without having said so. */
function Asked({ event, team }: { readonly event: ClubEvent; readonly team: string }) {
  const found = event.entries.find(({ id }) => id === team);
  return (
    <section className={`sheet stack ${styles.next}`} aria-labelledby="asked">
      <h2 id="asked">Team invitation</h2>
      <p>
        <bdi>{found?.captain}</bdi> asks you to play for{' '}
        <b>
          <bdi>{found?.name}</bdi>
        </b>
        .
      </p>
      <p className="small">{lateWords(event.settings)}</p>
      <div className="row">
        <MayEnter event={event}>
          <EventAct id={event.id} act={{ type: 'join' }} main>
            Join {found?.name ?? 'the team'}
          </EventAct>
        </MayEnter>
        <EventAct id={event.id} act={{ type: 'join', accept: false }}>
          Decline
        </EventAct>
      </div>
    </section>
  );
}

type FormingProps = Props & { readonly free: readonly Member[] };

function Forming({ event, timeZone, reader, free }: FormingProps) {
  const { id, mine } = event;
  const own = ownEntryOf(event);
  const team = event.entries.find((one) => one.id === own);
  return (
    <section className={`sheet stack ${styles.next}`} aria-labelledby="mine">
      <h2 id="mine">{mine === null ? 'Take part' : 'Your team'}</h2>
      <p>Starts {momentIn(timeZone, event.startsAt)}.</p>
      {mine !== null && team !== undefined ? (
        <OwnTeam event={event} team={team} timeZone={timeZone} />
      ) : reader !== null ? (
        <>
          <p className="small">
            A team has {event.settings.boards} boards. {lateWords(event.settings)}
          </p>
          <MayEnter event={event}>
            <EnterTeam id={id} members={free} boards={event.settings.boards} />
          </MayEnter>
        </>
      ) : (
        <p>
          <Link href={`/sign-in?next=${encodeURIComponent(`/events/${id}`)}`}>Sign in</Link> to enter a team.
        </p>
      )}
    </section>
  );
}

/** The state of the player's own team. Its captain checks in and withdraws it, and any member may leave it. */
function OwnTeam({
  event,
  team,
  timeZone,
}: {
  readonly event: ClubEvent;
  readonly team: EventEntry;
  readonly timeZone: string;
}) {
  const leads = event.leads === team.id;
  const { length } = event.tables.squads?.find(({ id }) => id === team.id)?.squad ?? [];
  const missing = event.settings.boards - length;
  return (
    <div className="stack">
      {leads ? null : (
        <p>
          You play for{' '}
          <b>
            <bdi>{team.name}</bdi>
          </b>
          . Captain: <bdi>{team.captain}</bdi>.
        </p>
      )}
      {missing > 0 ? (
        <p>
          {missing === 1 ? '1 board has' : `${missing} boards have`} no player yet. A team can check in when every board
          has one.
        </p>
      ) : leads ? (
        <Entered event={event} entry={team} timeZone={timeZone} />
      ) : null}
      <EventAct id={event.id} act={{ type: 'withdraw' }}>
        {leads ? 'Withdraw team' : 'Leave team'}
      </EventAct>
    </div>
  );
}

type CaptainProps = {
  readonly event: ClubEvent;
  readonly team: string;
  readonly free: readonly Member[];
  readonly timeZone: string;
};

/** CL-125, CL-128: what a captain orders. */
function Captain({ event, team, free, timeZone }: CaptainProps) {
  const names = namesOf(event);
  const { squad = [], absent = [] } = event.tables.squads?.find(({ id }) => id === team) ?? {};
  const asked = event.entries.filter((one) => one.team === team && one.state === 'asked');
  const { locksAt } = event;
  const locked = locksAt === null || Date.parse(locksAt) <= Date.now();
  const heirs = squad.flatMap((id) => (id === event.mine ? [] : [{ id, name: names(id) }]));
  return (
    <section className="sheet stack" aria-labelledby="captain">
      <h2 id="captain">You lead {names(team)}</h2>
      <p className="small">{lockWords(locksAt, locked, timeZone)}</p>
      <Order event={event} squad={squad} absent={absent} locked={locked} />
      {asked.map((one) => (
        <div key={one.id} className="row">
          <span>
            <bdi>{one.name}</bdi> has not answered yet.
          </span>
          <EventAct id={event.id} act={{ type: 'drop-player', player: one.id }}>
            Withdraw invitation
            <span className="unseen">
              {' '}
              to <bdi>{one.name}</bdi>
            </span>
          </EventAct>
        </div>
      ))}
      {squad.length + asked.length < 2 * event.settings.boards ? <AskPlayer id={event.id} members={free} /> : null}
      <TakeBoards event={event} team={team} squad={squad} />
      <HandTeam id={event.id} people={heirs} />
    </section>
  );
}

type OrderProps = {
  readonly event: ClubEvent;
  readonly squad: readonly string[];
  readonly absent: readonly string[];
  readonly locked: boolean;
};

/** The line-up, to be changed while it may. */
function Order({ event, squad, absent, locked }: OrderProps) {
  const names = namesOf(event);
  const { boards } = event.settings;
  if (!locked && squad.length > 0)
    return (
      <LineUp
        key={squad.join(' ')}
        id={event.id}
        squad={squad.map((id) => ({ id, name: names(id) }))}
        absent={absent}
        boards={boards}
        rounds={event.state === 'running'}
      />
    );
  return (
    <ol className="plain-list">
      {squad.map((id, index) => (
        <li key={id}>
          <span className="small soft">{index < boards ? `Board ${index + 1}` : 'Reserve'}</span> {names(id)}
        </li>
      ))}
    </ol>
  );
}

function lockWords(locksAt: string | null, locked: boolean, timeZone: string): string {
  if (locksAt === null) return 'No more rounds: line-ups are final.';
  const moment = momentIn(timeZone, locksAt);
  return locked
    ? `Line-ups have been locked since ${moment} until the next round opens.`
    : `Line-ups for the next round lock at ${moment}. Players marked away are skipped, and those below move up.`;
}

/** CL-128: boards of the team that are being played, for a reserve to take over. */
function TakeBoards({
  event,
  team,
  squad,
}: {
  readonly event: ClubEvent;
  readonly team: string;
  readonly squad: readonly string[];
}) {
  const names = namesOf(event);
  const ours = (id: string): boolean => event.entries.find((one) => one.id === id)?.team === team;
  const open = event.legs.filter(
    ({ a, b, state }) => (state === 'running' || state === 'late') && (ours(a) || ours(b)),
  );
  const round = Math.max(0, ...event.legs.map((leg) => leg.round));
  const playing = new Set(
    event.legs.filter((leg) => leg.round === round && leg.state !== 'annulled').flatMap(({ a, b }) => [a, b]),
  );
  const reserves = squad.filter((id) => !playing.has(id)).map((id) => ({ id, name: names(id) }));
  if (open.length === 0 || reserves.length === 0) return null;
  const boards = open.map((leg) => ({
    id: leg.matchId,
    name: `Board ${leg.board}, ${names(ours(leg.a) ? leg.a : leg.b)}`,
  }));
  return <TakeBoard id={event.id} boards={boards} reserves={reserves} />;
}
