import { zstdCompressSync } from 'node:zlib';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { packedSteps, unpackedSteps } from './packed.ts';
import type { StoredStep } from './stored.ts';

const step = fc.record({
  by: fc.record({ side: fc.string(), player: fc.nat(3) }),
  command: fc.jsonValue(),
  line: fc.string({ unit: 'binary' }),
  draws: fc.array(fc.record({ sides: fc.nat(), result: fc.nat(), purpose: fc.string() })),
  events: fc.array(fc.jsonValue()),
  sealed: fc.boolean(),
  at: fc.date({ noInvalidDate: true }),
});

const logs = fc
  .array(step)
  .map((steps) => JSON.parse(JSON.stringify(steps)).map((one: { at: string }, index: number) => ({ ...one, index })));

test('a log comes out of its record as it went in', () => {
  fc.assert(
    fc.property(logs, (rows) => {
      const log = rows.map((row: { at: string }) => ({ ...row, at: new Date(row.at) })) as readonly StoredStep[];
      expect(JSON.stringify(unpackedSteps(packedSteps(log)))).toBe(
        JSON.stringify(
          log.map(({ index, by, command, line, draws, events, sealed, at }) => ({
            index,
            by,
            command,
            line,
            draws,
            events,
            sealed,
            at,
          })),
        ),
      );
    }),
  );
});

test('a record of another form is refused, and so is one that was cut', () => {
  expect(() => unpackedSteps(zstdCompressSync(JSON.stringify([2, []])))).toThrow('form 2');
  const whole = packedSteps([]);
  expect(() => unpackedSteps(whole.subarray(0, whole.length - 2))).toThrow();
});
