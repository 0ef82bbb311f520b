/** One attack is one beat: who at whom, the card that counted, the verdict last. */
import type { Beat, Count, Rank } from '../../beat.ts';
import { beat, count } from '../../beat.ts';
import type { Eyes } from '../../moment.ts';
import { capital, inOrder, listed } from '../../words.ts';
import type { Noticed, Side, TankMoment } from './moments.ts';
import { card, vehicle, who } from './names.ts';

type Played = {
  readonly side: Side;
  readonly card: Noticed<'played'>['card'];
  readonly window: Noticed<'played'>['window'];
};

/** All that is known of one attack. */
export type Attack = {
  readonly side: Side | null;
  readonly attacker: Noticed<'cameUp'>['unit'] | null;
  readonly target: Noticed<'targeted'>['unit'] | null;
  readonly played: readonly Played[];
  /** Cards that were answered and have no effect. */
  readonly negated: readonly Noticed<'settled'>[];
  readonly resolved: Noticed<'resolved'> | null;
  readonly lost: readonly Noticed<'lost'>[];
  readonly withdrew: Noticed<'withdrew'> | null;
  readonly result: Noticed<'attackEnded'>['result'] | null;
  readonly steps: readonly number[];
};

const NOTHING: Attack = {
  side: null,
  attacker: null,
  target: null,
  played: [],
  negated: [],
  resolved: null,
  lost: [],
  withdrew: null,
  result: null,
  steps: [],
};

/** The attacks of a chapter; what was played before the first of them belongs to none. */
export function attacksIn(moments: readonly TankMoment[]): readonly Attack[] {
  const found: Attack[] = [];
  for (const { step, notices, before } of moments) {
    for (const notice of notices) {
      const begins = notice.type === 'cameUp' || notice.type === 'attacksAgain';
      if (begins) found.push({ ...NOTHING, side: notice.side, attacker: notice.unit });
      // The first step may come from the middle of an attack: the view knows who began it.
      else if (found.length === 0 && before.open.attack?.result === null && belongs(notice.type))
        found.push(running(before));
      const last = found.at(-1);
      if (last && (begins || belongs(notice.type))) found[found.length - 1] = withNotice(last, { ...notice, step });
    }
  }
  return found;
}

const IN_ATTACK = [
  'turnedUp',
  'targeted',
  'withdrew',
  'played',
  'passed',
  'settled',
  'resolved',
  'lost',
  'attackEnded',
];
const belongs = (type: string): boolean => IN_ATTACK.includes(type);

function running({ open }: TankMoment['before']): Attack {
  const { attack, active } = open;
  return { ...NOTHING, side: active, attacker: attack?.attacker.unit ?? null, target: attack?.target?.unit ?? null };
}

function withNotice(attack: Attack, notice: TankMoment['notices'][number] & { readonly step: number }): Attack {
  const { step } = notice;
  const next = { ...attack, steps: [...attack.steps, step] };
  switch (notice.type) {
    case 'targeted':
      return { ...next, target: notice.unit };
    case 'withdrew':
      return { ...next, withdrew: { ...notice, step } };
    case 'played':
      return { ...next, played: [...attack.played, { side: notice.side, card: notice.card, window: notice.window }] };
    case 'settled':
      return notice.stands ? next : { ...next, negated: [...attack.negated, { ...notice, step }] };
    case 'resolved':
      return { ...next, resolved: { ...notice, step } };
    case 'lost':
      return { ...next, lost: [...attack.lost, { ...notice, step }] };
    case 'attackEnded':
      return { ...next, result: notice.result };
    default:
      return next;
  }
}

/** Losses that hurt; a gun that has done its work is no shot-up tank. */
const shotUp = ({ lost }: Attack): readonly Noticed<'lost'>[] => lost.filter(({ why }) => why !== 'spent');

