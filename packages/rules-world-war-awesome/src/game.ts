/** The types of this rule set under one name, as the contract wants them. */
import type { Command } from './commands.ts';
import type { Event, Notice } from './events.ts';
import type { Options } from './options.ts';
import type { StandingOrders } from './orders/standing-orders.ts';
import type { Report } from './report.ts';
import type { ScenarioDocument } from './scenarios/document.ts';
import type { Seat, State } from './state.ts';
import type { View } from './view.ts';

export type WorldWarAwesomeGame = {
  readonly side: Seat;
  readonly options: Options;
  readonly scenario: ScenarioDocument;
  readonly state: State;
  readonly command: Command;
  readonly event: Event;
  readonly view: View;
  readonly notice: Notice;
  readonly standingOrders: StandingOrders;
  readonly report: Report;
  readonly carryOver: null;
};
