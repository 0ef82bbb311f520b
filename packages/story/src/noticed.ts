import type { Moment } from './moment.ts';

type Typed = { readonly type: string };

/** A notice and the step that it belongs to. */
export type Noticed<Notice extends Typed, Type extends Notice['type']> = Extract<Notice, { readonly type: Type }> & {
  readonly step: number;
};

/** The notices of some types, in order. */
export function noticed<View, Notice extends Typed, Type extends Notice['type']>(
  moments: readonly Moment<View, Notice>[],
  ...types: readonly Type[]
): readonly Noticed<Notice, Type>[] {
  return moments.flatMap(({ step, notices }) =>
    notices.flatMap((one) => (types.includes(one.type as Type) ? [{ ...one, step } as Noticed<Notice, Type>] : [])),
  );
}
