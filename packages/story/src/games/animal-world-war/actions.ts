/** One action is one beat: from the order to the last stone that falls, the answer to a question included. */
import type { Beat, Count, Rank } from '../../beat.ts';
import { beat, count } from '../../beat.ts';
import type { Eyes } from '../../moment.ts';
import { noticed } from '../../noticed.ts';
import { inOrder, listed, shortly } from '../../words.ts';
import type { BattleMoment, Noticed } from './moments.ts';
import { actor, empireOf, item, name, names, placeOf, places } from './names.ts';
import { oddsOf } from './odds.ts';

/** Steps that belong together: an answer goes with what it answers. */
export function actionsIn(moments: readonly BattleMoment[]): readonly (readonly BattleMoment[])[] {
  const found: BattleMoment[][] = [];
  for (const moment of moments) {
    const last = found.at(-1);
    const answers = moment.before.battle.question !== null;
    if (last && answers) last.push(moment);
    else found.push([moment]);
  }
  return found;
}

/** The cost of an attack. */
type Toll = {
  readonly out: readonly string[];
  readonly wounded: readonly string[];
  /** Hit, and still standing. */
  readonly scratched: readonly string[];
  readonly fallen: readonly Noticed<'tileCollapsed' | 'strike'>[];
  readonly features: readonly Noticed<'featureDestroyed' | 'wireCleared'>[];
};

function tollOf(action: readonly BattleMoment[]): Toll {
  const out = [...new Set(noticed(action, 'died', 'tankWrecked', 'planeCrashed').map(({ unit }) => unit))];
  const wounded = noticed(action, 'wounded')
    .map(({ unit }) => unit)
    .filter((unit) => !out.includes(unit));
  const hit = noticed(action, 'packet').map(({ unit }) => unit);
  const scratched = [...new Set(hit)].filter((unit) => !out.includes(unit) && !wounded.includes(unit));
  const fallen = noticed(action, 'tileCollapsed', 'strike');
  return { out, wounded, scratched, fallen, features: noticed(action, 'featureDestroyed', 'wireCleared') };
}

/** A fight, or null: nobody attacked in this action. */
export function fightBeat(action: readonly BattleMoment[], eyes: Eyes): Beat | null {
  const attacks = noticed(action, 'attackStarted');
  const [first] = attacks;
  const view = action[0]?.before;
  const toll = tollOf(action);
  if (view === undefined) return null;
  if (first === undefined) return aftermath(action, toll, eyes);
  const parts = [deed(first, view), resultOf(action, toll, eyes)].filter((part) => part !== '');
  const odds =
    attacks.length === 1 && toll.out.length + toll.wounded.length > 0
      ? oddsOf(noticed(action, 'dieRolled'), first.kind === 'artillery' ? 'call' : 'shot')
      : '';
  const text = `${parts.join('; ')}${odds === '' ? '' : ` (${odds})`}.`;
  const own = [...toll.out, ...toll.wounded].some((unit) => empireOf(unit) === eyes.side);
  return { ...beat(rankOf(toll), text, stepsOf(action), ...countsOf(toll, attacks.length)), own };
}

/** The answer that a story begins with: what it brought about, without its cause. */
function aftermath(action: readonly BattleMoment[], toll: Toll, eyes: Eyes): Beat | null {
  const result = resultOf(action, toll, eyes);
  const counts = countsOf(toll, 0);
  return result === '' || counts.length === 0 ? null : beat(rankOf(toll), `${result}.`, stepsOf(action), ...counts);
}

export const stepsOf = (action: readonly BattleMoment[]): readonly number[] => inOrder(action.map(({ step }) => step));

function rankOf({ out, wounded, scratched, fallen, features }: Toll): Rank {
  if (out.length + wounded.length > 0) return 3;
  if (scratched.length > 0) return 5;
  return fallen.length + features.length > 0 ? 6 : 7;
}

/** For good: Recruits come back, and civilians are nobody's loss in figures. */
const isGone = (unit: string): boolean => empireOf(unit) !== null && !unit.endsWith('.recruit');

function countsOf(toll: Toll, attacks: number): readonly Count[] {
  const { out, wounded, scratched, fallen, features } = toll;
  const all: readonly Count[] = [
    count(out.filter(isGone).length, 'fallen', 'fallen'),
    count(out.filter((unit) => !isGone(unit)).length, 'out for now', 'out for now'),
    count(wounded.length, 'wounded', 'wounded'),
    count(fallen.length, 'tile gone', 'tiles gone'),
    count(features.length, 'work destroyed', 'works destroyed'),
    count(scratched.length, 'hit that was survived', 'hits that were survived'),
    count(rankOf(toll) === 7 && attacks > 0 ? 1 : 0, 'attack without effect', 'attacks without effect'),
  ];
  return all.filter(({ count }) => count > 0);
}

