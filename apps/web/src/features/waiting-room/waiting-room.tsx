import { MATCH_IN_LIST, type MatchInList, type Me, RULE_SETS } from '@fieldpost/client';
import Link from 'next/link';
import { ask } from '../../connection/server.ts';
import { ruleSetName } from '../../games/index.ts';
import { READY_CHECK } from '../attendance/operations.ts';
import { CALENDAR_DAYS, MatchCalendar } from '../calendar/match-calendar.tsx';
import { OpenMatchFacts } from '../lobby/open-match-facts.tsx';
import { WayIn } from '../lobby/way-in.tsx';
import { BoardImage } from '../pictures/board-image.tsx';
import { currentPerson } from '../session/current-person.ts';
import { Awake } from '../shell/awake.tsx';
import { CallOff, InviteForms, ReadyCheckCall, RoomTalk, WhenItBegins } from './entry.tsx';
import styles from './waiting-room.module.css';

const freeSides = ({ seats }: MatchInList): readonly string[] =>
  seats.filter(({ user }) => user === null).map(({ side }) => side);

const waitsFor = (free: number): string => (free > 1 ? `Waiting for ${free} players` : 'Waiting for a player');

/** The reader's role: the creator, a seated player, anybody else. */
type Role = 'creator' | 'seated' | 'other';

function roleOf(match: MatchInList, personId: string | null): Role {
  if (personId === null) return 'other';
  if (match.creator.id === personId) return 'creator';
  return match.seats.some(({ user }) => user?.id === personId) ? 'seated' : 'other';
}

function Ways({ match, role }: { readonly match: MatchInList; readonly role: Role }) {
  const free = freeSides(match);
  if (role === 'other') return <WayIn match={match} next={`/matches/${match.id}`} />;
  return (
    <>
      {free.length > 0 && role === 'creator' ? (
        <InviteForms matchId={match.id} ruleSet={match.ruleSet} sides={[...new Set(free)]} />
      ) : null}
      <CallOff matchId={match.id} creator={role === 'creator'} />
    </>
  );
}

type BesideProps = { readonly match: MatchInList; readonly person: Me | null };

/** The ground, the ways in and out, and the talk of those who sit already. */
function RatingShown({ match, person }: BesideProps) {
  const role = roleOf(match, person?.id ?? null);
  return (
    <div className="stack">
      <BoardImage src={`/pictures/scenarios/${match.ruleSet}/${match.scenario}`} alt="The starting position" eager />
      <Ways match={match} role={role} />
      {person !== null && role !== 'other' ? <RoomTalk match={match} me={person.id} zone={person.timeZone} /> : null}
      <Awake />
    </div>
  );
}

/** A match that has not begun: who sits already, how to bring in the other, and the way out. */
export async function WaitingRoom({ id }: { readonly id: string }) {
  const [found, rules, person, arranged] = await Promise.all([
    ask(MATCH_IN_LIST, { id }),
    ask(RULE_SETS, {}),
    currentPerson(),
    ask(READY_CHECK, { id, days: CALENDAR_DAYS }),
  ]);
  const match = found.ok ? found.value.match : null;
  if (match === null) return null;
  const ruleSet = rules.ok ? (rules.value.ruleSets.find((each) => each.id === match.ruleSet) ?? null) : null;
  const plan = arranged.ok ? arranged.value.match : null;
  const zone = person?.timeZone ?? 'UTC';
  return (
    <div className={styles.room}>
      <section className="sheet stack" aria-labelledby="match">
        <p className="caption">{ruleSetName(match.ruleSet)}</p>
        <h1 id="match">{match.title}</h1>
        <p>
          <span className="stamp">{waitsFor(freeSides(match).length)}</span>
        </p>
        <OpenMatchFacts match={match} ruleSet={ruleSet} />
        {plan ? (
          <ReadyCheckCall
            matchId={id}
            ruleSet={match.ruleSet}
            arrangements={plan.arrangements}
            side={match.you?.side ?? null}
            zone={zone}
          />
        ) : null}
        <WhenItBegins id={match.id} />
        <p className="small">
          <Link href={`/matches/${match.id}/dice`}>Dice: commitment and salts</Link>
        </p>
        {plan ? <MatchCalendar match={match} calendars={plan.calendar} zone={zone} /> : null}
      </section>
      <RatingShown match={match} person={person} />
    </div>
  );
}
