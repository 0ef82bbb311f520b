import type { Caller } from '../../context.ts';
import { unwrap } from '../../platform/errors/plugin.ts';
import type { GraphContext } from '../../platform/graphql/builder.ts';
import { known } from './scopes.ts';

/** The caller of a field that needs a person. Fault: UNAUTHENTICATED. */
export const callerIn = (context: GraphContext): Caller => unwrap(known(context.caller));
