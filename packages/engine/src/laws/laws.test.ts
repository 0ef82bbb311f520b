import { describe, expect, test } from 'vitest';
import type { RuleSet } from '../contract.ts';
import { exampleGame } from '../example-game/example-game.ts';
import { type Command, campOf, type ExampleGame, type ExampleState, type View } from '../example-game/game.ts';
import { CASES, SETTINGS } from '../example-game/proof.ts';
import { THINKING } from '../example-game/thinking.ts';
import { applied } from '../match/run.ts';
import { NO_GUIDANCE } from '../nothing-special.ts';
import { accept, refuse } from '../result.ts';
import { type Law, LawBroken, type LawNumber, lawsOf } from './index.ts';
import type { LawSettings } from './law.ts';

type Rules = RuleSet<ExampleGame>;

describe('The example game keeps every law', () => {
  const laws = lawsOf(exampleGame, CASES, SETTINGS);
  test('there are thirteen', () =>
    expect(laws.map(({ number }) => number)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13]));
  test.each(laws.map((law) => [law.title, law] as const))('%s', (_, law) => law.check());
});

/** A rule set with one thing wrong, and the law that must find it, with words of what it finds. */
type Broken = {
  readonly wrong: string;
  readonly law: LawNumber;
  readonly finds: RegExp;
  readonly rules?: Partial<Rules>;
  readonly settings?: Partial<LawSettings<ExampleGame>>;
};

let secretCount = 0;
const leakingView = (state: ExampleState, viewer: Parameters<Rules['view']>[1]): View => ({
  ...exampleGame.view(state, viewer),
  turnsLeft: state.turnsLeft * 10 + (campOf(state, 'blue').field ?? 0),
});

const enemyIn = ({ camps, own }: View) => camps.find(({ side, out }) => !out && side !== own?.side)?.side ?? 'red';

const NOT_NOW = { code: 'NOT_YOUR_TURN', rule: null };

const DRAW = { type: 'draw' } as const;

/** Commands of one type harm what is your own; who proposes them is to be named. */
function harmful(type: Command['type'], finds: RegExp): readonly Broken[] {
  return [{ wrong: `${type} harms`, law: 10, finds, settings: { harmsOwn: (_view, _seat, one) => one.type === type } }];
}

/** A rule set whose search guidance is wrong in one thing. */
function thinks(wrong: string, finds: RegExp, search: Partial<typeof THINKING>): Broken {
  return { wrong, law: 13, finds, rules: { guidance: { ...NO_GUIDANCE, search: { ...THINKING, ...search } } } };
}

