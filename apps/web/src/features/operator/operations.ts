import { operationOf } from '@fieldpost/client';
import type { Operations } from '../../operation-types.ts';

export const OPERATOR_DESK = operationOf<
  Operations['OperatorDesk']
>(`query OperatorDesk($search: String!, $subject: ID, $before: ID) {
  accounts(search: $search) {
    id name email emailVerified createdAt demo moderator operator suspendedUntil suspendedFor silencedUntil mailBounce
    sessions tokens playing
  }
  auditLog(subject: $subject, before: $before) { id at actorName action subject subjectName about }
}`);

type Desk = Operations['OperatorDesk']['data'];

/** An account as the operator's desk shows it; moments in ISO 8601. */
export type AccountForOperator = Desk['accounts'][number];

/** An action of an operator or moderator. */
export type AuditEntry = Desk['auditLog'][number];

export const SUSPEND_PERSON = operationOf<Operations['SuspendPerson']>(
  `mutation SuspendPerson($id: ID!, $reason: String!, $days: Int) { suspendPerson(id: $id, reason: $reason, days: $days) }`,
);
export const LIFT_SUSPENSION = operationOf<Operations['LiftSuspension']>(
  'mutation LiftSuspension($id: ID!, $reason: String!) { liftSuspension(id: $id, reason: $reason) }',
);
export const SIGN_OUT_EVERYWHERE = operationOf<Operations['SignOutEverywhere']>(
  'mutation SignOutEverywhere($id: ID!, $reason: String!) { signOutEverywhere(id: $id, reason: $reason) }',
);
export const RENAME_PERSON = operationOf<Operations['RenamePerson']>(
  `mutation RenamePerson($id: ID!, $reason: String!, $name: String!) { renamePerson(id: $id, reason: $reason, name: $name) }`,
);
export const EXPORT_PERSON = operationOf<Operations['ExportPerson']>(
  'mutation ExportPerson($id: ID!, $reason: String!) { exportPerson(id: $id, reason: $reason) }',
);
export const DELETE_PERSON = operationOf<Operations['DeletePerson']>(
  `mutation DeletePerson($id: ID!, $reason: String!, $email: String!) { deletePerson(id: $id, reason: $reason, email: $email) }`,
);
export const REMOVE_TITLE = operationOf<Operations['RemoveTitle']>(
  'mutation RemoveTitle($of: TitledThing!, $id: ID!, $reason: String!) { removeTitle(of: $of, id: $id, reason: $reason) }',
);
