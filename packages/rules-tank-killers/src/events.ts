/** Events alone rebuild a state. Each names its cards, so that a sentence about it needs no state. */
import type { Outcome } from '@fieldpost/engine';
import type { UnitId } from './catalogue/formations.ts';
import type { TacticId } from './catalogue/tactics.ts';
import type { AttackResult, Counts, PlayWindow, Side } from './state.ts';

type OfSide<Type extends string> = { readonly type: Type; readonly side: Side };
/** An open formation card of `side`. */
type OfCard<Type extends string> = OfSide<Type> & { readonly id: string; readonly unit: UnitId };

export type Event =
  | (OfSide<'deckCommitted'> & { readonly cards: Counts }) //                          TDC-100
  | { readonly type: 'decksOpened'; readonly german: Counts; readonly anglo: Counts } // TDC-100
  | (OfSide<'drew'> & { readonly card: TacticId }) //                                  TDC-004, 010
  | OfSide<'firstChosen'> //                                                           TDC-005
  | (OfSide<'turnBegan'> & { readonly turn: number })
  | { readonly type: 'discardShuffled'; readonly cards: number } //                    TDC-012
  | (OfSide<'discarded'> & { readonly card: TacticId }) //                             TDC-011
  | (OfSide<'recovered'> & { readonly unit: UnitId }) //                               TDC-013
  | (OfSide<'cleanedUp'> & { readonly units: readonly UnitId[] }) //                   TDC-020
  | OfCard<'cameUp'> //      TDC-021, 022: the top card attacks
  | OfCard<'attacksAgain'> // TDC-071
  | OfCard<'turnedUp'> //    TDC-030: `side` owns it
  | (OfCard<'targeted'> & { readonly place: 'table' | 'top' }) // TDC-030
  | OfCard<'withdrew'> //    TDC-031: a support target goes to its owner's reserve
  | (OfSide<'played'> & { readonly card: TacticId; readonly window: PlayWindow })
  | (OfSide<'passed'> & { readonly window: PlayWindow })
  /** The end of a NEGATE exchange: the first card stands, or has no effect (TDC-043, 044, 059, 063, 074). */
  | (OfSide<'settled'> & { readonly card: TacticId; readonly stands: boolean })
  /** TDC-060: what the exchange came to. */
  | { readonly type: 'resolved'; readonly factor: number; readonly defence: number }
  /** Goes on top of its owner's casualty pile (TDC-040, 060, 062, 065). */
  | (OfCard<'lost'> & { readonly why: 'destroyed' | 'outOfAction' | 'spent' })
  | { readonly type: 'attackEnded'; readonly result: AttackResult }
  | (OfSide<'ranOut'> & { readonly cycles: number }) //         TDC-080, 083
  | (OfSide<'reserveShuffled'> & { readonly cards: number }) // TDC-080, 083
  | { readonly type: 'exchanged'; readonly count: number } //   TDC-082
  | (OfSide<'turnEnded'> & { readonly turn: number })
  | { readonly type: 'finished'; readonly outcome: Outcome<Side> };

/** What one viewer may know of an event: all of it, but a card that the other side draws, and its deck before both are open. */
export type Notice =
  | Exclude<Event, { readonly type: 'drew' } | { readonly type: 'deckCommitted' }>
  | (OfSide<'drew'> & { readonly card: TacticId | null })
  | (OfSide<'deckCommitted'> & { readonly cards: Counts | null });
