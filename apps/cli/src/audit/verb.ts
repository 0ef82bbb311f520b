import { withServices } from '../online/session.ts';
import type { Verb } from '../program.ts';

type Options = { readonly subject?: string; readonly before?: string };

export const auditVerb: Verb = {
  add(program, terminal) {
    program
      .command('audit')
      .description('list actions of operators and moderators, newest first, 50 at a time')
      .option('--subject <id>', 'actions on one person only')
      .option('--before <id>', 'entries before this one (next page)')
      .action(async (options: Options) => {
        const { auditLog } = await import('@fieldpost/api/operator/audit');
        const asked = { subject: options.subject ?? null, before: options.before ?? null };
        const actions = await withServices((context) => auditLog(context, asked));
        terminal.print(JSON.parse(JSON.stringify({ actions })));
      });
  },
};
