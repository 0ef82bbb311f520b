import { unitName } from '@fieldpost/boards/animal-world-war';
import type { Command } from '@fieldpost/rules-animal-world-war/table';
import { type OrderBarSlot, stepBack } from '../../table/slots.ts';
import { type Closing, named } from './closing.ts';
import { NO_UNIT, NOTHING } from './selection.ts';
import type { TurnProps } from './turn-details.tsx';
import { UnitSign } from './unit-card.tsx';

type Turn = TurnProps & {
  /** Who has something worth doing: "Next" goes to these alone. */
  readonly worth: readonly string[];
  /** The likely results of the order, in one line. */
  readonly odds: string;
  readonly next: () => void;
  readonly carryOut: () => void;
  readonly closing: Closing;
};

/** The verb on the button that gives the order. */
const VERBS: Readonly<Partial<Record<Command['type'], string>>> = {
  move: 'Move',
  shoot: 'Shoot',
  grenade: 'Throw',
  melee: 'Fight',
  attackRun: 'Attack',
  approach: 'Line up',
  build: 'Build',
  interact: 'Do it',
  tactic: 'Play card',
};

/** The order bar of a turn. */
export function turnBar(turn: Turn): OrderBarSlot {
  const { situation, picked, pick, worth, choice, carryOut, next, closing } = turn;
  const { ready, props, battle } = situation;
  const back =
    picked.kind === 'aim' && picked.unit !== NO_UNIT ? { kind: 'unit' as const, unit: picked.unit } : NOTHING;
  const unit = picked.kind === 'unit' || picked.kind === 'aim' ? battle.units[picked.unit] : undefined;
  return {
    sign: unit === undefined ? null : <UnitSign battle={battle} unit={unit} />,
    ...linesOf(turn),
    back: stepBack(
      { picked: isHeld(turn), letGo: () => pick(back) },
      { canUndo: props.canUndo, ready, undo: props.undo },
    ),
    verb:
      choice === null || choice.harm !== null
        ? null
        : {
            words: VERBS[choice.command.type] ?? 'Do it',
            press: ready ? carryOut : null,
            why: 'Sending your last order …',
            key: 'F',
          },
    next: {
      words: worth.length === 0 ? 'All done' : `Next (${worth.length})`,
      press: worth.length === 0 ? null : next,
      why: 'Nobody has anything left that is worth doing.',
      key: 'N',
    },
    ...closing,
  };
}

/** While an errand builds, nothing is picked that could be let go. */
const isHeld = ({ picked, situation }: Turn): boolean =>
  picked.kind !== 'nothing' && !(picked.kind === 'unit' && picked.unit === NO_UNIT && situation.battle.errand !== null);

type Lines = Pick<OrderBarSlot, 'order' | 'result'>;

function linesOf(turn: Turn): Lines {
  const { picked, situation, able } = turn;
  if (picked.kind === 'aim') return aimLines(turn);
  if (picked.kind === 'card') return { order: 'Your card', result: 'Choose a target on the card’s panel.' };
  if (picked.kind === 'nothing' && situation.battle.phase === 'afterDeployment' && able.length === 0)
    return { order: 'Play your card or continue without one', result: 'Open the Card panel.' };
  if (picked.kind === 'nothing') {
    return idleLines(turn);
  }
  const unit = situation.battle.units[picked.unit];
  return { order: unit === undefined ? 'Tap a marked tile' : unitName(unit), result: reachWords(turn) };
}

/** Who has something worth doing, and who can wait. */
function idleLines({ situation: { battle }, able, worth }: Turn): Lines {
  const rest = able.filter((id) => !worth.includes(id));
  const waits = rest.length === 0 ? '' : `${named(battle, rest)} can wait.`;
  if (worth.length === 0)
    return { order: 'All done. End your turn.', result: rest.length === 0 ? 'All soldiers have acted.' : waits };
  const count = worth.length === 1 ? '1 has something worth doing.' : `${worth.length} have something worth doing.`;
  return { order: 'Tap a soldier, or Next', result: `${count} ${waits}`.trim() };
}

function reachWords({ menu }: Turn): string {
  const places = [...menu.keys()].filter((key) => key !== '').length;
  if (places === 0) return 'It cannot act now.';
  return places === 1 ? 'Tap the marked tile.' : `Tap one of ${places} marked tiles.`;
}

function aimLines({ situation, picked, menu, choice, odds }: Turn): Lines {
  if (picked.kind !== 'aim') return { order: '', result: '' };
  const unit = situation.battle.units[picked.unit];
  const who = unit === undefined ? 'Your card' : unitName(unit);
  const ways = menu.get(picked.at)?.length ?? 0;
  if (choice === null)
    return {
      order: who,
      result: ways === 1 ? '1 possible action: choose it above.' : `${ways} possible actions: choose one above.`,
    };
  if (choice.harm !== null) return { order: who, result: 'This order hits your own side: confirm it above.' };
  const label = `${who}: ${choice.label.charAt(0).toLowerCase()}${choice.label.slice(1)}`;
  const others = ways > 1 ? `${ways - 1} more here` : '';
  return { order: label, result: [odds, others].filter((part) => part !== '').join('; ') };
}
