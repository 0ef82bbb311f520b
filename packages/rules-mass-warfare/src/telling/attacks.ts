/** Sentences about fighting: both sums, and the result. */
import type { AttackEvent } from '../events.ts';
import { count, listed, nameOf, unitName, where } from './names.ts';

type Of<Type extends AttackEvent['type']> = Extract<AttackEvent, { readonly type: Type }>;

const VERBS: Readonly<Record<Of<'attacked'>['kind'], string>> = {
  scramble: 'met',
  return: 'fired back at',
  flak: 'fired flak at',
  strike: 'struck at',
  smallArms: 'fired at',
  sea: 'fired at',
  guns: 'fired at',
  assault: 'attacked',
};

export function tellAttack(event: AttackEvent): string {
  switch (event.type) {
    case 'attacked':
      return attacked(event);
    case 'shelled':
      return shelled(event);
    case 'heldFire':
      return `${unitName(event.unit)} held its fire.`;
    case 'faced':
      return `${nameOf(event.side)} sends up no more fighters.`;
    case 'missed':
      return `${unitName(event.unit)} found its target gone.`;
  }
}

/** MW-004: what each sum is made of. */
function attacked({
  kind,
  by,
  target,
  place,
  sums,
  attack,
  defence,
  bonus,
  fire,
  destroyed,
  lost,
}: Of<'attacked'>): string {
  const own = `${attack.join('+')}${fire.by > 0 ? `-${fire.by}` : ''}`;
  const help = bonus.terrain + bonus.fort;
  const theirs = `${defence.join('+')}${help > 0 ? `+${help}` : ''}${fire.target > 0 ? `-${fire.target}` : ''}`;
  const [ours, others] = sums;
  const result = destroyed ? 'it is destroyed' : 'it holds with one more fire';
  const cargo = lost.slice(1);
  const aboard = cargo.length === 0 ? '' : `, and with it ${listed(cargo.map(unitName))}`;
  return `${unitName(by)} ${VERBS[kind]} ${unitName(target)} ${where(place)}: ${ours} (${own}) against ${others} (${theirs}), ${result}${aboard}.`;
}

function shelled({ kind, by, place, dice, counters, lost }: Of<'shelled'>): string {
  const verb = kind === 'strike' ? 'bombed' : kind === 'guns' ? 'shelled' : 'burnt';
  const planes = lost.length === 0 ? '' : `; ${listed(lost.map(unitName))} burnt on the ground`;
  return `${unitName(by)} ${verb} what stands ${where(place)} (${dice.join(', ')}): ${counters === 0 ? 'no fire' : count(counters, 'fire')}${planes}.`;
}
