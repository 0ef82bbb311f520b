import type { RuleSet } from '../contract.ts';
import { refuse } from '../result.ts';
import type { Command, Notice, OutpostGame } from './outpost-game.ts';
import { parse } from './parse.ts';

function write(command: Command): string {
  if ('field' in command) return `${command.type} ${command.field}`;
  if ('card' in command) return `${command.type} ${command.card}`;
  return 'smoke' in command ? `${command.type} ${command.smoke}` : command.type;
}

function read(line: string) {
  const [type = '', word] = line.split(' ');
  const known = parse.command(documentOf(type, word));
  return known.ok && write(known.value) === line ? known : refuse('UNREADABLE');
}

function documentOf(type: string, word: string | undefined) {
  if (word === undefined) return { type };
  if (type === 'fire') return { type, card: word };
  return type === 'instruct' ? { type, smoke: word } : { type, field: Number(word) };
}

/** From what was told alone: where a card or a find is kept from the reader, only that there was one. */
function recount([first]: readonly Notice[]): string | null {
  if (first === undefined || first.type === 'begun') return null;
  switch (first.type) {
    case 'buried':
      return `bury ${first.field}`;
    case 'aimed':
      return `aim ${first.field}`;
    case 'peeked':
      return `peek ${first.field}`;
    case 'fired':
      return `fire ${first.card}`;
    default:
      return PLAIN[first.type];
  }
}

const PLAIN = { readied: 'ready', drew: 'draw', smoked: 'smoke', held: 'hold', rested: 'rest' } as const;

export const notation: Pick<RuleSet<OutpostGame>, 'write' | 'read' | 'recount'> = { write, read, recount };

export function sentence(notice: Notice): string {
  return `${notice.side}: ${notice.type}.`;
}
