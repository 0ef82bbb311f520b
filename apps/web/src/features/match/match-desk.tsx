'use client';
import dynamic from 'next/dynamic';
import { Suspense, useEffect, useMemo, useRef, useState } from 'react';
import { tableOf } from '../../boards/register.ts';
import type { TableProps } from '../../boards/table.ts';
import { Arranged } from '../absence/arranged.tsx';
import { AwayFold } from '../absence/away-fold.tsx';
import { Awake } from '../shell/awake.tsx';
import { Agreements } from './agreements.tsx';
import { CommandLine } from './command-line.tsx';
import { recentSteps } from './diary.ts';
import { FaultStrip } from './fault-strip.tsx';
import { Log } from './log.tsx';
import styles from './match.module.css';
import type { Frame, MatchData } from './operations.ts';
import { PACES, usePace } from './pace.ts';
import { pastWindows } from './past-windows.ts';
import { StatusStrip } from './status-strip.tsx';
import { useFilm } from './use-film.ts';
import { awaitedIn, type LiveMatch, useMatch } from './use-match.ts';

/** For a game without a table of its own. */
const PlainTable = dynamic(() => import('../../boards/plain/plain-table.tsx').then((module) => module.PlainTable));
/** Fetched when there is something to be watched. It waits by itself, and never hides the board meanwhile. */
const FilmBar = dynamic(() => import('./film-bar.tsx').then((module) => module.FilmBar), {
  loading: () => <p className={styles.filmWords}>The projector is being set up.</p>,
});

type Props = {
  readonly first: MatchData;
  /** Positions of what the viewer has not seen; empty: nothing new. */
  readonly unseen: readonly Frame[];
  /** The server's clock in ms when the page was made. */
  readonly now: number;
  readonly timeZone: string | null;
};

type Range = { readonly from: number; readonly to: number; readonly why: 'unseen' | 'replay' };

/** The desk of one match: the board is the page, everything else lies around it. */
export function MatchDesk({ first, unseen, now, timeZone }: Props) {
  const live = useMatch(first);
  const { match } = live;
  const [pace, setPace] = usePace();
  const [range, setRange] = useState<Range | null>(() => unseenRange(unseen));
  const film = useFilm(match.id, range, unseen, PACES[pace]);
  useAutoplay(range?.why === 'unseen', film?.play);
  const zone = useZone(timeZone);
  const side = match.you?.side ?? null;
  useSeen(live, range === null);

  const toLive = () => {
    setRange(null);
    live.markSeen(match.step);
  };
  const replay = (step: number) => {
    setRange({ from: 0, to: match.step, why: 'replay' });
    film?.show(step);
  };
  const recent = useMemo(() => recentSteps(live.log, side).flatMap(({ notices }) => notices), [live.log, side]);
  const table: TableProps = {
    ...{
      perspective: side ?? match.seats[0]?.side ?? '',
      standingOrders: match.standingOrders,
      pace: PACES[pace],
      player: match.you?.player ?? 0,
      players: (of) => match.seats.filter(({ side }) => side === of).map(({ user }) => user?.name ?? 'nobody'),
    },
    ...{ log: live.log, windows: () => pastWindows(match.ruleSet) },
    ...{ order: live.order, file: live.file, undo: live.undo, say: live.say, canUndo: match.canUndo },
    ...(film === null
      ? {
          ...{ view: live.view, side, awaited: awaitedIn(match), busy: live.busy },
          ...{ motion: live.motion, onMotionEnd: live.endMotion, recent },
        }
      : {
          ...{ view: film.frame?.view ?? live.view, side: null, awaited: false, busy: false },
          ...{
            motion: film.motion,
            onMotionEnd: film.endMotion,
            recent: film.motion ? [] : (film.frame?.told?.notices ?? []),
          },
        }),
  };
  return (
    <div className={styles.desk} data-film={film === null ? undefined : ''}>
      <h1 className="unseen">{match.title}</h1>
      <div className={styles.top}>
        <StatusStrip match={match} now={now} zone={zone} line={live.line} />
        <Arranged match={match} zone={zone} />
        <FaultStrip fault={live.fault} onClose={live.forgetFault} />
      </div>
      <Suspense fallback={<div className={styles.noBoard}>The map is being unfolded.</div>}>
        <Awake />
        <Host ruleSet={match.ruleSet} matchId={match.id} table={table} />
        {film === null || range === null ? null : (
          <FilmBar film={film} why={range.why} live={live} pace={pace} setPace={setPace} onClose={toLive} />
        )}
        <div className={styles.aside}>
          <Agreements live={live} pace={pace} setPace={setPace} onReplay={film === null ? () => replay(0) : null} />
          <CommandLine live={live} />
          <AwayFold match={match} zone={zone} />
          <Log live={live} shown={film?.at ?? null} onShow={(step) => replay(step)} zone={zone} />
        </div>
      </Suspense>
      <p role="status" className="unseen">
        {film === null ? live.spoken : (film.frame?.told?.sentences.join(' ') ?? '')}
      </p>
    </div>
  );
}

function unseenRange(unseen: readonly Frame[]): Range | null {
  const from = unseen[0]?.step;
  const to = unseen.at(-1)?.step;
  return from === undefined || to === undefined || to <= from ? null : { from, to, why: 'unseen' };
}

function Host({
  ruleSet,
  matchId,
  table,
}: {
  readonly ruleSet: string;
  readonly matchId: string;
  readonly table: TableProps;
}) {
  const Table = tableOf(ruleSet);
  return Table === null ? <PlainTable matchId={matchId} table={table} /> : <Table {...table} />;
}

const AUTOPLAY_MS = 900;

/** What is new begins to play by itself after a moment, once. */
function useAutoplay(on: boolean, play: ((playing: boolean) => void) | undefined): void {
  const done = useRef(false);
  const latest = useRef(play);
  latest.current = play;
  useEffect(() => {
    if (!on || done.current) return;
    const timer = setTimeout(() => {
      done.current = true;
      latest.current?.(true);
    }, AUTOPLAY_MS);
    return () => clearTimeout(timer);
  }, [on]);
}

/** While the match itself is shown, what others do counts as seen. */
function useSeen(live: LiveMatch, showing: boolean): void {
  const { match, log, markSeen } = live;
  const marked = useRef(match.seenStep);
  const side = match.you?.side ?? null;
  const foreign = log.findLast((step) => step.side !== side)?.index ?? -1;
  useEffect(() => {
    if (!showing || side === null || foreign < marked.current || document.visibilityState !== 'visible') return;
    marked.current = foreign + 1;
    markSeen(foreign + 1);
  }, [showing, side, foreign, markSeen]);
}

/** The zone in which times are told: the person's, else the browser's. */
function useZone(chosen: string | null): string {
  const [zone, setZone] = useState(chosen ?? 'UTC');
  useEffect(() => {
    if (chosen === null) setZone(Intl.DateTimeFormat().resolvedOptions().timeZone);
  }, [chosen]);
  return zone;
}
