import { BOTS } from '@fieldpost/bots';
import type { Viewer } from '@fieldpost/engine';
import type { LawSettings } from '@fieldpost/engine/laws';
import { type AwwGame, animalWorldWar, broken, INITIAL_ORDERS, type State } from '@fieldpost/rules-animal-world-war';
import { goldenFiles } from './golden-files.ts';
import { proofOf } from './proof.ts';

const DEFAULT_PREFERENCES = INITIAL_ORDERS.preferences;
type Command = AwwGame['command'];
type Event = AwwGame['event'];
type Orders = AwwGame['standingOrders'];
type Empire = AwwGame['side'];

const EMPIRES: readonly Empire[] = ['HERB', 'CARN'];
const CENTRE = [0, 0] as const;

/** Commands that no menu may hold, and documents that are filed. */
const COMMANDS: readonly Command[] = [
  { type: 'prefer', preferences: DEFAULT_PREFERENCES },
  { type: 'prefer', preferences: { ...DEFAULT_PREFERENCES, targetMode: 'ask', neverChoose: ['H.captain'] } },
  { type: 'prefer', preferences: { ...DEFAULT_PREFERENCES, targetOrder: ['vipLast', 'vipLast'] } },
  { type: 'answerTactics', windows: INITIAL_ORDERS.tactics },
  { type: 'wish', soldiers: ['medic', 'sniper'] },
  { type: 'wish', soldiers: ['medic', 'medic'] },
  { type: 'answer', question: 1, choice: 'H.captain', auto: true },
  { type: 'tactic', card: 'T11', units: [], at: CENTRE },
  { type: 'tactic', card: 'T04', units: [], at: null },
  { type: 'endTurn' },
  { type: 'keep' },
  { type: 'lockDeployment' },
];

function ordersThat(
  answer: 'keep' | 'play',
  preferences: Partial<Orders['preferences']>,
  wish: Orders['wish'],
): Orders {
  const tactics = {
    tacticsBeforeSelection: answer,
    tacticsBeforeDeployment: answer,
    tacticsAfterDeployment: answer,
  } as const;
  return { preferences: { ...DEFAULT_PREFERENCES, ...preferences }, tactics, wish };
}

const ORDERS: readonly Orders[] = [
  INITIAL_ORDERS,
  ordersThat('keep', { targetMode: 'ask', crashLine: 'ask' }, []),
  ordersThat('play', { targetOrder: ['lowestValue'], crashLine: 'towardsEnemyMost' }, ['sniper', 'tanker', 'pilot']),
];

const isOther = (empire: Empire, viewer: Viewer<AwwGame>): boolean => viewer === 'spectator' || viewer.side !== empire;

/** THE-RULES "Who sees what": an unused tactic, a secret squad, a deployment in the making and who is done are their own Empire's alone. */
function hidden(state: State, viewer: Viewer<AwwGame>): readonly State[] {
  return EMPIRES.filter((empire) => isOther(empire, viewer)).flatMap((empire) => [
    ...otherTactics(state, empire),
    ...otherSquads(state, empire),
    { ...state, done: { ...state.done, [empire]: [0, 1] } },
    { ...state, deployments: { ...state.deployments, [empire]: { placed: {}, vip: null, locked: false } } },
  ]);
}

function otherTactics(state: State, empire: Empire): readonly State[] {
  const held = state.tactics[empire];
  if (held === null || held.revealed) return [];
  const soldiers = Object.values(state.battle.units).filter(
    ({ kind, id }) => kind === 'soldier' && id[0] === empire[0],
  );
  const armed = soldiers.map(({ id }): [string, number] => [id, 1]);
  const cards = [
    { ...held, card: 'T16', usesLeft: 1, armed, lost: false },
    { ...held, card: 'T14', usesLeft: 3, armed: null, lost: false },
    { ...held, card: 'T04', usesLeft: 1, armed: null, lost: true },
  ] as const;
  return cards.map((card) => ({ ...state, tactics: { ...state.tactics, [empire]: card } }));
}

/** AWW-012 */
function otherSquads(state: State, empire: Empire): readonly State[] {
  const squad = state.squads[empire];
  if (!squad.secret) return [];
  const picks = squad.picks.map((pick, index) => ({
    ...pick,
    soldier: (['chef', 'medic', 'pilot'] as const)[index % 3] ?? 'chef',
  }));
  return [{ ...state, squads: { ...state.squads, [empire]: { ...squad, picks } } }];
}

/** Events of which an enemy learns nothing, or only that they happened. */
function hiddenEvents(event: Event, viewer: Viewer<AwwGame>): readonly Event[] {
  switch (event.type) {
    case 'picked':
      return event.secret && isOther(event.empire, viewer) ? [{ ...event, soldier: 'chef' }] : [];
    case 'dealt':
      return event.secret && isOther(event.empire, viewer) ? [{ ...event, soldiers: ['chef', 'medic'] }] : [];
    case 'hitAssigned':
      return event.by !== 'only' && isOther(event.empire, viewer)
        ? [{ ...event, by: event.by === 'auto' ? 'answer' : 'auto' }]
        : [];
    case 'tacticKept':
      return isOther(event.empire, viewer) ? [{ type: 'tacticArmed', empire: event.empire, for: [] }] : [];
    default:
      return [];
  }
}

const settings: Partial<LawSettings<AwwGame>> & Pick<LawSettings<AwwGame>, 'invariants'> = {
  invariants: broken,
  games: goldenFiles('animal-world-war@1'),
  commands: COMMANDS,
  orders: ORDERS,
  hidden,
  hiddenEvents,
  choosers: BOTS.filter(({ name }) => name !== 'random').map(({ choose }) => choose),
  walks: 1,
  samples: 6,
};

/** T04 hides a squad, T16 may be armed, and two players share each side. */
const HIDDEN_SQUAD = {
  options: { layout: 'short' },
  position: {
    phase: 'deployment',
    squads: { HERB: ['captain', 'medic', 'pilot', 'sniper'], CARN: ['engineer', 'gunner', 'recruit', 'tanker'] },
    secret: { HERB: true, CARN: true },
    tactics: { HERB: 'T16', CARN: 'T20' },
  },
};

const CASES = [
  { name: 'a short battle', setup: { scenario: 'short', options: { bailOut: 'on', flamerBlast: 'on' } } },
  {
    name: 'picked in turns, by teams',
    setup: {
      scenario: 'medium',
      options: { selection: 'alternating', playersHERB: 2, playersCARN: 3, objective: 'O12' },
    },
  },
  { name: 'the last bridge', setup: { scenario: 'last-bridge' } },
  { name: 'deployment of a squad that is hidden', setup: { scenario: HIDDEN_SQUAD } },
  { name: 'the island mill', setup: { scenario: 'island-mill' } },
];

export const animalWorldWarProof = proofOf(animalWorldWar, CASES, settings);
