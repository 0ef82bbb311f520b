/**
 * What a campaign hands to a battle (THE-RULES "From campaign to battle"): rosters, vehicles, upgrades, the tactics each Empire may bring,
 * and who is to be fetched.
 */
import type { Refusal, Result } from '@fieldpost/engine';
import { EMPIRES, type Empire, ROLES, type Role } from './catalogue/empires.ts';
import { LAYOUT_IDS, type LayoutId } from './catalogue/layouts.ts';
import { HIGHEST_RANK, MAX_UPGRADES, UPGRADE_IDS, type UpgradeId } from './catalogue/medals.ts';
import { OBJECTIVE_IDS, type ObjectiveId } from './catalogue/objectives.ts';
import { SOLDIER_TYPES, type SoldierType, soldierId } from './catalogue/soldiers.ts';
import { TACTIC_IDS, type TacticId } from './catalogue/tactics.ts';
import {
  accepted,
  count,
  type Form,
  flag,
  listOf,
  MALFORMED,
  name,
  orNull,
  refused,
  shape,
  text,
  word,
} from './reading.ts';

export type SoldierSpec = {
  readonly soldierId: string;
  readonly type: SoldierType;
  readonly rank: number;
  readonly healthBonus: number;
  readonly grenades: number;
  readonly upgrades: readonly UpgradeId[];
};

export type EmpireSpec = {
  /** In card order. */
  readonly roster: readonly SoldierSpec[];
  /** AWW-314: whether its Tanker and its Pilot have their vehicles. */
  readonly vehicles: { readonly tank: boolean; readonly plane: boolean };
  readonly tacticsAvailable: readonly TacticId[];
  readonly squadSize: number;
};

export type CarryOver = {
  readonly campaignId: string;
  readonly battleId: string;
  readonly kind: 'attack' | 'rescue' | 'recover';
  readonly cityId: string | null;
  readonly attacker: Empire;
  readonly attackerRole: Role;
  readonly objective: ObjectiveId;
  readonly layout: LayoutId;
  readonly empires: { readonly HERB: EmpireSpec; readonly CARN: EmpireSpec };
  /** AWW-325, AWW-326: soldiers who lie on the field and fight on neither side. */
  readonly special: { readonly pows: readonly string[] } | { readonly mia: string } | null;
};

const soldierSpec: Form<SoldierSpec> = shape({
  soldierId: name,
  type: word(...SOLDIER_TYPES),
  rank: count(0, HIGHEST_RANK),
  healthBonus: count(0, HIGHEST_RANK + 1),
  grenades: count(0, 3),
  upgrades: listOf(word(...UPGRADE_IDS), MAX_UPGRADES),
});

const empireSpec: Form<EmpireSpec> = shape({
  roster: listOf(soldierSpec, SOLDIER_TYPES.length),
  vehicles: shape({ tank: flag, plane: flag }),
  tacticsAvailable: listOf(word(...TACTIC_IDS), TACTIC_IDS.length),
  squadSize: count(1, SOLDIER_TYPES.length),
});

const special: Form<NonNullable<CarryOver['special']>> = (raw) =>
  shape({ pows: listOf(name, 2) })(raw) ?? shape({ mia: name })(raw);

const document: Form<CarryOver> = shape({
  campaignId: text(64),
  battleId: text(80),
  kind: word('attack', 'rescue', 'recover'),
  cityId: orNull(text(24)),
  attacker: word(...EMPIRES),
  attackerRole: word(...ROLES),
  objective: word(...OBJECTIVE_IDS),
  layout: word(...LAYOUT_IDS),
  empires: shape({ HERB: empireSpec, CARN: empireSpec }),
  special: orNull(special),
});

/** LC-051: the object BattleSetup, every key present. A roster that contradicts itself is CARRY_INVALID. */
export function parseCarryOver(raw: unknown): Result<CarryOver, Refusal> {
  const carry = document(raw);
  if (carry === undefined) return refused(MALFORMED);
  return agrees(carry) ? accepted(carry) : refused({ code: 'CARRY_INVALID', rule: 'LC-051' });
}

function agrees(carry: CarryOver): boolean {
  return EMPIRES.every((empire) => rosterAgrees(carry.empires[empire], empire)) && specialAgrees(carry);
}

/** Own soldiers in card order, none twice, enough of them for the squad; U02 goes with a rank. */
function rosterAgrees({ roster, squadSize, tacticsAvailable }: EmpireSpec, empire: Empire): boolean {
  const places = roster.map(({ type }) => SOLDIER_TYPES.indexOf(type));
  return (
    squadSize <= roster.length &&
    tacticsAvailable.length > 0 &&
    ascends(places) &&
    ascends(tacticsAvailable.map((id) => TACTIC_IDS.indexOf(id))) &&
    roster.every((spec) => spec.soldierId === soldierId(empire, spec.type) && specAgrees(spec))
  );
}

function specAgrees({ rank, upgrades }: SoldierSpec): boolean {
  return ascends(upgrades.map((id) => UPGRADE_IDS.indexOf(id))) && rank > 0 === upgrades.includes('U02');
}

function ascends(numbers: readonly number[]): boolean {
  return numbers.every((number, at) => at === 0 || number > (numbers[at - 1] ?? 0));
}

/** AWW-325: one or two of the rescuer's own; AWW-326: one of the attacker's own. None of them is in the roster. */
function specialAgrees({ kind, special: who, attacker, empires }: CarryOver): boolean {
  const ids = lyingIn(who);
  const own = SOLDIER_TYPES.map((type) => soldierId(attacker, type));
  const fits =
    kind === 'rescue'
      ? who !== null && 'pows' in who
      : kind === 'recover'
        ? who !== null && 'mia' in who
        : who === null;
  const free = ids.every((id) => own.includes(id) && !empires[attacker].roster.some((spec) => spec.soldierId === id));
  return fits && free && new Set(ids).size === ids.length && (kind !== 'rescue' || ids.length > 0);
}

/** Those who are to be fetched. */
export function lyingIn(who: CarryOver['special']): readonly string[] {
  if (who === null) return [];
  return 'pows' in who ? who.pows : [who.mia];
}
