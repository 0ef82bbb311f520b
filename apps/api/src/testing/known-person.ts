import { randomBytes } from 'node:crypto';
import type { Caller, Context } from '../context.ts';
import { type Duel, openDuel } from './duel.ts';

/** Somebody of whom every table knows something. */
export type Known = {
  readonly caller: Caller;
  readonly email: string;
  /** Of a mail that they have sent. */
  readonly mailId: string;
  /** Secrets that the export of their data must not contain. */
  readonly secrets: readonly string[];
};

const secret = (): string => randomBytes(16).toString('hex');
const bytes = (text: string): Uint8Array<ArrayBuffer> => new Uint8Array(Buffer.from(text));

/** What the sign-in library keeps. */
async function signedIn({ db, clock }: Context, userId: string, email: string): Promise<readonly string[]> {
  const now = clock.now();
  const [token, password] = [secret(), secret()];
  const session = { ipAddress: '192.0.2.7', userAgent: 'A browser', expiresAt: now, updatedAt: now };
  await db.session.create({ data: { id: secret(), token, userId, ...session } });
  const account = { providerId: 'credential', accountId: userId, updatedAt: now };
  await db.account.create({ data: { id: secret(), userId, password, ...account } });
  const row = { expiresAt: now, updatedAt: now };
  await db.verification.create({
    data: { id: secret(), identifier: `reset-password:${secret()}`, value: userId, ...row },
  });
  await db.verification.create({ data: { id: secret(), identifier: email, value: secret(), ...row } });
  return [token, password];
}

/** Their notification channels. */
async function told({ db }: Context, userId: string, matchId: string): Promise<readonly string[]> {
  const [auth, p256dh] = [secret(), secret()];
  const device = { id: secret(), name: 'Their telephone', endpoint: `https://push.example.org/${secret()}` };
  await db.pushDevice.create({ data: { ...device, userId, auth, p256dh } });
  const hook = { id: secret(), name: 'Their channel', url: 'https://example.org/hook', format: 'slack' as const };
  await db.webhook.create({ data: { ...hook, userId } });
  await db.matchNotificationPreferences.create({ data: { userId, matchId, preferences: { mail: 'no' } } });
  return [auth, p256dh];
}

/** Their rows in matches: seats, response times, hand-overs, invitations, orders. */
async function played({ db, clock }: Context, { id: matchId, south, north }: Duel): Promise<readonly string[]> {
  const { userId } = south.caller;
  const other = north.caller.userId;
  const at = clock.now();
  const hash = secret();
  await db.matchSeat.updateMany({
    where: { matchId, userId },
    data: { conditionalOrders: [{ id: 'if they attack' }] },
  });
  await db.responseTime.create({
    data: { matchId, side: 'south', userId, since: at, at, missed: true, excused: true },
  });
  const over = { matchId, player: 0, step: 0, at };
  await db.handOver.create({ data: { ...over, side: 'north', leaverId: userId, successorId: other } });
  await db.handOver.create({ data: { ...over, side: 'south', leaverId: other, successorId: userId } });
  const invitation = { id: secret(), email: 'friend@example.org', createdAt: at, expiresAt: at };
  await db.invitation.create({ data: { ...invitation, matchId, inviterId: userId, hash: bytes(hash) } });
  await db.receipt.create({ data: { userId, key: 'k', matchId, request: bytes('r'), response: bytes('{}'), at } });
  return [hash];
}

/** Things they made, and an email with which they answered a letter. */
async function kept({ db, clock }: Context, userId: string, mailId: string): Promise<readonly string[]> {
  const shareKey = secret();
  const scenario = { id: secret(), ruleSet: 'wwi-combined-arms', edition: 1, title: 'A stand', document: {} };
  await db.customScenario.create({ data: { ...scenario, shareKey, ownerId: userId } });
  const hours = { timeZone: 'Europe/Berlin', sleepFrom: 1_380, changedAt: clock.now() };
  await db.playerHours.create({ data: { userId, ...hours } });
  const letter = { id: secret(), kind: 'turn', channel: 'mail', why: 'awaited', data: { side: 'south' } };
  await db.notification.create({ data: { ...letter, userId } });
  await db.inboundMail.create({ data: { id: mailId, notificationId: letter.id, outcome: 'played' } });
  return [shareKey];
}

