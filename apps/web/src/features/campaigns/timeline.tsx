'use client';
import Link from 'next/link';
import { type Dispatch, type SetStateAction, useEffect, useMemo, useState } from 'react';
import styles from './campaigns.module.css';
import { CityTable } from './city-table.tsx';
import { Compared } from './compared.tsx';
import type { Atlas, HistoryStep } from './operations.ts';
import { changedHands, type Scene, sceneAt } from './scenes.ts';
import { STATUS } from './soldier-card.tsx';
import { Standing } from './standing.tsx';
import { WarMap } from './war-map.tsx';

type Props = {
  readonly atlas: Atlas;
  readonly steps: readonly HistoryStep[];
  readonly from: number;
  readonly keys: number;
};

/** LC-135: a slider over all entries; moving it shows the map and the soldiers as they were. */
export function Timeline({ atlas, steps, from, keys }: Props) {
  const [at, go] = useState(() =>
    Math.max(
      0,
      steps.findIndex(({ seq }) => seq >= from),
    ),
  );
  const then = useMemo(() => sceneAt(steps, at), [steps, at]);
  const taken = useMemo(
    () => (at === 0 ? [] : changedHands(sceneAt(steps, at - 1).places, then.places)),
    [steps, at, then],
  );
  const step = steps[at];
  if (step === undefined) return <p>Nothing has happened yet.</p>;
  return (
    <div className={styles.past}>
      <section className="sheet stack" aria-labelledby="map-then">
        <h2 id="map-then">
          Turn {step.turn}
          {step.line > 1 ? `, line ${step.line}` : ''}
        </h2>
        <WarMap atlas={atlas} owners={then.places} taken={taken} />
        <Scrubber steps={steps} at={at} go={go} sides={Object.keys(atlas.sides)} />
        <CityTable atlas={atlas} owners={then.places} />
      </section>
      <div className="stack">
        <Diary step={step} />
        <Standing counts={step.counts} sides={atlas.sides} keys={keys} />
        <Compared atlas={atlas} steps={steps} at={at} />
        <Absent atlas={atlas} people={then.people} />
      </div>
    </div>
  );
}

type ScrubberProps = {
  readonly steps: readonly HistoryStep[];
  readonly at: number;
  readonly go: Dispatch<SetStateAction<number>>;
  readonly sides: readonly string[];
};

/** How long each entry stays in automatic playback, in ms: long enough to read its line. */
const PACE = 1_400;

/** Plays the campaign to its end, or until the player stops it. */
function usePlaying({ steps, at, go }: Omit<ScrubberProps, 'sides'>) {
  const [playing, play] = useState(false);
  const last = steps.length - 1;
  useEffect(() => {
    if (!playing) return;
    if (at >= last) {
      play(false);
      return;
    }
    const timer = setTimeout(() => go((now) => Math.min(now + 1, last)), PACE);
    return () => clearTimeout(timer);
  }, [playing, at, last, go]);
  const toggle = (): void => {
    if (!playing && at >= last) go(0);
    play(!playing);
  };
  return { playing, toggle, stop: () => play(false) };
}

/** How many cities either side had, entry by entry: one from below, the other from above, nobody's between them. */
function Bands({ steps, sides }: Pick<ScrubberProps, 'steps' | 'sides'>) {
  const last = Math.max(1, steps.length - 1);
  const [first = '', second = ''] = sides;
  const line = (heightOf: (step: HistoryStep) => number): string =>
    steps.map((step, index) => `${(index / last) * 1_000},${heightOf(step)}`).join(' ');
  const height = (step: HistoryStep, side: string): number => ((step.counts[side]?.cities ?? 0) / 16) * 40;
  return (
    <>
      <polygon points={`0,40 ${line((step) => 40 - height(step, first))} 1000,40`} className={styles.bandFirst} />
      <polygon points={`0,0 ${line((step) => height(step, second))} 1000,0`} className={styles.bandSecond} />
    </>
  );
}

