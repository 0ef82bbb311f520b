/** How sides and cards are called. Never the number of a card. */
import { spelled, tacticOf, unitOf } from '@fieldpost/rules-tank-killers/catalogue';
import type { Eyes } from '../../moment.ts';
import { listed, number, tally } from '../../words.ts';
import type { Notice, Side } from './moments.ts';

type UnitId = Extract<Notice, { readonly type: 'cameUp' }>['unit'];
type TacticId = Extract<Notice, { readonly type: 'played' }>['card'];

export const vehicle = (unit: UnitId): string => spelled(unitOf(unit).name);
export const card = (tactic: TacticId): string => spelled(tacticOf(tactic).name);

/** "Panther", "two Panthers", "Panther and two Tigers". */
export function vehicles(units: readonly UnitId[]): string {
  return listed(
    [...tally(units.map(vehicle))].map(([name, count]) => (count === 1 ? name : `${number(count)} ${many(name)}`)),
  );
}

const many = (name: string): string => (/(s|\d)$/i.test(name) ? name : `${name}s`);

const NAMES: Readonly<Record<Side, { readonly who: string; readonly whose: string; readonly own: string }>> = {
  german: { who: 'the German', whose: 'the German', own: 'German' },
  anglo: { who: 'the Allied side', whose: 'the Allied', own: 'Allied' },
};

/** "the German", "you". */
export const who = (side: Side, { side: own }: Eyes): string => (side === own ? 'you' : NAMES[side].who);
/** "the German loses", "you lose". */
export const does = (side: Side, eyes: Eyes, verb: string): string =>
  side === eyes.side ? `you ${verb}` : `${NAMES[side].who} ${verb}s`;
/** "German", "your": before "formation". */
export const whose = (side: Side, { side: own }: Eyes): string => (side === own ? 'your' : NAMES[side].whose);
/** "German turn 3", "your turn 3". */
export const turnOf = (side: Side, turn: number, { side: own }: Eyes): string =>
  `${side === own ? 'Your' : NAMES[side].own} turn ${turn}`;
