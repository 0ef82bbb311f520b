import type { Context } from '../../context.ts';

type Stored = Pick<Context, 'db'>;

/** What a browser gives us when it subscribes. */
export type Subscription = { readonly endpoint: string; readonly p256dh: string; readonly auth: string };

export type DeviceRow = Subscription & { readonly id: string; readonly userId: string; readonly name: string };

const SHOWN = { id: true, name: true, createdAt: true, lastOkAt: true } as const;

export const devicesOf = ({ db }: Stored, userId: string) =>
  db.pushDevice.findMany({ where: { userId }, select: SHOWN, orderBy: { createdAt: 'asc' } });

export const countDevices = ({ db }: Stored, userId: string): Promise<number> =>
  db.pushDevice.count({ where: { userId } });

/** Keeps a device. A browser whose next user subscribes is theirs from then on, and nobody else's. */
export const keepDevice = ({ db }: Stored, row: DeviceRow, now: Date) =>
  db.pushDevice.upsert({
    where: { endpoint: row.endpoint },
    create: { ...row, createdAt: now },
    update: { userId: row.userId, name: row.name, p256dh: row.p256dh, auth: row.auth },
    select: SHOWN,
  });

export const findDevice = ({ db }: Stored, id: string, userId: string) =>
  db.pushDevice.findFirst({ where: { id, userId } });

/** Forgets a device. False: there was none. */
export async function dropDevice({ db }: Stored, id: string, userId: string): Promise<boolean> {
  const { count } = await db.pushDevice.deleteMany({ where: { id, userId } });
  return count > 0;
}

export async function noteDeviceWorks({ db }: Stored, id: string, now: Date): Promise<void> {
  await db.pushDevice.updateMany({ where: { id }, data: { lastOkAt: now } });
}
