'use client';
import { UNREACHABLE } from '@fieldpost/client';
import dynamic from 'next/dynamic';
import type { TableSlots } from '../../table/slots.ts';
import type { Help } from '../help/use-help.ts';
import { HeldBar } from './held-bar.tsx';
import styles from './match.module.css';
import { offerNews } from './offer-bar.tsx';
import type { PaceName } from './pace.ts';
import replayStyles from './replay-bar.module.css';
import { LiveSceneBar, SceneBar } from './scene-bar.tsx';
import { ShareButton } from './share-button.tsx';
import { StatusLine } from './status-line.tsx';
import type { HeldEnd, useHoldChoice } from './use-held-turn.ts';
import type { HintState } from './use-hint.ts';
import type { LiveMatch } from './use-match.ts';
import type { Replay } from './use-replay.ts';

/** Fetched when there is something to be watched. It never hides the board while it is fetched. */
const ReplayBar = dynamic(() => import('./replay-bar.tsx').then((module) => module.ReplayBar), {
  loading: () => <p className={styles.replayWords}>Loading the replay …</p>,
});

/** `at`: where the replay begins. */
export type Range = {
  readonly from: number;
  readonly to: number;
  readonly at: number;
  readonly why: 'new' | 'replay';
};

/** The data for head, foot and sheets of one match. */
export type Around = {
  readonly hint: HintState;
  readonly live: LiveMatch;
  readonly held: HeldEnd;
  readonly holding: ReturnType<typeof useHoldChoice>;
  readonly replay: Replay | null;
  readonly range: Range | null;
  readonly zone: string;
  readonly me: string | null;
  readonly guest: boolean;
  readonly help: Help;
  readonly now: number;
  readonly pace: PaceName;
  readonly setPace: (pace: PaceName) => void;
  readonly toNow: () => void;
  /** Shows the position after `step` steps. */
  readonly show: (step: number) => void;
};

type HeadProps = Around & Pick<TableSlots, 'when' | 'goal' | 'asks'> & { readonly onNews: (() => void) | null };

/** The two lines of the head. */
export function Head({ live, held, replay, range, now, zone, when, goal, asks, onNews }: HeadProps) {
  const { match, scene } = live;
  const scenes =
    replay === null
      ? scene && { side: scene.side, at: 1, of: 1 }
      : { side: replay.frame?.entry?.side ?? match.seats[0]?.side ?? '', ...scenesOf(replay) };
  return (
    <StatusLine
      match={match}
      when={when}
      goal={goal}
      asks={asks}
      scenes={scenes}
      replaying={range?.why === 'replay'}
      held={held.seconds}
      news={live.news ?? offerNews(match)}
      offline={live.fault?.code === UNREACHABLE}
      now={now}
      zone={zone}
      line={live.line}
      sending={live.busy}
      onNews={onNews}
    />
  );
}

const scenesOf = ({ from, to, at }: Replay) => ({ at: at - from, of: to - from });

/** The animation that a tap on the board ends before it counts: scenes of others, never the replay of a whole match. */
export function skipOf({ live, replay, range, toNow }: Around): (() => void) | null {
  if (replay !== null) return range?.why === 'new' ? toNow : null;
  const { scene, endMotion } = live;
  return scene === null ? null : () => endMotion(scene.key);
}

/** The content in place of the order bar: a replay, scenes of others, or an ended turn that is held. Null: the orders. */
export function footOf(around: Around) {
  const { live, held, replay, range, toNow } = around;
  if (replay !== null && range?.why === 'new') return <SceneBar replay={replay} toNow={toNow} />;
  if (replay !== null) return replayBar(around);
  if (held.seconds !== null) return <HeldBar {...held} />;
  const skip = skipOf(around);
  return live.scene === null || skip === null ? null : <LiveSceneBar told={live.scene.told} skip={skip} />;
}

function replayBar({ live, replay, range, pace, toNow }: Around) {
  const { match, log } = live;
  if (replay === null || range === null) return null;
  const share = <ShareButton match={match} step={replay.at} pace={pace} className={replayStyles.share} />;
  const leave = (
    <button type="button" className={`button ${replayStyles.now}`} onClick={toNow}>
      Back to now
    </button>
  );
  return <ReplayBar replay={replay} match={match} log={log} share={share} leave={leave} />;
}
