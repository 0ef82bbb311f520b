/** Reading of lines (THE-RULES "Notation"): what `write` has written, with any number of blanks. */
import type { Refusal, Result } from '@fieldpost/engine';
import { ATTACKS, type AttackFacts, type AttackId } from '../catalogue/attacks.ts';
import type { Ability } from '../catalogue/devices.ts';
import type { Action, Command, Move, Target, UnitTarget } from '../commands.ts';
import { cupName } from '../frequency/cups.ts';
import { parseCommand } from '../parsing.ts';
import { refused } from '../reading.ts';
import { refuse } from '../refusal.ts';
import type { Deployment } from '../state.ts';
import type { View } from '../view.ts';
import { readHex, readPos, readSolid, readTarget } from './places.ts';

/** Junk is UNREADABLE; what reads as a line of the game is judged later. */
export function readCommand(line: string, view: View): Result<Command, Refusal> {
  if (line.length > 20_000) return refused(refuse('UNREADABLE', null));
  const raw = documentOf(line.trim().replace(/\s+/g, ' '), line.trim(), view);
  const parsed = raw === null ? null : parseCommand(raw);
  return parsed?.ok ? parsed : refused(refuse('UNREADABLE', null));
}

type Raw = { readonly type: Command['type']; readonly [key: string]: unknown } | null;

const PLAIN: Readonly<Record<string, Command>> = {
  hold: { type: 'deploy.pass' },
  pass: { type: 'main.pass' },
  end: { type: 'main.end' },
};

function documentOf(line: string, whole: string, view: View): Raw {
  const { phase } = view.war;
  if (phase === 'queues' && /^pass(?:;|$)/.test(line)) return readQueuePass(line, view);
  if (line.startsWith('order ') && (phase === 'orders' || line.includes(';'))) return readRoundOrders(line);
  if (Object.hasOwn(PLAIN, line)) return PLAIN[line] ?? null;
  const [word = '', ...rest] = line.split(' ');
  const tail = rest.join(' ');
  switch (word) {
    case 'tank':
      return { type: 'setup.tank', anchor: readHex(tail) };
    case 'support':
      return { type: 'setup.support', position: readHex(tail) };
    case 'order':
      return readOrder(tail);
    case 'play':
      return readPlay(tail);
    case 'throw':
      return { type: 'decide.throw', dir: numberOf(tail) };
    case 'when':
      return { type: 'tankops.execute', moment: numberOf(tail) };
    case 'orders':
      return readOrders(whole.slice('orders'.length));
    case ':':
      return { type: 'main.act', action: readAction(tail) };
    default:
      return /^u\d/.test(word) ? readActivation(line) : readDevice(line, view);
  }
}

const numberOf = (text: string): number | null => (/^-?\d{1,3}$/.test(text) ? Number(text) : null);

const ORDER =
  /^(-?\d{1,2})([LFR])(?: aim (-?\d{1,2},-?\d{1,2}))?(?: gun ([A-Z-]+))?(?: on !(\S+))?(?: when (-?\d{1,2}|earliest|latest))?$/;

function readOrder(text: string): Raw {
  const [, speed, heading, aim, attack, solid, moment] = ORDER.exec(text) ?? [];
  if (speed === undefined) return null;
  return {
    type: 'plan.order',
    speed: Number(speed),
    heading,
    aim: aim === undefined ? null : readHex(aim),
    attack: attack ?? null,
    solid: solid === undefined ? null : (readSolid(solid) ?? solid),
    moment: moment === undefined ? null : (numberOf(moment) ?? moment),
  };
}

/** "order 2F aim 12,3 gun MG-GER-HE when earliest; play GER-T05/A 9,8 via u14; play GER-T02/B F6" */
function readRoundOrders(line: string): Raw {
  const [first = '', ...others] = line.split('; ');
  const order = readOrder(first.slice('order '.length));
  const plays = others.at(-1) === 'hold' ? others.slice(0, -1) : others;
  const tokens = plays.map((play) => (play.startsWith('play ') ? readPlay(play.slice('play '.length)) : null));
  if (order === null || tokens.includes(null)) return null;
  const { type: _, ...given } = order;
  return { type: 'round.orders', order: given, tokens };
}

/** "play GER-T02/B F6" */
export function readDeployment(line: string): Deployment | null {
  const raw = line.startsWith('play ') ? readPlay(line.slice('play '.length)) : null;
  const read = raw === null ? null : parseCommand(raw);
  if (!read?.ok) return null;
  const { value } = read;
  return value.type === 'deploy.unit' || value.type === 'deploy.device' ? value : null;
}

