import { constants, zstdCompressSync, zstdDecompressSync } from 'node:zlib';
import type { StoredStep } from './stored.ts';

/** Once for good and out of anybody's way, so it may take its time: smaller by a quarter than at the usual level. */
const THOROUGHLY = { params: { [constants.ZSTD_c_compressionLevel]: 19 } };

/** A step as the record holds it: what repeats itself from step to step stands without names. */
type PackedStep = readonly [
  side: string,
  player: number,
  command: StoredStep['command'],
  line: string,
  draws: StoredStep['draws'],
  events: StoredStep['events'],
  sealed: boolean,
  /** Milliseconds since 1970. */
  at: number,
];

/** The first number of a record says how it is written. */
const FORM = 1;

/** All steps of a match, the first one first, in one record. */
export function packedSteps(steps: readonly StoredStep[]): Buffer {
  const rows = steps.map(
    ({ by, command, line, draws, events, sealed, at }): PackedStep => [
      by.side,
      by.player,
      command,
      line,
      draws,
      events,
      sealed,
      at.getTime(),
    ],
  );
  return zstdCompressSync(JSON.stringify([FORM, rows]), THOROUGHLY);
}

/** What `packedSteps` was given. @throws Error where the record is written in a way that this build does not know. */
export function unpackedSteps(record: Uint8Array): readonly StoredStep[] {
  const [form, rows]: [number, readonly PackedStep[]] = JSON.parse(zstdDecompressSync(record).toString());
  if (form !== FORM) throw new Error(`packed steps of form ${form} are not known to this version`);
  return rows.map(([side, player, command, line, draws, events, sealed, at], index) => {
    const by = { side, player };
    return { index, by, command, line, draws, events, sealed, at: new Date(at) };
  });
}
