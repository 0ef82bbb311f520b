/** CL-210, CL-211: what a file of another program would bring: it is read whole, and nothing is written. */
import type { Result } from '@fieldpost/engine';
import { allows, type ImportAnswer, planImport } from '@fieldpost/league';
import { rolesIn } from '../clubs/offices.ts';
import { findClub } from '../clubs/service.ts';
import type { Caller, Context } from '../context.ts';
import { type Fault, fault } from '../platform/errors/catalogue.ts';

/** CL-213: in bytes. */
export const MAX_FILE = 5_000_000;

/** An organiser reads the report of a tournament. Faults: NOT_FOUND, CL_FORBIDDEN. */
export async function checkedImport(
  context: Context,
  caller: Caller,
  slug: string,
  file: string,
): Promise<Result<ImportAnswer, Fault>> {
  const club = await findClub(context, caller, slug);
  if (!club.ok) return club;
  if (!allows(rolesIn(club.value, caller.userId), 'make event'))
    return { ok: false, fault: fault('CL_FORBIDDEN', { rule: 'CL-010' }) };
  const { zone } = club.value;
  const asked = { kind: 'trf', bytes: Buffer.from(file, 'utf8'), title: club.value.name, game: 'any' } as const;
  return { ok: true, value: planImport(asked, { people: null, newId: (name) => name, event: null, zone }).answer };
}
