import { VerbFault } from '../answer.ts';
import { given, withServices } from '../online/session.ts';
import type { Verb } from '../program.ts';

export const titleVerb: Verb = {
  add(program, terminal) {
    program
      .command('hide-title')
      .description('remove a user-chosen title; the old text stays in the audit log')
      .argument('<of>', 'match, campaign, club, event, front or scenario')
      .argument('<id>', 'its id')
      .requiredOption('--reason <text>', 'reason, kept in the audit log')
      .action(async (of: string, id: string, { reason }: { readonly reason: string }) => {
        const { TITLED, removeTitle } = await import('@fieldpost/api/operator/titles');
        const kind = TITLED.find((one) => one === of);
        if (kind === undefined) throw new VerbFault('USAGE', `a title is one of ${TITLED.join(', ')}`);
        given(await withServices((context) => removeTitle(context, null, { of: kind, id, reason })));
        terminal.print({ of, id, hidden: true });
      });
  },
};
