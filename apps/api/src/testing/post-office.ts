import { freshDatabase } from '@fieldpost/config/test-database';
import type { FastifyInstance } from 'fastify';
import { buildApp } from '../app.ts';
import type { Context } from '../context.ts';
import { deliver } from '../delivery/deliver.ts';
import { type HandClock, handClock } from '../platform/clock.ts';
import { readExceptions } from '../platform/outbound/addresses.ts';
import type { Settings } from '../settings.ts';
import { play } from '../turn/play.ts';
import { type Duel, type Duellist, openDuel } from './duel.ts';
import { type Mailbox, openMailbox } from './mailbox.ts';
import { openReceiver, type Receiver } from './receiver.ts';

/** A private key of P-256 of the tests. */
const VAPID_KEY = 'q1dXpw3UpT5VOmu_cf_v6ih07Aems3njxI-JWgLcM94';

/** A service with a real mail server, a real receiver of webhooks and pushes, and a manual clock. */
export type PostOffice = {
  readonly app: FastifyInstance;
  readonly context: Context;
  readonly clock: HandClock;
  readonly mailbox: Mailbox;
  readonly receiver: Receiver;
  /** A match of two whose first messages are out. */
  duel(): Promise<Duel>;
  /** Plays a line for somebody. */
  line(duel: Duel, who: Duellist, text: string): Promise<void>;
  /** Delivers what is due, as the worker would: "mail turn sent", once for each message. What fails is tried no more. */
  post(duel: Pick<Duel, 'id'>): Promise<string[]>;
  close(): Promise<void>;
};

export async function openPostOffice(more: Partial<Settings> = {}): Promise<PostOffice> {
  const [database, mailbox, receiver] = await Promise.all([freshDatabase(), openMailbox(), openReceiver()]);
  const clock = handClock(new Date('2026-06-10T12:00:00Z'));
  const allowed = readExceptions('127.0.0.1');
  if (!allowed.ok) throw new Error(allowed.fault);
  const app = await buildApp({
    databaseUrl: database.url,
    smtpUrl: mailbox.url,
    secret: 'a secret of the tests, long enough',
    clock,
    publicUrl: 'https://war.example.org',
    mailFrom: 'Fieldpost <post@war.example.org>',
    vapidPrivateKey: VAPID_KEY,
    outboundAllow: allowed.value,
    ...more,
  });
  const context = app.services;
  const post = (duel: Pick<Duel, 'id'>): Promise<string[]> => deliverDue(context, duel);
  const duel = async (): Promise<Duel> => {
    const opened = await openDuel(context);
    await post(opened);
    return opened;
  };
  const line = async (where: Duel, who: Duellist, text: string): Promise<void> => {
    clock.advance(1_000);
    const { step } = await where.stored();
    const played = await play(context, who.caller, where.id, { expectedStep: step, order: { line: text }, key: null });
    if (!played.ok) throw new Error(`${text}: ${played.fault.code}`);
  };
  const close = async (): Promise<void> => {
    await app.close();
    await Promise.all([mailbox.close(), receiver.close(), database.drop()]);
  };
  return { app, context, clock, mailbox, receiver, duel, line, post, close };
}

async function deliverDue(context: Context, duel: Pick<Duel, 'id'>): Promise<string[]> {
  const outcomes: string[] = [];
  for (;;) {
    const due = { OR: [{ dueAt: null }, { dueAt: { lte: context.clock.now() } }] };
    const rows = await context.db.notification.findMany({
      where: { matchId: duel.id, state: 'queued', digest: false, ...due },
      orderBy: [{ createdAt: 'asc' }, { channel: 'asc' }],
    });
    if (rows.length === 0) return outcomes;
    for (const { id, kind, channel } of rows) {
      const outcome = await deliver(context, id, true);
      if (channel !== 'page') outcomes.push(`${channel} ${kind} ${outcome}`);
    }
  }
}
