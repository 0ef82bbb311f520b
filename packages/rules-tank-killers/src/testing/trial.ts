/** A match on the table of a tester: any position, played by lines of notation, without a service. */
import { type DocumentFault, type RecordedChance, scriptedChance } from '@fieldpost/engine';
import type { Event } from '../events.ts';
import { INITIAL_ORDERS, tankKillers as rules, type StandingOrders } from '../index.ts';
import { broken } from '../invariants.ts';
import type { Side, State } from '../state.ts';
import type { View } from '../view.ts';

const faultText = ({ code, rule, at }: DocumentFault) => `${code} ${rule} ${at}`;

export class Trial {
  state: State;
  readonly orders: Record<Side, StandingOrders> = { german: INITIAL_ORDERS, anglo: INITIAL_ORDERS };
  private readonly chance: RecordedChance;

  /** `document`: a scenario document. `dice`: the rolls that will be thrown. Throws what is refused, as "code rule member". */
  constructor(document: unknown, options: unknown = {}, dice: readonly number[] = []) {
    this.chance = scriptedChance(dice);
    const scenario = rules.parse.scenario(document);
    if (!scenario.ok) throw new Error(faultText(scenario.fault));
    const agreed = rules.parse.options(options);
    if (!agreed.ok) throw new Error(`${agreed.fault.code} ${agreed.fault.rule}`);
    const state = rules.setUp({ scenario: scenario.value, options: agreed.value, carryOver: null }, this.chance);
    if (!state.ok) throw new Error(faultText(state.fault));
    this.state = state.value;
  }

  /** Who is to act now; while both build, the German until they have. */
  get side(): Side {
    const { open, secret } = this.state;
    if (open.phase === 'decks') return secret.committed.german === null ? 'german' : 'anglo';
    return open.awaited;
  }

  /** The view of a side, by default of the one that is to act. */
  viewOf(side: Side = this.side): View {
    return rules.view(this.state, { side, player: 0 });
  }

  /** The menu of the side that is to act, in notation, sorted. */
  menu(subject?: string): readonly string[] {
    const view = this.viewOf();
    const listed = rules.legalCommands(view, { side: this.side, player: 0 }, subject);
    return listed.map((command) => rules.write(command, view)).toSorted();
  }

  /** Plays one line; the events, or the refusal as "code rule". "G: ..." and "A: ..." speak for a side that is not asked. */
  try(line: string): readonly Event[] | string {
    const [, letter, rest = line] = /^([GA]): ?(.*)$/.exec(line) ?? [];
    const side: Side = letter === undefined ? this.side : letter === 'G' ? 'german' : 'anglo';
    const seat = { side, player: 0 };
    const view = this.viewOf(side);
    const command = rules.read(rest, view, seat);
    if (!command.ok) return `${command.fault.code} ${command.fault.rule}`;
    const decided = rules.decide(this.state, seat, command.value, this.chance);
    if (!decided.ok) return `${decided.fault.code} ${decided.fault.rule}`;
    const filed = rules.files(command.value, this.orders[side], view, seat);
    if (filed !== null) this.orders[side] = filed;
    this.happen(decided.value);
    return decided.value;
  }

  /** As `try`, for lines that must be legal. */
  play(...lines: readonly string[]): readonly Event[] {
    return lines.flatMap((line) => {
      const events = this.try(line);
      if (typeof events === 'string') throw new Error(`${line}: ${events}`);
      return events;
    });
  }

  /** Plays all that standing orders answer now. */
  answerByOrders(): readonly Event[] {
    const events: Event[] = [];
    while (this.state.open.phase !== 'over') {
      const seat = { side: this.side, player: 0 };
      const answer = rules.standingAnswer(this.viewOf(), seat, this.orders[seat.side]);
      if (answer === null) break;
      const decided = rules.decide(this.state, seat, answer, this.chance);
      if (!decided.ok) throw new Error(`a standing answer was refused: ${decided.fault.code}`);
      this.happen(decided.value);
      events.push(...decided.value);
    }
    return events;
  }

  private happen(events: readonly Event[]): void {
    for (const event of events) {
      const before = this.state;
      this.state = rules.evolve(before, event);
      const faults = broken(this.state, before);
      if (faults.length > 0) throw new Error(`${faults.join('; ')} after ${JSON.stringify(event)}`);
    }
  }
}
