import { given, withServices } from '../online/session.ts';
import type { Verb } from '../program.ts';

export const pauseVerb: Verb = {
  add(program, terminal) {
    program
      .command('pause')
      .description('stop all clocks of a match, with a reason that its players read, or let them run again')
      .argument('<match>', 'the id of the match')
      .option('--reason <text>', 'why the clocks stand; without it they run again')
      .action(async (id: string, { reason }: { readonly reason?: string }) => {
        const { pauseAsOperator } = await import('@fieldpost/api/attendance/pauses');
        const match = given(await withServices((context) => pauseAsOperator(context, id, reason ?? null)));
        terminal.print({ id: match.id, pauses: match.clock?.pauses ?? [], deadline: match.deadline });
      });
  },
};
