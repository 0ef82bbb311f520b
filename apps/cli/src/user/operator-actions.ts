import type { Command } from 'commander';
import type { Terminal } from '../answer.ts';
import { given, withServices } from '../online/session.ts';
import { wholeNumber } from '../whole-number.ts';

type Why = { readonly reason: string };

const MAX_DAYS = 3_650;
const people = () => import('@fieldpost/api/operator/people');

/** A verb about one account, with the reason for the audit log. */
const upon = (user: Command, name: string, description: string): Command =>
  user
    .command(name)
    .description(description)
    .argument('<id>', 'the id of the person, as `user find` prints it')
    .requiredOption('--reason <text>', 'reason, kept in the audit log');

function addAdmission(user: Command, terminal: Terminal): void {
  upon(user, 'suspend', 'suspend an account: sessions end and tokens stop working; matches continue')
    .option('--days <count>', 'number of days; omit for an indefinite suspension')
    .action(async (id: string, { reason, days }: Why & { readonly days?: string }) => {
      const { suspend } = await people();
      const asked = { id, reason, days: days === undefined ? null : wholeNumber(days, 'days', MAX_DAYS) };
      given(await withServices((context) => suspend(context, null, asked)));
      terminal.print({ id, suspended: true, days: asked.days });
    });
  upon(user, 'lift', 'lift a suspension').action(async (id: string, { reason }: Why) => {
    const { liftSuspension } = await people();
    given(await withServices((context) => liftSuspension(context, null, { id, reason })));
    terminal.print({ id, suspended: false });
  });
  upon(user, 'sign-out', 'end all sessions and revoke all access tokens').action(
    async (id: string, { reason }: Why) => {
      const { signOutEverywhere } = await people();
      given(await withServices((context) => signOutEverywhere(context, null, { id, reason })));
      terminal.print({ id, signedOut: true });
    },
  );
}

function addRecords(user: Command, terminal: Terminal): void {
  upon(user, 'rename', 'rename an account')
    .requiredOption('--name <name>', 'new display name')
    .action(async (id: string, { reason, name }: Why & { readonly name: string }) => {
      const { renamePerson } = await people();
      given(await withServices((context) => renamePerson(context, null, { id, name, reason })));
      terminal.print({ id, name });
    });
  upon(user, 'export', 'print all stored data of a person').action(async (id: string, { reason }: Why) => {
    const { exportPerson } = await people();
    terminal.print(given(await withServices((context) => exportPerson(context, null, { id, reason }))));
  });
  upon(user, 'delete', 'delete an account; its seats show "Departed player"')
    .requiredOption('--email <address>', 'their email address, to confirm')
    .action(async (id: string, { reason, email }: Why & { readonly email: string }) => {
      const { deletePerson } = await people();
      given(await withServices((context) => deletePerson(context, null, { id, email, reason })));
      terminal.print({ id, deleted: true });
    });
}

/** The operators' actions on accounts, as verbs of the command line. */
export function addActions(user: Command, terminal: Terminal): void {
  user
    .command('find')
    .description('find people by id, by at least 3 letters of the name, or by the start of name or email address')
    .argument('<text>', 'what to look for')
    .action(async (text: string) => {
      const { findPeople } = await people();
      const found = await withServices((context) => findPeople(context, text));
      terminal.print(JSON.parse(JSON.stringify({ people: found })));
    });
  addAdmission(user, terminal);
  addRecords(user, terminal);
}
