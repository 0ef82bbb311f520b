/** A campaign on the table of a test: acts are played one after another, and looked at. */
import { expectOk } from '@fieldpost/engine';
import { type Act, parseAct } from '../acts/act.ts';
import { stateHash } from '../aftermath/aftermath.ts';
import type { SoldierId } from '../catalogue/soldiers.ts';
import { type Course, stateOf } from '../ledger/course.ts';
import type { Bodies, Entry, Kind } from '../ledger/entry.ts';
import { open, play } from '../ledger/writing.ts';
import { parseOptions } from '../options.ts';
import { parseState } from '../parsing-state.ts';
import { type Dossier, dossierOf, type State } from '../state.ts';

export const AT = '1970-01-01T00:00:00.000Z';
export type RawAct = { readonly type: string; readonly [key: string]: unknown };

/** A report in which everybody whom it does not name was not fielded. */
export function report(
  winner: 'HERB' | 'CARN' | 'draw',
  units: Readonly<Record<SoldierId, unknown>> = {},
  more: object = {},
): RawAct {
  const reason = winner === 'draw' ? 'safety' : 'objective';
  return { type: 'report', report: { winner, reason, rounds: 5, units, ...more } };
}

export class War {
  course: Course;
  readonly entries: Entry[];

  /** `state`: what differs from a fresh campaign; with one the tactics have been chosen. */
  constructor(options: object = {}, state: object | null = null) {
    const read = expectOk(parseOptions(options), 'options');
    const { course, entries } = open('try', read, AT);
    this.entries = [...entries];
    const begun = { phase: 'declare', tactics: { HERB: ['T16'], CARN: ['T14'] }, ...state };
    this.course = state === null ? course : { ...course, state: expectOk(parseState(begun, read), 'state') };
  }

  /** A war whose tactics have been chosen, its ledger whole. */
  static begun(options: object = {}): War {
    const war = new War(options);
    war.play('HERB', { type: 'startTactic', tactic: 'T16' });
    war.play('CARN', { type: 'startTactic', tactic: 'T14' });
    return war;
  }

  /** Plays what must be legal; gives the entries that it wrote. */
  play(by: string, raw: RawAct): readonly Entry[] {
    const { course, entries } = expectOk(play(this.course, by, this.read(raw), AT), `${by} ${JSON.stringify(raw)}`);
    this.course = course;
    this.entries.push(...entries);
    return entries;
  }

  private read(raw: RawAct): Act {
    return expectOk(parseAct(raw), JSON.stringify(raw));
  }

  /** The code with which this is refused; null: it is legal. */
  refusal(by: string, raw: unknown): string | null {
    const act = parseAct(raw);
    if (!act.ok) return act.fault.code;
    const played = play(this.course, by, act.value, AT);
    return played.ok ? null : played.fault.code;
  }

  /** Declares an attack and reports how it ended. */
  fight(by: 'HERB' | 'CARN', city: string, ended: RawAct): readonly Entry[] {
    this.play(by, { type: 'declare', kind: 'attack', city });
    return this.play('system', ended);
  }

  get state(): State {
    return stateOf(this.course);
  }

  get hash(): string {
    return stateHash(this.state);
  }

  soldier(id: SoldierId): Dossier {
    return dossierOf(this.state, id);
  }

  /** The body of the last entry of a kind. */
  last<K extends Kind>(kind: K): Bodies[K] {
    const entry = this.entries.findLast((one) => one.kind === kind);
    if (entry === undefined) throw new Error(`no entry ${kind}`);
    return entry.body as Bodies[K];
  }
}
