/** CL-210 to CL-212: imports of an event, as its officers see them. */
import type { ClubEvent, LogLine } from './operations.ts';

/** CL-211: one problem of a file. */
export type LineFault = {
  readonly line: number;
  readonly column: string | number | null;
  readonly code: string;
  readonly have: string;
  /** A sentence for people. */
  readonly says: string;
};
export type ImportAnswer = {
  readonly fileHash: string;
  readonly lines: number;
  readonly errors: readonly LineFault[];
  readonly errorsTotal: number;
  readonly warnings: readonly LineFault[];
  readonly would: { readonly made: number; readonly changed: number; readonly same: number };
  readonly preview: readonly { readonly line: number; readonly what: string; readonly does: string }[];
  readonly already: boolean;
};

/** An import of the log that can still be undone, or was not yet. */
export type DoneImport = { readonly seq: number; readonly what: string; readonly makes: number };

/** Imports that were not undone, the newest first. */
export function importsIn(log: readonly LogLine[]): readonly DoneImport[] {
  const undone = log.flatMap(({ act }) => (act.kind === 'undo-import' ? [act.of] : []));
  return log
    .flatMap(({ seq, act }) =>
      act.kind === 'import' && !undone.includes(seq) ? [{ seq, what: String(act.what), makes: Number(act.makes) }] : [],
    )
    .toReversed();
}

/** The kinds of file that an event takes in its current state. */
export function kindsFor({ state, format, settings }: Pick<ClubEvent, 'state' | 'format' | 'settings'>) {
  const early = state === 'entries' || state === 'muster';
  if (early && format !== 'team') return [['entries', 'Entries']] as const;
  const atTable = (settings.played ?? 'online') !== 'online';
  return state === 'running' && atTable ? ([['results', 'Results']] as const) : [];
}

const lines = (count: number): string => (count === 1 ? '1 line' : `${count} lines`);

/** CL-211: what a checked file would do, in one sentence. */
export function importWords({ would, errorsTotal, already }: ImportAnswer): string {
  if (already) return 'This file is imported already. Nothing was changed.';
  if (errorsTotal > 0) return `${errorsTotal === 1 ? '1 problem' : `${errorsTotal} problems`}: nothing is imported.`;
  const same = would.same === 0 ? '' : ` ${lines(would.same)} ${would.same === 1 ? 'is' : 'are'} there already.`;
  return `${lines(would.made)} will be imported.${same}`;
}
