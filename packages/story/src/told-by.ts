import type { Json } from '@fieldpost/engine';
import { beat, count } from './beat.ts';
import { type AnyNarrator, narrator } from './narrator.ts';
import { noticed } from './noticed.ts';

type Told = { readonly type: string };

/** A narrator for a game that has none of its own yet: the sentences of its log, the newest last, the rest counted. */
export function toldBy(tell: (notice: never) => string): AnyNarrator {
  return narrator<Json, Told>({
    closes: () => false,
    title: () => '',
    beats: (moments) =>
      [...new Set(moments.flatMap(({ notices }) => notices.map(({ type }) => type)))]
        .flatMap((type) => noticed(moments, type))
        .toSorted((one, other) => other.step - one.step)
        .map(({ step, ...notice }) => beat(8, tell(notice as never), [step], count(1, 'thing more', 'things more'))),
    quiet: () => '',
    standings: () => [],
    board: () => null,
  });
}
