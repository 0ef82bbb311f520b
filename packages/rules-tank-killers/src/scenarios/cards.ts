/** Reading of cards in documents: each by its id or by its name. Null: there is no such card. */

import { fieldsOf, isCount, isShortText, listOf, oneOf, recordOf } from '@fieldpost/engine/reading';
import { FORMATIONS, isUnitId, NATIONS, type UnitId } from '../catalogue/formations.ts';
import { isTacticId, type TacticId, tacticNamed } from '../catalogue/tactics.ts';
import { inOrder } from '../rules/counts.ts';
import type { Counts, OpenCard, TableCard } from '../state.ts';

const MAX_CARDS = 200;
const UNIT_BY_NAME = new Map(
  NATIONS.flatMap((nation) => FORMATIONS[nation].map(({ id, name }): [string, UnitId] => [name.toLowerCase(), id])),
);

export function readTactic(raw: unknown): TacticId | null {
  if (typeof raw !== 'string') return null;
  return isTacticId(raw) ? raw : (tacticNamed(raw)?.id ?? null);
}

export function readUnit(raw: unknown): UnitId | null {
  if (typeof raw !== 'string') return null;
  return isUnitId(raw) ? raw : (UNIT_BY_NAME.get(raw.trim().toLowerCase()) ?? null);
}

export function readAll<Card>(raw: unknown, read: (entry: unknown) => Card | null): readonly Card[] | null {
  const cards = listOf(raw, MAX_CARDS)?.map(read);
  return cards?.every((card) => card !== null) ? (cards as readonly Card[]) : null;
}

/** `{"Panther": 2, "G07": 1}`; null where it names no cards. */
export function readCounts(raw: unknown): Counts | null {
  const fields = recordOf(raw, MAX_CARDS);
  if (fields === null) return null;
  const counts: Record<UnitId, number> = {};
  for (const [name, count] of Object.entries(fields)) {
    const unit = readUnit(name);
    if (unit === null || !isCount(count, 0, MAX_CARDS)) return null;
    counts[unit] = (counts[unit] ?? 0) + count;
  }
  return inOrder(counts);
}

export function isOpenId(raw: unknown): raw is string {
  return isShortText(raw) && /^#[1-9]\d{0,5}$/.test(raw);
}

/** Gives open cards of a document the ids that they do not bring. `reserved`: ids that others bring. */
export class Ids {
  private next = 1;
  private readonly taken = new Set<string>();
  private readonly reserved: ReadonlySet<string>;
  constructor(reserved: ReadonlySet<string>) {
    this.reserved = reserved;
  }
  /** Null: the id is no id, or given twice. */
  claim(raw: unknown): string | null {
    if (raw === null || raw === undefined) return this.fresh();
    if (!isOpenId(raw) || this.taken.has(raw)) return null;
    this.taken.add(raw);
    return raw;
  }
  private fresh(): string {
    while (this.taken.has(`#${this.next}`) || this.reserved.has(`#${this.next}`)) this.next++;
    this.taken.add(`#${this.next}`);
    return `#${this.next}`;
  }
}

/** `"Panther"` or `{"unit": "Panther", "id": "#3", "attacked": "thisTurn"}`. */
export function readTableCard(raw: unknown, ids: Ids): TableCard | null {
  const fields = fieldsOf(typeof raw === 'string' ? { unit: raw } : raw, ['id', 'unit', 'attacked']);
  const attacked = fields?.attacked ?? 'never';
  if (fields === null || !oneOf(attacked, ['thisTurn', 'lastTurn', 'never'])) return null;
  const card = readOpenCard({ unit: fields.unit, id: fields.id ?? null }, ids);
  return card === null ? null : { ...card, attacked };
}

export function readOpenCard(raw: unknown, ids: Ids): OpenCard | null {
  const fields = fieldsOf(typeof raw === 'string' ? { unit: raw } : raw, ['id', 'unit']);
  const unit = readUnit(fields?.unit);
  const id = fields === null || unit === null ? null : ids.claim(fields.id ?? null);
  return unit === null || id === null ? null : { id, unit };
}
