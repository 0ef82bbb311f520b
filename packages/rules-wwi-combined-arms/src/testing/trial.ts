/** A match on the table of a tester: any position, played by lines of notation, without a service. */
import { type DocumentFault, noChance } from '@fieldpost/engine';
import type { Event } from '../events.ts';
import { wwiCombinedArms as rules } from '../index.ts';
import { INITIAL_ORDERS, type StandingOrders } from '../orders/standing-orders.ts';
import type { Side, State } from '../state.ts';
import { SIDES } from '../state.ts';

const chance = noChance();
const faultText = ({ code, rule, at }: DocumentFault) => `${code} ${rule} ${at}`;

export class Trial {
  state: State;
  readonly orders: Record<Side, StandingOrders> = { south: INITIAL_ORDERS, north: INITIAL_ORDERS };

  /** `document`: a scenario document or a position string. Throws what is refused, as "code rule member". */
  constructor(document: unknown, options: unknown = {}) {
    const scenario = rules.parse.scenario(document);
    if (!scenario.ok) throw new Error(faultText(scenario.fault));
    const agreed = rules.parse.options(options);
    if (!agreed.ok) throw new Error(`${agreed.fault.code} ${agreed.fault.rule}`);
    const state = rules.setUp({ scenario: scenario.value, options: agreed.value, carryOver: null }, chance);
    if (!state.ok) throw new Error(faultText(state.fault));
    this.state = state.value;
  }

  /** Who is to act now; in ARMY the first who has not committed. */
  get side(): Side {
    const pending = rules.pending(this.state, 'spectator');
    if (pending.kind === 'choice') return pending.side;
    return SIDES.find((side) => this.state.armies[side] === null) ?? 'south';
  }

  /** The view of a side, by default of the one that is to act. */
  viewOf(side: Side = this.side): State {
    return rules.view(this.state, { side, player: 0 });
  }

  /** The menu of the side that is to act, in notation, sorted. */
  menu(subject?: string): readonly string[] {
    const seat = { side: this.side, player: 0 };
    const view = this.viewOf();
    return rules
      .legalCommands(view, seat, subject)
      .map((command) => rules.write(command, view))
      .toSorted();
  }

  /** Plays one line; the events, or the code of the refusal. "S: ..." and "N: ..." speak for a side that is not asked. */
  try(line: string): readonly Event[] | string {
    const [, letter, rest = line] = /^([SN]): ?(.*)$/.exec(line) ?? [];
    const side: Side = letter === undefined ? this.side : letter === 'S' ? 'south' : 'north';
    const seat = { side, player: 0 };
    const command = rules.read(rest, this.viewOf(side), seat);
    if (!command.ok) return command.fault.code;
    const decided = rules.decide(this.state, seat, command.value, chance);
    if (!decided.ok) return decided.fault.code;
    const filed = rules.files(command.value, this.orders[side], this.viewOf(side), seat);
    if (filed !== null) this.orders[side] = filed;
    for (const event of decided.value) this.state = rules.evolve(this.state, event);
    return decided.value;
  }

  /** As `try`, for lines that must be legal. */
  play(line: string): readonly Event[] {
    const events = this.try(line);
    if (typeof events === 'string') throw new Error(`${line}: ${events}`);
    return events;
  }

  /** Plays all that standing orders answer now. */
  answerByOrders(): readonly Event[] {
    const events: Event[] = [];
    for (;;) {
      if (this.state.phase === 'over' || this.state.phase === 'army') return events;
      const seat = { side: this.side, player: 0 };
      const answer = rules.standingAnswer(this.viewOf(), seat, this.orders[seat.side]);
      if (answer === null) return events;
      const decided = rules.decide(this.state, seat, answer, chance);
      if (!decided.ok) throw new Error(`a standing answer was refused: ${decided.fault.code}`);
      for (const event of decided.value) this.state = rules.evolve(this.state, event);
      events.push(...decided.value);
    }
  }
}
