/** Every field that GraphQL answers, asked for by documents that are made of the schema: a new field is compared at once. */
import {
  type GraphQLField,
  type GraphQLObjectType,
  type GraphQLOutputType,
  getNamedType,
  isLeafType,
  isObjectType,
} from 'graphql';
import { schema } from '../../graphql/schema.ts';
import { OF_A_VIEW } from '../../match-api/graphql-parts.ts';
import type { FieldCost } from '../../platform/graphql/costs.ts';
import type { Looker } from './entries.ts';
import type { Trial } from './trial.ts';

/** `anybody`: strangers, too. `themselves`: who is signed in. `player`: others are refused, so they ask for it alone. */
type Root =
  | { readonly of: 'anybody' | 'themselves' | 'player'; readonly args: string }
  | { readonly of: 'letter' }
  | { readonly leftOut: string };

const DRAWN = { leftOut: 'what people draw themselves: no match writes there' };
const STILL = { leftOut: 'the same for everybody at all times' };
const EVENTS = { leftOut: 'knows of a match that it has ended and how, which all may know' };

/** Wars of many matches have twins of their own. */
const WAR = { leftOut: 'of campaigns: none of these matches belongs to one' };

/** Every field of Query. */
export const ROOTS: Readonly<Record<string, Root>> = {
  ratings: EVENTS,
  clubsConnection: EVENTS,
  eventsConnection: EVENTS,
  bestRatings: EVENTS,
  bestRatingsConnection: EVENTS,
  clubs: EVENTS,
  club: EVENTS,
  front: WAR,
  fronts: WAR,
  frontsConnection: { leftOut: 'the fronts of `fronts`, by pages' },
  events: EVENTS,
  event: EVENTS,
  eventLog: EVENTS,
  blockedPeople: { leftOut: 'whom somebody has blocked: no match writes there' },
  calendarPreview: { leftOut: 'of a clock that is being thought of: no match is asked for' },
  campaign: WAR,
  campaignHistory: WAR,
  campaignHonour: WAR,
  campaignLedger: WAR,
  campaignPlans: WAR,
  campaignSoldier: WAR,
  campaignState: WAR,
  campaignFeed: WAR,
  campaignNotificationPreferences: WAR,
  campaigns: WAR,
  campaignsConnection: WAR,
  demoAccounts: STILL,
  diceOffer: { leftOut: 'of a match that does not exist yet: another one each time' },
  customScenario: DRAWN,
  handoverPack: { of: 'player', args: '(matchId: $match)' },
  invitation: { of: 'anybody', args: '(secret: $invitation)' },
  mailAction: { of: 'letter' },
  lobbyConnection: { leftOut: 'the matches of `lobby`, by pages' },
  lobby: { of: 'anybody', args: '' },
  match: { of: 'anybody', args: '(id: $match)' },
  matchFeed: { of: 'anybody', args: '(matchId: $match)' },
  matchNotificationPreferences: { of: 'player', args: '(matchId: $match)' },
  me: { of: 'themselves', args: '' },
  myMatchesConnection: { leftOut: 'the matches of `myMatches`, by pages' },
  myMatches: { of: 'themselves', args: '' },
  myScenarios: DRAWN,
  myWindows: { of: 'themselves', args: '(ruleSet: $ruleSet, limit: 60)' },
  accounts: { leftOut: 'for operators: accounts, which are no part of the play' },
  auditLog: { leftOut: 'for operators: what was done to accounts' },
  reports: { leftOut: 'for moderators: what people wrote, which is no part of the play' },
  ruleSet: STILL,
  ruleSets: STILL,
  following: { leftOut: 'matches of GET /watch, each as `match` has it' },
  bestMatches: EVENTS,
  statistics: { leftOut: 'sums of finished matches that anybody may look at' },
  notes: { of: 'themselves', args: '(matchId: $match)' },
  position: { leftOut: 'refused while the match runs, which study.test.ts tries' },
  matchStatistics: { leftOut: 'refused while the match runs, which study.test.ts tries' },
  myLevels: { leftOut: 'sums of finished matches' },
  trials: { of: 'themselves', args: '(matchId: $match)' },
  trial: { leftOut: 'a trial of `trials`, whole' },
  notesConnection: { leftOut: 'the notes of `notes`, by pages' },
  talk: { of: 'themselves', args: '(matchId: $match)' },
  user: { of: 'anybody', args: '(id: $keeper)' },
  watchConnection: { leftOut: 'the matches of GET /watch, which is asked; each as `match` has it' },
  vacantSeats: { of: 'anybody', args: '' },
  vacantSeatsConnection: { leftOut: 'the matches of `vacantSeats`, by pages' },
  matchNotifications: { of: 'themselves', args: '(matchId: $match)' },
  matchNotificationsConnection: { leftOut: 'the events of `matchNotifications`, by pages' },
};

/** Arguments of fields within. A field that wants some and has no entry makes the building of the documents fail. */
const ARGUMENTS: Readonly<Record<string, string>> = {
  'Match.calendar': '(days: 14)',
  'Match.chapters': '(last: 5)',
  'Match.frames': '(from: 0, count: 30)',
  'Match.legal': '',
  'Match.viewSince': '(step: 0)',
  'Match.log': '(after: 0)',
  'Me.notifications': '(last: 20)',
};

