import { operationOf } from '@fieldpost/client';
import type { Operations } from '../../operation-types.ts';

/** How the reader has fared against the levels of the computer, by game. */
export const MY_LEVELS = operationOf<Operations['MyLevels']>(
  'query MyLevels { myLevels { ruleSet last advice scores { level won drawn lost } } }',
);
export type LevelRecord = Operations['MyLevels']['data']['myLevels'][number];
