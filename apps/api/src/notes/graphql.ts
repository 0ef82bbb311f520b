import { callerIn } from '../identity/auth/graphql-caller.ts';
import { unwrap } from '../platform/errors/plugin.ts';
import { builder } from '../platform/graphql/builder.ts';
import { connectionOf, PAGE_ARGUMENTS } from '../platform/graphql/connections.ts';
import { costs, LOOK_UP } from '../platform/graphql/costs.ts';
import { firstPage, nodesOf, pageOfConnection } from '../platform/paging.ts';
import { readNotes, removeNote, writeNote } from './service.ts';
import { MAX_NOTES, type Note } from './store.ts';

const NoteType = builder.objectRef<Note>('Note').implement({
  description: 'What you have noted for yourself; nobody else reads it.',
  fields: (t) => ({
    id: t.exposeID('id', { description: 'Its id, by which it is dropped.' }),
    step: t.exposeInt('step', { nullable: true, description: 'The moment that it is about; null: the match.' }),
    text: t.exposeString('body', { description: 'Plain text.' }),
    at: t.expose('at', { type: 'DateTime', description: 'When it was written.' }),
  }),
});

const NoteConnection = connectionOf<Note>('Note', NoteType as never);

builder.queryFields((t) => ({
  notes: t.field({
    type: [NoteType],
    description: 'Your notes on a match, the oldest first.',
    extensions: costs({ own: LOOK_UP, most: MAX_NOTES }),
    args: { matchId: t.arg.id({ required: true }) },
    resolve: async (_root, { matchId }, context) => [
      ...nodesOf(unwrap(await readNotes(context.services, callerIn(context), matchId, firstPage(MAX_NOTES)))),
    ],
  }),
  notesConnection: t.field({
    type: NoteConnection,
    description: 'Your notes on a match, the oldest first, page by page.',
    extensions: costs({ own: LOOK_UP, most: MAX_NOTES }),
    args: {
      matchId: t.arg.id({ required: true }),
      first: t.arg.int({ description: PAGE_ARGUMENTS.first }),
      after: t.arg.string({ description: PAGE_ARGUMENTS.after }),
    },
    resolve: async (_root, { matchId, ...asked }, context) => {
      const page = pageOfConnection(asked, MAX_NOTES, 'moment');
      return unwrap(await readNotes(context.services, callerIn(context), matchId, page));
    },
  }),
}));

builder.mutationFields((t) => ({
  writeNote: t.field({
    type: NoteType,
    description: 'Notes something for yourself about a match, or about a moment of it.',
    args: {
      matchId: t.arg.id({ required: true }),
      text: t.arg.string({ required: true }),
      step: t.arg.int({ description: 'As a count of steps; without it the note is about the match.' }),
    },
    resolve: async (_root, { matchId, text, step }, context) =>
      unwrap(await writeNote(context.services, callerIn(context), matchId, { text, step: step ?? null })),
  }),
  deleteNote: t.boolean({
    description: 'Drops one of your notes.',
    args: { matchId: t.arg.id({ required: true }), id: t.arg.id({ required: true }) },
    resolve: async (_root, { matchId, id }, context) =>
      unwrap(await removeNote(context.services, callerIn(context), matchId, id)) === null,
  }),
}));
