'use client';
import { type ReactNode, type RefObject, Suspense, useEffect, useRef, useState } from 'react';
import { OrderBar } from './order-bar.tsx';
import { SheetStack } from './sheet-stack.tsx';
import type { Sheet, TableSlots } from './slots.ts';
import { type Surroundings, useSurroundings } from './surroundings.ts';
import styles from './table-shell.module.css';

const DETAILS = 'details';

/**
 * The table of every game: the board gives way, nothing else moves. The match bar and the status line stand above it, the hand, the
 * order bar (or the replay's) below; sheets lie above the bar on a phone and beside the board on a wide screen.
 */
export function TableShell(slots: TableSlots) {
  const around = useSurroundings();
  const sheets = sheetsOf(slots, around.sheets);
  const { open, show, toggle, close } = useSheets(sheets, slots, around);
  const section = useRef<HTMLElement>(null);
  useTapInScene(section, around.skip);
  useBroughtIntoSight(section);
  useKeys(section, (key) => {
    if (key === 'escape' && open !== null) return close;
    return slots.keys[key] ?? shellKey(key, slots, toggle);
  });
  return (
    <section
      ref={section}
      className={styles.table}
      aria-label={slots.label}
      data-table=""
      data-sheet={open ?? undefined}
      data-form={slots.form === null ? undefined : ''}
    >
      <div className={styles.head}>{around.head(show)}</div>
      <div className={styles.status}>
        {around.status(slots)}
        <div className={styles.notices}>{around.notices}</div>
      </div>
      {slots.strip === null ? null : <div className={styles.strip}>{slots.strip}</div>}
      <div className={styles.board} data-board="">
        {slots.board}
      </div>
      {slots.form === null ? null : <div className={styles.form}>{slots.form}</div>}
      <Hand {...slots} />
      <SheetStack sheets={sheets} open={open} onShow={show} onClose={close} />
      <div className={styles.foot}>
        <Suspense fallback={<p className={styles.fetching}>Loading the replay …</p>}>
          {around.replay ?? <Foot slots={slots} waiting={around.waiting} open={open} toggle={toggle} />}
        </Suspense>
      </div>
    </section>
  );
}

function Hand({ hand, handHeld }: TableSlots) {
  if (hand === null) return null;
  return (
    <div className={styles.hand} data-hand="" data-folded={handHeld ? undefined : ''}>
      {hand}
    </div>
  );
}

type FootProps = Pick<ReturnType<typeof useSheets>, 'open' | 'toggle'> & {
  readonly slots: TableSlots;
  readonly waiting: ReactNode;
};

/** The order bar or, while nothing is to be ordered, what is said instead. */
function Foot({ slots, waiting, open, toggle }: FootProps) {
  if (slots.bar === null) return waiting;
  return (
    <OrderBar
      slot={slots.bar}
      onDetails={slots.details === null ? null : () => toggle(DETAILS)}
      detailsOpen={open === DETAILS}
    />
  );
}

const sheetsOf = ({ details, sheets }: TableSlots, common: readonly Sheet[]): readonly Sheet[] => [
  ...(details === null ? [] : [{ id: DETAILS, title: 'Details', body: details }]),
  ...sheets,
  ...common,
];

/** The sheet that opened last; null if none, the initial state on a phone. A removed sheet closes automatically. */
function useSheets(
  sheets: readonly Sheet[],
  { detailsFirst, boardFirst, opensSheet }: Pick<TableSlots, 'detailsFirst' | 'boardFirst' | 'opensSheet'>,
  { opens, asked: times }: Pick<Surroundings, 'opens' | 'asked'>,
) {
  const [asked, setAsked] = useState<string | null>(detailsFirst ? DETAILS : null);
  const before = useRef(detailsFirst);
  useEffect(() => {
    if (before.current !== detailsFirst) setAsked(detailsFirst ? DETAILS : null);
    before.current = detailsFirst;
  }, [detailsFirst]);
  useEffect(() => {
    if (boardFirst) setAsked((one) => (one === DETAILS ? one : null));
  }, [boardFirst]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: what is asked for once more is opened once more
  useEffect(() => {
    if (opens !== null) setAsked(opens);
  }, [opens, times]);
  const [wanted, wantedTimes] = [opensSheet?.id ?? null, opensSheet?.times ?? 0];
  // biome-ignore lint/correctness/useExhaustiveDependencies: what is asked for once more is opened once more
  useEffect(() => {
    if (wanted !== null) setAsked(wanted);
  }, [wanted, wantedTimes]);
  const open = sheets.some(({ id }) => id === asked) ? asked : null;
  return {
    open,
    show: setAsked,
    toggle: (id: string) => setAsked(open === id ? null : id),
    close: () => setAsked(null),
  };
}

function shellKey(key: string, { details }: TableSlots, toggle: (sheet: string) => void): (() => void) | null {
  if (key === 'd' && details !== null) return () => toggle(DETAILS);
  return key === 'l' ? () => toggle('diary') : null;
}

type Keys = (key: string) => (() => void) | null;

/** Single keys act while the table, or nothing at all, has the focus. */
function useKeys(table: RefObject<HTMLElement | null>, actOf: Keys): void {
  const latest = useRef(actOf);
  latest.current = actOf;
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      const { target } = event;
      const here = target === document.body || (target instanceof Node && table.current?.contains(target) === true);
      if (!here || isWriting(event)) return;
      const act = latest.current(event.key.toLowerCase());
      if (act === null) return;
      event.preventDefault();
      act();
    };
    document.addEventListener('keydown', press);
    return () => document.removeEventListener('keydown', press);
  }, [table]);
}

/** Letters typed into a field, and keys that belong to the browser, are nobody's orders. */
function isWriting({ target, altKey, ctrlKey, metaKey, defaultPrevented }: KeyboardEvent): boolean {
  const writes =
    target instanceof HTMLSelectElement || target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement;
  return writes || altKey || ctrlKey || metaKey || defaultPrevented;
}

/** The place of the choice stays in sight, also above an open sheet. */
function bringIntoSight(table: HTMLElement | null): void {
  table?.querySelector('[data-board] [aria-pressed="true"]')?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
}

function useBroughtIntoSight(table: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    bringIntoSight(table.current);
  }, [table]);
}

/** A tap on the board while scenes are shown ends them, and counts on the board as it is then. */
function useTapInScene(table: RefObject<HTMLElement | null>, skip: (() => void) | null) {
  const kept = useRef<string | null>(null);
  useEffect(() => {
    const place = kept.current;
    if (skip !== null || place === null) return;
    kept.current = null;
    table.current?.querySelector<HTMLElement>(`[data-board] [data-square="${CSS.escape(place)}"]`)?.click();
  }, [skip, table]);
  const latest = useRef(skip);
  latest.current = skip;
  useEffect(() => {
    const here = table.current;
    const tapped = (event: MouseEvent) => {
      if (latest.current === null || !(event.target instanceof Element)) return;
      const place = event.target.closest<HTMLElement>('[data-board] [data-square]')?.dataset.square;
      if (place === undefined) return;
      event.stopPropagation();
      kept.current = place;
      latest.current();
    };
    here?.addEventListener('click', tapped, { capture: true });
    return () => here?.removeEventListener('click', tapped, { capture: true });
  }, [table]);
}