export function attackBeat(attack: Attack, eyes: Eyes): Beat {
  const gone = shotUp(attack);
  const spent = attack.lost.length - gone.length;
  const rank: Rank = gone.length > 0 ? 3 : stoppedBy(attack) !== null ? 5 : spent > 0 ? 4 : attack.withdrew ? 6 : 7;
  const counts: readonly Count[] = [
    count(1, 'attack', 'attacks'),
    ...(gone.length > 0 ? [count(gone.length, 'vehicle or team lost', 'vehicles or teams lost')] : []),
    ...(spent > 0 ? [count(spent, 'gun or plane spent', 'guns or planes spent')] : []),
  ];
  const own = gone.some(({ side }) => side === eyes.side);
  return { ...beat(rank, textOf(attack, eyes), inOrder(attack.steps), ...counts), own };
}

/** The card that stopped the attack and stood. */
function stoppedBy({ result, played, negated }: Attack): Played | null {
  if (result !== 'stopped' && result !== 'turnedBack' && result !== 'mined' && result !== 'outOfRange') return null;
  const standing = played.filter(
    ({ card, window }) => window !== 'negate' && !negated.some((one) => one.card === card),
  );
  return standing.at(-1) ?? null;
}

function textOf(attack: Attack, eyes: Eyes): string {
  const parts = [opening(attack), ...cards(attack, eyes), verdict(attack), spending(attack)];
  return parts.filter((part) => part !== '').join(' ');
}

/** "Panther at the Sherman V." */
function opening({ attacker, target }: Attack): string {
  if (attacker === null) return '';
  return target === null ? `${vehicle(attacker)} comes up.` : `${vehicle(attacker)} at the ${vehicle(target)}.`;
}

/** Two cards at most: what was answered is left out. */
function cards(attack: Attack, eyes: Eyes): readonly string[] {
  const { played, negated } = attack;
  const counted = played.filter(
    ({ card, window }) =>
      window !== 'negate' && window !== 'free' && window !== 'maneuver' && !negated.some((one) => one.card === card),
  );
  const words = counted.map(
    (one) => `${who(one.side, eyes)} ${one.side === eyes.side ? 'play' : 'plays'} ${card(one.card)}`,
  );
  const answered =
    negated.length === 0
      ? []
      : [
          `${listed([...new Set(negated.map((one) => card(one.card)))].slice(0, 2))} ${negated.length === 1 ? 'is' : 'are'} answered.`,
        ];
  if (words.length === 0) return answered;
  const shown =
    words.length > 2
      ? [...words.slice(0, 2), `${words.length - 2 === 1 ? 'one card' : `${words.length - 2} cards`} more`]
      : words;
  return [...answered, `${capital(listed(shown))}.`];
}

/** "Six against five: Achilles destroyed." */
function verdict(attack: Attack): string {
  const { resolved, result, withdrew } = attack;
  const sums = resolved ? `${resolved.factor} against ${resolved.defence}` : '';
  const gone = shotUp(attack).map(
    ({ unit, why }) => `${vehicle(unit)} ${why === 'destroyed' ? 'destroyed' : 'out of action'}`,
  );
  if (gone.length > 0) return `${sums === '' ? '' : `${capital(sums)}: `}${listed(gone)}.`;
  if (withdrew) return `${vehicle(withdrew.unit)}, support, goes to the reserve.`;
  if (sums !== '') return `${capital(sums)}: it holds.`;
  return result === null ? '' : VERDICTS[result];
}

const VERDICTS: Readonly<Record<Noticed<'attackEnded'>['result'], string>> = {
  withdrawn: 'Nothing to shoot at.',
  noTarget: 'Nothing to shoot at.',
  stopped: 'Stopped.',
  turnedBack: 'Attack stopped, turn over.',
  mined: 'The attacker is out.',
  outOfRange: 'Out of range.',
  destroyed: 'Destroyed.',
  finished: 'Out of action.',
  survived: 'It holds.',
};

function spending({ lost }: Attack): string {
  const spent = lost.filter(({ why }) => why === 'spent').map(({ unit }) => vehicle(unit));
  return spent.length === 0 ? '' : `${listed(spent)} ${spent.length === 1 ? 'is' : 'are'} spent.`;
}
