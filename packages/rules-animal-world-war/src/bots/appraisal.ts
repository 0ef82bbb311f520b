import type { Json, Seat, Tagged } from '@fieldpost/engine';
import { items, member } from '@fieldpost/engine/reading';

type Hex = readonly [number, number];
type Unit = { readonly id: string; readonly at: Hex | null; readonly down: boolean; readonly damage: number };

/** What each kind of command is worth where nothing speaks against it: hurting comes before helping, helping before walking. */
const WORTH: Readonly<Record<string, number>> = {
  answer: 1,
  pick: 1,
  lockDeployment: 6,
  keep: 2,
  bring: 2,
  tactic: 3,
  attackRun: 60,
  approach: 40,
  endTurn: 1,
  done: 0.5,
  finish: 1,
};

/** Never better than ending the turn: what could be done forever, or what only concerns the team. */
const IDLE = -1;

/** Greedy play of Animal World War: hit what can be hit, help who can be helped, walk to what the battle is about. */
export function appraiseAnimalWorldWar(view: Json, seat: Seat<string>, command: Tagged): number {
  switch (command.type) {
    case 'shoot':
    case 'grenade':
      return appraiseFire(view, seat, command);
    case 'melee':
      return 70;
    case 'special':
      return appraiseSpecial(view, seat, command);
    case 'move':
      return appraiseMove(view, seat, command);
    case 'interact':
      return command.op === 'pickUp' ? (String(command.item).startsWith('G') ? 5 : 80) : IDLE;
    case 'deploy':
      return placedAlready(view, String(command.unit)) ? IDLE : 10;
    case 'nameVip':
      return member(member(view, 'deployment'), 'vip') === null ? 8 : IDLE;
    default:
      return WORTH[command.type] ?? IDLE;
  }
}

/** Fire where more enemies than friends stand, where they are hurt already. */
function appraiseFire(view: Json, seat: Seat<string>, { type, target }: Tagged): number {
  if (typeof target === 'string') return 55;
  const there = unitsOf(view).filter(({ at }) => at !== null && distance(at, hexOf(target)) === 0);
  const enemies = there.filter(({ id }) => isEnemy(id, seat));
  const friends = there.filter(({ id }) => isOwn(id, seat));
  if (enemies.length === 0) return type === 'shoot' ? 4 : IDLE;
  if (type === 'grenade' && friends.length >= enemies.length) return IDLE;
  return 50 + 3 * enemies.length + Math.max(...enemies.map(({ damage }) => damage));
}

function appraiseSpecial(view: Json, seat: Seat<string>, { kind, to, at }: Tagged): number {
  if (kind === 'revive') return 65;
  if (kind === 'heal') return (unitsOf(view).find(({ id }) => id === to)?.damage ?? 0) > 1 ? 45 : IDLE;
  if (kind === 'respawn' || kind === 'enter') return 48;
  if (kind === 'repair') return 12;
  if (kind !== 'artillery') return kind === 'grant' ? 2 : IDLE;
  const near = unitsOf(view).filter((unit) => unit.at !== null && distance(unit.at, hexOf(at)) === 0);
  const worth = near.reduce((sum, { id }) => sum + (isEnemy(id, seat) ? 1 : -2), 0);
  return worth > 0 ? 50 + 4 * worth : IDLE;
}

/** Nearer to what the battle is about; a civilian or a wounded friend comes along. */
function appraiseMove(view: Json, seat: Seat<string>, { unit, path, drag }: Tagged): number {
  const from = unitsOf(view).find(({ id }) => id === unit)?.at;
  const to = items(path).at(-1);
  if (!from || to === undefined) return IDLE;
  const goals = carriesToken(view, String(unit)) || drag !== null ? homeOf(view, seat) : goalsOf(view, seat);
  if (goals.length === 0) return IDLE;
  const away = (at: Hex): number => Math.min(...goals.map((goal) => distance(at, goal)));
  const gain = away(from) - away(hexOf(to));
  return gain > 0 ? 20 + gain + (drag === null ? 0 : 5) : IDLE;
}

/** Enemies, tokens that lie about, and the tiles that the conditions name. */
function goalsOf(view: Json, seat: Seat<string>): readonly Hex[] {
  const battle = member(view, 'battle');
  const enemies = unitsOf(view).flatMap(({ id, at, down }) => (at !== null && !down && isEnemy(id, seat) ? [at] : []));
  const tokens = recordOf(member(battle, 'items')).flatMap((item) => {
    const at = member(item, 'at');
    return member(item, 'kind') === 'objective' && Array.isArray(at) ? [hexOf(at)] : [];
  });
  return [...enemies, ...tokens, ...named(member(battle, 'aims'))];
}

const known = new WeakMap<object, readonly Hex[]>();

/** Tiles to be held or destroyed, wherever they stand in the conditions. */
function named(aims: Json | undefined): readonly Hex[] {
  if (typeof aims !== 'object' || aims === null) return [];
  let found = known.get(aims);
  if (found === undefined) {
    const text = JSON.stringify([member(aims, 'winA'), member(aims, 'winB')]);
    const places = [...text.matchAll(/"(?:tileNml"|holdTurns":\{"at"):\[(-?\d+),(-?\d+)\]/g)];
    found = places.map(([, q, r]): Hex => [Number(q), Number(r)]);
    known.set(aims, found);
  }
  return found;
}

function homeOf(view: Json, { side }: Seat<string>): readonly Hex[] {
  return items(member(member(member(member(view, 'battle'), 'field'), 'zones'), side)).map(hexOf);
}

function carriesToken(view: Json, unit: string): boolean {
  return recordOf(member(member(view, 'battle'), 'items')).some(
    (item) => member(item, 'kind') === 'objective' && member(item, 'holder') === unit,
  );
}

function placedAlready(view: Json, unit: string): boolean {
  return member(member(member(view, 'deployment'), 'placed'), unit) !== undefined;
}

const gathered = new WeakMap<object, readonly Unit[]>();

function unitsOf(view: Json): readonly Unit[] {
  const units = member(member(view, 'battle'), 'units') as object;
  let found = gathered.get(units);
  if (found === undefined) {
    found = recordOf(units as Json).map(unitOf);
    gathered.set(units, found);
  }
  return found;
}

function unitOf(unit: Json): Unit {
  const at = member(unit, 'at');
  const state = member(unit, 'status') ?? member(unit, 'state');
  const damage = member(unit, 'damage');
  return {
    id: String(member(unit, 'id')),
    at: Array.isArray(at) ? hexOf(at) : null,
    down: state === 'wounded' || state === 'dead',
    damage: typeof damage === 'number' ? damage : 0,
  };
}

function recordOf(document: Json | undefined): readonly Json[] {
  return typeof document === 'object' && document !== null ? Object.values(document) : [];
}

const letterOf = ({ side }: Seat<string>): string => `${side.charAt(0)}.`;
const isOwn = (id: string, seat: Seat<string>): boolean => id.startsWith(letterOf(seat));
const isEnemy = (id: string, seat: Seat<string>): boolean => !id.startsWith('V') && !isOwn(id, seat);

function hexOf(raw: Json | undefined): Hex {
  const [q, r] = items(raw);
  return [Number(q), Number(r)];
}

/** THE-RULES "Battlefields": "Distance = max(|dq|,|dr|,|dq+dr|)" */
function distance(one: Hex, other: Hex): number {
  const [q, r] = [one[0] - other[0], one[1] - other[1]];
  return Math.max(Math.abs(q), Math.abs(r), Math.abs(q + r));
}
