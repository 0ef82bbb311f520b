import { composeMail } from '@fieldpost/api/delivery/compose';
import type { NotificationContext } from '@fieldpost/api/notification-rules/context';
import {
  type AnyChooser,
  type AnyRuleSet,
  chooseFor,
  expectOk,
  fastChance,
  fastNumbers,
  type Game,
  type GameTypes,
  type Json,
  openMatch,
  play,
  type Step,
  setupOf,
} from '@fieldpost/engine';
import { type AnyNarrator, type Moment, narrate } from '@fieldpost/story';

/** A letter as a mail program is given it. `tells`: how many lines of what happened it carries. */
export type Written = {
  readonly name: string;
  readonly subject: string;
  readonly html: string;
  readonly text: string;
  readonly tells: number;
};

/** A match to be written of. `most`: steps after which it is left alone. */
export type Plan = {
  readonly rules: AnyRuleSet;
  readonly narrator: AnyNarrator;
  readonly scenario: string;
  readonly options: Json;
  readonly title: string;
  readonly choose: AnyChooser;
  readonly most: number;
  /** Names of the others at the table, and of those who are with the reader. */
  readonly others: readonly string[];
  readonly allies: readonly string[];
};

type Told = {
  readonly side: string;
  readonly kind: 'turn' | 'finished';
  readonly story: readonly string[];
  readonly view: Json;
  readonly ending: NotificationContext['ending'];
};

/** The letters of one match: one to each player at their turn, and one to everybody at its end. */
export async function lettersOf(plan: Plan): Promise<readonly Written[]> {
  const letters: Written[] = [];
  for (const told of tellings(plan)) letters.push(await written(plan, told, letters.length));
  return letters;
}

/** The first letter of those with most to tell, and the one that tells a side of the end where there is one. */
export async function samplesOf(plan: Plan): Promise<readonly Written[]> {
  const told = [...tellings(plan)];
  const turns = told.filter(({ kind }) => kind === 'turn');
  const most = Math.max(...turns.map(({ story }) => story.length));
  const first = turns.find(({ story }) => story.length === most);
  const last = told.find(({ kind }) => kind === 'finished');
  return Promise.all([first, last].flatMap((one) => (one === undefined ? [] : [written(plan, one, 0)])));
}

/** The notifications with their readers, in order of time. */
function* tellings({ rules, narrator, scenario, options, choose, most }: Plan): Generator<Told> {
  const setup = expectOk(setupOf(rules, { scenario, options }), scenario);
  const next = fastNumbers(11);
  const chance = fastChance(7);
  let { game } = expectOk(openMatch(rules, setup, chance), scenario);
  const sides = rules.sidesIn(game.state);
  const seen = new Map<string, Moment[]>(sides.map((side) => [side, []]));
  const storyOf = (side: string) => narrate(narrator, seen.get(side) ?? [], { side }).lines.map(({ text }) => text);
  while (game.ending === null && game.step < most) {
    const chosen = chooseFor(rules, game, choose, next);
    if (chosen === null) throw new Error(`nobody has a legal command after ${game.step} steps`);
    const { side } = chosen.seat;
    const story = storyOf(side);
    const waited = seen.get(side)?.some((moment) => moment.side !== side) === true;
    if (waited && story.length > 0)
      yield { side, kind: 'turn', story, view: rules.view(game.state, chosen.seat), ending: null };
    if (waited) seen.set(side, []);
    const played = expectOk(play(rules, game, chosen.seat, chosen.command, chance), 'a listed command was refused');
    for (const one of sides) seen.get(one)?.push(...momentsOf(rules, game, played.steps, one));
    game = played.game;
  }
  const { ending } = game;
  if (ending === null) return;
  for (const side of sides)
    yield { side, kind: 'finished', story: storyOf(side), view: rules.view(game.state, { side, player: 0 }), ending };
}

/** Steps as a side is shown them. */
function momentsOf(
  rules: AnyRuleSet,
  before: Game,
  steps: readonly Step<GameTypes>[],
  side: string,
): readonly Moment[] {
  let { state } = before;
  return steps.map(({ by, events }, index) => {
    const viewer = { side, player: 0 };
    const shown = rules.view(state, viewer);
    state = events.reduce<Json>((now, event) => rules.evolve(now, event), state);
    return {
      step: before.step + index,
      side: by.side,
      notices: events.flatMap((event) => rules.notice(event, viewer) ?? []),
      before: shown,
      after: rules.view(state, viewer),
    };
  });
}

/** The letter, with its picture within it. */
async function written(plan: Plan, told: Told, index: number): Promise<Written> {
  const { rules } = plan;
  const mail = await composeMail(contextOf(plan, told), MAIL);
  const [picture] = mail.attachments ?? [];
  const data = picture ? `data:image/png;base64,${Buffer.from(picture.content).toString('base64')}` : '';
  return {
    name: `${rules.ref.id}-${String(index).padStart(2, '0')}-${told.kind}`,
    subject: mail.subject,
    html: mail.html.replace(/cid:[^"]*/, data),
    text: mail.text,
    tells: told.story.length,
  };
}

const MAIL = { mailFrom: 'post@fieldpost.example', inboundDomain: null, secret: 'no letter of these is sent' };
const NOW = new Date('2026-05-01T18:30:00Z');
const DAY_MS = 86_400_000;

function contextOf(
  { rules, title, others, allies }: Plan,
  { side, kind, story, view, ending }: Told,
): NotificationContext {
  const awaited = kind === 'turn';
  return {
    notificationId: 'sample',
    kind,
    why: awaited ? 'awaited' : 'match-finished',
    now: NOW,
    reason: null,
    reader: { id: 'ada', name: 'Ada', email: 'ada@example.org', timeZone: 'Europe/Berlin', side },
    match: { id: 'sample', title, ruleSet: rules.ref.id },
    others,
    allies,
    by: others.filter((name) => !allies.includes(name)),
    out: false,
    view,
    pending: null,
    asked: null,
    awaited,
    deadline: awaited ? new Date(NOW.getTime() + 3 * DAY_MS) : null,
    atEnd: 'default',
    vacation: null,
    since: 0,
    story,
    messages: [],
    talkTo: null,
    past: false,
    ending,
    publicUrl: 'https://fieldpost.example',
    unsubscribeUrl: 'https://fieldpost.example/unsubscribe',
    buttons: [],
    standingOffers: [],
    ordersTo: null,
  };
}
