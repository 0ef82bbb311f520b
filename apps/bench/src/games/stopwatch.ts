import type { AnyRuleSet } from '@fieldpost/engine';

/** The rule set's functions that a match calls: one line of the profile each. */
export const ASKED = ['pending', 'view', 'subjects', 'legalCommands', 'decide', 'evolve', 'standingAnswer'] as const;
export type Asked = (typeof ASKED)[number];

/** Times of calls in ms, by what was asked. */
export type Times = Readonly<Record<Asked, number[]>>;

/** A rule set that notes how long each of its answers takes. */
export function withStopwatch(rules: AnyRuleSet): { readonly rules: AnyRuleSet; readonly times: Times } {
  const times = Object.fromEntries(ASKED.map((name) => [name, [] as number[]])) as Times;
  const timed = Object.fromEntries(ASKED.map((name) => [name, noting(rules[name], times[name])]));
  return { rules: { ...rules, ...timed }, times };
}

type Question = (...args: never[]) => unknown;

function noting(ask: Question, into: number[]): Question {
  return (...args) => {
    const started = performance.now();
    const answer = ask(...args);
    into.push(performance.now() - started);
    return answer;
  };
}