/** Their club, and their place in an event of it. */
async function organised({ db, clock }: Context, userId: string): Promise<void> {
  const at = clock.now();
  const club = { id: secret(), slug: secret(), name: 'A club', createdAt: at };
  await db.club.create({
    data: {
      ...club,
      members: { create: { userId, state: 'member', roles: ['owner'], since: at } },
      removals: { create: { userId, at } },
    },
  });
  const event = { name: 'Spring', ruleSet: 'wwi-combined-arms', edition: 1, scenario: 'salient-duel', format: 'swiss' };
  const kept = {
    settings: {},
    clockSpec: {},
    tables: {},
    seed: bytes('s'),
    head: secret(),
    startsAt: at,
    createdAt: at,
  };
  const entry = { id: secret(), userId, enteredAt: at };
  const parts = {
    entries: { create: entry },
    standBys: { create: { userId, since: at } },
    offers: { create: { userId, entryId: secret(), at, dueAt: at } },
    receipts: { create: { userId, key: secret(), request: bytes('r'), at } },
  };
  const data = { ...event, ...kept, id: secret(), clubId: club.id, creatorId: userId, ...parts };
  await db.clubEvent.create({ data });
  const value = { mean: 1500, deviation: 350, volatility: 0.06, rated: 1 };
  await db.ratingRow.create({
    data: { userId, game: event.ruleSet, kind: 'duel', week: 1, at, ...value, madeAt: at },
  });
}

/** Messages they wrote and got, people they blocked, and messages they reported. */
async function talked({ db, clock }: Context, { id: matchId, south, north }: Duel): Promise<void> {
  const { userId } = south.caller;
  const other = north.caller.userId;
  const at = clock.now();
  const message = { matchId, audience: 'player', body: 'a letter', step: 0, at };
  await db.message.create({ data: { ...message, authorId: userId, recipientId: other, key: secret() } });
  const received = { ...message, authorId: other, recipientId: userId, key: secret() };
  const { id: messageId } = await db.message.create({ data: received });
  await db.messageMark.create({ data: { matchId, userId, muted: true } });
  await db.matchNote.create({ data: { id: secret(), matchId, userId, step: null, body: 'a note', at } });
  const trial = { title: 'east', step: 0, side: 'south', player: 0, guess: 1, nodes: [], orders: 0 };
  await db.trial.create({ data: { ...trial, id: secret(), matchId, userId, createdAt: at, updatedAt: at } });
  await db.block.create({ data: { userId, blockedId: other, at } });
  await db.block.create({ data: { userId: other, blockedId: userId, at } });
  await db.followedPerson.create({ data: { userId, personId: other, at } });
  await db.followedPerson.create({ data: { userId: other, personId: userId, at } });
  await db.followedMatch.create({ data: { userId, matchId, at } });
  await db.report.create({ data: { messageId, reporterId: userId, reason: 'an insult', at } });
}

/** They have opened a campaign, sit in it, and have acted there under a key. */
async function campaigned({ db, clock }: Context, userId: string): Promise<void> {
  const at = clock.now();
  const campaignId = secret();
  await db.campaign.create({
    data: {
      id: campaignId,
      rules: 'aww-legacy@1',
      title: 'A war',
      ownerId: userId,
      options: {},
      settings: {},
      seats: { create: { side: 'HERB', player: 0, userId, since: at } },
      receipts: { create: { userId, key: secret(), request: bytes('asked'), response: {}, at } },
    },
  });
  await db.campaignNotificationPreferences.create({
    data: { userId, campaignId, preferences: { mail: { campaign: false } } },
  });
}

/** Opens an account that has left something in every table which names a person. */
export async function knownPerson(context: Context): Promise<Known> {
  const duel = await openDuel(context);
  const { caller, email } = duel.south;
  const mailId = secret();
  await talked(context, duel);
  await campaigned(context, caller.userId);
  await organised(context, caller.userId);
  const secrets = [
    ...(await signedIn(context, caller.userId, email)),
    ...(await told(context, caller.userId, duel.id)),
    ...(await played(context, duel)),
    ...(await kept(context, caller.userId, mailId)),
  ];
  return { caller, email, mailId, secrets };
}
