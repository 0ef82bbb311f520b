import { given, withServices } from '../online/session.ts';
import type { Verb } from '../program.ts';

export const exportVerb: Verb = {
  add(program, terminal) {
    program
      .command('export')
      .description('print a match as a file that `verify` and `import` read')
      .argument('<match>', 'the id of the match')
      .option('--secrets', 'the seed too while the match runs: whoever has it can foretell the dice', false)
      .action(async (id: string, { secrets }: { readonly secrets: boolean }) => {
        const { exportMatch } = await import('@fieldpost/api/archive/export');
        terminal.print(given(await withServices((context) => exportMatch(context, id, secrets))));
      });
  },
};
