import { operation } from '@fieldpost/client';
import type { Json } from '@fieldpost/engine';

type Pictured = { readonly ruleSet: string; readonly view: Json; readonly you: { readonly side: string } | null };

/** The data for a match's picture, as the signed-in person may know it. */
export const PICTURED = operation<{ readonly id: string }, { readonly match: Pictured | null }>(
  'query Pictured($id: ID!) { match(id: $id) { ruleSet view you { side } } }',
);
