'use client';
import { type CSSProperties, useEffect, useRef, useSyncExternalStore } from 'react';
import { RuleReference } from '../forms/rule-reference.tsx';
import { ANSWERS, type Answer, placeOf, tell } from './answers.ts';
import styles from './help.module.css';

/** Why a button waits: what it says of itself (design/button.tsx). */
const WAITING = '[aria-disabled="true"][data-why]';

/** Whatever waits is answered for when it is touched, on any page. */
function useReasons(): void {
  useEffect(() => {
    const touched = ({ target }: MouseEvent) => {
      const waiting = target instanceof Element ? target.closest(WAITING) : null;
      const why = waiting?.getAttribute('data-why');
      if (waiting && why) tell({ title: '', said: [{ says: why, rule: null }], at: placeOf(waiting) });
    };
    // Before the button itself hears of it: what its press begins is no reason why it could not be pressed.
    document.addEventListener('click', touched, { capture: true });
    return () => document.removeEventListener('click', touched, { capture: true });
  }, []);
}

/** An answer lies until the next touch, or until Escape. */
function useLeaving(answer: Answer | null, here: React.RefObject<HTMLElement | null>): void {
  useEffect(() => {
    if (answer === null) return;
    const away = ({ target }: Event) => {
      if (!(target instanceof Node && here.current?.contains(target))) tell(null);
    };
    const key = ({ key: name }: KeyboardEvent) => name === 'Escape' && tell(null);
    document.addEventListener('pointerdown', away, { capture: true });
    document.addEventListener('keydown', key);
    return () => {
      document.removeEventListener('pointerdown', away, { capture: true });
      document.removeEventListener('keydown', key);
    };
  }, [answer, here]);
}

const ROOM = 220;

/** Below what was touched, or above it where the window ends. */
function besides({ left, top, bottom }: Answer['at']): CSSProperties {
  const below = bottom + ROOM < window.innerHeight || top < ROOM;
  const across = { '--left': `${Math.max(0, left)}px` };
  return { ...across, ...(below ? { top: bottom + 8 } : { bottom: window.innerHeight - top + 8 }) } as CSSProperties;
}

/** The answer to the last touch that asked for one: why a button waits, or what something on a table is. Mounted once. */
export function AnswerBubble() {
  const answer = useSyncExternalStore(ANSWERS.subscribe, ANSWERS.now, ANSWERS.onServer);
  const here = useRef<HTMLDivElement>(null);
  useReasons();
  useLeaving(answer, here);
  return (
    <div ref={here} role="status" data-answer={answer === null ? undefined : ''}>
      {answer === null ? null : (
        <div className={styles.bubble} style={besides(answer.at)}>
          {answer.title === '' ? null : <p className={styles.title}>{answer.title}</p>}
          {answer.said.map(({ says, rule }) => (
            <p key={says}>
              {says} {rule === null ? null : <RuleReference rule={rule} />}
            </p>
          ))}
        </div>
      )}
    </div>
  );
}
