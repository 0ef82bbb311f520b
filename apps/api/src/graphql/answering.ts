import type { FastifyInstance } from 'fastify';
import { type ExecutionResult, GraphQLError, type GraphQLFormattedError } from 'graphql';
import { CATALOGUE, type Fault, fault } from '../platform/errors/catalogue.ts';
import { faultOf } from '../platform/errors/plugin.ts';

/** A variable that does not fit: no resolver has run, though the error may wrap that of the type which read it. */
const isAboutVariable = ({ path, message }: GraphQLError): boolean => !path && message.startsWith('Variable "$');

/** A query that GraphQL itself refuses has a sentence of GraphQL's own, which tells the author what is wrong with it. */
function faultOfGraph(error: GraphQLError): Fault {
  if (error.originalError && !isAboutVariable(error)) return faultOf(error.originalError);
  // A compiled query tells of a wrong variable with an error that has no extensions at all.
  const { code } = (error.extensions as GraphQLError['extensions'] | undefined) ?? {};
  const known = typeof code === 'string' && code in CATALOGUE ? (code as keyof typeof CATALOGUE) : 'MALFORMED';
  return fault(known, { message: error.message });
}

/** The public form of an error: a sentence and a code, without internals. Counts it, and logs server errors. */
export function told(app: FastifyInstance, error: GraphQLError): GraphQLFormattedError {
  const { status, code, message, rule, details } = faultOfGraph(error);
  if (status >= 500) app.log.error({ err: error.originalError ?? error }, 'operation failed');
  app.services.metrics.refusals.inc({ code });
  return {
    message,
    ...(error.path ? { path: error.path } : {}),
    extensions: { code, ...(rule ? { rule } : {}), ...(details === null ? {} : { details }) },
  };
}

/** Where a query breaks rules, the library wraps all that was found into one error of its own. */
export function partsOf(error: unknown): readonly GraphQLError[] {
  const inner = error instanceof GraphQLError ? error.originalError : error;
  const { errors } = (inner ?? {}) as { readonly errors?: unknown };
  if (Array.isArray(errors) && errors.length > 0 && errors.every((one) => one instanceof GraphQLError)) return errors;
  return [error instanceof GraphQLError ? error : new GraphQLError('', { originalError: error as Error })];
}

/** An answer with errors as it is sent, and its status. */
export function formatErrors(app: FastifyInstance, given: ExecutionResult) {
  const execution = given.errors ? { ...given, errors: given.errors.flatMap(partsOf) } : given;
  const errors = (execution.errors ?? []).map((error) => told(app, error));
  // Errors of single fields are an answer (200); a query that could not be run at all is a bad request.
  const statusCode = execution.data === undefined || execution.data === null ? statusOf(execution) : 200;
  return { statusCode, response: { data: execution.data ?? null, errors } as unknown as ExecutionResult };
}

function statusOf(execution: ExecutionResult): number {
  const first = execution.errors?.[0];
  return first === undefined || first.path ? 200 : faultOfGraph(first).status;
}
