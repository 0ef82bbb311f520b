import { games } from '@fieldpost/rulebook';

/** A game for example: no file but its own names one. */
const EXAMPLE = games()[1]?.about.id ?? '';
/** What stands in an address, by the word before it: "matches/{id}" is the id of a match, wherever it stands. */
const IN_PATHS: Readonly<Record<string, string>> = {
  'blocks/{userId}': 'The id of the person',
  'campaigns/{id}': 'The id of the campaign',
  'clubs/{slug}': 'The short name of the club',
  'devices/{id}': 'The id of the device',
  'events/{id}': 'The id of the event',
  'fronts/{id}': 'The id of the front',
  'invitations/{secret}': 'What stands at the end of the invitation’s link',
  'matches/{id}': 'The id of the match',
  'notes/{note}': 'The id of the note',
  'trials/{id}': 'The id of the trial',
  'notes/{soldierId}': 'The id of the soldier in the campaign',
  'downloads/{file}': 'The name of the file',
  'people/{id}': 'The id of the person',
  'rulesets/{id}': `The game: \`${EXAMPLE}\` is its newest edition, \`${EXAMPLE}@1\` that one`,
  'scenarios/{id}': 'The id of the scenario',
  'sessions/{id}': 'The id of the session',
  'soldiers/{soldierId}': 'The id of the soldier in the campaign',
  'tokens/{id}': 'The id of the token',
  'users/{id}': 'The id of the person',
  'webhooks/{id}': 'The id of the webhook',
};

type Parameter = { readonly in: string; readonly name: string; readonly description?: string };

const header = (name: string, description: string) => ({
  in: 'header',
  name,
  required: false,
  description,
  schema: { type: 'string' },
});
const CONDITION = header('If-None-Match', 'The ETag that you have: 304 when nothing has changed since');
const LAST_EVENT = header('Last-Event-ID', 'Id of the last event you received: missed events are sent first');

const described = (path: string, parameter: Parameter): Parameter => {
  if (parameter.in !== 'path') return parameter;
  const word = path.split('/').at(path.split('/').indexOf(`{${parameter.name}}`) - 1);
  return { description: IN_PATHS[`${word}/{${parameter.name}}`] ?? '', ...parameter };
};

/** The parameters of an operation, each with its description, and the headers that every question may have. */
export function parametersOf(method: string, path: string, given: unknown): readonly object[] {
  const own = ((given ?? []) as readonly Parameter[]).map((parameter) => described(path, parameter));
  if (method !== 'GET') return own;
  return [...own, path === '/stream' ? LAST_EVENT : CONDITION];
}
