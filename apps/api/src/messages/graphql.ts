import { callerIn } from '../identity/auth/graphql-caller.ts';
import { MeType } from '../identity/players/graphql.ts';
import { MatchType } from '../match-api/graphql-match.ts';
import { unwrap } from '../platform/errors/plugin.ts';
import { builder } from '../platform/graphql/builder.ts';
import { costs, LOOK_UP } from '../platform/graphql/costs.ts';
import { type Address, AUDIENCES, MAX_ADDRESSES } from './audience.ts';
import { type Blocked, MAX_BLOCKED } from './block-store.ts';
import { block, blockedBy, unblock } from './blocks.ts';
import { countUnread, MAX_MESSAGES, muteMatch, readMessages, sendMessage, type Talk, talkOf } from './service.ts';
import { MAX_MATCHES, type StoredMessage, type Unread, unreadByMatch } from './store.ts';

const AudienceType = builder.enumType('Audience', {
  values: AUDIENCES,
  description: 'All players, your side, one player, or spectators.',
});

const PersonType = builder.objectRef<Blocked>('Person').implement({
  description: 'A person by id and name.',
  fields: (t) => ({ id: t.exposeID('id'), name: t.exposeString('name') }),
});

const MessageType = builder.objectRef<StoredMessage>('Message').implement({
  description: 'What somebody wrote in a match.',
  fields: (t) => ({
    id: t.exposeID('id'),
    author: t.field({ type: PersonType, resolve: ({ authorId, authorName }) => ({ id: authorId, name: authorName }) }),
    audience: t.field({ type: AudienceType, resolve: ({ audience }) => audience }),
    recipient: t.field({
      type: PersonType,
      nullable: true,
      description: 'The one reader of a message to a player.',
      resolve: ({ recipientId, recipientName }) =>
        recipientId === null ? null : { id: recipientId, name: recipientName ?? '' },
    }),
    text: t.string({
      nullable: true,
      description: 'Plain text; null if a moderator removed it.',
      resolve: ({ body }) => body,
    }),
    step: t.exposeInt('step', { description: 'Steps that everybody knew when it was written.' }),
    at: t.expose('at', { type: 'DateTime' }),
  }),
});

const AddressType = builder.objectRef<Address & { readonly name: string | null }>('Address').implement({
  description: 'The audiences you can write to in a match.',
  fields: (t) => ({
    audience: t.field({ type: AudienceType, resolve: ({ audience }) => audience }),
    to: t.id({ nullable: true, description: 'The one player.', resolve: ({ to }) => to }),
    name: t.exposeString('name', { nullable: true }),
  }),
});

const TalkType = builder.objectRef<Talk>('Talk').implement({
  description: 'The talk of a match as you may read it.',
  fields: (t) => ({
    messages: t.field({
      type: [MessageType],
      extensions: costs({ own: LOOK_UP, most: MAX_MESSAGES }),
      resolve: ({ messages }) => [...messages],
    }),
    unread: t.exposeInt('unread', { description: 'Messages of others that you have not seen; 99 stands for more.' }),
    muted: t.exposeBoolean('muted', { description: 'You are not told of messages in this match.' }),
    addresses: t.field({
      type: [AddressType],
      extensions: costs({ own: 1, most: MAX_ADDRESSES }),
      resolve: ({ addresses }) => [...addresses],
    }),
  }),
});

const UnreadType = builder.objectRef<Unread>('Unread').implement({
  description: 'A match in which somebody wrote what you have not read.',
  fields: (t) => ({
    matchId: t.exposeID('matchId', { description: 'The id of the match.' }),
    messages: t.exposeInt('messages', { description: 'How many there are.' }),
  }),
});

builder.objectField(MeType, 'unread', (t) =>
  t.field({
    type: [UnreadType],
    extensions: costs({ own: LOOK_UP, most: MAX_MATCHES }),
    description: 'Unread messages of others in the matches that you play; those that you have muted are left out.',
    resolve: ({ id }, _args, { services }) => unreadByMatch(services.db, id).then((rows) => [...rows]),
  }),
);

builder.objectField(MatchType, 'unreadMessages', (t) =>
  t.int({
    description: 'Messages of others that you have not read; 99 stands for more.',
    resolve: (match, _args, { services, caller }) => countUnread(services, caller, match),
  }),
);

builder.queryFields((t) => ({
  talk: t.field({
    type: TalkType,
    description: 'The latest messages of a match, oldest first, or those before one of them.',
    args: { matchId: t.arg.id({ required: true }), before: t.arg.id() },
    resolve: async (_root, { matchId, before }, context) =>
      unwrap(await talkOf(context.services, callerIn(context), matchId, { before: before ?? null })),
  }),
  blockedPeople: t.field({
    type: [PersonType],
    description: 'Whom you have blocked.',
    extensions: costs({ own: LOOK_UP, most: MAX_BLOCKED }),
    resolve: async (_root, _args, context) => [...(await blockedBy(context.services, callerIn(context)))],
  }),
}));

const SendMessageInput = builder.inputType('SendMessageInput', {
  fields: (t) => ({
    audience: t.field({ type: AudienceType, required: true }),
    to: t.id({ description: 'The player, where the message is for one.' }),
    text: t.string({ required: true, description: 'Plain text, up to 1,000 characters.' }),
    key: t.id({
      required: true,
      description: '8 to 64 letters, digits, - or _; sent again, it gives the same message.',
    }),
  }),
});

builder.mutationFields((t) => ({
  sendMessage: t.field({
    type: MessageType,
    args: { matchId: t.arg.id({ required: true }), input: t.arg({ type: SendMessageInput, required: true }) },
    resolve: async (_root, { matchId, input }, context) =>
      unwrap(await sendMessage(context.services, callerIn(context), matchId, { ...input, to: input.to ?? null })),
  }),
  readMessages: t.boolean({
    description: 'Notes that you have read the talk of a match up to a message.',
    args: { matchId: t.arg.id({ required: true }), to: t.arg.id({ required: true }) },
    resolve: async (_root, { matchId, to }, context) => {
      unwrap(await readMessages(context.services, callerIn(context), matchId, to));
      return true;
    },
  }),
  muteMatch: t.boolean({
    description: 'Whether you get notifications of messages in a match. Returns the new value.',
    args: { matchId: t.arg.id({ required: true }), muted: t.arg.boolean({ required: true }) },
    resolve: async (_root, { matchId, muted }, context) => {
      unwrap(await muteMatch(context.services, callerIn(context), matchId, muted));
      return muted;
    },
  }),
  blockPerson: t.boolean({
    args: { id: t.arg.id({ required: true }) },
    resolve: async (_root, { id }, context) => {
      unwrap(await block(context.services, callerIn(context), id));
      return true;
    },
  }),
  unblockPerson: t.boolean({
    args: { id: t.arg.id({ required: true }) },
    resolve: async (_root, { id }, context) => {
      await unblock(context.services, callerIn(context), id);
      return true;
    },
  }),
}));
