import { type Json, operation } from '@fieldpost/client';
import type { Counts, Named } from '../campaigns/operations.ts';

export type FrontLine = {
  readonly id: string;
  readonly name: string;
  readonly groups: number;
  readonly visibility: 'public' | 'private';
};

/** The state of a group, for readers who may see it. `winner`: a side or 'draw'; null while it is in progress. */
export type Figures = {
  readonly turn: number;
  readonly counts: Counts;
  readonly winner: string | null;
  readonly paused: boolean;
  /** LC-012: it has no place, and nothing of it is rated. */
  readonly correctedByPlayer: boolean;
  readonly lastAt: string;
  readonly head: string | null;
};

export type Group = {
  readonly id: string;
  readonly group: number;
  readonly title: string;
  readonly status: string;
  readonly seats: readonly {
    readonly empire: string;
    readonly player: number;
    readonly user: { readonly id: string; readonly name: string } | null;
  }[];
  readonly mine: boolean;
  readonly figures: Figures | null;
  readonly place: number | null;
};

export type Front = {
  readonly id: string;
  readonly name: string;
  readonly club: { readonly slug: string; readonly name: string };
  readonly sides: Named;
  readonly visibility: 'public' | 'private';
  readonly table: boolean;
  readonly rated: boolean;
  readonly officer: boolean;
  readonly member: boolean;
  readonly groups: readonly Group[];
};

type Done = { readonly id: string; readonly group: number; readonly code: string | null };

export const FRONTS = operation<{ readonly club: string }, { readonly fronts: readonly FrontLine[] }>(
  'query Fronts($club: String!) { fronts(club: $club) }',
);

export const FRONT = operation<{ readonly club: string; readonly id: string }, { readonly front: Front | null }>(
  'query Front($club: String!, $id: ID!) { front(club: $club, id: $id) }',
);

export const OPEN_FRONT = operation<
  { readonly club: string; readonly input: Json },
  { readonly openFront: { readonly id: string } }
>('mutation OpenFront($club: String!, $input: JSON!) { openFront(club: $club, input: $input) }');

export const ACT_ON_FRONT = operation<
  { readonly club: string; readonly id: string; readonly act: Json },
  { readonly actOnFront: { readonly groups: readonly Done[] } }
>('mutation ActOnFront($club: String!, $id: ID!, $act: JSON!) { actOnFront(club: $club, id: $id, act: $act) }');
