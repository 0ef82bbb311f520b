'use client';
import { useEffect, useRef } from 'react';
import { helpOf } from '../../games/index.ts';
import { type Answer, placeOf, type Said, tell } from './answers.ts';
import { type GameHelp, saidOf } from './glossary.ts';
import { type NamedElement, namesAround } from './naming.ts';

type Props = {
  readonly ruleSet: string;
  /** Each touch is a question now, and does nothing else. */
  readonly asking: boolean;
  readonly onAsking: (asking: boolean) => void;
  /** Opens the rules beside the table at one of them; null: there is no room for them here, and their page is gone to. */
  readonly onRule: ((rule: string) => void) | null;
};

const TABLE = '[data-table]';
/** Touches that are somebody else's: of what can be pressed, written into or scrolled. */
const PRESSED = 'button, a, input, select, textarea, label, summary, [role="slider"], [role="tab"]';
const RULE = /^#([A-Z]+-\d+)$/;

type Known = Pick<GameHelp, 'terms' | 'place'>;

/** The answer for a tapped thing on a table; null if nothing is known. */
function answerTo(help: Known, around: readonly NamedElement[], onBoard: boolean): Answer | null {
  const known = around.map((one) => ({ ...one, said: [...waitingFor(one.element), ...saidOf(help.terms, one.name)] }));
  const [best = known[0]] = known.filter(({ said }) => said.length > 0);
  if (best === undefined) return null;
  const said = best.said.length > 0 ? best.said : onBoard ? [help.place] : [];
  return said.length === 0 ? null : { title: best.name, said, at: placeOf(best.element) };
}

/** A button that waits says for what: design/button.tsx, and those of the order bar. */
function waitingFor(element: Element): readonly Said[] {
  const why =
    element.getAttribute('aria-disabled') === 'true'
      ? (element.getAttribute('data-why') ?? element.getAttribute('title'))
      : null;
  return why ? [{ says: why, rule: null }] : [];
}

/** A link to a rule of this game, by its number; null: it is another link, or is to open elsewhere. */
function ruleIn(event: MouseEvent, target: Element, ruleSet: string): string | null {
  const link = target.closest('a');
  const plain = event.button === 0 && !event.ctrlKey && !event.metaKey && !event.shiftKey && !event.altKey;
  if (link === null || !plain) return null;
  const { pathname, hash } = new URL(link.href, window.location.href);
  return pathname === `/rules/${ruleSet}` ? (RULE.exec(hash)?.[1] ?? null) : null;
}

const isSelecting = (): boolean => document.getSelection()?.isCollapsed === false;

/** How whatever lies on a table is asked about: by a touch of what cannot be pressed, or of anything while `asking`. Shows nothing. */
export function TableHelp(props: Props) {
  const latest = useRef(props);
  latest.current = props;
  useQuestions(latest);
  useQuestionKey(latest);
  const { asking } = props;
  useEffect(() => {
    document.documentElement.toggleAttribute('data-asking', asking);
    return () => document.documentElement.removeAttribute('data-asking');
  }, [asking]);
  return null;
}

type Latest = { readonly current: Props };

/** The terms of a game and of the parts around every board; null if there is no such game. */
async function knownAt(ruleSet: string): Promise<Known | null> {
  const [help, { AROUND_THE_BOARD }] = await Promise.all([helpOf(ruleSet), import('./around-the-board.ts')]);
  return help === null ? null : { place: help.place, terms: [...help.terms, ...AROUND_THE_BOARD] };
}

async function answer(ruleSet: string, target: Element, table: Element, asked: boolean): Promise<void> {
  const help = await knownAt(ruleSet);
  const around = namesAround(target, table);
  const onBoard = target.closest('[data-board]') !== null;
  const known = help === null ? null : answerTo(help, around, asked && onBoard);
  const [first] = around;
  if (known !== null) tell(known);
  else if (asked && first) {
    const says = 'No help for this yet.';
    tell({ title: first.name, said: [{ says, rule: null }], at: placeOf(first.element) });
  }
}

/** Looked at before anything on the page hears of the touch. */
function useQuestions(latest: Latest): void {
  useEffect(() => {
    const touched = (event: MouseEvent) => {
      const { target } = event;
      if (!(target instanceof Element)) return;
      const { ruleSet, asking, onRule } = latest.current;
      const rule = onRule === null ? null : ruleIn(event, target, ruleSet);
      const table = target.closest(TABLE);
      const asks = asking && table !== null && target.closest('[data-asks]') === null;
      if (rule === null && !asks) {
        if (table !== null && target.closest(PRESSED) === null && !isSelecting())
          void answer(ruleSet, target, table, false);
        return;
      }
      event.preventDefault();
      event.stopPropagation();
      if (rule !== null) {
        tell(null);
        onRule?.(rule);
      } else if (table !== null) void answer(ruleSet, target, table, true);
    };
    window.addEventListener('click', touched, { capture: true });
    return () => window.removeEventListener('click', touched, { capture: true });
  }, [latest]);
}

/** The key ? asks about whatever has the focus, and begins or ends the asking; Escape ends it. */
function useQuestionKey(latest: Latest): void {
  useEffect(() => {
    const pressed = (event: KeyboardEvent) => {
      const { asking, onAsking } = latest.current;
      const { target, key } = event;
      const writes = target instanceof HTMLElement && target.matches('input, select, textarea');
      if (writes || (key !== '?' && !(key === 'Escape' && asking))) return;
      event.preventDefault();
      event.stopPropagation();
      onAsking(key === '?' && !asking);
    };
    window.addEventListener('keydown', pressed, { capture: true });
    return () => window.removeEventListener('keydown', pressed, { capture: true });
  }, [latest]);
}