/** "Ripper fired a rocket at the Church". */
function deed({ kind, by, target }: Noticed<'attackStarted'>, view: BattleMoment['before']): string {
  const subject = actor(by, view);
  const aim = typeof target === 'string' ? name(target) : placeOf(target, view);
  switch (kind) {
    case 'bullet':
      return `${subject} shot at ${aim}`;
    case 'rocket':
      return `${subject} fired a rocket at ${aim}`;
    case 'shell':
      return `${subject} fired a shell at ${aim}`;
    case 'flame':
    case 'scorch':
      return `${subject} set fire to ${aim}`;
    case 'grenade':
      return `${subject} threw a grenade at ${aim}`;
    case 'melee':
      return `${subject} fought hand to hand at ${aim}`;
    case 'artillery':
      return `${subject} called the guns onto ${aim}`;
    case 'bomb':
      return `${subject} bombed ${aim}`;
    case 'strafe':
    case 'strafedTile':
      return `${subject} strafed ${aim}`;
    case 'planeGun':
      return `${subject} fired at ${aim}`;
    case 'crush':
      return `${subject} drove over ${aim}`;
    case 'crash':
    case 'blast':
      return `${subject} came down at ${aim}`;
  }
}

/** "Mother Clover and Silent Hoof fell; the Church came down". */
function resultOf(action: readonly BattleMoment[], toll: Toll, eyes: Eyes): string {
  const view = action[0]?.before;
  if (view === undefined) return '';
  const { out, wounded, scratched, fallen, features } = toll;
  const parts = [
    out.length > 0 ? `${names(out, eyes)} ${out.length === 1 ? 'is' : 'are'} lost` : '',
    wounded.length > 0 ? `${names(wounded, eyes)} ${wounded.length === 1 ? 'is' : 'are'} wounded` : '',
    scratched.length > 0
      ? `${names(scratched, eyes, 3)} took a hit and ${scratched.length === 1 ? 'survives' : 'survive'}`
      : '',
    fallen.length > 0
      ? `${places(
          fallen.map(({ at }) => at),
          view,
        )} collapsed`
      : '',
    features.length > 0 && fallen.length === 0 ? works(features, view) : '',
  ].filter((part) => part !== '');
  if (parts.length > 0) return parts.join('; ');
  return missed(action, view);
}

function works(features: Toll['features'], view: BattleMoment['before']): string {
  const words = features.map(
    (one) => `the ${one.type === 'wireCleared' ? 'wire' : one.what} at ${placeOf(one.at, view)}`,
  );
  return `${shortly([...new Set(words)], 2)} ${features.length === 1 ? 'is' : 'are'} gone`;
}

/** The place where the shot ended. */
function missed(action: readonly BattleMoment[], view: BattleMoment['before']): string {
  const [stopped] = noticed(action, 'shotStopped');
  return stopped ? `it ended at ${placeOf(stopped.at, view)}` : 'no effect';
}

/** Attacks that did nothing, together: "Ripper and Ghost Ear fired and hit nobody." */
export function missesTogether(beats: readonly { readonly beat: Beat; readonly by: string | null }[]): readonly Beat[] {
  const misses = beats.filter(({ beat: { rank } }) => rank === 7);
  if (misses.length < 2) return beats.map((one) => one.beat);
  const by = [...new Set(misses.flatMap((one) => (one.by === null ? [] : [one.by])))];
  const steps = inOrder(misses.flatMap(({ beat: { steps } }) => steps));
  const together = beat(
    7,
    `${listed(by)} attacked without effect.`,
    steps,
    count(misses.length, 'attack without effect', 'attacks without effect'),
  );
  return [...beats.filter(({ beat: { rank } }) => rank !== 7).map((one) => one.beat), together];
}

/** The attacker of this action. */
export function attackerOf(action: readonly BattleMoment[]): string | null {
  const [first] = noticed(action, 'attackStarted');
  const view = action[0]?.before;
  return first && view ? actor(first.by, view) : null;
}

/** Tokens that the aims speak of change hands: the second thing that matters. */
export function tokenBeats(action: readonly BattleMoment[]): readonly Beat[] {
  const view = action[0]?.before;
  if (view === undefined) return [];
  const handled = noticed(action, 'itemTaken', 'itemDropped', 'itemPut', 'itemGiven', 'itemGone');
  return handled
    .filter(({ item: id }) => !/^G\d+$/.test(id))
    .map((one) => beat(2, `${handling(one, view)}.`, [one.step], count(1, 'token moved', 'tokens moved')));
}

function handling(
  one: Noticed<'itemTaken' | 'itemDropped' | 'itemPut' | 'itemGiven' | 'itemGone'>,
  view: BattleMoment['before'],
): string {
  const [by, what] = [name(one.unit), item(one.item, view)];
  switch (one.type) {
    case 'itemTaken':
      return `${by} took ${what}`;
    case 'itemDropped':
      return `${by} dropped ${what} at ${placeOf(one.at, view)}`;
    case 'itemPut':
      return `${by} put down ${what} at ${placeOf(one.at, view)}`;
    case 'itemGiven':
      return `${by} gave ${what} to ${name(one.to)}`;
    case 'itemGone':
      return `${by} brought ${what} home`;
  }
}
