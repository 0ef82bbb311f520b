'use client';
import { Suspense, useState } from 'react';
import { askAsNobody } from '../../connection/browser.ts';
import { ruleSetName } from '../../games/index.ts';
import type { TableProps } from '../../games/table.ts';
import { type Surroundings, SurroundingsProvider } from '../../table/surroundings.ts';
import { pathOf } from '../match/address.ts';
import { Host } from '../match/host.tsx';
import type { MatchData } from '../match/operations.ts';
import { PACES, type PaceName } from '../match/pace.ts';
import barStyles from '../match/replay-bar.module.css';
import { ReplayBar } from '../match/replay-bar.tsx';
import { type Replay, useReplay } from '../match/use-replay.ts';
import { Awake } from '../shell/awake.tsx';
import styles from './embedded-replay.module.css';

type Props = {
  /** As anybody may see it. */
  readonly match: MatchData;
  readonly opensAt: number;
  readonly speed: PaceName;
};

/** A match in a frame on a page of others: it is watched, and nothing else can be done with it. */
export function EmbeddedReplay({ match, opensAt, speed }: Props) {
  const [range] = useState(() => ({ from: 0, to: match.step, at: Math.min(opensAt, match.step) }));
  const replay = useReplay(match.id, range, [], PACES[speed], askAsNobody);
  if (replay === null) return null;
  return (
    <div className={styles.frame} data-whole-window="" data-replay="">
      <Suspense fallback={<p className={styles.words}>Unfolding the map …</p>}>
        <Awake />
        <SurroundingsProvider value={surroundings(match, replay, speed)}>
          <Host ruleSet={match.ruleSet} matchId={match.id} table={tableProps(match, replay, PACES[speed])} />
        </SurroundingsProvider>
      </Suspense>
      <p role="status" className="unseen">
        {replay.frame?.caption.join(' ') ?? ''}
      </p>
    </div>
  );
}

/** The match itself opens beside the page that frames it. */
function surroundings(match: MatchData, replay: Replay, pace: PaceName): Surroundings {
  const here = pathOf({ id: match.id, step: replay.at, pace });
  const leave = (
    <a className={`button ${barStyles.now}`} href={here} target="_blank" rel="noopener">
      Open on Fieldpost
    </a>
  );
  return {
    head: () => (
      <header className={styles.head}>
        <h1>{match.title}</h1>
        <p>{ruleSetName(match.ruleSet)}</p>
      </header>
    ),
    status: () => null,
    notices: null,
    replay: <ReplayBar replay={replay} match={match} log={match.log} asking={askAsNobody} share={null} leave={leave} />,
    skip: null,
    waiting: null,
    sheets: [],
    opens: null,
    asked: 0,
  };
}

function tableProps(match: MatchData, replay: Replay, pace: number): TableProps {
  return {
    view: replay.frame?.view ?? match.view,
    side: null,
    player: 0,
    players: (of) => match.seats.filter(({ side }) => side === of).map(({ user }) => user?.name ?? 'nobody'),
    awaited: false,
    perspective: match.seats[0]?.side ?? '',
    standingOrders: null,
    busy: false,
    canUndo: false,
    order: async () => null,
    file: async () => null,
    undo: () => {},
    motion: replay.motion,
    onMotionEnd: replay.endMotion,
    pace,
    recent: replay.motion ? [] : (replay.frame?.entry?.notices ?? []),
    log: match.log,
    windows: async () => [],
    say: () => {},
  };
}
