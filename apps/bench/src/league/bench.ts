/**
 * How fast competitions are (CL-198): all tables of a league of 10,000 from its log, one result more, a pairing of 256, a ladder of 10,000,
 * and the proof of a Swiss of 64.
 */
import {
  type Act,
  append,
  apply,
  draftOf,
  exportOf,
  type Genesis,
  genesisJson,
  hashOf,
  type Ledger,
  type LogRow,
  opened,
  type Quarter,
  replay,
  roundAct,
  settingsOf,
  tableOf,
  verifyExport,
} from '@fieldpost/league';
import { atMost, type Bench, type Figure, percentile } from '../report.ts';

const SEED = '5e'.repeat(32);

function genesisOf(raw: object, count: number): Genesis {
  const settings = settingsOf(raw);
  if (!settings.ok) throw new Error(settings.fault.code);
  const entries = Array.from({ length: count }, (_, index) => {
    const id = `e${index + 1}`;
    return { id, name: id, number: index + 1, rating: null, apart: null, since: null };
  });
  return { settings: settings.value, seed: SEED, entries, running: true };
}

function begun(genesis: Genesis): Ledger {
  const ledger = opened(genesis);
  if (!ledger.ok) throw new Error(ledger.fault.code);
  return ledger.value;
}

const SCORES: readonly Quarter[] = [4, 0, 2, 4, 0];

function resultOf(round: number, a: string, b: string, leg: number, index: number): Act {
  // Numbers that look like luck, the same each time.
  const q = SCORES[(Math.imul(index + 1, 0x9e3779b1) >>> 8) % SCORES.length] ?? 2;
  const scored = { q: [q, (4 - q) as Quarter] as const, margin: 0, misses: [0, 0] as const };
  return { at: index, event: { kind: 'result', how: 'played', round, a, b, leg, board: null, ...scored } };
}

function ms(act: () => void): number {
  const started = performance.now();
  act();
  return performance.now() - started;
}

/** 1,250 divisions of 8, both sides: 70,000 legs. */
function measureLeague(): readonly Figure[] {
  const genesis = genesisOf({ format: 'league' }, 10_000);
  const encounters = begun(genesis).groups.flatMap((group) => group.encounters);
  const acts = encounters.flatMap(({ round, legs }, index) =>
    legs.map(({ a, b, no }) => resultOf(round, a, b, no, index * 2 + no)),
  );
  const last = acts.pop();
  let ledger = begun(genesis);
  const whole = ms(() => {
    ledger = replay(genesis, acts);
    for (const group of ledger.groups) tableOf(ledger, group);
  });
  const one = ms(() => {
    if (last === undefined || apply(ledger, last) !== null) throw new Error('the last result does not hold');
    const group = ledger.groups.at(-1);
    if (group) tableOf(ledger, group);
  });
  return [
    atMost(`league of 10,000, ${acts.length + 1} legs: all tables from the log`, whole, 'ms', 2_000),
    atMost('league of 10,000: one result and its table', one, 'ms', 5),
  ];
}

/** A Swiss to its end: how long each draft took, and the event as a document. */
function playSwiss(count: number, rounds: number) {
  const genesis = genesisOf({ format: 'swiss', sideMode: 'single', rounds }, count);
  const ledger = begun(genesis);
  const log: LogRow[] = [];
  const drafts: number[] = [];
  const join = (act: Act) => {
    const row = append(ledger, act, log.at(-1)?.hash ?? hashOf(genesisJson(genesis)));
    if (!row.ok) throw new Error(row.fault.code);
    log.push(row.value);
  };
  for (let round = 1; round <= rounds; round++) {
    const started = performance.now();
    const act = roundAct(
      ledger,
      ledger.groups.map((group) => draftOf(ledger, group)),
    );
    drafts.push(performance.now() - started);
    join({ at: null, event: act });
    act.pairs.forEach(([a, b], index) => {
      join({ ...resultOf(round, a, b, 1, round * 1_000 + index), at: null });
    });
  }
  return { drafts, file: exportOf(genesis, log, ledger) };
}

function measureSwiss(): readonly Figure[] {
  const small = playSwiss(64, 7);
  const large = playSwiss(256, 5);
  const verified = ms(() => {
    if (!verifyExport(small.file).every(({ held }) => held)) throw new Error('the event does not hold');
  });
  return [
    atMost('pairing of 256, the slowest round', Math.max(...large.drafts), 'ms', 5_000),
    atMost('pairing of 64, the slowest round', Math.max(...small.drafts), 'ms', 200),
    atMost('proof of a Swiss of 64 in 7 rounds', verified, 'ms', 2_000),
  ];
}

/** A ladder of 10,000: challenges and their two legs, over and over, to 50,000 acts. */
function measureLadder(): readonly Figure[] {
  const ledger = begun(genesisOf({ format: 'ladder' }, 10_000));
  const times: number[] = [];
  for (let index = 0; ledger.seq < 50_000; index++) {
    // Spread so that hardly anybody is protected or has just met.
    const rung = 2 + ((index * 7_919) % 9_990);
    const [b, a] = [ledger.ladder.rungs[rung - 2], ledger.ladder.rungs[rung - 1]];
    if (a === undefined || b === undefined) continue;
    const at = index * 28_800_000;
    if (apply(ledger, { at, event: { kind: 'challenge', a, b } }) !== null) continue;
    const { seq } = ledger;
    const legs = [resultOf(seq, a, b, 1, index), resultOf(seq, b, a, 2, index + 7)];
    for (const leg of legs) times.push(ms(() => apply(ledger, { ...leg, at })));
  }
  const whole = times.reduce((sum, one) => sum + one, 0);
  return [
    atMost('ladder of 10,000: one result, p99', percentile(times, 0.99), 'ms', 5),
    atMost(`ladder of 10,000: results of ${ledger.seq} acts`, whole, 'ms', 3_000),
  ];
}

export const bench: Bench = {
  name: 'league',
  run: async () => [...measureLeague(), ...measureSwiss(), ...measureLadder()],
};
