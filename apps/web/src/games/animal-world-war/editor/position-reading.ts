/** Converts the position of a scenario document to the editor's drawing. Members that it does not show stay unchanged. */
import { type Hex, keyOf } from '@fieldpost/hex';
import { type SoldierType, TACTICS, type TacticId } from '@fieldpost/rules-animal-world-war/catalogue';
import {
  type Beginning,
  blankDrawing,
  type DrawnMoment,
  type DrawnPick,
  type DrawnUnit,
  type Empire,
  isCivilian,
  isGrenade,
  isVehicle,
  type Kept,
} from './drawing.ts';
import { crewOf } from './position-document.ts';

export type RawUnit = Kept & {
  readonly id: string;
  readonly at?: Hex | null;
  readonly status?: string;
  readonly state?: string;
  readonly damage?: number;
  readonly grenades?: number;
  readonly controller?: number;
  readonly vehicle?: string | null;
  readonly line?: { readonly first: Hex } | null;
};
export type RawItem = { readonly id: string; readonly at?: Hex | null; readonly holder?: string | null };
type RawCard = TacticId | (Kept & { readonly card: TacticId }) | null;
type RawPick = SoldierType | DrawnPick;
type ByEmpire<Value> = Readonly<Record<Empire, Value>>;
export type RawPosition = Kept & {
  readonly phase?: string;
  readonly round?: number | null;
  readonly active?: Empire;
  readonly objective?: string;
  readonly roleA?: Empire;
  readonly units?: readonly RawUnit[];
  readonly items?: readonly RawItem[];
  readonly squads?: ByEmpire<readonly RawPick[]>;
  readonly tactics?: ByEmpire<RawCard>;
  readonly vip?: string | null;
  readonly hold?: ByEmpire<number>;
};

/** Keys that are read here, those that the id tells, and those that are worked out again. */
const UNIT_FIELDS = ['id', 'kind', 'type', 'empire', 'crew', 'at', 'damage', 'grenades', 'controller', 'vehicle'];
const PLAIN_UNIT: Kept = {
  status: 'standing',
  lent: null,
  health: 3,
  acted: false,
  extra: 0,
  moved: false,
  finished: false,
  charging: false,
  handled: null,
  life: 1,
  returned: null,
  died: null,
};
const STATUS = ['standing', 'wounded', 'upright', 'dead'];
const CAPS: Readonly<Record<string, number>> = { tank: 6, plane: 5 };

/** Members of a thing without a field here that differ from their default. */
function keptOf(thing: Kept, known: readonly string[], plain: Kept): Kept {
  const others = Object.entries(thing).filter(
    ([key, value]) => !known.includes(key) && JSON.stringify(value) !== JSON.stringify(plain[key]),
  );
  return Object.fromEntries(others);
}

function keptOfUnit(raw: RawUnit): Kept {
  const what = raw.id.split('.')[1] ?? '';
  const plain = { ...PLAIN_UNIT, cap: CAPS[what], ...(raw.status === 'dead' ? { died: 0 } : {}) };
  const { status, state, line, ...others } = keptOf(raw, UNIT_FIELDS, plain);
  const usual = status === undefined || STATUS.includes(String(status));
  const waits = what !== 'plane' || state === undefined || state === 'holding';
  return {
    ...others,
    ...(usual ? {} : { status }),
    ...(waits ? {} : { state, line, at: raw.at ?? null }),
  };
}

function unitIn(raw: RawUnit, crew: RawUnit | undefined, items: readonly RawItem[]): DrawnUnit {
  const { id, at, line, status, state, damage, grenades = 0, controller } = { ...raw, ...handsOf(raw, crew) };
  const place = id.endsWith('.plane') ? (line?.first ?? null) : at;
  const held = items.filter(({ holder }) => holder === (isVehicle(id) ? crewOf(id) : id)).map((item) => item.id);
  return {
    id,
    at: place ? keyOf(place) : '',
    wounded: (status ?? state) === 'wounded',
    damage: damage ?? 0,
    grenades: grenades + held.filter(isGrenade).length,
    tokens: held.filter((item) => !isGrenade(item)),
    player: controller ?? 0,
    kept: isCivilian(id) ? {} : keptOfUnit(raw),
  };
}

/** The equipment of a vehicle's crew appears with the vehicle. */
function handsOf(
  { grenades, controller }: RawUnit,
  crew: RawUnit | undefined,
): Pick<RawUnit, 'grenades' | 'controller'> {
  return { grenades: crew?.grenades ?? grenades ?? 0, controller: crew?.controller ?? controller ?? 0 };
}

/** Units of a position: crews are in their vehicles. */
export function unitsIn({ units = [], items = [] }: RawPosition): readonly DrawnUnit[] {
  const sitting = new Set(units.filter(({ vehicle }) => vehicle != null).map(({ id }) => id));
  const shown = units.filter(({ id }) => !sitting.has(id));
  return shown.map((raw) =>
    unitIn(raw, isVehicle(raw.id) ? units.find(({ id }) => id === crewOf(raw.id)) : undefined, items),
  );
}

const MOMENT_FIELDS = ['phase', 'round', 'active', 'objective', 'roleA', 'units', 'items', 'squads', 'vip', 'hold'];
const PLAIN_POSITION: Kept = {
  effects: [],
  civilianKiller: null,
  secret: { HERB: false, CARN: false },
  squadSize: { HERB: null, CARN: null },
};

const cardIn = (raw: RawCard | undefined): TacticId | null => (typeof raw === 'string' ? raw : (raw?.card ?? null));

/** Cards that have been played from, armed or lost: the others are known by their number. */
function playedCards(tactics: RawPosition['tactics']): Kept {
  const played = Object.entries(tactics ?? {}).filter(([, raw]) => {
    if (raw === null || typeof raw === 'string') return false;
    const dealt = { card: raw.card, usesLeft: TACTICS[raw.card].uses, revealed: false, ...DEALT };
    return Object.keys(keptOf(raw, [], dealt)).length > 0;
  });
  return played.length === 0 ? {} : { tactics: Object.fromEntries(played) };
}

const DEALT: Kept = { usedInTurn: false, armed: null, lost: false };

export function momentIn(position: RawPosition | null | undefined): DrawnMoment {
  const plain = blankDrawing().moment;
  if (!position) return plain;
  const { phase = 'turn', round, active = 'HERB', squads, tactics, vip = null, hold } = position;
  const named = (empire: Empire) =>
    (squads?.[empire] ?? []).map((pick) => (typeof pick === 'string' ? { soldier: pick, controller: 0 } : pick));
  const begins: Beginning = phase === 'deployment' || phase === 'afterDeployment' ? phase : 'turn';
  return {
    begins,
    round: Math.max(1, round ?? 1),
    active,
    vip,
    cards: { HERB: cardIn(tactics?.HERB), CARN: cardIn(tactics?.CARN) },
    named: { HERB: named('HERB'), CARN: named('CARN') },
    held: hold ?? plain.held,
    kept: { ...keptOf(position, [...MOMENT_FIELDS, 'tactics'], PLAIN_POSITION), ...playedCards(tactics) },
  };
}
