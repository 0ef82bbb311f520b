import { randomBytes } from 'node:crypto';
import type { GameTypes, Json, RuleSet, Setup } from '@fieldpost/engine';
import { commitmentOf, setupOf } from '@fieldpost/engine';
import { current } from '@fieldpost/rulebook';
import { type ClockSpec, DEFAULT_CLOCK } from '../clock/clock-spec.ts';
import type { Caller, Context } from '../context.ts';
import { openAccount } from '../identity/players/accounts.ts';
import { loadMatch } from '../match-store/store.ts';
import type { StoredMatch } from '../match-store/stored.ts';
import { startMatch } from '../turn/start.ts';

/** A player of a test: who they are, how they sign their requests, where their mail goes. */
export type Duellist = { readonly caller: Caller; readonly token: string; readonly email: string };

/** A match of two people which has begun. `south` holds the first side of the game, whatever it is called, `north` the second. */
export type Duel = {
  readonly id: string;
  readonly south: Duellist;
  readonly north: Duellist;
  /** As it is stored now. */
  stored(): Promise<StoredMatch>;
};

export type DuelInput = {
  readonly ruleSet?: string;
  /** A listed one, or a whole document. */
  readonly scenario?: Json;
  /** Of the game; else South begins. */
  readonly options?: Readonly<Record<string, Json>>;
  /** What the dice come from: the same id and seed throw the same. */
  readonly dice?: { readonly id: string; readonly seed: Uint8Array };
  readonly title?: string;
  readonly clock?: Partial<ClockSpec>;
  /** Names of south and north. */
  readonly names?: readonly [string, string];
  /** South and north, where they have accounts already. */
  readonly people?: readonly [Duellist, Duellist];
};

/** Opens an account with a confirmed address. */
export async function duellist(context: Context, name: string): Promise<Duellist> {
  const email = `${crypto.randomUUID()}@example.org`;
  const opened = await openAccount(context, { name, email });
  if (!opened.ok) throw new Error(`no account for ${name}: ${opened.fault.code}`);
  const { id, token } = opened.value;
  const caller: Caller = {
    userId: id,
    name,
    emailVerified: true,
    via: 'token',
    credential: 'test',
    scopes: ['matches:read', 'matches:write'],
  };
  return { caller, token, email };
}

function setupFor(rules: RuleSet<GameTypes>, scenario: Json, options: DuelInput['options']): Setup<GameTypes> {
  const setup = setupOf(rules, { scenario, options });
  if (!setup.ok) throw new Error(`no scenario ${JSON.stringify(scenario)}: ${setup.fault.code}`);
  return setup.value;
}

/** Opens two accounts with confirmed addresses and begins a match between them, in which South is first. */
export async function openDuel(context: Context, input: DuelInput = {}): Promise<Duel> {
  const { ruleSet = 'wwi-combined-arms', scenario = 'salient-duel', options = { first: 'south' } } = input;
  const { title = 'The salient', names = ['Ada', 'Ben'] } = input;
  const { id, seed } = input.dice ?? { id: crypto.randomUUID(), seed: randomBytes(32) };
  const rules = current(ruleSet);
  const [first = '', second = ''] = rules?.sides ?? [];
  if (!rules) throw new Error(`no rule set ${ruleSet}`);
  const [south, north] = input.people ?? [await duellist(context, names[0]), await duellist(context, names[1])];
  await context.db.match.create({
    data: {
      id,
      ruleSet,
      edition: 1,
      scenario: typeof scenario === 'string' ? scenario : 'custom',
      title,
      creatorId: south.caller.userId,
      seed: new Uint8Array(seed),
      commitment: commitmentOf(seed),
      setup: JSON.parse(JSON.stringify(setupFor(rules, scenario, options))),
      clockSpec: { ...DEFAULT_CLOCK, ...input.clock },
      createdAt: context.clock.now(),
      seats: {
        create: [
          { side: first, userId: south.caller.userId },
          { side: second, userId: north.caller.userId },
        ],
      },
    },
  });
  await startMatch(context, id, north.caller.userId);
  return { id, south, north, stored: () => stored(context, id) };
}

async function stored(context: Context, id: string): Promise<StoredMatch> {
  const match = await loadMatch(context.db, id);
  if (!match) throw new Error(`no match ${id}`);
  return match;
}
