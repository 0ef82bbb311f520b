/** The soldiers' stories, out of the past of the current line: dossiers and the roll of honour (LC-133, LC-134). */
import type { DossierLine, FoughtBattle, Honour } from '@fieldpost/engine';
import type { CarryOver } from '@fieldpost/rules-animal-world-war/carry-over';
import { EMPIRE_NAMES, EMPIRES } from '@fieldpost/rules-animal-world-war/catalogue';
import { CITIES } from './catalogue/cities.ts';
import { cardOf, SOLDIER_IDS, type SoldierId } from './catalogue/soldiers.ts';
import { WORDS } from './catalogue/words.ts';
import { titleOfTurn } from './explaining.ts';
import { type Course, type Past, stateOf } from './ledger/course.ts';
import type { Report, UnitReport } from './report.ts';
import { dossierOf, type State } from './state.ts';

/** A battle that was fought, with the states around it. */
type Told = {
  readonly battle: number;
  readonly match: string;
  readonly seq: number;
  readonly turn: number;
  readonly title: string;
  readonly place: string | null;
  readonly report: Report;
  readonly carry: CarryOver;
  readonly before: State;
  readonly after: State;
};

function told(course: Course): readonly Told[] {
  const turns = course.past.filter((one) => one.kind === 'turn');
  return turns.flatMap((turn, index) => {
    const after = turns[index + 1]?.before ?? stateOf(course);
    return toldOf(turn, after);
  });
}

function toldOf({ declared, battle, before }: Extract<Past, { kind: 'turn' }>, after: State): readonly Told[] {
  if (battle === null || battle.result === null) return [];
  const { seq, report } = battle.result;
  const { turn, city } = declared;
  const { battle: number, match, carry } = battle;
  const of = { battle: number, match, seq, turn, title: titleOfTurn(declared), place: city };
  return [{ ...of, report, carry, before, after }];
}

export function fought(course: Course): readonly FoughtBattle[] {
  return told(course).map(({ report, carry, before: _, after: __, ...rest }) => {
    const { winner, reason, rounds } = report;
    return { ...rest, winner: winner === 'draw' ? 'draw' : EMPIRE_NAMES[winner], reason, rounds, even: isEven(carry) };
  });
}

/** LC-103: "a battle with unequal squads or rosters is never rated". */
function isEven({ empires }: CarryOver): boolean {
  const [first, second] = EMPIRES.map((empire) => {
    const { roster, vehicles, squadSize } = empires[empire];
    return JSON.stringify([roster.map(({ soldierId: _, ...soldier }) => soldier), vehicles, squadSize]);
  });
  return first === second;
}

/** Each battle of a soldier as a line, with a line for each medal and the step that shows it. */
export function dossier(course: Course, person: string): readonly DossierLine[] | null {
  if (cardOf(person) === null) return null;
  return told(course).flatMap((one) => linesOf(one, person));
}

function linesOf(one: Told, id: SoldierId): readonly DossierLine[] {
  const { battle, match, turn, title, report } = one;
  const unit = report.units[id];
  const of = { battle, match, turn, title };
  const changed = dossierOf(one.before, id).status !== dossierOf(one.after, id).status;
  if (unit === undefined || (unit.end === 'notFielded' && !changed)) return [];
  const medals = report.medals.filter(({ soldierId }) => soldierId === id);
  return [
    { ...of, says: deedsOf(unit, one, id), medal: null, step: null },
    ...medals.map(({ medal, evidence }) => {
      const { title: name = medal, text = '' } = WORDS[medal] ?? {};
      return { ...of, says: `${name}: ${text}`, medal, step: evidence[0]?.[0] ?? null };
    }),
  ];
}

const FATES = { ready: '', dead: 'Fell.', pow: 'Was taken prisoner.', mia: 'Is missing since.' } as const;

function deedsOf(unit: UnitReport, { after }: Told, id: SoldierId): string {
  const { status, heldIn } = dossierOf(after, id);
  const deeds = [
    count(unit.enemyKilled, 'killed'),
    count(unit.enemyWounded, 'put down'),
    times(unit.timesWounded, 'wounded'),
    times(unit.deaths, 'fallen'),
  ].filter((one) => one !== '');
  const fate = unit.deaths > 0 && status === 'ready' ? '' : FATES[status];
  const where = status === 'pow' && heldIn !== null ? ` Held in ${CITIES[heldIn].name}.` : '';
  const stood = deeds.length === 0 ? 'Came through.' : sentence(deeds.join(', '));
  return fate === '' ? stood : `${deeds.length === 0 ? '' : `${stood} `}${fate}${where}`;
}

const count = (number: number, what: string): string => (number === 0 ? '' : `${number} ${what}`);

function times(number: number, what: string): string {
  if (number === 0) return '';
  return number === 1 ? `${what} once` : `${what} ${number} times`;
}

const sentence = (words: string): string => `${words.slice(0, 1).toUpperCase()}${words.slice(1)}.`;

export function honour(course: Course): Honour {
  const battles = told(course);
  return { fallen: battles.flatMap(fallenIn), firsts: firstsOf(stateOf(course)) };
}

/** The soldiers who died in this battle. Their record says so until a conscript follows. */
function fallenIn({ battle, match, turn, title, before, after }: Told): Honour['fallen'] {
  const died = SOLDIER_IDS.filter((id) => {
    const [then, now] = [dossierOf(before, id), dossierOf(after, id)];
    return then.status !== 'dead' && now.status === 'dead';
  });
  return died.map((person) => {
    const { generation, battles, medals } = dossierOf(after, person);
    return { person, generation, turn, battle, match, title, battles, medals };
  });
}

type First = {
  readonly title: string;
  readonly of: (one: State['soldiers'][string]) => number;
  /** "1 battle", "3 battles". */
  readonly words: readonly [one: string, many: string];
};

const FIRSTS: readonly First[] = [
  { title: 'Most battles', of: ({ battles }) => battles, words: ['battle', 'battles'] },
  { title: 'Most medals', of: ({ medals }) => medals.length, words: ['medal', 'medals'] },
  {
    title: 'Most enemies put down',
    of: ({ kills, wounds }) => kills + wounds,
    words: ['put down or killed', 'put down or killed'],
  },
  { title: 'Most often wounded', of: ({ timesWounded }) => timesWounded, words: ['wound', 'wounds'] },
  { title: 'Most falls of a Recruit', of: ({ timesFallen }) => timesFallen, words: ['fall', 'falls'] },
];

function firstsOf(state: State): Honour['firsts'] {
  return FIRSTS.flatMap(({ title, of, words: [one, many] }) => {
    const best = SOLDIER_IDS.toSorted((first, other) => of(dossierOf(state, other)) - of(dossierOf(state, first)))[0];
    const most = best === undefined ? 0 : of(dossierOf(state, best));
    return best === undefined || most === 0
      ? []
      : [{ title, person: best, says: `${most} ${most === 1 ? one : many}` }];
  });
}

/** The battle that an entry speaks of. */
export function battleIn({
  body,
}: {
  readonly body: unknown;
}): { readonly battle: number; readonly match: string } | null {
  const { battle, match } = body as { readonly battle?: unknown; readonly match?: unknown };
  return typeof battle === 'number' && typeof match === 'string' ? { battle, match } : null;
}
