/**
 * The line of a step as its reader can write it, built from notices alone. It omits what no notice shows: whether an attacker who did not
 * win would have advanced.
 */
import type { Command } from '../commands.ts';
import type { Notice } from '../events.ts';
import type { Side } from '../state.ts';
import { writeCommand } from './write.ts';

/** Null: the reader was not told enough. */
export function recount(notices: readonly Notice[], author: Side): string | null {
  const [first] = notices;
  if (first === undefined) return null;
  const command = whole(first, author) ?? (notices.length === 1 ? single(first) : null);
  return command === null ? null : writeCommand(command);
}

/** What only one kind of command leads to, whatever follows. */
function whole(first: Notice, author: Side): Command | null {
  switch (first.type) {
    case 'closed':
      return first.side === author ? { type: 'pass', dropped: first.dropped } : null;
    case 'readied':
      return { type: 'ready' };
    case 'left':
      return first.why === 'resigned' ? { type: 'leave', why: 'resignation' } : null;
    case 'placed':
      return { type: 'place', at: first.place.hex };
    case 'scrambled':
      return { type: 'scramble', unit: first.unit, plane: first.plane };
    case 'heldFire':
      return { type: 'flak', unit: first.unit, plane: null };
    case 'attacked':
      return first.kind === 'flak' ? { type: 'flak', unit: first.by, plane: first.target } : null;
    case 'moved':
      return first.how === 'divert' ? { type: 'divert', unit: first.unit, to: first.carrier ?? first.place.hex } : null;
    default:
      return null;
  }
}

/** An order that was executed at once: its step has nothing else. Plans that run share one line. */
function single(notice: Notice): Command | null {
  switch (notice.type) {
    case 'moved':
      return moveOf(notice);
    case 'sortied': {
      const target = typeof notice.aim === 'string' ? notice.aim : notice.place.hex;
      return { type: 'sortie', unit: notice.unit, target };
    }
    case 'attacked':
      return notice.kind === 'assault'
        ? { type: 'attack', unit: notice.by, target: notice.target, advance: notice.advance !== null }
        : { type: 'fire', unit: notice.by, target: notice.target };
    case 'shelled': {
      const order = { unit: notice.by, target: notice.place.hex };
      return notice.kind === 'guns' ? { type: 'fire', ...order } : { type: 'attack', ...order, advance: false };
    }
    case 'built':
      return { type: 'build', what: notice.what, at: notice.place.hex };
    case 'based':
      return { type: 'base', unit: notice.unit, what: notice.what };
    case 'mended':
      return { type: 'repair', at: notice.place.hex };
    default:
      return null;
  }
}

function moveOf({ how, unit, carrier, place }: Extract<Notice, { readonly type: 'moved' }>): Command | null {
  switch (how) {
    case 'board':
      return carrier === null ? null : { type: 'board', unit, ship: carrier };
    case 'transfer':
      return { type: 'transfer', unit, to: carrier ?? place.hex };
    case 'march':
    case 'sail':
    case 'land':
      return { type: how, unit, to: place.hex };
    default:
      return null;
  }
}
