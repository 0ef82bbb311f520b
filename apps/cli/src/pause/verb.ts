import { given, withServices } from '../online/session.ts';
import type { Verb } from '../program.ts';

export const pauseVerb: Verb = {
  add(program, terminal) {
    program
      .command('pause')
      .description('pause all clocks of a match with a reason for its players, or resume them')
      .argument('<match>', 'the id of the match')
      .option('--reason <text>', 'reason for the pause; omit it to resume')
      .action(async (id: string, { reason }: { readonly reason?: string }) => {
        const { pauseAsOperator } = await import('@fieldpost/api/availability/pauses');
        const match = given(await withServices((context) => pauseAsOperator(context, id, reason ?? null)));
        terminal.print({ id: match.id, pauses: match.clock?.pauses ?? [], deadline: match.deadline });
      });
  },
};
