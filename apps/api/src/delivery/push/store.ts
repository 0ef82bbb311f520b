import type { Caller, Context } from '../../context.ts';
import { mayComeIn } from '../../identity/auth/store.ts';
import type { Counting } from '../../platform/bounds.ts';

type Stored = Pick<Context, 'db'>;

/** The data of a browser's subscription. */
export type Subscription = { readonly endpoint: string; readonly p256dh: string; readonly auth: string };

type DeviceRow = Subscription & { readonly id: string; readonly name: string };

/** What signs a browser up: it takes push no longer than that lasts. Both null: an older Fieldpost did not note it. */
type Signed = { readonly sessionId: string | null; readonly tokenId: string | null };

async function signedBy(db: Counting, { via, credential: id, userId }: Caller): Promise<Signed> {
  const where = { where: { id, userId }, select: { id: true } };
  if (via === 'token') return { sessionId: null, tokenId: (await db.accessToken.findFirst(where))?.id ?? null };
  return { sessionId: (await db.session.findFirst(where))?.id ?? null, tokenId: null };
}

const SHOWN = { id: true, name: true, createdAt: true, lastOkAt: true } as const;

export const devicesOf = ({ db }: Stored, userId: string) =>
  db.pushDevice.findMany({ where: { userId }, select: SHOWN, orderBy: { createdAt: 'asc' } });

export const countDevices = (db: Counting, userId: string): Promise<number> =>
  db.pushDevice.count({ where: { userId } });

/** Keeps a device. A browser whose next user subscribes is theirs from then on, and nobody else's. */
export async function keepDevice(db: Counting, caller: Caller, { id, ...given }: DeviceRow, now: Date) {
  const signed = await signedBy(db, caller);
  const row = { ...given, userId: caller.userId, ...signed };
  // A session is one browser: what it had subscribed to before is used no more.
  if (signed.sessionId !== null)
    await db.pushDevice.deleteMany({ where: { sessionId: signed.sessionId, endpoint: { not: row.endpoint } } });
  return db.pushDevice.upsert({
    where: { endpoint: row.endpoint },
    create: { ...row, id, createdAt: now },
    update: row,
    select: SHOWN,
  });
}

/** Returns a device that may receive pushes at `now`: its sign-up is still valid, and its owner may sign in. */
export const findDevice = ({ db }: Stored, id: string, userId: string, now: Date) =>
  db.pushDevice.findFirst({
    where: {
      id,
      userId,
      user: mayComeIn(now),
      OR: [{ session: { expiresAt: { gt: now } } }, { token: { revokedAt: null } }, { sessionId: null, tokenId: null }],
    },
  });

/** Forgets a device. False: there was none. */
export async function dropDevice({ db }: Stored, id: string, userId: string): Promise<boolean> {
  const { count } = await db.pushDevice.deleteMany({ where: { id, userId } });
  return count > 0;
}

export async function noteDeviceWorks({ db }: Stored, id: string, now: Date): Promise<void> {
  await db.pushDevice.updateMany({ where: { id }, data: { lastOkAt: now } });
}
