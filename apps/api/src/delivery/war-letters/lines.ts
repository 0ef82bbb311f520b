/** LC-141: a letter of a war is answered by a line: "attack c02", "rescue c05 H.gunner", "recover H.sniper", "stand down". */
import type { CampaignTypes, Written } from '@fieldpost/engine';
import type { Context } from '../../context.ts';
import { answerWar, type WarLetter } from './letter.ts';
import { noteWarAnswered } from './store.ts';

/** Result of the first line that is an act; `line` is null if there was none. */
export type WarLineOutcome = {
  readonly line: string | null;
  readonly done: boolean;
  /** Its effects, or why there were none. */
  readonly sentences: readonly string[];
};

/** Lines above it are a greeting, lines below it are signed with a name: one declaration is all that a turn takes. */
export async function playWarLine(
  context: Context,
  letter: WarLetter,
  lines: readonly string[],
  key: string,
): Promise<WarLineOutcome> {
  const asked = firstAct(letter, lines);
  if (asked === null) return { line: null, done: false, sentences: [NONE] };
  const { line, side, act } = asked;
  const answered = await answerWar(context, letter, side, act, `mail:${key}`);
  if (!answered.ok) return { line, done: false, sentences: [answered.fault.message] };
  await noteWarAnswered(context, letter.notice.id, context.clock.now());
  const { entries, state } = answered.value;
  const told = entries as unknown as Written<CampaignTypes>['entries'];
  const written = { course: letter.campaign.course, entries: told, states: told.map(() => state) };
  return { line, done: true, sentences: letter.rules.tell(written) };
}

const NONE = 'Write one line, for instance: attack c02, rescue c05 H.gunner, recover H.sniper, or: stand down.';

type Asked = { readonly line: string; readonly side: string; readonly act: CampaignTypes['act'] };

function firstAct({ campaign, rules, sides }: WarLetter, lines: readonly string[]): Asked | null {
  const waiting = sides.filter((side) => campaign.waits.some((wait) => wait.side === side && !wait.done));
  for (const line of lines)
    for (const side of waiting) {
      const act = rules.read(campaign.course, side, line);
      if (act !== null) return { line, side, act };
    }
  return null;
}
