/** Cases in few words, for tests. */
import { type CaseAnswer, judgeCase } from '../asking/case.ts';

export type Answers = CaseAnswer & { readonly [ask: string]: unknown };

/** The answer to a case that can be; throws its refusal otherwise. */
export function answered(raw: object): Answers {
  const answer = judgeCase(raw);
  if (!answer.ok) throw new Error(JSON.stringify(answer.fault));
  return answer.value;
}

/** The codes of refused acts, null for those that were taken. */
export function codesOf(raw: object): readonly (string | null)[] {
  return answered(raw).results.map((result) => (result.ok ? null : result.code));
}

/** The code with which a whole case is refused; null where it is judged. */
export function faultOf(raw: object): string | null {
  const answer = judgeCase(raw);
  return answer.ok ? null : answer.fault.code;
}

export function entriesOf(count: number): readonly { readonly id: string; readonly number: number }[] {
  return Array.from({ length: count }, (_, index) => ({ id: `e${index + 1}`, number: index + 1 }));
}

export type TableRow = Readonly<Record<string, unknown>> & {
  readonly id: string;
  readonly rank: number;
  readonly PTS: number;
  readonly by: { readonly code: string; readonly words: string } | null;
};
