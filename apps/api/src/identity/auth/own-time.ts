import type { Context } from '../../context.ts';

/** Shifts every date within a value by the given ms. */
function shifted(value: unknown, ms: number): unknown {
  if (value instanceof Date) return new Date(value.getTime() + ms);
  if (Array.isArray(value)) return value.map((one) => shifted(one, ms));
  if (typeof value !== 'object' || value === null || Object.getPrototypeOf(value) !== Object.prototype) return value;
  return Object.fromEntries(Object.entries(value).map(([name, one]) => [name, shifted(one, ms)]));
}

/**
 * The database as the sign-in library sees it. The library reads the clock of its machine, which may be wrong; the database's is the
 * only one that counts. So every moment is put into the machine's time on its way to the library, and back on its way to the tables:
 * sessions and links last as long as they should, and the same at every process.
 */
export function inOwnTime({ db, clock }: Pick<Context, 'db' | 'clock'>) {
  return db.$extends({
    query: {
      $allModels: {
        async $allOperations({ args, query }) {
          await clock.sure();
          const ahead = Date.now() - clock.now().getTime();
          return shifted(await query(shifted(args, -ahead) as typeof args), ahead);
        },
      },
    },
  });
}
