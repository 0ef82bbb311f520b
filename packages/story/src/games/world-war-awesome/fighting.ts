/** Shots, blasts, hand to hand, charges: one beat each where they did anything; those that did nothing share one. */
import type { AttackId } from '@fieldpost/rules-world-war-awesome/catalogue';
import type { Solid, Target } from '@fieldpost/rules-world-war-awesome/table';
import { type Beat, beat, count } from '../../beat.ts';
import { counted, inOrder } from '../../words.ts';
import { type Deed, ofType, stepsOf } from './deeds.ts';
import { type Cast, opens, ownerOf, solidName, tankName, unitName, unitNames, where } from './names.ts';
import { befalls, countsOf, rankOf, type Toll, tollOf, tollWords } from './toll.ts';

const VERBS: Readonly<Partial<Record<AttackId, string>>> = {
  GRENADE: 'throws a hand grenade',
  BUNDLE: 'throws a bundled charge',
  FAUST: 'fires a hollow charge',
  BAZOOKA: 'fires a rocket',
  MORTAR: 'fires a mortar bomb',
  HOWITZER: 'fires a howitzer shell',
  'MT-HOW': 'fires the mounted howitzer',
  FLAME: 'turns the flames',
  DEMO: 'lays a charge',
  SAPPER: 'blows up a satchel',
};

function aim(target: Target, cast: Cast): string {
  if ('unit' in target) return ` at ${unitName(target.unit, cast)}`;
  if (!('hex' in target)) return ` at ${solidName(target.solid, cast)}`;
  const { hex, layer, solid } = target;
  if (solid !== null) return ` at ${solidName(solid, cast)}`;
  return where({ layer, ...hex }, cast);
}

/** "your Rifleman fires at East's Rifleman". */
function shotWords(deed: Deed, cast: Cast): string {
  const [shot] = ofType(deed, 'fired');
  if (shot === undefined) return '';
  const { unit, side, attack, target, second } = shot;
  const also = second === null ? '' : ` and ${unitName(second.unit, cast)}`;
  if (unit === null) return `the gun of ${tankName(side, cast)} fires${aim(target, cast)}`;
  return `${unitName(unit, cast)} ${VERBS[attack] ?? 'fires'}${aim(target, cast)}${also}`;
}

/** "your Rifleman fights East's Rifleman hand to hand". */
function meleeWords({ first }: Deed, cast: Cast): string {
  if (first.type !== 'activated' && first.type !== 'acted') return '';
  if (first.action?.type !== 'melee') return '';
  return `${unitName(first.unit, cast)} fights ${unitName(first.action.target.unit, cast)} hand to hand`;
}

function causeWords(deed: Deed, cast: Cast): string {
  const { first } = deed;
  if (first.type === 'exploded') return `a charge goes off${where(first.at, cast)}`;
  return shotWords(deed, cast) || meleeWords(deed, cast);
}

/** "your Rifleman fells East's Rifleman." if the shot hit only the target; null if there is more to say. */
function shortWords(deed: Deed, toll: Toll, cast: Cast): string | null {
  const [shot] = ofType(deed, 'fired');
  const [only, ...others] = struckBy(toll);
  if (shot?.unit == null || only === undefined || others.length > 0) return null;
  const { target } = shot;
  const aimed = 'unit' in target ? target.unit : 'solid' in target ? target.solid : null;
  if (aimed === null || JSON.stringify(aimed) !== JSON.stringify(only.what)) return null;
  const what = typeof only.what === 'string' ? unitName(only.what, cast) : solidName(only.what, cast);
  const after = only.verb === 'destroys' && typeof only.what !== 'string' ? opens(only.what, cast) : '';
  const stands = only.verb === 'hits' ? ', which stands' : after;
  return `${unitName(shot.unit, cast)} ${only.verb} ${what}${stands}.`;
}

function struckBy({ lost, wounded, stunned, moved, broken, damaged }: Toll) {
  const all = <What>(whats: readonly What[], verb: string) => whats.map((what) => ({ what, verb }));
  return [
    ...all(lost, 'fells'),
    ...all(wounded, 'hits'),
    ...all(stunned, 'stuns'),
    ...all(moved, 'drives off'),
    ...all(broken, 'destroys'),
    ...all(damaged, 'damages'),
  ] satisfies readonly { readonly what: string | Solid; readonly verb: string }[];
}

const isFight = ({ first, all }: Deed): boolean =>
  first.type === 'exploded' ||
  all.some(({ type }) => type === 'fired') ||
  ((first.type === 'activated' || first.type === 'acted') && first.action?.type === 'melee');

export function fightBeats(deeds: readonly Deed[], cast: Cast): readonly Beat[] {
  const found = deeds.map((deed) => ({ deed, toll: tollOf(deed) }));
  const struck = found.filter(({ deed, toll }) => !isRide(deed) && rankOf(toll) < 7);
  const idle = found.filter(({ deed, toll }) => isFight(deed) && !isRide(deed) && rankOf(toll) === 7);
  return [
    ...struck.map(({ deed, toll }) => {
      const cause = causeWords(deed, cast);
      const text = shortWords(deed, toll, cast) ?? `${cause === '' ? '' : `${cause}: `}${tollWords(toll, cast)}.`;
      return { ...beat(rankOf(toll), text, stepsOf(deed), ...countsOf(toll)), own: befalls(toll, cast) };
    }),
    ...withoutHarm(
      idle.map(({ deed }) => deed).filter((deed) => ofType(deed, 'chargeLaid').length === 0),
      cast,
    ),
    ...charges(deeds, cast),
  ];
}

/** Of a tank: told with its ride. */
export const isRide = ({ all }: Deed): boolean =>
  all.some(({ type }) => type === 'tankMoved' || type === 'tankStopped' || type === 'opsDone');

function withoutHarm(deeds: readonly Deed[], cast: Cast): readonly Beat[] {
  const [only] = deeds;
  if (only === undefined) return [];
  const steps = inOrder(deeds.flatMap(stepsOf));
  const counts = count(deeds.length, 'attack without harm', 'attacks without harm');
  const words = deeds.length === 1 ? causeWords(only, cast) : '';
  const text = words === '' ? `${counted(deeds.length, 'attack')} did no harm.` : `${words}, and does no harm.`;
  return [beat(7, text, steps, counts)];
}

function charges(deeds: readonly Deed[], cast: Cast): readonly Beat[] {
  return deeds.flatMap((deed) =>
    ofType(deed, 'chargeLaid').map(({ charge, step }) => {
      const { on, at, due, owner } = charge;
      const place = on === null ? where(at, cast) : ` on ${solidName(on, cast)}`;
      const soon = due <= cast.war.round ? 'this round' : 'the next round';
      const text = `a charge is laid${place} and goes off at the end of ${soon}.`;
      const own = owner !== cast.eyes.side;
      return { ...beat(4, text, [step], count(1, 'charge laid', 'charges laid')), own };
    }),
  );
}

/** Losses from several actions are named first, together. */
export function sumOf(deeds: readonly Deed[], cast: Cast): readonly Beat[] {
  const lost = deeds.flatMap((deed) => ofType(deed, 'removed')).filter(({ why }) => why !== 'tank');
  const steps = inOrder(lost.map(({ step }) => step));
  if (steps.length < 3) return [];
  const ids = lost.map(({ unit }) => unit);
  const own = ids.some((id) => ownerOf(id, cast) === cast.eyes.side);
  return [{ ...beat(3, `${unitNames(ids, cast)} are lost.`, steps), own }];
}
