/** What playing and passing make of the windows of an attack (THE-RULES "States of a turn", LOST_ATTACK to NEGATE_V). */
import { type TacticId, tacticOf } from '../catalogue/tactics.ts';
import type { Event } from '../events.ts';
import { mayBeAnswered } from '../rules/conditions.ts';
import type { Attack, Contest, Open, PlayedCard, PlayWindow, State } from '../state.ts';
import { otherSide } from '../state.ts';
import { outOfHand } from './hands.ts';
import { opened } from './parts.ts';

type Of<Type extends Event['type']> = Extract<Event, { readonly type: Type }>;

/** TDC-050: a pass in MODIFIER counts; in LOST_ATTACK it opens MODIFIER for the attacker. */
export function evolvePassed(open: Open, { window }: Of<'passed'>): Partial<Open> {
  if (window === 'lostAttack') return { phase: 'modifier', awaited: open.active, passes: 0 };
  if (window !== 'modifier') return {};
  return { awaited: otherSide(open.awaited), passes: open.passes + 1 };
}

export function evolvePlayed(state: State, event: Of<'played'>): State {
  const after = outOfHand(state, event.side, event.card);
  const { open } = after;
  const interrupted = open.interrupted || event.side !== open.active;
  return opened(after, { interrupted, ...placed(open, event), ...continued(open, event) });
}

/** Where the card lies: with the running attack, with the contest about a Free Action, or in the discard already (TDC-066). */
function placed(open: Open, { side, card, window }: Of<'played'>): Partial<Open> {
  const { attack } = open;
  if (attack !== null && attack.result === null) {
    const played: PlayedCard = { side, card, window, negated: false };
    return { attack: { ...attack, cards: [...attack.cards, played] } };
  }
  const contested = window === 'negate' || (window === 'free' && isContestable(open, card));
  return contested ? {} : { discard: [...open.discard, card] };
}

function isContestable({ active }: Open, card: TacticId): boolean {
  return mayBeAnswered({ cards: [{ side: active, card }] });
}

/** Which window comes next: an answer, the next modifier, or the choice of an attacker; else what follows says it. */
function continued(open: Open, event: Of<'played'>): Partial<Open> {
  const { side, card, window } = event;
  if (window === 'maneuver' || tacticOf(card).effect.kind === 'recover') return {};
  const contest = contestWith(open, event);
  const awaited = otherSide(side);
  if (mayBeAnswered(contest)) return { contest, phase: 'negate', awaited, passes: 0 };
  if (window === 'negate') return { contest };
  return uncontested(open, event);
}

function uncontested({ active }: Open, { side, card, window }: Of<'played'>): Partial<Open> {
  if (window === 'modifier') return { awaited: otherSide(side), passes: 0 };
  if (window !== 'free') return {};
  return { phase: 'attacker', awaited: active, freeAction: card };
}

function contestWith({ contest }: Open, { side, card, window }: Of<'played'>): Contest {
  const about = contest?.about ?? (window as Exclude<PlayWindow, 'negate' | 'maneuver'>);
  return { about, cards: [...(contest?.cards ?? []), { side, card }] };
}

/** TDC-043, 044, 059: who is negated is marked; then the window comes back from which the contest began. */
export function evolveSettled(open: Open, { side, stands }: Of<'settled'>): Partial<Open> {
  const contest = open.contest as Contest;
  if (contest.about === 'free') return settledFree(open, contest, stands);
  const attack = { ...(open.attack as Attack), cards: judged(open.attack as Attack, contest) };
  const closed = { contest: null, attack, passes: 0, phase: contest.about, awaited: open.active };
  if (contest.about === 'modifier') return { ...closed, awaited: otherSide(side) };
  return contest.about === 'lostAttack' && !stands ? { ...closed, phase: 'modifier' } : closed;
}

/** TDC-074: the cards about a Free Action go to the discard; negated, another may be played. */
function settledFree(open: Open, contest: Contest, stands: boolean): Partial<Open> {
  const discard = [...open.discard, ...contest.cards.map(({ card }) => card)];
  const closed = { contest: null, discard, awaited: open.active, passes: 0 };
  return { ...closed, phase: 'free', freeAction: stands ? (contest.cards[0]?.card ?? null) : null };
}

/** TDC-044: the last of a contest stands, the one before it is negated, and so on back to the first. */
function judged({ cards }: Attack, contest: Contest): readonly PlayedCard[] {
  const first = cards.length - contest.cards.length;
  return cards.map((played, at) => (at < first ? played : { ...played, negated: (cards.length - 1 - at) % 2 === 1 }));
}
