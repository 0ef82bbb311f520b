'use client';
import Link from 'next/link';
import { type RefObject, Suspense, useEffect, useMemo, useRef, useState } from 'react';
import { lessonOf, ruleSetName, tableOf } from '../../games/index.ts';
import type { Motion, Named, TableProps } from '../../games/table.ts';
import { type Surroundings, SurroundingsProvider } from '../../table/surroundings.ts';
import { TableHelp } from '../help/table-help.tsx';
import { Awake } from '../shell/awake.tsx';
import styles from './lesson.module.css';
import { type TaughtGame, type Lesson as Told, touchesIn, touchNumber } from './lesson.ts';
import { type Known, useProgress } from './progress.ts';
import { Ring } from './ring.tsx';
import { isLegal, isWanted, sessionAfter } from './session.ts';

/** The lesson of a game, once its rules are here. */
export function LessonPage({ game, known }: { readonly game: string; readonly known: Known }) {
  const [taught, setTaught] = useState<TaughtGame | null>(null);
  useEffect(() => {
    void lessonOf(game)?.then(setTaught);
  }, [game]);
  return (
    <div className={styles.lesson} data-whole-window="">
      {taught === null ? (
        <p className={styles.coach}>Setting up the table …</p>
      ) : (
        <Taught game={game} taught={taught} known={known} />
      )}
    </div>
  );
}

type Wrong = { readonly count: number; readonly said: string };
const RIGHT: Wrong = { count: 0, said: '' };

type TaughtProps = { readonly game: string; readonly taught: TaughtGame; readonly known: Known };

function Taught({ game, taught, known }: TaughtProps) {
  const lesson = useLesson(game, taught, known);
  const [asking, setAsking] = useState(false);
  const frame = useRef<HTMLDivElement>(null);
  const { lit, session, motion } = lesson;
  useTouches(frame, lit, { right: lesson.right, wrong: lesson.wrongTouch });
  const Table = tableOf(game);
  return (
    <div ref={frame}>
      <Suspense fallback={<p className={styles.coach}>Unfolding the map …</p>}>
        <Awake />
        <TableHelp ruleSet={game} asking={asking} onAsking={setAsking} onRule={null} />
        <SurroundingsProvider value={aroundLesson(game, taught, lesson)}>
          {Table === null ? null : <Table {...tableFor(taught, lesson)} />}
        </SurroundingsProvider>
      </Suspense>
      {session.over || motion !== null ? null : <Ring at={lit} />}
    </div>
  );
}

type Lesson = ReturnType<typeof useLesson>;

/** How far somebody has come: orders done, touches of the next one, and how often they went wrong. */
function useSteps(game: string, { lesson }: TaughtGame, known: Known) {
  const [done, setDone] = useProgress(game, lesson.prompts.length, known);
  const [touch, setTouch] = useState(0);
  const [wrong, setWrong] = useState(RIGHT);
  // One tap may send several orders in a row before the page renders again.
  const latest = useRef(done);
  latest.current = Math.max(latest.current, done);
  const goTo = (step: number) => {
    latest.current = step;
    setDone(step);
    setTouch(0);
    setWrong(RIGHT);
  };
  const missed = (said: string) => setWrong(({ count }) => ({ count: count + 1, said }));
  return { done, touch, setTouch, wrong, missed, latest, goTo };
}

/** A lesson under way, and what an order or a touch makes of it. */
function useLesson(game: string, taught: TaughtGame, known: Known) {
  const { done, touch, setTouch, wrong, missed, latest, goTo } = useSteps(game, taught, known);
  const [motion, setMotion] = useState<Motion | null>(null);
  const session = useMemo(() => sessionAfter(taught, done), [taught, done]);
  const touches = taught.lesson.prompts[done]?.touches ?? [];
  const goOn = () => {
    goTo(latest.current + 1);
    const next = sessionAfter(taught, latest.current);
    if (next.last) setMotion({ key: latest.current, ...next.last });
    return { view: next.view, awaited: next.awaited };
  };
  const order = async (command: Named) => {
    const now = sessionAfter(taught, latest.current);
    if (isWanted(taught, now, command)) return goOn();
    setTouch(0);
    missed(whyNot(taught, now, command));
    return null;
  };
  return {
    done,
    touch,
    wrong,
    motion,
    session,
    lit: touches[touch]?.at ?? '',
    goOn,
    order,
    again: () => goTo(0),
    endMotion: (key: number) => setMotion((now) => (now?.key === key ? null : now)),
    right: () => setTouch((before) => Math.min(before + 1, Math.max(0, touches.length - 1))),
    wrongTouch: () => missed('Good idea, but later. For now, tap the highlighted spot.'),
  };
}

/** The message for an order that the lesson does not expect: why the rules refuse it, if they do. */
function whyNot(taught: TaughtGame, now: ReturnType<typeof sessionAfter>, command: Named): string {
  const refused = isLegal(taught, now, command);
  const why = refused === null ? null : (taught.rules.texts.refusals[refused.code] ?? null);
  return why ?? 'Good idea, but later.';
}

