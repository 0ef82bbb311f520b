/** Fights of a turn, by what they cost whom. */
import type { Side } from '@fieldpost/rules-mass-warfare/catalogue';
import type { Beat } from '../../beat.ts';
import { beat, count } from '../../beat.ts';
import type { Eyes } from '../../moment.ts';
import { noticed } from '../../noticed.ts';
import { capital, counted, grouped, inOrder, listed } from '../../words.ts';
import type { WarMoment } from './moments.ts';
import { does, ownerOf, shared, units, where } from './names.ts';

type Place = { readonly name: string };
/** A lost unit. Some notices do not show the place. */
type Loss = { readonly unit: string; readonly place: Place | null; readonly step: number };

function lossesIn(moments: readonly WarMoment[]): readonly Loss[] {
  const gone = noticed(moments, 'attacked', 'shelled', 'claimed').flatMap(({ lost, place, step }) =>
    lost.map((unit) => ({ unit, place, step })),
  );
  return [...gone, ...noticed(moments, 'ditched').map(({ unit, step }) => ({ unit, place: null, step }))];
}

export function fightingBeats(moments: readonly WarMoment[], eyes: Eyes): readonly Beat[] {
  return [...losses(lossesIn(moments), eyes), ...stands(moments), ...fires(moments), ...air(moments)];
}

/** One line for two sides, one together for more. */
function losses(lost: readonly Loss[], eyes: Eyes): readonly Beat[] {
  const bySide = [...grouped(lost, ({ unit }) => ownerOf(unit))];
  const beats = bySide.map(([side, own]) => {
    const places = own.flatMap(({ place }) => (place ? [place] : []));
    const at = places.length === own.length ? shared(places) : '';
    const text = `${does(side as Side, eyes, 'lose')} ${units(own.map(({ unit }) => unit))}${at}`;
    return { text, own, side };
  });
  if (beats.length > 2) {
    const text = `${capital(listed(beats.map(({ text }) => text)))}.`;
    return [beat(3, text, inOrder(lost.map(({ step }) => step)), count(lost.length, 'unit lost', 'units lost'))];
  }
  return beats.map(({ text, own, side }) => ({
    ...beat(3, `${capital(text)}.`, inOrder(own.map(({ step }) => step)), count(own.length, 'unit lost', 'units lost')),
    own: side === eyes.side,
  }));
}

/** Attacks that left a fire, and no more. */
function stands(moments: readonly WarMoment[]): readonly Beat[] {
  const held = noticed(moments, 'attacked').filter(({ lost }) => lost.length === 0);
  if (held.length === 0) return [];
  const at = shared(held.map(({ place }) => place));
  const targets = [...new Set(held.map(({ target }) => target))];
  const text = `${counted(held.length, 'attack')}${at} ${held.length === 1 ? 'leaves' : 'leave'} ${units(targets)} on fire but standing.`;
  return [
    beat(
      5,
      text,
      inOrder(held.map(({ step }) => step)),
      count(held.length, 'attack that was held', 'attacks that were held'),
    ),
  ];
}

function fires(moments: readonly WarMoment[]): readonly Beat[] {
  const shelled = noticed(moments, 'shelled');
  if (shelled.length === 0) return [];
  const lit = shelled.reduce((sum, { counters }) => sum + counters, 0);
  const places = [...new Set(shelled.map(({ place }) => where(place)))];
  const at = places.length <= 2 ? listed(places.map((place) => place.trim()).filter((place) => place !== '')) : '';
  const text = `${lit === 0 ? 'guns and bombs light no fire' : `${counted(lit, 'fire')} lit by guns and bombs`}${at === '' ? '' : ` ${at}`}.`;
  return [beat(6, text, inOrder(shelled.map(({ step }) => step)), count(lit, 'fire lit', 'fires lit'))];
}

/** The air fights: sorties and the interceptors against them. */
function air(moments: readonly WarMoment[]): readonly Beat[] {
  const flown = noticed(moments, 'sortied');
  const rose = noticed(moments, 'scrambled');
  const missed = noticed(moments, 'missed');
  if (flown.length + rose.length + missed.length === 0) return [];
  const parts = [
    flown.length > 0 ? counted(flown.length, 'sortie') : '',
    rose.length > 0 ? `${counted(rose.length, 'fighter')} rose to meet them` : '',
    missed.length > 0 ? `${counted(missed.length, 'target')} ${missed.length === 1 ? 'was' : 'were'} gone already` : '',
  ].filter((part) => part !== '');
  const steps = inOrder([...flown, ...rose, ...missed].map(({ step }) => step));
  return [beat(7, `in the air: ${listed(parts)}.`, steps, count(flown.length, 'sortie', 'sorties'))];
}
