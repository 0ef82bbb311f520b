import { DESIGN_IDS, SEATS } from '@fieldpost/rules-world-war-awesome/catalogue';
import type { FigureProps } from '../manifest.ts';
import { Sign } from './signs.tsx';

/** The counter of a design. */
export function Figure({ kind, side }: FigureProps) {
  const [design, owner] = [DESIGN_IDS.find((one) => one === kind), SEATS.find((one) => one === side)];
  return design === undefined || owner === undefined ? null : <Sign design={design} owner={owner} />;
}
