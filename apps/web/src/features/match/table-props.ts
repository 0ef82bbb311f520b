import type { Named, TableProps } from '../../games/table.ts';
import { awaitedIn } from './awaited.ts';
import { pastWindows } from './past-windows.ts';
import type { LiveMatch } from './use-match.ts';
import type { Replay } from './use-replay.ts';

/** Props that do not depend on the position. */
function commonOf(live: LiveMatch, pace: number) {
  const { match, log } = live;
  return {
    perspective: match.you?.side ?? match.seats[0]?.side ?? '',
    standingOrders: match.standingOrders,
    pace,
    player: match.you?.player ?? 0,
    players: (of: string) => match.seats.filter((seat) => seat.side === of).map(({ user }) => user?.name ?? 'nobody'),
    log,
    windows: () => pastWindows(match.ruleSet),
    order: live.order,
    file: live.file,
    undo: live.undo,
    say: live.say,
    canUndo: match.canUndo,
  };
}

/** The props of the game's table: the match now, or one position of the replay. `ended`: a turn is held, and orders are disabled. */
export function tableProps(
  live: LiveMatch,
  recent: TableProps['recent'],
  replay: Replay | null,
  pace: number,
  { ended = false, hinted = null }: { readonly ended?: boolean; readonly hinted?: Named | null } = {},
): TableProps {
  const common = commonOf(live, pace);
  if (replay === null)
    return {
      ...common,
      view: live.view,
      side: live.match.you?.side ?? null,
      awaited: awaitedIn(live.match) && !ended,
      busy: live.busy,
      motion: live.motion,
      onMotionEnd: live.endMotion,
      recent,
      hinted,
    };
  return {
    ...common,
    view: replay.frame?.view ?? live.view,
    side: null,
    awaited: false,
    busy: false,
    motion: replay.motion,
    onMotionEnd: replay.endMotion,
    recent: replay.motion ? [] : (replay.frame?.entry?.notices ?? []),
  };
}
