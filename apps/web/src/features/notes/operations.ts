import { operationOf } from '@fieldpost/client';
import type { Operations } from '../../operation-types.ts';

const NOTE = 'id step text at';

export const NOTES = operationOf<Operations['Notes']>(
  `query Notes($matchId: ID!) { notes(matchId: $matchId) { ${NOTE} } }`,
);
export const WRITE_NOTE = operationOf<
  Operations['WriteNote']
>(`mutation WriteNote($matchId: ID!, $text: String!, $step: Int) {
  writeNote(matchId: $matchId, text: $text, step: $step) { ${NOTE} }
}`);
export const DROP_NOTE = operationOf<Operations['DeleteNote']>(
  'mutation DeleteNote($matchId: ID!, $id: ID!) { deleteNote(matchId: $matchId, id: $id) }',
);

/** A player's private note; `step`: the moment that it describes, `at`: ISO 8601. */
export type Note = Operations['Notes']['data']['notes'][number];
