/**
 * Medals M01 to M18 (THE-RULES "Medals and upgrades", LC-062), all but M16, which the campaign counts: each with where in the record it
 * was earned.
 */
import type { FinishedRecord } from '@fieldpost/engine';
import type { MedalId } from '../catalogue/medals.ts';
import type { AwwGame } from '../game.ts';
import type { Told } from '../report.ts';
import { type Awards, byFighting } from './fighting.ts';
import type { Log, Place } from './log.ts';
import { byService } from './service.ts';
import { byVictory } from './victory.ts';

export type MedalReport = {
  readonly soldierId: string;
  readonly medal: MedalId;
  readonly evidence: readonly Place[];
};

/** LC-060: "medals stand in order of number, then soldier id". */
export function medalsOf(log: Log, record: FinishedRecord<AwwGame>, told: Told): readonly MedalReport[] {
  const all: Awards = [...byFighting(log, told), ...byService(log, told), ...byVictory(log, record, told)];
  const keyOf = ({ medal, soldierId }: MedalReport) => `${medal} ${soldierId}`;
  return all
    .map(([medal, soldierId, evidence]): MedalReport => ({ soldierId, medal, evidence }))
    .sort((one, other) => (keyOf(one) < keyOf(other) ? -1 : 1));
}
