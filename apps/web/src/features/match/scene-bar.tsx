'use client';
import { Button } from '../../design/button.tsx';
import { BarWords } from '../../table/bar-words.tsx';
import bar from '../../table/order-bar.module.css';
import { Sign } from '../../table/sign.tsx';
import type { Replay } from './use-replay.ts';

/** The first sentence above, the others below it. */
const linesOf = (told: readonly string[]): { readonly order: string; readonly result: string } => {
  const [order = 'Visible only to the side that gave it.', ...others] = told;
  return { order, result: others.join(' ') };
};

const TITLE = 'Since your last visit';

/** The actions of others since the last visit, scene by scene, in the place and the size of the order bar. */
export function SceneBar({ replay, toNow }: { readonly replay: Replay; readonly toNow: () => void }) {
  const { from, at, frame, playing, show, play } = replay;
  const loading = { order: 'Loading the scenes …', result: '' };
  const begun = frame?.entry ?? null;
  const told =
    frame === null ? loading : begun === null ? { order: 'Before the last turn', result: '' } : linesOf(frame.caption);
  return (
    <section className={bar.bar} aria-label={TITLE}>
      <div className={bar.lines}>
        <BarWords {...told} />
      </div>
      <div className={bar.keys}>
        <Button
          className={`button ${bar.left}`}
          waits={at <= from ? 'This is the first scene.' : null}
          onClick={() => show(at - 1)}
        >
          <Sign name="back" />
          Back
        </Button>
        <button type="button" className={`button ${bar.middle}`} onClick={() => play(!playing)}>
          {playing ? 'Pause' : 'Play'}
        </button>
        <button type="button" className="button button-main" onClick={toNow}>
          Skip to now
        </button>
      </div>
    </section>
  );
}

/** The same while the page is open: what comes in is shown at once, and can be skipped. */
export function LiveSceneBar({ told, skip }: { readonly told: readonly string[]; readonly skip: () => void }) {
  return (
    <section className={bar.bar} aria-label={TITLE}>
      <div className={bar.lines}>
        <BarWords {...linesOf(told)} />
      </div>
      <div className={bar.keys}>
        <span className={bar.none} />
        <Button className={`button ${bar.middle}`} waits="The board shows what happens.">
          Please watch …
        </Button>
        <button type="button" className="button button-main" onClick={skip}>
          Skip to now
        </button>
      </div>
    </section>
  );
}
