import type { Result } from '@fieldpost/engine';
import { z } from 'zod';
import type { Caller, Context } from '../../context.ts';
import { type Counting, withinBounds } from '../../platform/bounds.ts';
import { type Fault, fault } from '../../platform/errors/catalogue.ts';
import { nameOfUpTo } from '../../platform/names.ts';
import { TARGET_FAULTS, targetOf } from '../../platform/outbound/target.ts';
import { publicKeyOf } from './keys.ts';
import { countDevices, devicesOf, dropDevice, keepDevice } from './store.ts';

/** A browser that takes push, as its owner sees it. */
export type Device = {
  readonly id: string;
  readonly name: string;
  readonly createdAt: Date;
  readonly lastOkAt: Date | null;
};

const MAX_DEVICES = 20;

/** Bytes in base64url, as browsers write them, with or without filling. */
const bytes = (count: number) =>
  z
    .string()
    .max(200)
    .refine((text) => Buffer.from(text, 'base64url').length === count);

/** A point of P-256, and sixteen bytes of a secret (RFC 8291, 2). */
const input = z.object({
  name: nameOfUpTo(60),
  endpoint: z.string().max(1_000),
  p256dh: bytes(65),
  auth: bytes(16),
});
export type DeviceInput = Readonly<z.input<typeof input>>;

/** The key that browsers subscribe with; null: this office sends no push. */
export const pushKey = ({ settings }: Context): string | null =>
  settings.vapidPrivateKey === null ? null : publicKeyOf(settings.vapidPrivateKey);

export const listDevices = (context: Context, caller: Caller): Promise<readonly Device[]> =>
  devicesOf(context, caller.userId);

/** Signs a browser up. Faults: PUSH_NOT_OFFERED, DEVICE_INVALID, TARGET_REFUSED, DEVICES_TOO_MANY. */
export async function addDevice(context: Context, caller: Caller, raw: DeviceInput): Promise<Result<Device, Fault>> {
  const bad = (given: Fault): Result<never, Fault> => ({ ok: false, fault: given });
  if (context.settings.vapidPrivateKey === null) return bad(fault('PUSH_NOT_OFFERED'));
  const parsed = input.safeParse(raw);
  if (!parsed.success) return bad(fault('DEVICE_INVALID'));
  const target = targetOf(parsed.data.endpoint, context.settings.outboundAllow);
  if (!target.ok)
    return bad(fault('TARGET_REFUSED', { message: `The address cannot be used: ${TARGET_FAULTS[target.fault]}.` }));
  const row = { id: crypto.randomUUID(), ...parsed.data };
  const bound = {
    name: `devices of ${caller.userId}`,
    most: MAX_DEVICES,
    count: (tx: Counting) => countDevices(tx, caller.userId),
  };
  const kept = await withinBounds(context.db, [bound], (tx) => keepDevice(tx, caller, row, context.clock.now()));
  return kept ? { ok: true, value: kept.row } : bad(fault('DEVICES_TOO_MANY'));
}

/** Signs one of the caller's browsers off. Fault: NOT_FOUND. */
export async function removeDevice(context: Context, caller: Caller, id: string): Promise<Result<null, Fault>> {
  const dropped = await dropDevice(context, id, caller.userId);
  return dropped ? { ok: true, value: null } : { ok: false, fault: fault('NOT_FOUND') };
}
