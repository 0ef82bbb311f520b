/** The 20 tactics cards (THE-RULES "Tactics deck"), one of each, and the words in which they say what they do. */
export const TACTIC_IDS = [
  'T01',
  'T02',
  'T03',
  'T04',
  'T05',
  'T06',
  'T07',
  'T08',
  'T09',
  'T10',
  'T11',
  'T12',
  'T13',
  'T14',
  'T15',
  'T16',
  'T17',
  'T18',
  'T19',
  'T20',
] as const;
export type TacticId = (typeof TACTIC_IDS)[number];

/** When a card may be played: before selection, before and after deployment, in its own turn, in its own turn before any action. */
export const TACTIC_WINDOWS = ['BS', 'BD', 'AD', 'OT', 'OTS'] as const;
export type TacticWindow = (typeof TACTIC_WINDOWS)[number];

/** AWW-180. */
export type Timing = 'before' | 'once' | 'multi' | 'armed';

/**
 * What a lasting effect changes for its beneficiaries (AWW-181):
 * `march`: a Move on foot may have this many steps. `mud`: a first step into No Man's Land may be followed by another.
 * `aim`: needs of their bullets are this much lower, least 1, but for the last roll against a plane or on a tank's tile.
 * `pierce`: their bullets do this much to the unit or plane hit. `flak`: what they need against planes.
 * `bayonet`: a Move on foot may be followed at once by a Melee. `charm`: the first packet that would wound one of them becomes its health.
 */
export type BoonKind = 'march' | 'mud' | 'aim' | 'pierce' | 'flak' | 'bayonet' | 'charm';

/** How long an effect lasts: this turn, until the start of its own next turn, until it has fired, or the whole battle. */
export type Duration = 'turn' | 'ownNextTurn' | 'fired' | 'battle';

/** The effect of a card (THE-RULES "Tactics deck"), which also decides what its player has to name. */
export type TacticEffect =
  | { readonly does: 'boon'; readonly boon: BoonKind; readonly amount: number; readonly until: Duration }
  /** Every beneficiary has more health for the battle. */
  | { readonly does: 'health'; readonly amount: number }
  /** Every soldier of the squad starts with this many grenades. */
  | { readonly does: 'startingGrenades'; readonly amount: number }
  /** Your own selection is hidden. With random selection, `extra` more cards are dealt to choose from. */
  | { readonly does: 'secretSelection'; readonly more: number }
  /** Up to this many wounded rise where no enemy stands. */
  | { readonly does: 'raise'; readonly most: number }
  /** A tile and those within reach have more cover. */
  | { readonly does: 'cover'; readonly amount: number; readonly reach: number; readonly until: Duration }
  /** Each beneficiary on foot may make a Move of this many steps now. */
  | { readonly does: 'freeMoves'; readonly steps: number }
  | { readonly does: 'fieldworks'; readonly trenches: number; readonly wires: number }
  /** An artillery strike anywhere. */
  | { readonly does: 'strike' }
  /** A soldier on foot that has acted may act once more. */
  | { readonly does: 'secondAction' }
  /** Damage to an empty tile near an own standing soldier. */
  | { readonly does: 'demolish'; readonly amount: number; readonly reach: number }
  /** Up to this many soldiers on foot without a grenade get one. */
  | { readonly does: 'supply'; readonly most: number }
  /** One enemy soldier near one of yours does nothing in its next turn. */
  | { readonly does: 'mislead'; readonly reach: number }
  /** Up to this many soldiers are held back, and enter from a round on. */
  | { readonly does: 'reserve'; readonly most: number; readonly fromRound: number };

export type Tactic = {
  readonly id: TacticId;
  readonly title: string;
  readonly timing: Timing;
  /** 1 but for `multi`. */
  readonly uses: number;
  readonly windows: readonly TacticWindow[];
  readonly effect: TacticEffect;
};

function before(id: TacticId, title: string, window: TacticWindow, effect: TacticEffect): Tactic {
  return { id, title, timing: 'before', uses: 1, windows: [window], effect };
}

function once(id: TacticId, title: string, window: TacticWindow, effect: TacticEffect): Tactic {
  return { id, title, timing: 'once', uses: 1, windows: [window], effect };
}

function multi(id: TacticId, title: string, uses: number, effect: TacticEffect): Tactic {
  return { id, title, timing: 'multi', uses, windows: ['OT'], effect };
}

export const TACTICS: Readonly<Record<TacticId, Tactic>> = {
  T01: once('T01', 'Forced March', 'OTS', { does: 'boon', boon: 'march', amount: 2, until: 'turn' }),
  T02: before('T02', 'Mud Runners', 'AD', { does: 'boon', boon: 'mud', amount: 2, until: 'battle' }),
  T03: before('T03', 'Extra Ordnance', 'BD', { does: 'startingGrenades', amount: 2 }),
  T04: before('T04', 'Cloak and Dagger', 'BS', { does: 'secretSelection', more: 2 }),
  T05: before('T05', 'Iron Rations', 'AD', { does: 'health', amount: 1 }),
  T06: once('T06', 'Field Dressing', 'OT', { does: 'raise', most: 2 }),
  T07: once('T07', 'Dead Eye', 'OTS', { does: 'boon', boon: 'aim', amount: 1, until: 'turn' }),
  T08: once('T08', 'Smoke', 'OT', { does: 'cover', amount: 2, reach: 1, until: 'ownNextTurn' }),
  T09: before('T09', 'Night March', 'AD', { does: 'freeMoves', steps: 1 }),
  T10: before('T10', 'Sappers Ahead', 'AD', { does: 'fieldworks', trenches: 3, wires: 2 }),
  T11: once('T11', 'Thunderclap', 'OT', { does: 'strike' }),
  T12: once('T12', 'Bayonet Charge', 'OTS', { does: 'boon', boon: 'bayonet', amount: 1, until: 'turn' }),
  T13: multi('T13', 'Second Wind', 3, { does: 'secondAction' }),
  T14: multi('T14', 'Scorched Earth', 3, { does: 'demolish', amount: 3, reach: 1 }),
  T15: once('T15', 'Piercing Rounds', 'OTS', { does: 'boon', boon: 'pierce', amount: 2, until: 'turn' }),
  T16: {
    id: 'T16',
    title: 'Lucky Charm',
    timing: 'armed',
    uses: 1,
    windows: ['AD', 'OT'],
    effect: { does: 'boon', boon: 'charm', amount: 1, until: 'fired' },
  },
  T17: multi('T17', 'Requisition', 2, { does: 'supply', most: 3 }),
  T18: once('T18', 'False Orders', 'OTS', { does: 'mislead', reach: 2 }),
  T19: before('T19', 'Flak Drill', 'AD', { does: 'boon', boon: 'flak', amount: 4, until: 'battle' }),
  T20: before('T20', 'Ghost Company', 'BD', { does: 'reserve', most: 2, fromRound: 2 }),
};
