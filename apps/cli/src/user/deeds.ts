import type { Command } from 'commander';
import type { Terminal } from '../answer.ts';
import { given, withServices } from '../online/session.ts';
import { wholeNumber } from '../whole-number.ts';

type Why = { readonly reason: string };

const MOST_DAYS = 3_650;
const people = () => import('@fieldpost/api/operator/people');

/** A verb upon one person, with the reason that is kept in the audit log. */
const upon = (user: Command, name: string, description: string): Command =>
  user
    .command(name)
    .description(description)
    .argument('<id>', 'the id of the person, as `user find` prints it')
    .requiredOption('--reason <text>', 'why: kept in the audit log');

function addAdmission(user: Command, terminal: Terminal): void {
  upon(user, 'suspend', 'keep somebody out: their sessions end, their tokens do nothing; their matches go on')
    .option('--days <count>', 'for how many days; without it: until further notice')
    .action(async (id: string, { reason, days }: Why & { readonly days?: string }) => {
      const { suspend } = await people();
      const asked = { id, reason, days: days === undefined ? null : wholeNumber(days, 'days', MOST_DAYS) };
      given(await withServices((context) => suspend(context, null, asked)));
      terminal.print({ id, suspended: true, days: asked.days });
    });
  upon(user, 'lift', 'let somebody in again').action(async (id: string, { reason }: Why) => {
    const { liftSuspension } = await people();
    given(await withServices((context) => liftSuspension(context, null, { id, reason })));
    terminal.print({ id, suspended: false });
  });
  upon(user, 'sign-out', 'end all sessions of somebody, and revoke all their access tokens').action(
    async (id: string, { reason }: Why) => {
      const { signOutEverywhere } = await people();
      given(await withServices((context) => signOutEverywhere(context, null, { id, reason })));
      terminal.print({ id, signedOut: true });
    },
  );
}

function addRecords(user: Command, terminal: Terminal): void {
  upon(user, 'rename', 'give somebody another name')
    .requiredOption('--name <name>', 'the name that others see from now on')
    .action(async (id: string, { reason, name }: Why & { readonly name: string }) => {
      const { renamePerson } = await people();
      given(await withServices((context) => renamePerson(context, null, { id, name, reason })));
      terminal.print({ id, name });
    });
  upon(user, 'export', 'print all that is stored about somebody').action(async (id: string, { reason }: Why) => {
    const { exportPerson } = await people();
    terminal.print(given(await withServices((context) => exportPerson(context, null, { id, reason }))));
  });
  upon(user, 'delete', 'take somebody out of everything; their seats stay as "Departed player"')
    .requiredOption('--email <address>', 'their mail address, as a confirmation')
    .action(async (id: string, { reason, email }: Why & { readonly email: string }) => {
      const { deletePerson } = await people();
      given(await withServices((context) => deletePerson(context, null, { id, email, reason })));
      terminal.print({ id, deleted: true });
    });
}

/** What the operator's desk does to people, on the command line. */
export function addDeeds(user: Command, terminal: Terminal): void {
  user
    .command('find')
    .description('people by id, by three letters or more of their name, or by the beginning of name or mail address')
    .argument('<text>', 'what to look for')
    .action(async (text: string) => {
      const { findPeople } = await people();
      const found = await withServices((context) => findPeople(context, text));
      terminal.print(JSON.parse(JSON.stringify({ people: found })));
    });
  addAdmission(user, terminal);
  addRecords(user, terminal);
}
