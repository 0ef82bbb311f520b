import { TOKENS, type TokenId } from '@fieldpost/rules-world-war-awesome/catalogue';
import { unitOf } from '@fieldpost/rules-world-war-awesome/table';
import { type OrderBarSlot, type Press, type Question, stepBack } from '../../table/slots.ts';
import { actionOf, type Choice, designOf, deviceNameIn, unitName, verbOf } from './menu.ts';
import { Sign } from './signs.tsx';
import { BUSY } from './situation.ts';
import { orderWords, rideWith } from './tank-order.ts';
import { NOBODY, type Picked, type Turn } from './turn.ts';

/** The order bar: what is chosen, what comes of it, and three buttons that keep their places. */
export function turnBar(turn: Turn): OrderBarSlot {
  const { situation, picked, pick } = turn;
  const { ready, props } = situation;
  const held = { picked: isHeld(picked), letGo: () => pick(backFrom(picked)) };
  return {
    sign: signOf(turn),
    ...linesOf(turn),
    back: stepBack(held, { canUndo: props.canUndo, ready, undo: props.undo }),
    verb: verb(turn),
    next: nextOf(turn),
    end: endOf(turn),
    question: turn.asked ? questionOf(turn) : null,
  };
}

const isHeld = ({ subject, end, choice }: Picked): boolean =>
  (subject !== null && subject !== '') || end !== null || choice !== null;

/** From a deed back to where it is done from, then to who does it, then to nobody. */
function backFrom({ subject, end, choice }: Picked): Picked {
  if (choice !== null && actionOf(choice.command) !== null) return { subject, end, choice: null };
  if (end !== null) return { subject, end: null, choice: null };
  return choice !== null && subject === '' ? { subject: '', end: null, choice: null } : NOBODY;
}

function signOf({ situation, picked }: Turn) {
  const { war, view, chair } = situation;
  const { subject } = picked;
  if (subject === null || subject === '' || chair === null) return null;
  const unit = unitOf(war, subject);
  if (unit !== null) return <Sign design={unit.design} owner={unit.owner} />;
  const device = [...war.devices, ...(view.own?.covered ?? [])].find(({ id }) => id === subject);
  if (device !== undefined) return <Sign design={device.design} owner={device.owner} />;
  const face = faceOf(subject);
  return face === null ? null : <Sign design={face} owner={chair.side} />;
}

/** What a side of a token is: `GER-T05/A`. */
function faceOf(subject: string) {
  const [token = '', side] = subject.split('/');
  const facts = TOKENS[token as TokenId];
  return facts === undefined || (side !== 'A' && side !== 'B') ? null : facts[side];
}

type Lines = Pick<OrderBarSlot, 'order' | 'result'>;

/** Units and devices with an action left. */
const leftWords = ({ length }: Turn['subjects']): string =>
  length === 1 ? '1 unit or device can still act.' : `${length} units and devices can still act.`;

const ASKED: Readonly<Record<string, Lines>> = {
  setupTank: { order: 'Place your Superpanzer', result: 'Tap a marked hex at your edge.' },
  setupSupport: { order: 'Place your support tank', result: 'Tap a marked hex near your Superpanzer.' },
  deploy: { order: 'Play a token or pass', result: 'Tap one side of a token above.' },
  awaitAction: { order: 'It has landed', result: 'Tap an action here, or stop here.' },
  decision: { order: 'Throw the beaten unit back', result: 'Tap where to throw it.' },
  tankops: { order: 'Your gun can fire', result: 'Choose when to fire above.' },
};

/** WWA-154 */
const NAMING: Lines = {
  order: 'Choose up to 3 tokens',
  result: 'We play the first possible one.',
};

function linesOf(turn: Turn): Lines {
  const { situation, picked, subjects } = turn;
  const { war } = situation;
  if (war.phase === 'plan') return planLines(turn);
  if (picked.choice !== null) return choiceLines(turn, picked.choice);
  const asked = ASKED[war.phase];
  if (picked.subject === null || picked.subject === '') {
    if (situation.round !== null) return NAMING;
    if (asked !== undefined) return asked;
    return { order: 'Act with a unit or a device', result: leftWords(subjects) };
  }
  return { order: nameOf(turn, picked.subject), result: pickedWords(turn) };
}

function nameOf({ situation }: Turn, subject: string): string {
  const { war, view } = situation;
  if (unitOf(war, subject) !== null) return unitName(war, subject);
  const face = faceOf(subject);
  return face === null ? deviceNameIn(view, subject) : designOf(face);
}

