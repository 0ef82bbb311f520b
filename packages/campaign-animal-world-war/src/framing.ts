/** LC-137: the campaign's frame around one of its battles: "what is at stake, roster with stickers, who is a prisoner". */
import type { BattleFrame } from '@fieldpost/engine';
import { EMPIRE_NAMES, TACTICS } from '@fieldpost/rules-animal-world-war/catalogue';
import { CITIES } from './catalogue/cities.ts';
import { SOLDIER_IDS } from './catalogue/soldiers.ts';
import { titleOfTurn } from './explaining.ts';
import type { Battle, Course, Past } from './ledger/course.ts';
import { keyCitiesOf } from './map.ts';
import { type Declaration, dossierOf, EMPIRES, type State } from './state.ts';
import { list } from './telling.ts';

/** Of a battle of the current line, by its match; null: it has none of that name. Nothing in it is secret. */
export function frame({ past, opening }: Course, match: string): BattleFrame | null {
  const turn = past.find((one): one is Turn => one.kind === 'turn' && one.battle?.match === match);
  const battle = turn?.battle;
  if (!turn || !battle) return null;
  const { declared, before } = turn;
  return {
    battle: battle.battle,
    turn: declared.turn,
    title: titleOfTurn(declared),
    place: battle.carry.cityId,
    stakes: stakes(before, declared, opening.options.keys),
    rosters: Object.fromEntries(EMPIRES.map((empire) => [empire, roster(before, battle, empire)])),
    prisoners: SOLDIER_IDS.flatMap((person) => {
      const { heldIn } = dossierOf(before, person);
      return heldIn === null ? [] : [{ person, place: heldIn }];
    }),
    seq: battle.result?.seq ?? null,
  };
}

type Turn = Extract<Past, { kind: 'turn' }>;

function roster(before: State, { carry }: Battle, empire: (typeof EMPIRES)[number]) {
  return carry.empires[empire].roster.map(({ soldierId: person }) => {
    const { medals, upgrades, rank } = dossierOf(before, person);
    return { person, medals, upgrades, rank };
  });
}

const ORDINALS = ['', 'first', 'second', 'third', 'fourth', 'fifth'];
const STAYS = 'Soldiers who fall in it stay dead. Wounded soldiers among enemies may be taken prisoner.';

/** In sentences, the same for both sides. */
function stakes(before: State, declared: Declaration, keys: number): readonly string[] {
  const { kind, empire, pows, soldier } = declared;
  const who = EMPIRE_NAMES[empire];
  if (kind === 'attack') return [...cityAtStake(before, declared, keys), STAYS];
  const fetched = kind === 'rescue' ? pows : [soldier ?? ''];
  const from = kind === 'rescue' ? 'out of prison' : 'home, who is missing';
  return [`${who} wants to bring ${list(fetched)} ${from}.`, STAYS];
}

function cityAtStake(before: State, { empire, city }: Declaration, keys: number): readonly string[] {
  if (city === null) return [];
  const { name, key, reward } = CITIES[city];
  const who = EMPIRE_NAMES[empire];
  const owner = before.cities[city];
  const owned = owner === null ? 'nobody holds it' : `${EMPIRE_NAMES[owner]} holds it`;
  const count = keyCitiesOf(before, empire).length + 1;
  const wins = count >= keys ? ', and the war' : '';
  const crown = key ? [`Taken, it is the ${ORDINALS[count]} key city of ${who}${wins}.`] : [];
  const known = before.tactics[empire].includes(reward);
  const lesson = known ? [] : [`Taken, it teaches ${who} ${TACTICS[reward].title}.`];
  const held = SOLDIER_IDS.filter((id) => dossierOf(before, id).heldIn === city);
  const free = held.length === 0 ? [] : [`Taken, it sets ${list(held)} free.`];
  return [`${who} attacks ${name}; ${owned}.`, ...crown, ...lesson, ...free];
}
