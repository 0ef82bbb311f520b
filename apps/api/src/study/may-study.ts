import type { LoadedMatch } from '../match-store/loaded-match.ts';
import { type Fault, fault } from '../platform/errors/catalogue.ts';

/**
 * The one question before every door that studies a match: whether its whole truth, and all that is worked out from it, may be shown. While
 * it runs it may not, to nobody. `match` is as its reader knows it, so who sees it late is refused until they see its end (CL-014).
 */
export const mayStudy = ({ match }: Pick<LoadedMatch, 'match'>): Fault | null =>
  match.status === 'finished' ? null : fault('MATCH_RUNNING');
