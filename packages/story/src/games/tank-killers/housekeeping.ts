/** Actions around attacks: cards drawn and thrown away, cards brought back, decks that run out. */
import type { Beat } from '../../beat.ts';
import { beat, count } from '../../beat.ts';
import type { Eyes } from '../../moment.ts';
import { noticed } from '../../noticed.ts';
import { capital, counted, inOrder, listed } from '../../words.ts';
import type { TankMoment } from './moments.ts';
import { does, vehicle, vehicles, whose } from './names.ts';

export function housekeeping(moments: readonly TankMoment[], eyes: Eyes): readonly Beat[] {
  return [...opening(moments, eyes), ...tidying(moments, eyes), ...returns(moments, eyes), ...decks(moments, eyes)];
}

function opening(moments: readonly TankMoment[], eyes: Eyes): readonly Beat[] {
  const opened = noticed(moments, 'decksOpened');
  return [
    ...noticed(moments, 'deckCommitted')
      .filter(() => opened.length === 0)
      .map(({ side, step }) =>
        beat(
          8,
          `${does(side, eyes, 'commit')} a formation.`,
          [step],
          count(1, 'formation committed', 'formations committed'),
        ),
      ),
    ...opened.map(({ step }) =>
      beat(
        4,
        'both formations are revealed.',
        [step],
        count(1, 'pair of formations laid open', 'pairs of formations laid open'),
      ),
    ),
  ];
}

/** Units that left the table after a turn, and the number of cards thrown away. */
function tidying(moments: readonly TankMoment[], eyes: Eyes): readonly Beat[] {
  const cleaned = noticed(moments, 'cleanedUp');
  const discarded = noticed(moments, 'discarded');
  return [
    ...cleaned.map(({ side, units, step }) =>
      beat(
        8,
        `${does(side, eyes, 'withdraw')} ${vehicles(units)} to the reserve.`,
        [step],
        count(units.length, 'card back to a reserve', 'cards back to a reserve'),
      ),
    ),
    ...(discarded.length === 0
      ? []
      : [
          beat(
            8,
            `${counted(discarded.length, 'card')} discarded.`,
            inOrder(discarded.map(({ step }) => step)),
            count(discarded.length, 'card discarded', 'cards discarded'),
          ),
        ]),
  ];
}

function returns(moments: readonly TankMoment[], eyes: Eyes): readonly Beat[] {
  const back = noticed(moments, 'recovered');
  if (back.length === 0) return [];
  const [first] = back;
  const names = listed(back.map(({ unit }) => vehicle(unit)));
  const text = `${does(first?.side ?? 'german', eyes, 'bring')} ${names} back from the casualties.`;
  return [
    beat(
      4,
      capital(text),
      inOrder(back.map(({ step }) => step)),
      count(back.length, 'card recovered', 'cards recovered'),
    ),
  ];
}

function decks(moments: readonly TankMoment[], eyes: Eyes): readonly Beat[] {
  return [
    ...noticed(moments, 'exchanged').map(({ step }) =>
      beat(
        2,
        'both formation decks have been used up once more: a full exchange.',
        [step],
        count(1, 'full exchange', 'full exchanges'),
      ),
    ),
    ...noticed(moments, 'reserveShuffled').map(({ side, step }) =>
      beat(
        6,
        `${whose(side, eyes)} reserve is shuffled into a new formation deck.`,
        [step],
        count(1, 'reserve shuffled', 'reserves shuffled'),
      ),
    ),
  ];
}