/** "pass; u14 > 9,8 ! E_PATH" */
function readQueuePass(line: string, view: View): Raw {
  const left = line
    .split('; ')
    .slice(1)
    .map((one) => {
      const [command = '', code] = one.split(' ! ');
      return { command: documentOf(command, command, view), code };
    });
  return { type: 'queue.pass', left };
}

function readPlay(text: string): Raw {
  const [, token, side, where = '', via] = /^([A-Z]{3}-T\d{2})\/([AB]) (\S+)(?: via (\S+))?$/.exec(text) ?? [];
  if (token === undefined) return null;
  if (via !== undefined) return { type: 'deploy.unit', token, side, pos: readPos(where), via };
  return { type: 'deploy.device', token, side, region: where };
}

/** "u14 > 9,8 : fire RIFLE u21", "u14 ^ 12,8 4" */
function readActivation(line: string): Raw {
  const [head = '', ...deeds] = line.split(' : ');
  if (deeds.length > 1) return null;
  const [, unit, walk, jet, steps] = /^(u\d{1,4})(?: > (\S+)| \^ (\S+) (\d{1,2}))?$/.exec(head) ?? [];
  if (unit === undefined) return null;
  const to = readPos(walk ?? jet ?? '');
  const moves = walk !== undefined || jet !== undefined;
  const move = walk !== undefined ? { mode: 'walk', to } : { mode: 'jet', to, steps: Number(steps) };
  const [deed] = deeds;
  const action = deed === undefined ? null : (readAction(deed) ?? 'unreadable');
  return { type: 'main.activate', unit, move: moves ? (move as Move) : null, action };
}

/** How many words each action has after its own: "a word more than its form has" makes a line unreadable (THE-RULES "Notation"). */
const WORDS: Readonly<Record<string, number>> = {
  fire: 2,
  mount: 2,
  melee: 1,
  load: 1,
  face: 1,
  core: 1,
  unface: 0,
  connect: 0,
  disconnect: 0,
};

function readAction(text: string): Action | null {
  const [word = '', ...rest] = text.split(' ');
  const [one = '', two = ''] = rest;
  if (!Object.hasOwn(WORDS, word) || rest.length !== WORDS[word]) return null;
  switch (word) {
    case 'fire':
      return readShot(two, isDual(one), (aimed) => ({ type: 'attack', attack: one as 'RIFLE', ...aimed }));
    case 'mount':
      // which mount it is, and so what it fires, the judge alone can see
      return readShot(two, true, (aimed) => ({ type: 'mount', mount: one, ...aimed }));
    case 'melee': {
      const [unit = '', dir, ...more] = one.split('^');
      const throwDir = dir === undefined ? null : (numberOf(dir) ?? Number.NaN);
      return more.length > 0 ? null : { type: 'melee', target: { unit }, throwDir };
    }
    case 'load':
      return { type: 'load', attack: one as 'FAUST' };
    case 'face':
      return { type: 'deploy', dir: numberOf(one) ?? Number.NaN };
    case 'core':
      return { type: 'sabotageCore', core: one };
    case 'unface':
      return { type: 'undeploy' };
    case 'connect':
    case 'disconnect':
      return { type: word };
    default:
      return null;
  }
}

type Aimed = { readonly target: Target; readonly second: UnitTarget | null };

/** THE-RULES "Notation": "a third target of a dual attack, a second one of any other" make a line unreadable. */
function readShot(text: string, dual: boolean, shot: (aimed: Aimed) => Action): Action | null {
  const [first = '', second, ...more] = text.split('+');
  const target = readTarget(first);
  if (target === null || more.length > 0 || (second !== undefined && !dual)) return null;
  return shot({ target, second: second === undefined ? null : { unit: second } });
}

function isDual(attack: string): boolean {
  const facts: AttackFacts | undefined = ATTACKS[attack as AttackId];
  return facts?.flags.includes('dual') ?? false;
}

/** "d31 SABOTAGE on A/cup2"; your own cup stands for what lies under it. */
function readDevice(line: string, { own, viewer }: View): Raw {
  const [, device, ability, region, targets] =
    /^(d\d{1,4}|[AB]\/cup\d{1,2}) ([A-Z]+)(?: (F\d{1,2}))?(?: on (\S+))?$/.exec(line) ?? [];
  if (device === undefined) return null;
  const covered = viewer === null ? undefined : own?.covered.find(({ cup }) => cupName(viewer, cup) === device);
  return {
    type: 'main.device',
    device: covered?.id ?? device,
    ability: ability as Ability,
    region: region ?? null,
    targets: targets === undefined ? [] : targets.split('+'),
  };
}

function readOrders(text: string): Raw {
  try {
    const document: unknown = JSON.parse(text);
    return typeof document === 'object' && document !== null && !Array.isArray(document)
      ? { ...document, type: 'orders.set' }
      : null;
  } catch {
    return null;
  }
}
