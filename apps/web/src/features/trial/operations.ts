import { operationOf } from '@fieldpost/client';
import type { Operations } from '../../operation-types.ts';

/** What a page needs to know of a match to try orders on a copy of it. */
export const TRIAL_MATCH = operationOf<Operations['TrialMatch']>(`query TrialMatch($id: ID!) {
  match(id: $id) { id ruleSet edition title status step seats { side player user { name } } you { side player } }
}`);
export type TrialMatch = NonNullable<Operations['TrialMatch']['data']['match']>;

/** The whole truth of a finished match. */
export const POSITION = operationOf<Operations['Position']>(
  'query Position($matchId: ID!, $step: Int!) { position(matchId: $matchId, step: $step) { state } }',
);

/** What one sees oneself of a running match after a number of steps. */
export const SEEN_THEN = operationOf<Operations['SeenThen']>(
  'query SeenThen($id: ID!, $step: Int!) { match(id: $id) { frames(from: $step, count: 1) { step view } } }',
);

const TRIAL = 'id matchId step guess title nodes revision';
export const TRIAL_BY_ID = operationOf<Operations['TrialById']>(
  `query TrialById($id: ID!) { trial(id: $id) { ${TRIAL} } }`,
);
export const TRIALS = operationOf<Operations['Trials']>(
  'query Trials($matchId: ID!) { trials(matchId: $matchId) { id step title orders } }',
);
export type TrialInList = Operations['Trials']['data']['trials'][number];

export const CREATE_TRIAL = operationOf<Operations['CreateTrial']>(`mutation CreateTrial(
  $matchId: ID!, $step: Int!, $guess: Int, $title: String!, $nodes: JSON!
) { createTrial(matchId: $matchId, step: $step, guess: $guess, title: $title, nodes: $nodes) { id revision } }`);
export const CHANGE_TRIAL = operationOf<
  Operations['ChangeTrial']
>(`mutation ChangeTrial($id: ID!, $revision: Int!, $title: String!, $nodes: JSON!) {
  changeTrial(id: $id, revision: $revision, title: $title, nodes: $nodes) { id revision }
}`);
export const DELETE_TRIAL = operationOf<Operations['DeleteTrial']>(
  'mutation DeleteTrial($id: ID!) { deleteTrial(id: $id) }',
);
