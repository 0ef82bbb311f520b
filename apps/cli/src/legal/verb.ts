import { menuOf, seatKey, seatsOf, viewOf } from '@fieldpost/engine';
import type { Verb } from '../program.ts';
import { caseOf } from '../try/case.ts';
import { playCase, type Table } from '../try/table.ts';

/** The menu of every seat in notation, sorted, by seat. */
export function menus({ rules, game }: Table): Readonly<Record<string, readonly string[]>> {
  const seats = rules.sides.flatMap((side) => seatsOf(rules, side));
  return Object.fromEntries(
    seats.map((seat) => {
      const view = viewOf(rules, game, seat);
      const lines = menuOf(rules, game, seat).map((command) => rules.write(command, view));
      return [seatKey(seat), [...new Set(lines)].sort()];
    }),
  );
}

export const legalVerb: Verb = {
  add(program, terminal) {
    program
      .command('legal')
      .description('like `try`, but prints only the sorted legal commands of each seat')
      .argument('<file>', "a case as JSON, or '-' for standard input")
      .action(async (file: string) => terminal.print(menus(playCase(caseOf(await terminal.read(file))))));
  },
};
