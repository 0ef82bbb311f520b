import { createHash } from 'node:crypto';
import { anyCommand, expectOk, playout, setupOf } from '@fieldpost/engine';
import {
  type Act,
  append,
  draftOf,
  type EventExport,
  exportOf,
  type Genesis,
  genesisJson,
  hashOf,
  type Ledger,
  type LogRow,
  opened,
  printedTable,
  type Quarter,
  roundAct,
  settingsOf,
  tableOf,
} from '@fieldpost/league';
import { all, nameOf } from '@fieldpost/rulebook';
import { VerbFault } from '../answer.ts';
import { ruleSetNamed } from '../rule-set.ts';

export type Asked = { readonly entries: number; readonly rounds: number; readonly seed: number };
/** The game that the computer players play with random commands: the first of the list, with its first scenario. */
function game(): { readonly rules: string; readonly scenario: string } {
  const [first] = all();
  const [scenario] = first?.scenarios ?? [];
  if (!first || !scenario) throw new Error('no game is listed');
  return { rules: nameOf(first.ref), scenario: scenario.id };
}

/** A Swiss of computer players, from its genesis to its last table (CL-195). Throws the code of what the rules refuse. */
export function playedOut(asked: Asked): { readonly file: EventExport; readonly summary: object } {
  const genesis = genesisOf(asked);
  const ledger = opened(genesis);
  if (!ledger.ok) throw new VerbFault(ledger.fault.code, `refused by ${ledger.fault.rule}`, ledger.fault);
  const log: LogRow[] = [];
  for (let round = 1; round <= asked.rounds; round++) playRound(ledger.value, genesis, log, asked.seed);
  const file = exportOf(genesis, log, ledger.value);
  const group = ledger.value.groups[0];
  const table = group ? printedTable(ledger.value, tableOf(ledger.value, group)) : [];
  return { file, summary: { rows: log.length, head: file.head, table } };
}

function genesisOf({ entries, rounds, seed }: Asked): Genesis {
  const { rules, scenario } = game();
  const raw = { format: 'swiss', sideMode: 'single', game: rules, scenario, rounds };
  const settings = settingsOf(raw);
  if (!settings.ok) throw new VerbFault(settings.fault.code, `refused by ${settings.fault.rule}`, settings.fault);
  const names = Array.from({ length: entries }, (_, index) => `bot-${index + 1}`);
  return {
    settings: settings.value,
    seed: createHash('sha256').update(`playout:${seed}`).digest('hex'),
    entries: names.map((id, index) => ({ id, name: id, number: index + 1, rating: null, apart: null, since: null })),
    running: true,
  };
}

function playRound(ledger: Ledger, genesis: Genesis, log: LogRow[], seed: number): void {
  const round = roundAct(
    ledger,
    ledger.groups.map((group) => draftOf(ledger, group)),
  );
  join(ledger, genesis, log, { at: null, event: round });
  round.pairs.forEach(([a, b], index) => {
    const q = quartersOf(seed + round.round * 1_000 + index);
    const how = { kind: 'result', how: 'played', round: round.round, a, b, leg: 1, board: null } as const;
    join(ledger, genesis, log, { at: null, event: { ...how, q, margin: 0, misses: [0, 0] } });
  });
}

function join(ledger: Ledger, genesis: Genesis, log: LogRow[], act: Act): void {
  const row = append(ledger, act, log.at(-1)?.hash ?? hashOf(genesisJson(genesis)));
  if (!row.ok) throw new VerbFault(row.fault.code, `refused by ${row.fault.rule}`, row.fault);
  log.push(row.value);
}

/** One match of two computer players: quarters of side A, which is the first side of the rule set, and of side B. */
function quartersOf(seed: number): readonly [Quarter, Quarter] {
  const { rules: name, scenario } = game();
  const rules = ruleSetNamed(name);
  const setup = expectOk(setupOf(rules, { scenario }), 'the scenario of a playout');
  const { ending } = playout(rules, setup, seed, anyCommand);
  const places = ending?.outcome.places ?? [];
  const [first, second] = rules.sides.map((side) => places.find((one) => one.side === side)?.place);
  if (first === undefined || second === undefined || first === second) return [2, 2];
  return first < second ? [4, 0] : [0, 4];
}
