import { TOKENS, type TokenId, UNITS } from '@fieldpost/rules-world-war-awesome/catalogue';
import { unitOf } from '@fieldpost/rules-world-war-awesome/table';
import { type OrderBarSlot, type Press, type Question, stepBack } from '../../table/slots.ts';
import { actionOf, type Choice, designOf, deviceNameIn, isProposed, unitName, verbOf } from './menu.ts';
import { Sign } from './signs.tsx';
import { BUSY } from './situation.ts';
import { isStill, planWords } from './tank-words.ts';
import { NOBODY, type Picked, type Turn } from './turn.ts';

/** The order bar: what is chosen, its outcome, and three buttons that keep their places. */
export function turnBar(turn: Turn): OrderBarSlot {
  const { situation, picked, pick } = turn;
  const { ready, props } = situation;
  const plans = situation.war.phase === 'plan' && turn.draft.open;
  const held = {
    picked: plans || isHeld(picked),
    letGo: () => (plans ? turn.draft.openUp(false) : pick(backFrom(picked))),
  };
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

/** From an action back to its place, then to its unit, then to nobody. */
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

type Lines = Pick<OrderBarSlot, 'order' | 'result' | 'harm'>;

/** Units and devices with an action left. */
const leftWords = ({ length }: Turn['subjects']): string =>
  length === 1 ? '1 unit or device can still act.' : `${length} units and devices can still act.`;

/** W-12 */
const RADIO: Lines = {
  order: 'Tap a radio set, or Next',
  result: 'Discs show each side’s strength. You can enter a region where yours is not the lower one.',
};

function goWords({ situation: { war }, subjects }: Turn): string {
  if (subjects.length === 0) return 'All of yours have acted';
  return war.taken > 0 ? 'Act with one more, or end your turn' : 'Your go: act with one of these';
}

/** The next go (WWA-016, WWA-017), and all who are fresh. */
function freshWords({ situation: { war }, subjects: { length } }: Turn): string {
  if (length === 0)
    return war.passes > 0 ? 'Pass: the enemy has passed, too, so the tanks move now.' : 'Pass: the enemy acts on.';
  const fresh = length === 1 ? '1 of yours is fresh (yellow dot).' : `${length} of yours are fresh (yellow dot).`;
  if (war.passes > 0) return `The enemy has passed. ${fresh}`;
  return war.options.activationsPerTurn > 1 ? fresh : `Then the enemy acts with one of theirs. ${fresh}`;
}

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
  const { situation, picked } = turn;
  const { war, chair } = situation;
  if (war.phase === 'plan' && chair !== null) return planWords(war, chair, turn.draft, situation.round !== null);
  if (picked.choice !== null) return choiceLines(turn, picked.choice);
  const asked = ASKED[war.phase];
  if (picked.subject === null || picked.subject === '') {
    if (situation.round !== null) return NAMING;
    if (asked !== undefined) return asked;
    if (turn.places.at === 'wireless') return RADIO;
    return { order: goWords(turn), result: freshWords(turn) };
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
  const { war } = situation;
  if (war.phase === 'deploy') return choices.length === 1 ? 'Tap the marked place.' : 'Tap one of the marked places.';
  const unit = unitOf(war, picked.subject);
  const aimed = choices.filter((choice) => isProposed(choice) && actionOf(choice.command) !== null);
  if (unit === null) return choices.length === 0 ? 'It can do nothing now.' : 'Tap a lit region, or choose below.';
  const foes = new Set(aimed.filter(({ spot }) => spot !== '').map(({ spot }) => spot)).size;
  const inRange = foes === 0 ? 'No target in range' : foes === 1 ? '1 target in range' : `${foes} targets in range`;
  if (picked.end !== null) return `${inRange} from there.`;
  const { speed } = UNITS[unit.design];
  if (ways.length < 2) return aimed.length === 0 ? 'It can do nothing from here.' : `It cannot walk now. ${inRange}.`;
  return `Can walk ${speed} ${speed === 1 ? 'hex' : 'hexes'}, then shoot or act. ${inRange} from here.`;
}

function choiceLines(turn: Turn, choice: Choice): Lines {
  const { odds, choices, picked } = turn;
  // a token that is played is named by what it becomes
  const isNamed = picked.subject === '' || picked.subject === null || choice.command.type.startsWith('deploy');
  const who = isNamed ? '' : `${nameOf(turn, picked.subject ?? '')}: `;
  const order = `${who}${choice.label}`;
  if (!isProposed(choice)) return { order, result: 'This order hits your own side: confirm it above.', harm: true };
  const ways = choices.filter((one) => one.spot !== '' && one.spot === choice.spot && isProposed(one)).length;
  const others = ways > 1 ? ` ${ways - 1} more here.` : '';
  const isAction = actionOf(choice.command) !== null || choice.command.type !== 'main.activate';
  const then = isAction ? jamWords(turn, choice) : pickedWords(turn);
  return {
    order,
    result: `${odds.line === '' ? then : odds.line}${isAction ? others : ''}`.trim(),
    harm: odds.endangered.length > 0,
  };
}

/** What a jam stops (WWA-117): the order of the radio that stands there. */
function jamWords({ situation: { war, chair } }: Turn, { command, spot }: Choice): string {
  if (command.type !== 'main.device' || (command.ability !== 'CJAM' && command.ability !== 'AJAM')) return '';
  const radios = war.devices.filter(({ region, design }) => region === spot && design.startsWith('TR-'));
  const words = radios.map(({ owner, design }) => {
    const whose = owner === chair?.side ? 'Your own' : 'Their';
    return design === 'TR-MOVE' ? `${whose} tank can’t drive this round.` : `${whose} tank can’t fire this round.`;
  });
  return words.join(' ') || 'No radio of a tank stands there.';
}

function verb(turn: Turn): Press | null {
  const { situation, picked, carryOut } = turn;
  const { war, ready, round } = situation;
  if (war.phase === 'plan') return planVerb(turn);
  if (picked.choice === null || !isProposed(picked.choice)) return null;
  if (round !== null)
    return {
      words: 'Add token',
      press: round.isFull ? null : carryOut,
      why: 'You have chosen 3 tokens already.',
      key: 'F',
    };
  return { words: verbOf(picked.choice.command), press: ready ? carryOut : null, why: BUSY, key: 'F' };
}

/** Standing still is given by one tap; an order that hurts the player's side asks once more (W-4, W-7). */
function planVerb({ situation, draft, carryOut, ask }: Turn): Press {
  const { war, chair, ready, round } = situation;
  const seals = war.options.sealedOrders === 'on' ? 'Seal order' : 'Give this order';
  const { wanted, fault, order } = draft;
  const why = wanted !== null ? 'Tap a place for the shot first.' : (fault ?? BUSY);
  const possible = ready && fault === null && wanted === null;
  const harms = chair !== null && planWords(war, chair, draft, round !== null).harm;
  const words = harms ? `${harmVerb(order)} …` : round !== null ? 'Seal orders' : draft.open ? seals : 'Stand still';
  const give = harms ? () => ask(true) : carryOut;
  return { words, press: possible ? give : null, why, key: 'F' };
}

const harmVerb = ({ attack }: Turn['draft']['order']): string => (attack === null ? 'Drive anyway' : 'Order anyway');

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
function endOf(turn: Turn): Press | null {
  const { situation, ask, give, subjects } = turn;
  const { war, ready, round, chair } = situation;
  const press = (act: () => void): (() => void) | null => (ready ? act : null);
  switch (war.phase) {
    case 'main': {
      const pass = () => (subjects.length > 0 && war.taken === 0 ? ask(true) : give({ type: 'main.pass' }));
      return { words: war.taken > 0 ? 'End turn' : 'Pass', press: press(pass), why: BUSY, key: 'E' };
    }
    case 'plan':
      if (round === null) return planEnd(turn);
      if (war.players[chair?.side ?? 'A'].hand === 0) return null;
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

/** Opens the levers; once they are open, the ride and the shot are played on the board without being sent (W-6). */
function planEnd({ situation: { ready }, draft }: Turn): Press {
  if (!draft.open) return { words: 'Change …', press: () => draft.openUp(true), why: BUSY, key: 'E' };
  const can = ready && !isStill(draft.order);
  return { words: 'Play it', press: can ? draft.play : null, why: 'Set a speed, a turn or a shot first.', key: 'E' };
}

function questionOf(turn: Turn): Question {
  const { situation, subjects, ask, give, draft, carryOut } = turn;
  const { war, chair, ready, round } = situation;
  if (war.phase === 'plan' && chair !== null)
    return {
      words: `${planWords(war, chair, draft, round !== null).result} Give the order anyway?`,
      yes: harmVerb(draft.order),
      onYes: ready ? carryOut : null,
      onNo: () => ask(false),
    };
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
