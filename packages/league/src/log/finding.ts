import { type Fields, isName, isWhole } from '../reading.ts';
import type { LegName } from './events.ts';
import { type Encounter, type Ledger, type Leg, pairKey } from './ledger.ts';

export type Found = {
  readonly encounter: Encounter;
  readonly leg: Leg /** Whether `a` of the name has side A in the fixture. */;
  readonly turned: boolean;
};

/**
 * The leg that a result is about. In a pair the sides tell which leg it is; where fixtures come from the table alone, a single leg may be
 * reported with its sides exchanged, for nobody published them. Null where these two have no such leg.
 */
export function legNamed(ledger: Ledger, name: LegName): Found | null {
  const met = (ledger.byPair.get(pairKey(name.a, name.b)) ?? []).filter(
    ({ round }) => name.round === null || round === name.round,
  );
  const legs = met.flatMap((encounter) => encounter.legs.map((leg) => ({ encounter, leg })));
  const isPair = ({ encounter }: { readonly encounter: Encounter }): boolean =>
    ledger.settings.sideMode !== 'single' || ledger.playOffs.includes(encounter);
  const onBoard = legs.filter((one) => one.leg.board === name.board && numberFits(one.leg, name, isPair(one)));
  const exact = onBoard.filter(({ leg }) => leg.a === name.a && leg.b === name.b);
  const chosen = exact.find(({ leg }) => leg.result === null) ?? exact.at(-1);
  if (chosen !== undefined) return { ...chosen, turned: false };
  const single = ledger.settings.format === 'swiss' ? [] : onBoard.filter((one) => !isPair(one));
  const turned = single.find(({ leg }) => leg.result === null) ?? single.at(-1);
  return turned ? { ...turned, turned: true } : null;
}

/** A leg number beyond those of an encounter is nobody's. */
function numberFits(leg: Leg, name: LegName, isPair: boolean): boolean {
  if (!isPair) return leg.no === name.leg;
  return name.leg > 2 ? leg.no === name.leg : leg.no <= 2;
}

/** The leg that an act from outside names; null: it names none. */
export function legNameOf({ round = null, a, b, leg = 1, board = null }: Fields): LegName | null {
  const good = isName(a) && isName(b) && isWhole(leg, 1, 3) && (board === null || isWhole(board, 1, 8));
  return good && (round === null || isWhole(round, 1, 1e9)) ? { round, a, b, leg, board } : null;
}
