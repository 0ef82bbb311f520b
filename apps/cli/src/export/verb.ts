import { given, withServices } from '../online/session.ts';
import type { Verb } from '../program.ts';

export const exportVerb: Verb = {
  add(program, terminal) {
    program
      .command('export')
      .description('export a match as a file for `verify` and `import`')
      .argument('<match>', 'the id of the match')
      .option('--secrets', 'include the seed of a running match; anyone who has it can predict the dice', false)
      .action(async (id: string, { secrets }: { readonly secrets: boolean }) => {
        const { exportMatch } = await import('@fieldpost/api/archive/export');
        terminal.print(given(await withServices((context) => exportMatch(context, id, secrets))));
      });
  },
};
