import type { Outcome } from './probe.ts';
import type { Role, Scene, Stage } from './world.ts';

/** What an operation answers to each role. */
export type Expected = Readonly<Record<Role, Outcome>>;

/** One operation: its request, the stage of the match, and its outcome for each role. */
export type Row<Asked = object> = {
  readonly at: Stage | null;
  readonly ask: (scene: Scene) => Asked;
  readonly expected: Expected;
};

type Special = Partial<Record<'stranger' | 'noScope' | 'revoked' | 'unverified' | 'demo', Outcome>>;

/**
 * The five who differ by what they are to the match. Unless said otherwise a token without scopes is refused, a revoked one
 * is nobody's, and an unverified and a demonstration account are what a spectator is.
 */
export const roles = (
  five: readonly [anonymous: Outcome, mover: Outcome, opponent: Outcome, spectator: Outcome, stranger: Outcome],
  special: Special = {},
): Expected => {
  const [anonymous, mover, opponent, spectator, stranger] = five;
  const usual = { noScope: 'SCOPE_MISSING', revoked: 'UNAUTHENTICATED', unverified: spectator, demo: spectator };
  return { anonymous, mover, opponent, spectator, stranger, ...usual, ...special };
};

export const all = (outcome: Outcome, special: Special = {}): Expected =>
  roles([outcome, outcome, outcome, outcome, outcome], { noScope: outcome, ...special });
/** For anyone who is signed in, about themselves. */
export const persons = (outcome: Outcome, special: Special = {}): Expected =>
  roles(['UNAUTHENTICATED', outcome, outcome, outcome, outcome], special);

export const OPEN = all('ok');
export const PERSONS = persons('ok');
export const WATCHERS = roles(['UNAUTHENTICATED', 'ok', 'ok', 'ok', 'NOT_FOUND']);
export const PLAYERS = roles(['UNAUTHENTICATED', 'ok', 'ok', 'NOT_SEATED', 'NOT_FOUND']);

/** Who tries orders on a running match: its players, from what they see. */
export const TRIERS = roles(['UNAUTHENTICATED', 'ok', 'ok', 'MATCH_RUNNING', 'NOT_FOUND']);
/** Who asks for a hint in a match of two people: nobody gets one. */
export const HINT_SEEKERS = roles([
  'UNAUTHENTICATED',
  'HINTS_FOR_PRACTICE',
  'HINTS_FOR_PRACTICE',
  'NOT_SEATED',
  'NOT_FOUND',
]);
/** A trial in which nothing has been tried yet. */
export const TRIAL = { step: 0, title: 'East', nodes: [] } as const;

/** Who may read a campaign: anybody a public one, its members alone another. */
export const READERS = roles(['ok', 'ok', 'ok', 'ok', 'NOT_FOUND']);
/** What an Empire keeps for itself (LC-160). */
export const MEMBERS = roles(['UNAUTHENTICATED', 'ok', 'ok', 'NOT_MEMBER', 'NOT_FOUND']);
/** What takes the word of commanders. */
export const commanders = (outcome: Outcome): Expected =>
  roles(['UNAUTHENTICATED', outcome, outcome, 'CONFLICT_OF_INTEREST', 'NOT_FOUND']);
export const OWNER = roles(['UNAUTHENTICATED', 'ok', 'FORBIDDEN', 'FORBIDDEN', 'FORBIDDEN']);

/** A campaign that somebody opens. */
export const NEW_WAR = { rules: 'aww-legacy@1', title: 'A war' } as const;
/** A front that officers open. */
export const NEW_FRONT = { name: 'The front', rules: 'aww-legacy@1', groups: 2 } as const;
/** A first act of the campaign that these tables fight. */
export const CHOICE = { type: 'startTactic', tactic: 'T16' } as const;
export const REASON = 'reason that is long enough';
/** A message to all who play. */
export const MESSAGE = { audience: 'players', text: 'hello', key: 'a-key-of-mine' } as const;
/** A legal first move of the match that these tables play. */
export const MOVE = 'c3-c4';
/** What a seat adds to the dice. */
export const SALT = '00112233445566778899aabbccddeeff';
/** A scenario that somebody draws. */
export const DRAWN = {
  ruleSet: 'wwi-combined-arms',
  title: 'A stand',
  document: { position: '4h3/8/8/4i3/4I3/1A2M3/8/4H3 S 1 1' },
} as const;
export const NEW_MATCH = { ruleSet: 'wwi-combined-arms', scenario: 'salient-duel' } as const;