const BROKEN: readonly Broken[] = [
  {
    wrong: 'the menu lists what is not legal',
    law: 1,
    finds: /listed .* refused/,
    rules: {
      legalCommands: (view, seat, subject) => [...exampleGame.legalCommands(view, seat, subject), { type: 'smoke' }],
    },
  },
  {
    wrong: 'the menu leaves out what is legal',
    law: 1,
    finds: /legal for .*, but not listed/,
    rules: {
      legalCommands: (view, seat, subject) =>
        exampleGame
          .legalCommands(view, seat, subject)
          .filter((command) => command.type !== 'peek' || command.field !== 1 || view.aim?.field !== 2),
    },
  },
  {
    wrong: 'a subject is forgotten',
    law: 1,
    finds: /no subject lists/,
    rules: {
      subjects: (view, seat, within) => exampleGame.subjects(view, seat, within).filter((one) => one !== 'blue-2'),
    },
  },
  {
    wrong: 'a subject has nothing to do',
    law: 1,
    finds: /nothing to do/,
    rules: { subjects: (view, seat, within) => (within ? [] : [...exampleGame.subjects(view, seat), 'field-9']) },
  },
  {
    wrong: 'decide judges by itself',
    law: 1,
    finds: /refuses says .* decide says/,
    rules: {
      decide: (state, seat, command, chance) =>
        command.type === 'peek' && state.peeked
          ? refuse('ANOTHER_CODE')
          : exampleGame.decide(state, seat, command, chance),
    },
  },
  {
    wrong: 'dice are thrown before a command is refused',
    law: 1,
    finds: /refused after a throw/,
    rules: {
      decide: (state, seat, command, chance) => {
        if (command.type === 'draw') chance.draw(6, 'too early');
        return exampleGame.decide(state, seat, command, chance);
      },
    },
  },
  {
    wrong: 'judging writes into the state',
    law: 1,
    finds: /read only|changed the state/,
    rules: {
      decide: (state, seat, command, chance) => {
        Object.assign(state, { turnsLeft: state.turnsLeft - 1 });
        return exampleGame.decide(state, seat, command, chance);
      },
    },
  },
  {
    wrong: 'the parser lets junk through',
    law: 1,
    finds: /./,
    rules: { parse: { ...exampleGame.parse, command: () => accept({ type: 'rest', oops: 1 } as { type: 'rest' }) } },
  },
  { wrong: 'a view shows where the flag lies', law: 2, finds: /can notice a secret/, rules: { view: leakingView } },
  { wrong: 'a card into a hand is drawn openly', law: 2, finds: /open draw tells/, rules: { drawsOpenly: () => true } },
  {
    wrong: 'a button of a letter files what is filed already',
    law: 1,
    finds: /changes nothing/,
    rules: {
      standingOffers: (_view, _seat, { smoke }) => [
        { code: 'same', label: 'The same', command: { type: 'instruct', smoke } },
      ],
    },
  },
  {
    wrong: 'a player is asked only if they have the card',
    law: 2,
    finds: /asked/,
    settings: { walks: 6, samples: 80 },
    rules: {
      standingAnswer: (view, seat) =>
        view.phase === 'smoke' && view.aim?.at === seat.side && view.own?.hand.smoke === 0 ? { type: 'hold' } : null,
    },
  },
  {
    wrong: 'a notice shows the card that was drawn',
    law: 2,
    finds: /notice of drew tells a secret/,
    rules: { notice: (event, viewer) => (event.type === 'drew' ? event : exampleGame.notice(event, viewer)) },
  },
  {
    wrong: 'luck from elsewhere',
    law: 3,
    finds: /two different matches|EVENTS_DIFFER|DRAWS_DIFFER/,
    rules: {
      decide: (state, seat, command, chance) =>
        command.type === 'peek'
          ? accept([{ type: 'aimed', side: seat.side, at: command.at, field: (secretCount++ % 3) + 1 }])
          : exampleGame.decide(state, seat, command, chance),
    },
  },
  {
    wrong: 'evolve has luck of its own',
    law: 3,
    finds: /two different matches|rebuild the state|does not replay/,
    rules: {
      evolve: (state, event) => {
        const after = exampleGame.evolve(state, event);
        return event.type === 'peeked' ? { ...after, aim: { at: event.at, field: (secretCount++ % 3) + 1 } } : after;
      },
    },
  },
  {
    wrong: 'what is remembered of a decision is not what its events make',
    law: 3,
    finds: /do not rebuild the state/,
    rules: {
      after: (state, events) => {
        const to = applied(exampleGame, state, events);
        const drew = events.some(({ type }) => type === 'drew');
        return drew ? { ...to, spent: { ...to.spent, shell: to.spent.shell + 1 } } : to;
      },
    },
  },
  {
    wrong: 'an awaited side has nothing to do',
    law: 4,
    finds: /nobody has a legal command|nothing to do/,
    rules: {
      legalCommands: (view, seat, subject) =>
        view.phase === 'smoke' ? [] : exampleGame.legalCommands(view, seat, subject),
    },
  },
  {
    wrong: 'a match without end',
    law: 4,
    finds: /did not end/,
    rules: {
      evolve: (state, event) => ({
        ...exampleGame.evolve(state, event.type === 'held' ? { ...event, hit: false } : event),
        turnsLeft: 10,
      }),
    },
  },
  { wrong: 'who gives up has no place', law: 4, finds: /one place/, rules: { places: () => [] } },
  {
    wrong: 'two are second behind nobody',
    law: 4,
    finds: /has place 2 behind 0/,
    rules: { places: ({ camps }) => camps.map(({ side }) => ({ side, place: 2, score: null })) },
  },
  {
    wrong: 'a side that left is still in',
    law: 4,
    finds: /agree, but red are first|left, and .* are in/,
    rules: { sidesIn: ({ camps }) => camps.map(({ side }) => side) },
  },
  {
    wrong: 'a side may leave on its own turn alone',
    law: 4,
    finds: /may not leave/,
    rules: {
      refuses: (view, seat, command) =>
        command.type === 'leave' && view.turn !== seat.side ? NOT_NOW : exampleGame.refuses(view, seat, command),
    },
  },
  {
    wrong: 'who left is still awaited',
    law: 4,
    finds: /is out, and must move|nobody has a legal command/,
    rules: {
      pending: (state, viewer) => {
        const [first] = state.gone;
        const window = { kind: 'choice', window: 'turn', clock: 'turn' } as const;
        return first === undefined ? exampleGame.pending(state, viewer) : { ...window, side: first };
      },
    },
    settings: { games: [] },
  },
  {
    wrong: 'the menu lists how to leave',
    law: 4,
    finds: /lists .*leave|leave.* was refused/,
    rules: {
      subjects: (view, seat, within) => exampleGame.subjects(view, seat, within),
      legalCommands: (view, seat, subject) =>
        subject === undefined && view.phase === 'turn' && view.own !== null
          ? [...exampleGame.legalCommands(view, seat), { type: 'leave', why: 'resignation' }]
          : exampleGame.legalCommands(view, seat, subject),
    },
  },
  {
    wrong: 'a leaving command has another name than the rule set says',
    law: 4,
    finds: /is not named as a leaving command/,
    rules: { leavingCommands: ['go' as 'leave'] },
  },
  {
    wrong: 'with one of three the others are stuck',
    law: 4,
    finds: /nobody has a legal command|nothing to do/,
    rules: {
      legalCommands: (view, seat, subject) =>
        view.camps.some(({ out }) => out) ? [] : exampleGame.legalCommands(view, seat, subject),
    },
  },
  {
    wrong: 'an open step writes into what was before',
    law: 5,
    finds: /restore the state|read only/,
    rules: {
      evolve: (state, event) =>
        event.type === 'aimed'
          ? Object.assign(state, { aim: { at: event.at, field: event.field } })
          : exampleGame.evolve(state, event),
    },
  },
  {
    wrong: 'two commands are written alike',
    law: 6,
    finds: /which reads as/,
    rules: { write: (command, view) => (command.type === 'fire' ? 'fire none' : exampleGame.write(command, view)) },
  },
  {
    wrong: 'what was told is recounted as another command',
    law: 6,
    finds: /is recounted as rest, which reads as/,
    rules: { recount: () => 'rest' },
  },
  {
    wrong: 'a step cannot be recounted by who made it',
    law: 6,
    finds: /cannot be recounted by its own author/,
    rules: { recount: (notices, by) => (notices[0]?.type === 'drew' ? null : exampleGame.recount(notices, by)) },
  },
  {
    wrong: 'what others write of a step is no line of the game',
    law: 6,
    finds: /is recounted as draw shell, which reads as/,
    rules: {
      recount: (notices, by) =>
        notices[0]?.type === 'drew' && notices[0].card === null ? 'draw shell' : exampleGame.recount(notices, by),
    },
  },
  {
    wrong: 'a line that means nothing is read',
    law: 6,
    finds: /was read/,
    rules: {
      read: (line, view, seat) => (line === '?' ? accept({ type: 'rest' }) : exampleGame.read(line, view, seat)),
    },
  },
  {
    wrong: 'a view holds what is not JSON',
    law: 6,
    finds: /not JSON/,
    rules: { view: (state, viewer) => ({ ...exampleGame.view(state, viewer), shot: Number.NaN }) },
  },
  {
    wrong: 'a default is illegal',
    law: 7,
    finds: /default of .* is refused/,
    rules: { defaultCommand: () => ({ type: 'rest' }) },
  },
  {
    wrong: 'a standing answer is illegal',
    law: 7,
    finds: /illegal answer|standing answer .* is refused/,
    rules: { standingAnswer: (view) => (view.phase === 'smoke' ? { type: 'rest' } : null) },
  },
  {
    wrong: 'defaults lead nowhere',
    law: 7,
    finds: /lead nowhere|did not end/,
    rules: {
      defaultCommand: (view) =>
        view.phase === 'turn'
          ? { type: 'aim', at: enemyIn(view), field: view.aim?.field === 1 ? 2 : 1 }
          : exampleGame.defaultCommand(view, { side: 'red', player: 0 }, null),
    },
  },
  {
    wrong: 'a card vanishes',
    law: 8,
    finds: /a smoke appeared or vanished/,
    rules: {
      evolve: (state, event) => {
        const after = exampleGame.evolve(state, event);
        return event.type === 'smoked' ? { ...after, spent: state.spent } : after;
      },
    },
  },
  {
    wrong: 'a rule was changed within an edition',
    law: 9,
    finds: /ends in the state|ends by|line \d/,
    rules: {
      decide: (state, seat, command, chance) =>
        command.type === 'hold'
          ? accept([{ type: 'held', side: seat.side, hit: true }])
          : exampleGame.decide(state, seat, command, chance),
    },
  },
  {
    wrong: 'a menu lists harm among the rest',
    law: 10,
    finds: /lists harm before the rest/,
    rules: { harmsOwn: (_view, _seat, { type }) => type === 'draw' },
  },
  ...harmful('rest', /the clock proposes/),
  ...harmful('smoke', /a standing order proposes/),
  ...harmful('instruct', /a letter proposes/),
  ...harmful('fire', /a computer player proposes/),
  {
    wrong: 'orders act in silence',
    law: 11,
    finds: /can notice .*"instruct"/,
    rules: {
      standingAnswer: (view, seat, orders) =>
        orders.smoke === 'never' && view.turn === seat.side && exampleGame.refuses(view, seat, DRAW) === null
          ? DRAW
          : exampleGame.standingAnswer(view, seat, orders),
      notice: (event, viewer) =>
        (event.type === 'drew' || event.type === 'rested') && (viewer === 'spectator' || viewer.side !== event.side)
          ? null
          : exampleGame.notice(event, viewer),
      recount: (notices, by) => (notices.length === 0 ? null : exampleGame.recount(notices, by)),
    },
  },
  {
    wrong: 'smoke that was ordered is not laid, and nobody is told',
    law: 12,
    finds: /filed by .*never.* was lost in silence/,
    rules: { turnOf: ({ turnsLeft }) => turnsLeft },
    settings: { leaves: ({ type }) => (type === 'instruct' ? ['"type":"smoke"'] : []) },
  },
  thinks('who thinks ahead forgets what it aims at', /looks otherwise to red/, {
    sample: (view, viewer, heard, next) => {
      const state = THINKING.sample(view, viewer, heard, next);
      return state && { ...(state as unknown as ExampleState), aim: null };
    },
  }),
  thinks('who thinks ahead proposes what nobody may do', /is proposed to red and refused/, {
    proposals: () => [{ type: 'peek', at: 'red', field: 9 }],
  }),
  thinks('who thinks ahead waits for ever', /nobody has anything to do/, { policy: () => null }),
  thinks('turns run backwards', /tempo falls/, { tempo: (state) => (state as unknown as ExampleState).turnsLeft }),
  thinks('a feature is measured that has no name', /for 2 features/, { measure: () => [1] }),
  { wrong: 'there are no golden matches', law: 9, finds: /no golden match/, settings: { games: [] } },
];

describe('a law finds what is broken', () => {
  test.each(BROKEN.map((broken) => [broken.law, broken.wrong, broken] as const))('law %i: %s', (number, _, broken) => {
    const found = findingOf(number, broken);
    expect(found).toMatch(broken.finds);
  });
});

function findingOf(number: LawNumber, { rules, settings }: Broken): string {
  const few = { ...SETTINGS, longest: 2_000, walks: 3, samples: 16, ...settings };
  const law = lawsOf({ ...exampleGame, ...rules }, CASES, few).find((one) => one.number === number) as Law;
  try {
    law.check();
    return 'nothing';
  } catch (error) {
    expect(error).toBeInstanceOf(Error);
    return error instanceof LawBroken || error instanceof Error ? error.message : '';
  }
}