type Field = GraphQLField<unknown, unknown>;

function argumentsOf(type: GraphQLObjectType, { name, args }: Field): string {
  const given = ARGUMENTS[`${type.name}.${name}`];
  if (given === undefined && args.length > 0) throw new Error(`${type.name}.${name}: with which arguments?`);
  return given ?? '';
}

/** Types that need no nested check: these fields of Query request them whole. */
const WHOLE: Readonly<Record<string, string>> = { Match: 'match', User: 'user' };
const isBrief = (type: GraphQLObjectType): boolean => type.name in WHOLE;
/** What costs much is asked for where the whole of it is, not forty times in a list. */
const costOf = ({ extensions }: Field): number => (extensions.cost as FieldCost | undefined)?.own ?? 0;
const isDear = (field: Field): boolean => costOf(field) >= OF_A_VIEW;

const fieldsOf = (type: GraphQLObjectType, whole: boolean): string =>
  selectionOf(type, Object.values(type.getFields()), whole);

function selectionOf(type: GraphQLObjectType, some: readonly Field[], whole: boolean): string {
  const fields = some.flatMap((field) => {
    const named = getNamedType(field.type);
    if (!whole && isDear(field)) return [];
    if (isLeafType(named)) return [`${field.name}${argumentsOf(type, field)}`];
    if (!whole || !isObjectType(named)) return [];
    return [`${field.name}${argumentsOf(type, field)} { ${fieldsOf(named, !isBrief(named))} }`];
  });
  return fields.join(' ');
}

function rootOf(name: string, type: GraphQLOutputType, args: string): string {
  const named = getNamedType(type);
  return isObjectType(named)
    ? `${name}${args} { ${fieldsOf(named, name === WHOLE[named.name] || !isBrief(named))} }`
    : `${name}${args}`;
}

const VARIABLES: Readonly<Record<string, string>> = {
  $match: 'ID!',
  $invitation: 'String!',
  $keeper: 'ID!',
  $ruleSet: 'String!',
};

function documentOf(names: readonly string[]): string {
  const fields = schema.getQueryType()?.getFields() ?? {};
  const body = names
    .flatMap((name) => {
      const [root, field] = [ROOTS[name], fields[name]];
      return root && 'args' in root && field ? [rootOf(name, field.type, root.args)] : [];
    })
    .join(' ');
  const declared = Object.entries(VARIABLES).flatMap(([name, type]) =>
    body.includes(name) ? [`${name}: ${type}`] : [],
  );
  return `query${declared.length > 0 ? `(${declared.join(', ')})` : ''} { ${body} }`;
}

const named = (...kinds: readonly string[]): readonly string[] =>
  Object.keys(ROOTS).filter((name) => {
    const root = ROOTS[name];
    return root !== undefined && 'of' in root && kinds.includes(root.of);
  });

/** A whole match exceeds the cost limit of a query: its most expensive fields are requested separately. */
function matchDocuments(): readonly string[] {
  const type = getNamedType(schema.getQueryType()?.getFields().match?.type) as GraphQLObjectType;
  const fields = Object.values(type.getFields());
  const dear = fields.filter((field) => costOf(field) >= 1_000);
  const selections = [fields.filter((field) => !dear.includes(field)), ...dear.map((field) => [field])];
  return selections.map((some) => `query($match: ID!) { match(id: $match) { ${selectionOf(type, some, true)} } }`);
}

/** Fields too expensive to share a query: each has a separate document. */
const ALONE: ReadonlySet<string> = new Set([
  'match',
  'myMatches',
  'myWindows',
  'talk',
  'matchNotifications',
  'lobby',
  'me',
  'user',
]);
const documentsOf = (names: readonly string[]): readonly string[] => [
  ...(names.includes('match') ? matchDocuments() : []),
  ...names.filter((name) => ALONE.has(name) && name !== 'match').map((name) => documentOf([name])),
  documentOf(names.filter((name) => !ALONE.has(name))),
];

/** What each asks for, and alone what they are refused. */
const DOCUMENTS: Readonly<Record<Looker['kind'], readonly string[]>> = {
  active: documentsOf(named('anybody', 'themselves', 'player')),
  onlooker: [...documentsOf(named('anybody', 'themselves')), ...named('player').map((name) => documentOf([name]))],
  stranger: documentsOf(named('anybody')),
};

export type GraphQuery = { readonly query: string; readonly variables: Readonly<Record<string, string>> };

/** All that somebody can read of a match over GraphQL. */
export const queriesOf = ({ kind }: Looker, { id, ruleSet, invitation, keeper }: Trial): readonly GraphQuery[] =>
  DOCUMENTS[kind].map((query) => ({
    query,
    variables: { match: id, ruleSet, invitation, keeper: keeper.caller.userId },
  }));

const BUTTON = `query($token: String!) { mailAction(token: $token) { ${fieldsOf(
  getNamedType(schema.getQueryType()?.getFields().mailAction?.type) as GraphQLObjectType,
  true,
)} } }`;

/** What the page behind a button of a letter shows. */
export const buttonQuery = (token: string): GraphQuery => ({ query: BUTTON, variables: { token } });