function pickedWords({ situation, ways, choices, picked }: Turn): string {
  if (situation.war.phase === 'deploy')
    return choices.length === 1 ? 'Tap the marked place.' : `${choices.length} possible places: tap one.`;
  const deeds = choices.filter(({ command }) => command.type !== 'main.activate' || command.action !== null).length;
  const marked = `${deeds} ${deeds === 1 ? 'action' : 'actions'}`;
  if (ways.length === 0) return deeds === 0 ? 'No action from here.' : `${marked}: choose a place.`;
  return picked.end === null
    ? `${ways.length} ${ways.length === 1 ? 'hex' : 'hexes'} in reach, ${marked} here.`
    : `${marked} from there.`;
}

function choiceLines(turn: Turn, choice: Choice): Lines {
  const { odds, choices, picked } = turn;
  // a token that is played is named by what it becomes
  const isNamed = picked.subject === '' || picked.subject === null || choice.command.type.startsWith('deploy');
  const who = isNamed ? '' : `${nameOf(turn, picked.subject ?? '')}: `;
  const ways = choices.filter(({ spot }) => spot !== '' && spot === choice.spot).length;
  const others = ways > 1 ? ` ${ways - 1} more here.` : '';
  const deed = actionOf(choice.command) !== null || choice.command.type !== 'main.activate';
  const then = deed ? '' : pickedWords(turn);
  return {
    order: `${who}${choice.label}`,
    result: `${odds.line === '' ? then : odds.line}${deed ? others : ''}`.trim(),
  };
}

function planLines({ situation, draft }: Turn): Lines {
  const { war, chair } = situation;
  const { order, fault } = draft;
  if (fault !== null || chair === null) return { order: orderWords(war, order), result: fault ?? '' };
  const { crushed, stopped } = rideWith(war, chair, order);
  const over = crushed.length === 0 ? '' : `Runs over ${crushed.length} ${crushed.length === 1 ? 'unit' : 'units'}. `;
  const stop = stopped ? 'Something blocks its way. ' : '';
  const hint = order.aim === null ? 'Tap the map to aim.' : '';
  return {
    order: orderWords(war, order),
    result: `${over}${stop}${hint}`.trim() || 'Set speed, turn, gun and when to fire.',
  };
}

function verb({ situation, picked, carryOut, draft }: Turn): Press | null {
  const { war, ready, round } = situation;
  if (war.phase === 'plan') {
    const seals = war.options.sealedOrders === 'on' ? 'Seal order' : 'Give order';
    const words = round === null ? seals : 'Seal orders';
    const possible = ready && draft.fault === null;
    return { words, press: possible ? carryOut : null, why: draft.fault ?? BUSY, key: 'F' };
  }
  if (picked.choice === null) return null;
  if (round !== null)
    return {
      words: 'Add token',
      press: round.isFull ? null : carryOut,
      why: 'You have chosen 3 tokens already.',
      key: 'F',
    };
  return { words: verbOf(picked.choice.command), press: ready ? carryOut : null, why: BUSY, key: 'F' };
}

function nextOf({ situation, subjects, next }: Turn): Press | null {
  if (situation.war.phase !== 'main') return null;
  const count = subjects.length;
  return {
    words: count === 0 ? 'All done' : `Next (${count})`,
    press: count === 0 ? null : next,
    why: 'None of your units can act this round.',
    key: 'N',
  };
}

/** WWA-017: who passes may come again if the other acts. */
function endOf({ situation, ask, give, subjects }: Turn): Press | null {
  const { war, ready, round, chair } = situation;
  const press = (act: () => void): (() => void) | null => (ready ? act : null);
  switch (war.phase) {
    case 'main': {
      const pass = () => (subjects.length > 0 && war.taken === 0 ? ask(true) : give({ type: 'main.pass' }));
      return { words: war.taken > 0 ? 'End turn' : 'Pass', press: press(pass), why: BUSY, key: 'E' };
    }
    case 'plan':
      if (round === null || war.players[chair?.side ?? 'A'].hand === 0) return null;
      return { words: `Tokens (${round.tokens.length})`, press: press(() => round.go('hand')), why: BUSY, key: 'E' };
    case 'deploy':
      if (round !== null) return { words: 'Order tank', press: press(() => round.go('tank')), why: BUSY, key: 'E' };
      return { words: 'Pass', press: press(() => give({ type: 'deploy.pass' })), why: BUSY, key: 'E' };
    case 'awaitAction':
      return { words: 'Stop here', press: press(() => give({ type: 'main.end' })), why: BUSY, key: 'E' };
    default:
      return null;
  }
}

function questionOf({ situation, subjects, ask, give }: Turn): Question {
  const { passes, options } = situation.war;
  const ahead = options.ahead === 'on' ? ' After this turn only your queue acts for you.' : '';
  const last = passes > 0 ? ' Your opponent has passed. If you pass too, the round ends.' : ahead;
  return {
    words: `${leftWords(subjects)}${last}`,
    yes: 'Pass anyway',
    onYes: situation.ready ? () => give({ type: 'main.pass' }) : null,
    onNo: () => ask(false),
  };
}
