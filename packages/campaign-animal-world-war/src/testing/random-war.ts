/** Campaigns that nobody would fight: legal acts picked at random, and battles whose reports are thrown. */
import { fastChance } from '@fieldpost/engine';
import { lyingIn } from '@fieldpost/rules-animal-world-war/carry-over';
import { legalActs } from '../acts/menu.ts';
import { SOLDIER_CARDS } from '../catalogue/soldiers.ts';
import { lastTurn, stateOf } from '../ledger/course.ts';
import { War } from './war.ts';

type Chance = ReturnType<typeof fastChance>;
const pick = <One>(chance: Chance, among: readonly One[]): One => among[chance.draw(among.length, 'any') - 1] as One;
const once = (chance: Chance, in_: number) => chance.draw(in_, 'any') === 1;

/** A report of the battle under way that a real one could be. */
export function randomReport(war: War, chance: Chance) {
  const battle = lastTurn(war.course.past)?.battle;
  if (!battle) throw new Error('no battle is under way');
  const lying = lyingIn(battle.carry.special);
  const rosters = [...battle.carry.empires.HERB.roster, ...battle.carry.empires.CARN.roster];
  const fielded = rosters.filter(() => !once(chance, 3)).map(({ soldierId }) => soldierId);
  const units = Object.fromEntries(
    [...fielded, ...lying].map((id) => [id, randomUnit(chance, id, lying.includes(id))]),
  );
  const winner = pick(chance, ['HERB', 'CARN', 'HERB', 'CARN', 'draw']);
  const given = (id: string) => (id.startsWith(winner.charAt(0)) ? MEDALS : MEDALS_OF_ANYBODY);
  const medals = fielded.flatMap((soldierId) =>
    once(chance, 4) ? [{ soldierId, medal: pick(chance, given(soldierId)), evidence: [] }] : [],
  );
  return {
    type: 'report',
    report: { winner, reason: pick(chance, ['objective', 'elimination', 'safety']), rounds: 5, units, medals },
  };
}

const MEDALS_OF_ANYBODY = ['M01', 'M03', 'M05', 'M08'];
const MEDALS = [...MEDALS_OF_ANYBODY, 'M02', 'M15'];

function randomUnit(chance: Chance, id: string, lies: boolean) {
  const recruit = SOLDIER_CARDS.find((card) => card.id === id)?.type === 'recruit';
  const ends = lies
    ? ['wounded', 'dead']
    : recruit
      ? ['standing', 'reserve']
      : ['standing', 'standing', 'inVehicle', 'wounded', 'wounded', 'dead'];
  const end = pick(chance, ends);
  const flags = { enemiesOnTile: once(chance, 3), friendsOnTile: once(chance, 3) };
  const inZone = pick(chance, [null, null, 'HERB', 'CARN']);
  return {
    end,
    at: [0, 0],
    inZone,
    ...flags,
    deaths: recruit || end === 'dead' ? chance.draw(2, 'any') - 1 : 0,
    timesWounded: 1,
  };
}

/** Plays a campaign to its end. `seen`: told of the war after each act. */
export function randomWar(seed: number, options: object = {}, seen: (war: War) => void = () => undefined): War {
  const chance = fastChance(seed);
  const war = new War(options);
  for (let acts = 0; stateOf(war.course).phase !== 'ended'; acts += 1) {
    if (acts > 2_000) throw new Error(`campaign ${seed} does not end`);
    randomAct(war, chance);
    seen(war);
  }
  return war;
}

/** Anything but giving up, as a rule: or no campaign would last. */
function randomAct(war: War, chance: Chance): void {
  if (war.course.state.phase === 'battle' && !once(chance, 20))
    return void war.play('system', randomReport(war, chance));
  const side = pick(chance, ['HERB', 'CARN'] as const);
  const ends = ['resign', 'offerDraw', 'answerDraw', 'claim'];
  const acts = legalActs(war.course, side).filter(({ type }) => !ends.includes(type) || once(chance, 150));
  if (acts.length > 0) war.play(side, pick(chance, acts));
  else if (war.course.state.phase !== 'battle' && once(chance, 4)) war.play('system', { type: 'timeUp' });
}
