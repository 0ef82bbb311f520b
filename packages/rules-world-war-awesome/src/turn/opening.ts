/** What comes into play on its own: crews, transceivers, first hands (WWA-004, WWA-005), and every draw. */
import { CONSTANTS } from '../catalogue/constants.ts';
import { STATIONS } from '../catalogue/regions.ts';
import { SEATS } from '../catalogue/sides.ts';
import type { TokenId } from '../catalogue/tokens.ts';
import type { DesignId } from '../catalogue/units.ts';
import { layoutIn } from '../state/board.ts';
import type { Pos, Seat, Unit } from '../state.ts';
import { happen, nextEntity, type Play, warOf } from './play.ts';

/** A unit as it comes into play. WWA-015: it "has no action token until the next RESET". */
export function newUnit(id: string, design: DesignId, owner: Seat, at: Pos): Unit {
  return {
    id,
    design,
    owner,
    at,
    token: false,
    hpLost: 0,
    impactLost: 0,
    loaded: false,
    deployed: null,
    heat: {},
    disabled: null,
    connected: null,
  };
}

export function enterUnit(play: Play, design: DesignId, owner: Seat, at: Pos): void {
  happen(play, { type: 'unitEntered', unit: newUnit(`u${nextEntity(play)}`, design, owner, at) });
}

/** WWA-004, then WWA-005: A's, then B's. */
export function enterCrews(play: Play): void {
  for (const seat of SEATS)
    for (const { design, q, r } of layoutIn(warOf(play), seat)?.model.crew ?? [])
      enterUnit(play, design, seat, { layer: `in:${seat}`, q, r });
  for (const owner of SEATS)
    for (const design of ['TR-MOVE', 'TR-FIRE'] as const) {
      const device = { id: `d${nextEntity(play)}`, design, owner, region: STATIONS[owner][design], token: false };
      happen(play, { type: 'deviceEntered', device });
    }
  for (const seat of SEATS) for (let count = 0; count < CONSTANTS.firstHand; count++) draw(play, seat);
}

/** WWA-005: "a token at random ... from what remains of its own deck". WWA-009: "an empty deck draws nothing". */
export function draw(play: Play, side: Seat): void {
  const { deck } = play.state.secret[side];
  if (Object.keys(deck).length === 0) return;
  const token = play.chance.take(deck, 'token') as TokenId;
  happen(play, { type: 'drew', side, token });
}
