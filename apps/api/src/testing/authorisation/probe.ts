import { type GraphQLInputType, type GraphQLOutputType, getNamedType, isLeafType } from 'graphql';
import { schema } from '../../graphql/schema.ts';
import type { Role, World } from './world.ts';

/** Outcome of a request: "ok", "none" (an answer of null), or the code of the refusal. */
export type Outcome = string;

type Refused = { readonly error?: { readonly code: string } };
type GraphErrors = readonly { readonly extensions?: { readonly code: string }; readonly message: string }[];

export type RestRequest = { readonly url: string; readonly body?: object };

/** Asks a REST route, to see whether it opens. */
export async function probeRest(
  world: World,
  role: Role,
  method: string,
  { url, body }: RestRequest,
): Promise<Outcome> {
  const stop = new AbortController();
  const json = body === undefined ? {} : { 'content-type': 'application/json' };
  const answer = await fetch(`${world.address}${url}`, {
    method,
    signal: stop.signal,
    redirect: 'manual',
    headers: { ...world.headersOf(role), ...json },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
  // A stream never ends: its start is enough.
  if (answer.status < 400) {
    stop.abort();
    return 'ok';
  }
  return outcomeOf((await answer.json()) as Told);
}

/** A document which calls one root field with these arguments, as variables of the field's own types. */
function documentFor(operation: string, args: Readonly<Record<string, unknown>>): string {
  const [parent = '', name = ''] = operation.split('.');
  const field = rootFields()[operation];
  if (!field) throw new Error(`no ${operation} in the schema`);
  const named = field.args.filter((one) => one.name in args);
  const declared = named.map((one) => `$${one.name}: ${one.type}`).join(', ');
  const passed = named.map((one) => `${one.name}: $${one.name}`).join(', ');
  const selection = isLeafType(getNamedType(field.type)) ? '' : ' { __typename }';
  return `${parent.toLowerCase()}${declared && `(${declared})`} { ${name}${passed && `(${passed})`}${selection} }`;
}

type Field = {
  readonly args: readonly { readonly name: string; readonly type: GraphQLInputType }[];
  readonly type: GraphQLOutputType;
};

/** Every field of Query, Mutation and Subscription, as "Query.me". */
export function rootFields(): Readonly<Record<string, Field>> {
  const roots = [schema.getQueryType(), schema.getMutationType(), schema.getSubscriptionType()];
  return Object.fromEntries(
    roots.flatMap((root) =>
      Object.values(root?.getFields() ?? {}).map((field): [string, Field] => [`${root?.name}.${field.name}`, field]),
    ),
  );
}

type Told = Refused & {
  readonly data?: Readonly<Record<string, unknown>> | null;
  readonly errors?: GraphErrors;
};

function outcomeOf({ data, errors, error }: Told): Outcome {
  const [first] = errors ?? [];
  if (first) return first.extensions?.code ?? first.message;
  if (error) return error.code;
  return Object.values(data ?? {}).every((one) => one === null) ? 'none' : 'ok';
}

/** Calls a query or a mutation. */
export async function probeGraph(
  world: World,
  role: Role,
  operation: string,
  variables: Readonly<Record<string, unknown>>,
): Promise<Outcome> {
  const answer = await fetch(`${world.address}/graphql`, {
    method: 'POST',
    headers: { ...world.headersOf(role), 'content-type': 'application/json' },
    body: JSON.stringify({ query: documentFor(operation, variables), variables }),
  });
  return outcomeOf((await answer.json()) as Told);
}

/** Opens a socket and subscribes: "ok" if no error arrives within the given ms, "closed" if the socket is refused. */
export function probeSocket(
  world: World,
  role: Role,
  operation: string,
  variables: Readonly<Record<string, unknown>>,
  patienceMs: number,
): Promise<Outcome> {
  const url = `${world.address.replace('http', 'ws')}/graphql`;
  const options = { protocols: ['graphql-transport-ws'], headers: world.headersOf(role) };
  const socket = new WebSocket(url, options as unknown as string[]);
  return new Promise((resolve) => {
    const end = (outcome: Outcome): void => {
      resolve(outcome);
      socket.close();
    };
    socket.onopen = () => socket.send(JSON.stringify({ type: 'connection_init', payload: {} }));
    socket.onclose = () => end('closed');
    socket.onerror = () => end('closed');
    socket.onmessage = ({ data }) => {
      const message = JSON.parse(String(data)) as { readonly type: string; readonly payload?: unknown };
      if (message.type === 'connection_ack') {
        const payload = { query: documentFor(operation, variables), variables };
        socket.send(JSON.stringify({ id: '1', type: 'subscribe', payload }));
        setTimeout(() => end('ok'), patienceMs);
      }
      if (message.type === 'error') end(outcomeOf({ errors: [message.payload].flat() as GraphErrors }));
    };
  });
}
