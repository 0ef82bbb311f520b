import { given, withServices } from '../online/session.ts';
import type { Verb } from '../program.ts';
import { addDeeds } from './deeds.ts';

type Options = {
  readonly name: string;
  readonly email: string;
  readonly password?: string;
  readonly program?: boolean;
};

export const userVerb: Verb = {
  add(program, terminal) {
    const user = program.command('user').description('people who play');
    user
      .command('create')
      .description(
        'open an account whose address counts as confirmed; prints its id and an access token with all scopes',
      )
      .requiredOption('--name <name>', 'the name that others see')
      .requiredOption('--email <address>', 'the mail address')
      .option('--password <password>', 'to sign in with; without one: by mailed link')
      .option('--program', 'a program plays for it: its name ends with "(bot)"')
      .action(async (input: Options) => {
        const { openAccount } = await import('@fieldpost/api/identity/players/accounts');
        terminal.print(given(await withServices((context) => openAccount(context, input))));
      });
    user
      .command('moderator')
      .description('give somebody the reported letters to look after, at /moderation; --off takes them away again')
      .requiredOption('--email <address>', 'the mail address of their account')
      .option('--off', 'no more')
      .action(async ({ email, off = false }: { readonly email: string; readonly off?: boolean }) => {
        const { appointModerator } = await import('@fieldpost/api/messages/moderation');
        given(await withServices((context) => appointModerator(context, email, !off)));
        terminal.print({ email, moderator: !off });
      });
    user
      .command('operator')
      .description('give somebody the desk at /operator, where people and titles are looked after; --off takes it away')
      .requiredOption('--email <address>', 'the mail address of their account')
      .option('--off', 'no more')
      .action(async ({ email, off = false }: { readonly email: string; readonly off?: boolean }) => {
        const { appointOperator } = await import('@fieldpost/api/operator/people');
        given(await withServices((context) => appointOperator(context, email, !off)));
        terminal.print({ email, operator: !off });
      });
    addDeeds(user, terminal);
  },
};
