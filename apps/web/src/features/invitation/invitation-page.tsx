import { INVITATION, RULE_SETS } from '@fieldpost/client';
import Link from 'next/link';
import { ask } from '../../connection/server.ts';
import { ruleSetName, sideName } from '../../games/index.ts';
import { INVITED_CALENDAR } from '../attendance/operations.ts';
import { CALENDAR_DAYS, MatchCalendar } from '../calendar/match-calendar.tsx';
import { JoinButtons } from '../lobby/join-buttons.tsx';
import { OpenMatchFacts } from '../lobby/open-match-facts.tsx';
import { BoardImage } from '../pictures/board-image.tsx';
import { currentPerson } from '../session/current-person.ts';
import styles from '../waiting-room/waiting-room.module.css';
import { TakeOverButtons } from './take-over-buttons.tsx';

const Void = () => (
  <section className="sheet stack column">
    <p>
      <span className="stamp stamp-soft">Return to sender</span>
    </p>
    <h1>This invitation is no longer valid</h1>
    <p>It was used, has expired, or the match was cancelled. Ask for a new link, or find a match in the lobby.</p>
    <p>
      <Link className="button button-main" href="/lobby">
        Open the lobby
      </Link>
    </p>
  </section>
);

type Found = NonNullable<Awaited<ReturnType<typeof look>>>;

/** Reads who invites, to which match, when its clocks stop, and the seats that the link offers. */
async function look(secret: string) {
  const [found, rules, person, planned] = await Promise.all([
    ask(INVITATION, { secret }),
    ask(RULE_SETS, {}),
    currentPerson(),
    ask(INVITED_CALENDAR, { secret, days: CALENDAR_DAYS }),
  ]);
  const invitation = found.ok ? found.value.invitation : null;
  if (invitation === null || !invitation.usable) return null;
  const { match, side } = invitation;
  const arranged = planned.ok ? planned.value.invitation?.match : undefined;
  const ruleSet = rules.ok ? (rules.value.ruleSets.find((each) => each.id === match.ruleSet) ?? null) : null;
  const takesOver = match.status === 'playing';
  const wanted = takesOver
    ? (arranged?.arrangements.seats ?? []).filter(({ vacantSince }) => vacantSince !== null)
    : match.seats.filter(({ user }) => user === null);
  const sides = wanted.map((seat) => seat.side).filter((one) => side === null || one === side);
  return { ...invitation, ruleSet, person, takesOver, sides, calendars: arranged?.calendar ?? [] };
}

function Ways({ found, secret }: { readonly found: Found; readonly secret: string }) {
  const { person, match, sides, takesOver } = found;
  const here = encodeURIComponent(`/invitation/${secret}`);
  if (person === null)
    return (
      <p className="row">
        <Link className="button button-main" href={`/sign-up?next=${here}`}>
          Create account and play
        </Link>
        <Link className="button" href={`/sign-in?next=${here}`}>
          Sign in
        </Link>
      </p>
    );
  const Buttons = takesOver ? TakeOverButtons : JoinButtons;
  return <Buttons matchId={match.id} ruleSet={match.ruleSet} sides={sides} invitation={secret} />;
}

/** The page behind an invitation's link: the host, the match, and the seat. */
export async function InvitationPage({ secret }: { readonly secret: string }) {
  const found = await look(secret);
  if (found === null) return <Void />;
  const { match, inviter, ruleSet, person, takesOver, calendars, sides } = found;
  return (
    <div className={styles.room}>
      <section className="sheet stack" aria-labelledby="invitation">
        <p className="telegram" aria-hidden="true">
          <span className="strip">TO WHOM IT MAY CONCERN</span>
          <span className="strip">YOUR COMMAND IS WANTED STOP</span>
        </p>
        <h1 id="invitation">
          <bdi>{inviter.name}</bdi> {takesOver ? 'asks you to take over a seat' : 'invites you'}
        </h1>
        <p className="lead">
          {takesOver
            ? `${[...new Set(sides)].map((one) => sideName(match.ruleSet, one)).join(', ')} in a match of `
            : 'To a match of '}
          {ruleSetName(match.ruleSet)}: <strong>{match.title}</strong>
        </p>
        {takesOver ? (
          <p>
            The match is in progress ({match.step === 1 ? '1 step' : `${match.step} steps`} played). You get the seat’s
            information, its standing orders and a full clock.
          </p>
        ) : null}
        <OpenMatchFacts match={match} ruleSet={ruleSet} open={sides} />
        <MatchCalendar match={match} calendars={calendars} zone={person?.timeZone ?? 'UTC'} />
        <Ways found={found} secret={secret} />
        <p>
          <Link href={`/rules/${match.ruleSet}`}>Read the rules first</Link>
        </p>
      </section>
      <BoardImage src={`/pictures/scenarios/${match.ruleSet}/${match.scenario}`} alt="The starting position" eager />
    </div>
  );
}
