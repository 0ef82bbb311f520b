import Link from 'next/link';
import { canTry } from '../../games/index.ts';
import { AwayFold } from '../attendance/away-fold.tsx';
import { FollowMatch } from '../follow/follow-match.tsx';
import { GuestNotice } from '../guest/guest-notice.tsx';
import { Agreements } from './agreements.tsx';
import { CommandLine } from './command-line.tsx';
import { ForPages } from './for-pages.tsx';
import { HintButton } from './hint-strip.tsx';
import type { PaceName } from './pace.ts';
import { SideList } from './side-list.tsx';
import type { HintState } from './use-hint.ts';
import type { LiveMatch } from './use-match.ts';

type Props = {
  readonly live: LiveMatch;
  readonly hint: HintState;
  /** The step that the replay shows; null: the match as it is. */
  readonly shown: number | null;
  readonly zone: string;
  /** The viewer's id; null: they have no account. */
  readonly me: string | null;
  readonly guest: boolean;
  readonly pace: PaceName;
  readonly setPace: (pace: PaceName) => void;
  readonly holding: readonly [boolean, (hold: boolean) => void];
  readonly onReplay: (() => void) | null;
};

/** A running match by its players alone, for nobody else may see where it stands. */
const canBeTried = ({ ruleSet, status, you }: LiveMatch['match']): boolean =>
  canTry(ruleSet, status !== 'finished') && (status === 'finished' || you !== null);

/** All about the match as a whole: who plays, with how much time, what can be agreed, and what is done while somebody is away. */
export function MatchSheet({ live, hint, shown, zone, me, guest, pace, setPace, holding, onReplay }: Props) {
  const { match } = live;
  // The table renders again as its clock ticks, and so does this.
  const age = Math.max(0, Date.now() - live.at);
  return (
    <>
      {guest ? <GuestNotice next={`/matches/${match.id}`} /> : null}
      <SideList match={match} age={age} />
      {me !== null && match.you === null && match.listed ? <FollowMatch id={match.id} title={match.title} /> : null}
      {match.hints ? <HintButton state={hint} /> : null}
      <Agreements live={live} pace={pace} setPace={setPace} holding={holding} onReplay={onReplay} />
      <CommandLine live={live} />
      {canBeTried(match) ? (
        <p>
          <Link className="button" prefetch={false} href={`/matches/${match.id}/try?step=${shown ?? match.step}`}>
            Try it out
          </Link>{' '}
          <span className="small soft">Move all sides on a copy. The match does not change.</span>
        </p>
      ) : null}
      {match.listed && match.step > 0 ? (
        <ForPages address={{ id: match.id, step: shown ?? match.step, pace }} title={match.title} />
      ) : null}
      <AwayFold match={match} zone={zone} />
    </>
  );
}
