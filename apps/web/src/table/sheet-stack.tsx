'use client';
import { type KeyboardEvent, Suspense, useEffect, useId, useRef } from 'react';
import { Sign } from './sign.tsx';
import type { Sheet } from './slots.ts';
import styles from './table-shell.module.css';

type Props = {
  readonly sheets: readonly Sheet[];
  /** The one that was asked for; null: on a wide screen the first is shown, on a phone none. */
  readonly open: string | null;
  readonly onShow: (id: string) => void;
  readonly onClose: () => void;
};

/** The sheets of a table with a tab for each. On a phone one lies above the bar while it is open; the board keeps the rest. */
export function SheetStack({ sheets, open, onShow, onClose }: Props) {
  const id = useId();
  const body = useRef<HTMLDivElement>(null);
  const shown = sheets.find((sheet) => sheet.id === open) ?? sheets[0];
  // What was drafted on a sheet stays while another one is read.
  const visited = useRef(new Set<string>());
  if (open !== null) visited.current.add(open);
  // Who opens a sheet goes on reading in it.
  useEffect(() => {
    if (open !== null && open !== 'details') body.current?.focus({ preventScroll: true });
  }, [open]);
  const tab = useRef<HTMLButtonElement>(null);
  const current = shown?.id;
  // biome-ignore lint/correctness/useExhaustiveDependencies: the tab comes into sight when another sheet is shown
  useEffect(() => tab.current?.scrollIntoView({ block: 'nearest', inline: 'nearest' }), [current, open]);
  if (shown === undefined) return null;
  return (
    <aside className={styles.sheets} data-open={open === null ? undefined : ''} aria-label="Sheets">
      <div className={styles.tabs}>
        <div role="tablist" aria-label="Sheets" onKeyDown={walk}>
          {sheets.map((sheet) => (
            <button
              key={sheet.id}
              ref={sheet === shown ? tab : undefined}
              type="button"
              role="tab"
              id={`${id}${sheet.id}`}
              aria-selected={sheet === shown}
              aria-controls={sheet === shown ? `${id}${sheet.id}-sheet` : undefined}
              tabIndex={sheet === shown ? 0 : -1}
              onClick={() => onShow(sheet.id)}
            >
              {sheet.title}
            </button>
          ))}
        </div>
        <button type="button" className={styles.close} onClick={onClose}>
          <Sign name="close" />
          <span className="unseen">Close the sheet</span>
        </button>
      </div>
      {sheets
        .filter((sheet) => sheet === shown || visited.current.has(sheet.id))
        .map((sheet) => (
          <div
            key={sheet.id}
            ref={sheet === shown ? body : undefined}
            id={`${id}${sheet.id}-sheet`}
            role="tabpanel"
            tabIndex={-1}
            aria-labelledby={`${id}${sheet.id}`}
            className={styles.sheet}
            hidden={sheet !== shown}
            data-sheet-body={sheet.id}
          >
            <Suspense fallback={<p className="soft">This sheet is being fetched.</p>}>{sheet.body}</Suspense>
          </div>
        ))}
    </aside>
  );
}

const STEPS: Readonly<Record<string, number>> = { ArrowLeft: -1, ArrowRight: 1 };

/** Arrow keys go from tab to tab, as WAI-ARIA has it. */
function walk(event: KeyboardEvent<HTMLDivElement>): void {
  const step = STEPS[event.key];
  if (step === undefined) return;
  const tabs = [...event.currentTarget.querySelectorAll<HTMLButtonElement>('[role="tab"]')];
  const at = tabs.findIndex((tab) => tab.matches(':focus'));
  const next = tabs[(at + step + tabs.length) % tabs.length];
  event.preventDefault();
  event.stopPropagation();
  next?.focus();
  next?.click();
}
