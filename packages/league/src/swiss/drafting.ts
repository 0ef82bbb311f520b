import { firstSideOf } from '../chance/lots.ts';
import type { ByeCode, LogEvent } from '../log/events.ts';
import { type Awaited, pairingWaitsFor } from '../log/joining.ts';
import type { Group, Ledger } from '../log/ledger.ts';
import { legsOf } from '../settings/plan.ts';
import type { Pair } from './barring.ts';
import { type Pairing, pairingOf } from './pairing.ts';
import { ranked } from './player.ts';
import { type Seated, seatPairs } from './sides.ts';
import { toBePaired } from './standing.ts';

/** A draft of a round of one section (CL-068): with sides and boards. */
export type Draft = {
  readonly round: number;
  readonly bye: string | null;
  readonly pairs: readonly Seated[];
  readonly vector: readonly number[];
  readonly held: Pairing['held'] | 'CL_BAD_STATE';
  /** CL-005, CL-074: the matches that hold it. */
  readonly waitsFor: readonly Awaited[];
};

/**
 * The next round of a section; held while legs of earlier rounds run without even a provisional result, and the last round while one is
 * provisional (CL-074). `barred`: pairs that blocks keep apart (CL-023).
 */
export function draftOf(ledger: Ledger, group: Group, barred: readonly Pair[] = []): Draft {
  const single = legsOf(ledger.settings) === 1;
  const pairing = pairingOf(toBePaired(ledger, group, barred), single);
  const firstSide = ledger.settings.firstSide ?? firstSideOf(ledger.seed);
  const pairs = pairing.pairs.map(({ upper, lower }) => [upper.player, lower.player] as const);
  const waitsFor = pairingWaitsFor(ledger, group);
  return {
    round: group.rounds + 1,
    bye: pairing.bye,
    pairs: seatPairs(pairs, firstSide, single),
    vector: pairing.vector,
    held: waitsFor.length > 0 ? 'CL_BAD_STATE' : pairing.held,
    waitsFor,
  };
}

/** The act that publishes the drafts of all sections as a round (CL-068), with the byes that were asked for. */
export function roundAct(ledger: Ledger, drafts: readonly Draft[]): Extract<LogEvent, { kind: 'round' }> {
  const round = drafts[0]?.round ?? 1;
  const byes: Record<string, ByeCode> = {};
  for (const [id, code] of ledger.asked.get(round) ?? [])
    if (ledger.entries.get(id)?.withdrawnAt === null) byes[id] = code;
  for (const { bye } of drafts) if (bye !== null) byes[bye] = 'U';
  return { kind: 'round', round, pairs: drafts.flatMap(({ pairs }) => pairs.map(({ a, b }) => [a, b] as const)), byes };
}

/**
 * CL-023: true if the secret restrictions could have produced this round. Everybody plays or has a bye, no pair breaks a public
 * restriction, and the sides follow from the pairs. Only secret data can justify a repeated pairing.
 */
export function isLegalRound(
  ledger: Ledger,
  { pairs, byes }: Pick<Extract<LogEvent, { kind: 'round' }>, 'pairs' | 'byes'>,
): boolean {
  return ledger.groups.every((group) => {
    const players = ranked(toBePaired(ledger, group));
    const byId = new Map(players.map((player) => [player.id, player]));
    const own = pairs.flatMap(([a, b]) => {
      const two = players.filter(({ id }) => id === a || id === b);
      const [upper, lower] = two;
      return upper !== undefined && lower !== undefined ? [[upper, lower] as const] : [];
    });
    const here = pairs.filter(([a, b]) => byId.has(a) || byId.has(b));
    const free = players.filter(({ id }) => byes[id] === 'U').length;
    const apart = own.every(([upper, lower]) => !upper.barred.has(lower.id) && !lower.barred.has(upper.id));
    if (own.length !== here.length || own.length * 2 + free !== players.length || !apart) return false;
    const ordered = own.toSorted(([one], [other]) => players.indexOf(one) - players.indexOf(other));
    const firstSide = ledger.settings.firstSide ?? firstSideOf(ledger.seed);
    const seated = seatPairs(ordered, firstSide, legsOf(ledger.settings) === 1);
    return seated.every(({ a, b }, index) => here[index]?.[0] === a && here[index]?.[1] === b);
  });
}