/** The war as two tides, a tick for each battle, a fork where a correction opened another line. */
function Tides({ steps, at, sides }: Omit<ScrubberProps, 'go'>) {
  const last = Math.max(1, steps.length - 1);
  const x = (index: number): number => (index / last) * 1_000;
  return (
    <svg viewBox="0 0 1000 40" preserveAspectRatio="none" aria-hidden="true">
      <Bands steps={steps} sides={sides} />
      {steps.map(({ seq, kind }, index) => {
        if (kind === 'fought') return <path key={seq} d={`M${x(index)} 34V40`} className={styles.tick} />;
        return kind === 'corrected' ? <path key={seq} d={`M${x(index)} 40l14 -24`} className={styles.fork} /> : null;
      })}
      <path d={`M${x(at)} 0V40`} className={styles.here} />
    </svg>
  );
}

function Scrubber({ steps, at, go, sides }: ScrubberProps) {
  const { playing, toggle, stop } = usePlaying({ steps, at, go });
  const step = steps[at];
  const jump = (to: number | undefined): void => {
    stop();
    go(to ?? at);
  };
  return (
    <div className={styles.scrubber}>
      <Tides steps={steps} at={at} sides={sides} />
      <input
        type="range"
        min={0}
        max={steps.length - 1}
        value={at}
        aria-label="Ledger entry"
        aria-valuetext={`Turn ${step?.turn}: ${step?.says.join(' ') ?? ''}`}
        onChange={({ target }) => jump(Number(target.value))}
      />
      <Keys steps={steps} at={at} jump={jump} playing={playing} toggle={toggle} />
    </div>
  );
}

type KeysProps = Pick<ScrubberProps, 'steps' | 'at'> & {
  readonly jump: (to: number | undefined) => void;
  readonly playing: boolean;
  readonly toggle: () => void;
};

/** Buttons for the previous and next battle, and for automatic playback. */
function Keys({ steps, at, jump, playing, toggle }: KeysProps) {
  const battles = steps.flatMap(({ kind }, index) => (kind === 'fought' ? [index] : []));
  return (
    <div className={styles.player}>
      <button
        type="button"
        className="button"
        aria-label="Previous battle"
        onClick={() => jump(battles.findLast((index) => index < at))}
      >
        ◂ Battle
      </button>
      <button type="button" className="button button-main" onClick={toggle}>
        {playing ? 'Stop' : 'Play campaign'}
      </button>
      <button
        type="button"
        className="button"
        aria-label="Next battle"
        onClick={() => jump(battles.find((index) => index > at) ?? steps.length - 1)}
      >
        Battle ▸
      </button>
    </div>
  );
}

/** The page of the diary for an entry. */
function Diary({ step: { says, at, by, battle, match, kind } }: { readonly step: HistoryStep }) {
  return (
    <section className={`sheet stack ${styles.letter}`} aria-labelledby="diary">
      <h2 id="diary">{at.slice(0, 10)}</h2>
      <div className={styles.lines} role="status">
        {says.map((line) => (
          <p key={line}>{line}</p>
        ))}
        {says.length === 0 ? <p>Nothing to report.</p> : null}
      </div>
      {by === 'system' && kind === 'declared' ? <p className="small soft">Done by the clock.</p> : null}
      {match === null ? null : <Link href={`/matches/${match}`}>Watch battle {battle}</Link>}
    </section>
  );
}

/** The soldiers who were not ready then. */
function Absent({ atlas, people }: { readonly atlas: Atlas; readonly people: Scene['people'] }) {
  const gone = atlas.people.filter(({ id }) => people[id] !== undefined && people[id] !== 'ready');
  return (
    <section className="sheet stack" aria-labelledby="absent">
      <h2 id="absent">Unavailable</h2>
      {gone.length === 0 ? <p>All 24 soldiers are ready.</p> : null}
      <ul className="plain-list">
        {gone.map(({ id, name, kind }) => (
          <li key={id}>
            <b>{name}</b>, {kind}: {STATUS[people[id] ?? 'ready']}
          </li>
        ))}
      </ul>
    </section>
  );
}
