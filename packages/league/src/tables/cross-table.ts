import type { Group, Ledger } from '../log/ledger.ts';
import { teamTable } from '../teams/teams.ts';
import { type Card, type CardLeg, cardsOf } from './cards.ts';
import { tableOf } from './table.ts';

const SCORES = ['0', '¼', '½', '¾', '1'] as const;

/** CL-151: the code of a leg as its owner reads it. */
export function codeOf({ q, how, pending }: CardLeg): string {
  if (q === null) return '*';
  if (how === 'double') return '0F';
  if (how === 'walkover' || how === 'withdrawn') return q === 4 ? '+' : '-';
  const score = SCORES[q] ?? '?';
  // CL-206: from a table; CL-204: nobody has confirmed it yet.
  if (how === 'reported' || pending) return pending ? `${score}t*` : `${score}t`;
  return how === 'provisional' ? '=/=' : score;
}

export type CrossRow = {
  readonly rank: number;
  readonly id: string;
  /**
   * By opponent, in order of rank: the codes of the legs with its own side, such as "A1 B½". Null for the entry itself and for opponents it
   * does not meet.
   */
  readonly cells: readonly (string | null)[];
};

/** CL-150: rows by rank; a cell has each leg with side and code. */
export function crossTable(ledger: Ledger, group: Group): readonly CrossRow[] {
  const rows = ledger.settings.format === 'team' ? teamTable(ledger, group) : tableOf(ledger, group);
  const cards = new Map(cardsOf(ledger, group).map((card) => [card.entry.id, card]));
  return rows.map(({ rank, id }) => ({
    rank,
    id,
    cells: rows.map((other) => cellOf(cards.get(id), other.id)),
  }));
}

function cellOf(card: Card | undefined, opponent: string): string | null {
  const legs = (card?.meetings ?? [])
    .filter((meeting) => meeting.opponent === opponent)
    .flatMap((meeting) => meeting.legs);
  return legs.length === 0 ? null : legs.map((leg) => `${leg.side}${codeOf(leg)}`).join(' ');
}

export type ProgressRow = { readonly id: string; readonly rounds: readonly string[] };

/** CL-150: of a Swiss: round by round the opponent's number, the side and the code, or the code of a bye. */
export function progressTable(ledger: Ledger, group: Group): readonly ProgressRow[] {
  const number = (id: string) => ledger.entries.get(id)?.number ?? 0;
  return cardsOf(ledger, group).map((card) => {
    const played = card.meetings.map(({ round, opponent, legs }) => {
      const codes = legs.map((leg) => `${leg.side}${codeOf(leg)}`).join(' ');
      return { round, text: `${number(opponent)} ${codes}` };
    });
    const free = card.unplayed.map(({ round, code }) => ({ round, text: code as string }));
    const rounds = [...played, ...free].sort((a, b) => a.round - b.round);
    return { id: card.entry.id, rounds: rounds.map(({ text }) => text) };
  });
}
