import type { RuleSet } from '../contract.ts';
import { refuse } from '../result.ts';
import type { Command, ExampleGame, Notice } from './game.ts';
import { parse } from './parse.ts';

/** Its type, and what it says: "aim blue 2", "fire shell". */
function write(command: Command): string {
  const { type, at, field, card, why, smoke }: Partial<Record<string, unknown>> = command;
  return [type, at, field, card, why, smoke].filter((word) => word !== undefined).join(' ');
}

function read(line: string) {
  const words = line.split(' ');
  const known = parse.command(documentOf(words));
  return known.ok && write(known.value) === line ? known : refuse('UNREADABLE');
}

function documentOf([type, word, last]: readonly string[]) {
  if (last !== undefined) return { type, at: word, field: Number(last) };
  if (word === undefined) return { type };
  if (type === 'fire') return { type, card: word };
  if (type === 'leave') return { type, why: word };
  return type === 'instruct' ? { type, smoke: word } : { type, field: Number(word) };
}

/** Uses only the notices: if the reader may not know a card or a find, only that there was one. */
function recount([first]: readonly Notice[]): string | null {
  if (first === undefined || first.type === 'begun') return null;
  switch (first.type) {
    case 'buried':
      return `bury ${first.field}`;
    case 'aimed':
      return `aim ${first.at} ${first.field}`;
    case 'peeked':
      return `peek ${first.at} ${first.field}`;
    case 'fired':
      return `fire ${first.card}`;
    case 'left':
      return `leave ${first.why}`;
    default:
      return PLAIN[first.type];
  }
}

const PLAIN = { readied: 'ready', drew: 'draw', smoked: 'smoke', held: 'hold', rested: 'rest' } as const;

export const notation: Pick<RuleSet<ExampleGame>, 'write' | 'read' | 'recount'> = { write, read, recount };

export function sentence(notice: Notice): string {
  return `${notice.side}: ${notice.type}.`;
}
