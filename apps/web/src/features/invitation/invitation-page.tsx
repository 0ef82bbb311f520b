import { INVITATION, RULE_SETS } from '@fieldpost/client';
import Link from 'next/link';
import { ask } from '../../connection/server.ts';
import { INVITED_CALENDAR } from '../absence/operations.ts';
import { CALENDAR_DAYS, MatchCalendar } from '../calendar/match-calendar.tsx';
import { JoinButtons } from '../lobby/join-buttons.tsx';
import { OpenMatchFacts } from '../lobby/open-match-facts.tsx';
import { BoardImage } from '../pictures/board-image.tsx';
import { currentPerson } from '../session/current-person.ts';
import styles from '../waiting-room/waiting-room.module.css';
import { ruleSetName } from '../words/sides.ts';

const Void = () => (
  <section className="sheet stack column">
    <p>
      <span className="stamp stamp-soft">Return to sender</span>
    </p>
    <h1>This invitation is not good any more</h1>
    <p>
      Somebody has used it, it has run out, or the match was called off. Ask for another link, or find a match in the
      lobby.
    </p>
    <p>
      <Link className="button button-main" href="/lobby">
        To the lobby
      </Link>
    </p>
  </section>
);

/** What somebody finds behind an invitation's link: who asks, to what, and the seat. */
export async function InvitationPage({ secret }: { readonly secret: string }) {
  const [found, rules, person, planned] = await Promise.all([
    ask(INVITATION, { secret }),
    ask(RULE_SETS, {}),
    currentPerson(),
    ask(INVITED_CALENDAR, { secret, days: CALENDAR_DAYS }),
  ]);
  const invitation = found.ok ? found.value.invitation : null;
  if (invitation === null || !invitation.usable) return <Void />;
  const { match, inviter, side } = invitation;
  const calendars = planned.ok ? (planned.value.invitation?.match.calendar ?? []) : [];
  const ruleSet = rules.ok ? (rules.value.ruleSets.find((each) => each.id === match.ruleSet) ?? null) : null;
  const free = match.seats
    .filter((seat) => seat.user === null && (side === null || seat.side === side))
    .map((seat) => seat.side);
  const here = encodeURIComponent(`/invitation/${secret}`);
  return (
    <div className={styles.room}>
      <section className="sheet stack" aria-labelledby="invitation">
        <p className="telegram" aria-hidden="true">
          <span className="strip">TO WHOM IT MAY CONCERN</span>
          <span className="strip">YOUR COMMAND IS WANTED STOP</span>
        </p>
        <h1 id="invitation">{inviter.name} invites you</h1>
        <p className="lead">
          To a match of {ruleSetName(match.ruleSet)}: <strong>{match.title}</strong>
        </p>
        <OpenMatchFacts match={match} ruleSet={ruleSet} />
        <MatchCalendar match={match} calendars={calendars} zone={person?.timeZone ?? 'UTC'} />
        {person === null ? (
          <p className="row">
            <Link className="button button-main" href={`/sign-up?next=${here}`}>
              Open an account and play
            </Link>
            <Link className="button" href={`/sign-in?next=${here}`}>
              Sign in
            </Link>
          </p>
        ) : (
          <JoinButtons matchId={match.id} sides={free} invitation={secret} />
        )}
        <p>
          <Link href={`/rules/${match.ruleSet}`}>Read the rules first</Link>
        </p>
      </section>
      <BoardImage src={`/pictures/scenarios/${match.ruleSet}/${match.scenario}`} alt="How the match begins" eager />
    </div>
  );
}
