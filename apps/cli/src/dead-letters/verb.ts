import { withServices } from '../online/session.ts';
import type { Verb } from '../program.ts';
import { wholeNumber } from '../whole-number.ts';

type Options = { readonly days: string; readonly retry?: boolean };

const DAY = 86_400_000;
const MAX_DAYS = 36_500;

export const deadLettersVerb: Verb = {
  add(program, terminal) {
    program
      .command('dead-letters')
      .description('list messages that could not be delivered, all channels, newest first')
      .option('--days <count>', 'number of days to look back', '7')
      .option('--retry', 'queue them again; outdated messages are dropped')
      .action(async ({ days, retry }: Options) => {
        const since = new Date(Date.now() - wholeNumber(days, 'days', MAX_DAYS) * DAY);
        const { deadLetters, retryDeadLetters } = await import('@fieldpost/api/delivery/dead-letters');
        const answer = await withServices(async (context) => {
          const letters = await deadLetters(context, since);
          if (!retry) return { letters };
          return {
            letters,
            retried: await retryDeadLetters(
              context,
              letters.map(({ id }) => id),
            ),
          };
        });
        terminal.print(JSON.parse(JSON.stringify(answer)));
      });
  },
};
