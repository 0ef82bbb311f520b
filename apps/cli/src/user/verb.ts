import { given, withServices } from '../online/session.ts';
import type { Verb } from '../program.ts';
import { addActions } from './operator-actions.ts';

type Options = {
  readonly name: string;
  readonly email: string;
  readonly password?: string;
  readonly program?: boolean;
};

export const userVerb: Verb = {
  add(program, terminal) {
    const user = program.command('user').description('accounts');
    user
      .command('create')
      .description('create an account with a confirmed address; prints its id and an access token with all scopes')
      .requiredOption('--name <name>', 'the name that others see')
      .requiredOption('--email <address>', 'email address')
      .option('--password <password>', 'password; omit to sign in by email link')
      .option('--program', 'mark as a bot account; its name ends with "(bot)"')
      .action(async (input: Options) => {
        const { openAccount } = await import('@fieldpost/api/identity/players/accounts');
        terminal.print(given(await withServices((context) => openAccount(context, input))));
      });
    user
      .command('moderator')
      .description('make someone a moderator (reports at /moderation); --off removes the role')
      .requiredOption('--email <address>', 'email address of their account')
      .option('--off', 'no more')
      .action(async ({ email, off = false }: { readonly email: string; readonly off?: boolean }) => {
        const { appointModerator } = await import('@fieldpost/api/messages/moderation');
        given(await withServices((context) => appointModerator(context, email, !off)));
        terminal.print({ email, moderator: !off });
      });
    user
      .command('operator')
      .description('make someone an operator (/operator); --off removes the role')
      .requiredOption('--email <address>', 'email address of their account')
      .option('--off', 'no more')
      .action(async ({ email, off = false }: { readonly email: string; readonly off?: boolean }) => {
        const { appointOperator } = await import('@fieldpost/api/operator/people');
        given(await withServices((context) => appointOperator(context, email, !off)));
        terminal.print({ email, operator: !off });
      });
    addActions(user, terminal);
  },
};
