/** The 24 soldiers of a campaign by id, in card order, Herbivoria first. */
import {
  EMPIRES,
  type Empire,
  SOLDIER_TYPES,
  type SoldierType,
  soldierId,
} from '@fieldpost/rules-animal-world-war/catalogue';

export type SoldierId = string;
export type SoldierCard = { readonly id: SoldierId; readonly empire: Empire; readonly type: SoldierType };

export const SOLDIER_CARDS: readonly SoldierCard[] = EMPIRES.flatMap((empire) =>
  SOLDIER_TYPES.map((type) => ({ id: soldierId(empire, type), empire, type })),
);
export const SOLDIER_IDS: readonly SoldierId[] = SOLDIER_CARDS.map(({ id }) => id);

const BY_ID: ReadonlyMap<SoldierId, SoldierCard> = new Map(SOLDIER_CARDS.map((card) => [card.id, card]));

/** The card of an id; null where no soldier is called so. */
export function cardOf(id: SoldierId): SoldierCard | null {
  return BY_ID.get(id) ?? null;
}

export function isRecruit(id: SoldierId): boolean {
  return BY_ID.get(id)?.type === 'recruit';
}

/** The cards of one Empire. */
export function cardsOf(empire: Empire): readonly SoldierCard[] {
  return SOLDIER_CARDS.filter((card) => card.empire === empire);
}