/** The parts around the table of a lesson, in place of those of a match. */
function aroundLesson(game: string, { lesson }: TaughtGame, now: Lesson): Surroundings {
  const { done, touch, wrong, session, goOn, again } = now;
  const { over } = session;
  const bar = { title: `${ruleSetName(game)}: ${lesson.title}`, at: touchNumber(lesson, done, touch), over };
  return {
    head: () => <LessonBar {...bar} of={touchesIn(lesson)} />,
    status: () => null,
    notices: over ? null : (
      <Coach
        after={done > 0 && touch === 0 ? (lesson.prompts[done - 1]?.after ?? '') : ''}
        say={lesson.prompts[done]?.touches[touch]?.say ?? ''}
        wrong={wrong}
        onShow={goOn}
      />
    ),
    replay: null,
    skip: null,
    waiting: <Won game={game} won={lesson.won} after={lesson.prompts.at(-1)?.after ?? ''} over={over} again={again} />,
    sheets: [],
    opens: null,
    asked: 0,
  };
}

type Answers = { readonly right: () => void; readonly wrong: () => void };

/** The parts that a lesson disables unless they are lit: the board, the hand, the orders. Sheets stay readable. */
const HELD = '[data-board] button, [data-hand] button, [aria-label="Orders"] .button';

/** What is lit leads on; any other touch of the board is held back, and answered. */
function useTouches(frame: RefObject<HTMLElement | null>, lit: string, answers: Answers): void {
  const latest = useRef(answers);
  latest.current = answers;
  useEffect(() => {
    const here = frame.current;
    if (here === null || lit === '') return;
    const touched = (event: MouseEvent) => {
      const target = event.target instanceof Element ? event.target : null;
      if (target === null) return;
      if (target.closest(lit) !== null) return latest.current.right();
      if (target.closest(HELD) === null) return;
      event.preventDefault();
      event.stopPropagation();
      latest.current.wrong();
    };
    here.addEventListener('click', touched, { capture: true });
    return () => here.removeEventListener('click', touched, { capture: true });
  }, [frame, lit]);
}

const standingOf = ({ orders, side }: Told): TableProps['standingOrders'] =>
  (orders[side] ?? null) as TableProps['standingOrders'];

/** The table is given the lesson as if it were a match. */
function tableFor({ lesson }: TaughtGame, { session, motion, endMotion, order }: Lesson): TableProps {
  return {
    view: session.view,
    side: lesson.side,
    player: 0,
    players: (side) => [side === lesson.side ? 'you' : 'the teacher'],
    awaited: session.awaited,
    perspective: lesson.side,
    standingOrders: standingOf(lesson),
    busy: false,
    canUndo: false,
    order,
    file: async () => null,
    undo: () => {},
    motion,
    onMotionEnd: endMotion,
    pace: 0.6,
    recent: [],
    log: [],
    windows: async () => [],
    say: () => {},
  };
}

type BarProps = { readonly title: string; readonly at: number; readonly of: number; readonly over: boolean };

function LessonBar({ title, at, of, over }: BarProps) {
  return (
    <header className={styles.bar}>
      <h1>{title}</h1>
      <span className={styles.count}>{over ? 'Done' : `${at} of ${of}`}</span>
      <Link href="/" prefetch={false} className="button">
        Leave
      </Link>
    </header>
  );
}

type CoachProps = {
  readonly after: string;
  readonly say: string;
  readonly wrong: Wrong;
  readonly onShow: () => void;
};

/** One sentence of what has happened, one of what to do; after the third wrong touch it is shown on request. */
function Coach({ after, say, wrong, onShow }: CoachProps) {
  return (
    <div className={styles.coach} role="status" data-coach="">
      {after === '' ? null : <p className={styles.aside}>{after}</p>}
      <p>
        <strong>{say}</strong>
      </p>
      {wrong.said === '' ? null : <p className={styles.aside}>{wrong.said}</p>}
      {wrong.count < 3 ? null : (
        <p className={styles.row}>
          <button type="button" className="button" onClick={onShow}>
            Show me
          </button>
        </p>
      )}
    </div>
  );
}

type WonProps = {
  readonly game: string;
  readonly won: string;
  readonly after: string;
  readonly over: boolean;
  readonly again: () => void;
};

function Won({ game, won, after, over, again }: WonProps) {
  if (!over) return <p className={`${styles.coach} ${styles.waits}`}>Your opponent moves.</p>;
  return (
    <section className={styles.won} aria-labelledby="won" data-won="">
      <h2 id="won">{won}</h2>
      <p>{after}</p>
      <div className={styles.row}>
        <Link href={`/play/${game}`} prefetch={false} className="button button-main">
          Play the computer
        </Link>
        <Link href={`/rules/${game}`} prefetch={false} className="button">
          The rules
        </Link>
        <Link href={`/rules/${game}#ten`} prefetch={false} className="button">
          Ten things good players do
        </Link>
        <button type="button" className="button" onClick={again}>
          Play again
        </button>
      </div>
    </section>
  );
}
