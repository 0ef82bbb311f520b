import type { Result } from '@fieldpost/client';
import { ask } from '../../connection/browser.ts';
import {
  type AccountForOperator,
  DELETE_PERSON,
  EXPORT_PERSON,
  LIFT_SUSPENSION,
  RENAME_PERSON,
  SIGN_OUT_EVERYWHERE,
  SUSPEND_PERSON,
} from './operations.ts';

/** An operator's input for an action. `more`: the new name, or the address that confirms. */
export type Given = { readonly id: string; readonly reason: string; readonly more: string };

/** One thing that can be done to somebody. */
export type OperatorAction = {
  readonly code: string;
  readonly words: string;
  /** A further input: a name, or the email address as a confirmation. */
  readonly wants: 'name' | 'email' | null;
  /** It cannot be taken back, or keeps somebody out. */
  readonly grave: boolean;
  /** Its value is a file to be kept, or nothing of interest. */
  readonly run: (given: Given) => Promise<Result<unknown>>;
};

const suspendFor = (days: number | null, words: string): OperatorAction => ({
  code: `suspend-${days ?? 'on'}`,
  words,
  wants: null,
  grave: true,
  run: ({ id, reason }) => ask(SUSPEND_PERSON, { id, reason, days }),
});

const LIFT: OperatorAction = {
  code: 'lift',
  words: 'Lift suspension',
  wants: null,
  grave: false,
  run: ({ id, reason }) => ask(LIFT_SUSPENSION, { id, reason }),
};

const ALWAYS: readonly OperatorAction[] = [
  {
    code: 'sign-out',
    words: 'Sign out everywhere and revoke all tokens',
    wants: null,
    grave: true,
    run: ({ id, reason }) => ask(SIGN_OUT_EVERYWHERE, { id, reason }),
  },
  {
    code: 'rename',
    words: 'Rename',
    wants: 'name',
    grave: false,
    run: ({ id, reason, more }) => ask(RENAME_PERSON, { id, reason, name: more }),
  },
  {
    code: 'export',
    words: 'Export all data',
    wants: null,
    grave: false,
    run: ({ id, reason }) => ask(EXPORT_PERSON, { id, reason }),
  },
  {
    code: 'delete',
    words: 'Delete account permanently',
    wants: 'email',
    grave: true,
    run: ({ id, reason, more }) => ask(DELETE_PERSON, { id, reason, email: more }),
  },
];

const SUSPENSIONS: readonly OperatorAction[] = [
  suspendFor(7, 'Suspend for 7 days'),
  suspendFor(30, 'Suspend for 30 days'),
  suspendFor(null, 'Suspend indefinitely'),
];

/** The actions that are possible on an account in its current state. */
export const actionsFor = ({
  suspendedUntil,
}: Pick<AccountForOperator, 'suspendedUntil'>): readonly OperatorAction[] =>
  suspendedUntil === null ? [...SUSPENSIONS, ...ALWAYS] : [LIFT, ...ALWAYS];
