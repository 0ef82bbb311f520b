/** Hands and decks of a position: no token more often than its deck has it (THE-RULES "Units, devices, decks"). */
import { type Army, SEATS } from '../catalogue/sides.ts';
import { TOKEN_IDS, TOKENS, type TokenId } from '../catalogue/tokens.ts';
import type { BySeat, Hand, Player, Seat } from '../state.ts';
import { demand } from './demand.ts';
import type { PositionDocument } from './document.ts';

export function wholeDeck(army: Army): Hand {
  return Object.fromEntries(
    TOKEN_IDS.filter((token) => TOKENS[token].army === army).map((token) => [token, TOKENS[token].copies]),
  );
}

type Stock = PositionDocument['hands']['A'];
type Dealt = { readonly hand: Hand; readonly deck: Hand; readonly player: Player };

export const total = (hand: Hand): number => Object.values(hand).reduce((sum, copies) => sum + copies, 0);

export function freshHands(armies: BySeat<Army>): BySeat<Dealt> {
  const of = (army: Army): Dealt => {
    const deck = wholeDeck(army);
    return { hand: {}, deck, player: { army, hand: 0, deck: total(deck), dead: [], played: [] } };
  };
  return { A: of(armies.A), B: of(armies.B) };
}

/** WWA-012: what was played has left hand and deck for good. */
export function dealtHands(state: PositionDocument, armies: BySeat<Army>): BySeat<Dealt> {
  const [A, B] = SEATS.map((seat) => dealt(state, seat, armies[seat])) as [Dealt, Dealt];
  return { A, B };
}

function dealt(state: PositionDocument, seat: Seat, army: Army): Dealt {
  const whole = wholeDeck(army);
  const hand = stockOf(state.hands[seat], army, `state.hands.${seat}`);
  const played = state.played[seat];
  const used = (token: TokenId): number => (hand[token] ?? 0) + played.filter((one) => one.token === token).length;
  const rest = Object.fromEntries(
    Object.entries(whole).map(([token, copies]) => [token, copies - used(token as TokenId)]),
  );
  const given = state.decks[seat];
  const deck = given === null ? rest : stockOf(given, army, `state.decks.${seat}`);
  for (const token of TOKEN_IDS) {
    const most = whole[token] ?? 0;
    const out = used(token) + (given === null ? 0 : (deck[token] ?? 0));
    demand(out <= most, 'TOKEN_INVALID', 'WWA-005', `state.hands.${seat}`);
  }
  const left = Object.fromEntries(Object.entries(deck).filter(([, copies]) => copies > 0));
  const player = { army, hand: total(hand), deck: total(left), dead: state.dead[seat], played };
  return { hand, deck: left, player };
}

function stockOf(stock: Stock, army: Army, member: string): Hand {
  const hand: Record<string, number> = {};
  for (const [index, { token, copies }] of stock.entries()) {
    demand(TOKENS[token].army === army && hand[token] === undefined, 'TOKEN_INVALID', 'WWA-005', `${member}[${index}]`);
    hand[token] = copies;
  }
  return hand;
}
