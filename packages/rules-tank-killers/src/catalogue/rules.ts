/** The numbered rules in short words, for refusals, the rules page and the quick reference. Public data. */
import type { RuleId } from '@fieldpost/engine';

export const RULE_CHAPTERS: readonly { readonly title: string; readonly from: number; readonly to: number }[] = [
  { title: 'Set-up', from: 1, to: 9 },
  { title: 'Maneuver', from: 10, to: 19 },
  { title: 'Attacker', from: 20, to: 29 },
  { title: 'Target', from: 30, to: 39 },
  { title: 'Lost attack', from: 40, to: 49 },
  { title: 'Modifiers', from: 50, to: 59 },
  { title: 'Resolution and finish', from: 60, to: 69 },
  { title: 'Free attacks', from: 70, to: 79 },
  { title: 'Full exchange', from: 80, to: 89 },
  { title: 'Victory', from: 90, to: 99 },
  { title: 'Building a formation', from: 100, to: 104 },
];

export const RULES: Readonly<Record<RuleId, string>> = {
  'TDC-001': 'One side is German, the other American or British. Both of these are Anglo for card texts.',
  'TDC-002': 'The formation deck holds 40 cards for the German and 50 for the Anglo, shuffled in secret.',
  'TDC-003': 'Both share one tactics deck of 92 cards, one of each.',
  'TDC-004': 'Each player is dealt 3 tactics cards.',
  'TDC-005': 'Chance decides who begins, unless the players agree otherwise.',
  'TDC-006': 'Formation cards never come to a hand. Nobody may look into a formation deck, not even their own.',
  'TDC-010': 'The active player draws 3 tactics cards, also in their first turn.',
  'TDC-011': 'A player with more than 9 cards discards down to 9 at once, face up, cards of their choice.',
  'TDC-012': 'When the tactics deck is empty the discard pile is shuffled into a new one.',
  'TDC-013':
    'Reserves and Reinforcements bring your top casualty to your reserve pile. You play them in your turn, outside an attack.',
  'TDC-020': 'At the first attack of a turn, the cards that attacked in your last turn go to your reserve pile.',
  'TDC-021': 'The top card of the formation deck attacks. The first attack of a turn is not optional.',
  'TDC-022': 'A top card that already lies face up is the attacker.',
  'TDC-023': 'Artillery and Air are support; all others are units.',
  'TDC-030': 'The target is any enemy card on the table, or the top card of the enemy’s formation deck.',
  'TDC-031': 'If the top card turned up is support it goes to its owner’s reserve pile, and the attack ends.',
  'TDC-032': 'A target that survives stays where it is, face up.',
  'TDC-033': 'Where there is no target at all the attack ends.',
  'TDC-040': 'The defender may play one card that stops the attack, ends the turn, or puts the attacker out of action.',
  'TDC-041': 'Against support only Missed by a Mile, Take Cover, Camouflage and Poor Visibility stop an attack.',
  'TDC-042': 'On these cards “target” means the attacking unit.',
  'TDC-043': 'The active player may negate a Morale card with Rally or Professionalism, and Breakdown with Repairs.',
  'TDC-044':
    'Rally and Professionalism are Morale cards: each may be negated with the other, and the first card stands.',
  'TDC-045': 'End Turn leaves no free attack. Damage cards and Abandon Tank are not played here.',
  'TDC-050': 'Attacker first, the two play a modifier or pass in turn; two passes in succession end it.',
  'TDC-051': 'In one attack there is at most one Range, one Hit and one Ammo card, negated ones counted.',
  'TDC-052': 'Either player may play any modifier, also one that harms themselves.',
  'TDC-053':
    'Infantry is attacked with the Infantry Factor, where only cards with an I and Range cards may be played; all others with the Penetration Factor.',
  'TDC-054': 'A Range card farther than the attacker’s range ends the attack at once.',
  'TDC-055': 'Range cards and Underside Hit are not played when support attacks.',
  'TDC-056':
    'Flame Thrower needs a tank or infantry, and no Range card but Point Blank before it; the attacker’s range becomes point blank.',
  'TDC-057':
    'Machine Gun, Panzerschrek/faust, Bazooka/PIAT and Satchel Charge need the attacker and target on the card.',
  'TDC-058': 'Sloping Armor and Skirt Armor need a defending tank.',
  'TDC-059': 'Repairs may answer a Hit card at once, which then has no effect.',
  'TDC-060': 'With a factor of at least its Defense the target is destroyed and becomes a casualty.',
  'TDC-061': 'Infantry is Inf, MI and M. Guns are attacked with the Penetration Factor.',
  'TDC-062': 'If the target survives, the attacker may play one Damage card, or Abandon Tank, which destroys it.',
  'TDC-063':
    'The defender may negate that card: Repairs against Damage, Rally or Professionalism against Abandon Tank.',
  'TDC-064': 'Support may finish a target too.',
  'TDC-065': 'At the end of its attack support becomes a casualty; a unit stays on the table.',
  'TDC-066': 'Tactics cards that were played go to the common discard pile.',
  'TDC-070': 'After an attack that did not end the turn, a Free Action card allows another, without limit.',
  'TDC-071':
    'The top formation card attacks. With a Same Unit card, one of your table cards that attacked this turn may do so instead.',
  'TDC-072': 'Conditions of Free Action cards refer to the attack just ended, and there must be a unit to attack with.',
  'TDC-073': 'Some cards are for the German only, some for the Anglo only.',
  'TDC-074': 'Veteran Unit may be negated with Rally or Professionalism; no other Free Action can.',
  'TDC-075': 'A free attack runs like the first, with fresh limits.',
  'TDC-080':
    'When a formation deck has no card left its owner’s reserve pile is shuffled and becomes the deck: one cycle.',
  'TDC-081': 'A player may attack only while they have no more cycles than the enemy.',
  'TDC-082': 'When the cycles are equal again a Full Exchange is complete.',
  'TDC-083': 'With an empty reserve pile the deck stays empty until cards come to the pile.',
  'TDC-084': 'The new deck of a waiting player may be attacked.',
  'TDC-090': 'A player wins when half of the enemy’s formation cards, rounded up, are casualties.',
  'TDC-091': 'This is tested after every card that becomes a casualty, including used support.',
  'TDC-092': 'Cards brought back no longer count. Other break points may be agreed on.',
  'TDC-093': 'A player who resigns loses. A draw may be agreed at any time.',
  'TDC-094':
    'At the turn limit the player with the smaller share of casualties to their own break point wins. Equal shares are a draw.',
  'TDC-095': 'Withdrawn: with break points up to 0.8 nobody runs out of attackers before the match is decided.',
  'TDC-096': 'Break points may differ: as printed half and half, or evened for ladders and leagues.',
  'TDC-100': 'Formations may be built in secret; once both are committed the lists are public, not their order.',
  'TDC-101': 'A formation has exactly 40 German or 50 Anglo cards of one list, of each line at most twice its copies.',
  'TDC-102':
    'A card is worth its two factors and twice its Defense; a formation is worth no more than the default one.',
  'TDC-103': 'At least 4 infantry cards, no more than one tenth support, and a limit of heavy tanks.',
  'TDC-104':
    'Listed formations: German default and panzer, American default and armored, British default and infantry.',
};
