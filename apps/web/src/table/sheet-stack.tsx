'use client';
import { type CSSProperties, createContext, type KeyboardEvent, Suspense, use, useEffect, useId, useRef } from 'react';
import { Sign } from './sign.tsx';
import type { Sheet } from './slots.ts';
import styles from './table-shell.module.css';
import { useSheetDrag } from './use-sheet-drag.ts';

type Props = {
  readonly sheets: readonly Sheet[];
  /** The one that was asked for; null: on a wide screen the first is shown, on a phone none. */
  readonly open: string | null;
  readonly onShow: (id: string) => void;
  readonly onClose: () => void;
};

const CloseSheet = createContext<() => void>(() => {});

/** Closes the sheet that lies over the board: for buttons of a sheet whose answer is on the board. */
export const useCloseSheet = (): (() => void) => use(CloseSheet);

/** The sheets of a table with a tab for each. On a phone one lies above the bar while it is open; the board keeps the rest. */
export function SheetStack({ sheets, open, onShow, onClose }: Props) {
  const id = useId();
  const stack = useRef<HTMLElement>(null);
  const drag = useSheetDrag(stack, onClose);
  const shown = sheets.find((sheet) => sheet.id === open) ?? sheets[0];
  if (shown === undefined) return null;
  const style = drag.height === null ? undefined : { '--sheet-height': `${drag.height}px` };
  return (
    <aside
      ref={stack}
      className={styles.sheets}
      data-open={open === null ? undefined : ''}
      data-drawn={drag.height === null ? undefined : ''}
      style={style as CSSProperties | undefined}
      aria-label="Panels"
    >
      <div className={styles.tabs} {...drag.grip}>
        <Tabs id={id} sheets={sheets} shown={shown} open={open} onShow={onShow} />
        <button type="button" className={styles.close} onClick={drag.stretch}>
          <Sign name={drag.whole ? 'down' : 'up'} />
          <span className="unseen">{drag.whole ? 'Collapse panel' : 'Expand panel'}</span>
        </button>
        <button type="button" className={styles.close} onClick={onClose}>
          <Sign name="close" />
          <span className="unseen">Close panel</span>
        </button>
      </div>
      <CloseSheet value={onClose}>
        <Bodies id={id} sheets={sheets} shown={shown} open={open} />
      </CloseSheet>
    </aside>
  );
}

type PartProps = {
  readonly id: string;
  readonly sheets: readonly Sheet[];
  readonly shown: Sheet;
  readonly open: string | null;
};

function Tabs({ id, sheets, shown, open, onShow }: PartProps & Pick<Props, 'onShow'>) {
  const tab = useRef<HTMLButtonElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the tab comes into sight when another sheet is shown
  useEffect(() => {
    // in braces: newer browsers answer a scroll with a promise, which React would take for what undoes the effect
    tab.current?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  }, [shown.id, open]);
  return (
    <div role="tablist" aria-label="Panels" onKeyDown={walk}>
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
  );
}

/** The sheet that is read, and beside it, hidden, those that were: what was drafted on one stays while another is read. */
function Bodies({ id, sheets, shown, open }: PartProps) {
  const body = useRef<HTMLDivElement>(null);
  const visited = useRef(new Set<string>());
  if (open !== null) visited.current.add(open);
  // The focus moves into a sheet when it opens.
  useEffect(() => {
    if (open !== null && open !== 'details') body.current?.focus({ preventScroll: true });
  }, [open]);
  const kept = sheets.filter((sheet) => sheet === shown || visited.current.has(sheet.id));
  return kept.map((sheet) => (
    <div
      key={sheet.id}
      ref={sheet === shown ? body : undefined}
      id={`${id}${sheet.id}-sheet`}
      role="tabpanel"
      tabIndex={sheet === shown ? 0 : -1}
      aria-labelledby={`${id}${sheet.id}`}
      className={styles.sheet}
      hidden={sheet !== shown}
      data-sheet-body={sheet.id}
    >
      <Suspense fallback={<p className="soft">Loading …</p>}>{sheet.body}</Suspense>
    </div>
  ));
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
