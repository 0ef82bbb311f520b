/** The result of the last `decide`. A rule set that executes a command on the state anyway does not apply its events again. */
export type LastDecision<State, Event> = {
  /** Notes that `events` lead from one state to another; returns the events. */
  readonly keep: (from: State, events: readonly Event[], to: State) => readonly Event[];
  /** `RuleSet.after`. States are never changed, so that the same two objects lead to the same third. */
  readonly after: (from: State, events: readonly Event[]) => State | null;
};

/** For one rule set. Only one decision is kept: it is asked about at once, or never. */
export function lastDecision<State, Event>(): LastDecision<State, Event> {
  let last: { readonly from: State; readonly events: readonly Event[]; readonly to: State } | null = null;
  return {
    keep(from, events, to) {
      last = { from, events, to };
      return events;
    },
    after: (from, events) => (last !== null && last.events === events && last.from === from ? last.to : null),
  };
}
