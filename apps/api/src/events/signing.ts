/** Acts that join the log of an event, by whom and in what office (CL-010). */
import { actOf, type LogEvent, type Role } from '@fieldpost/league';
import { type Fault, fault } from '../platform/errors/catalogue.ts';
import { type ActContext, type ActResult, ownEntry } from './act-context.ts';
import { faultOf, type Proposal } from './change.ts';

export function signAct({ caller }: ActContext, act: LogEvent, role: Role): Proposal['acts'][number] {
  return { act, actorId: caller.userId, role };
}

/** Reads an act with its members as the rules do. */
export function read(raw: object): LogEvent | Fault {
  const act = actOf(raw);
  return act.ok ? act.value.event : faultOf(act.fault);
}

/** An act of the caller's own entry. */
export function actOfEntrant(doing: ActContext, raw: (entry: string) => object, also?: Proposal['also']): ActResult {
  const entry = ownEntry(doing);
  if (entry === null) return fault('CL_FORBIDDEN', { rule: 'CL-010' });
  const act = read(raw(entry));
  if ('status' in act) return act;
  return { acts: [signAct(doing, act, 'entrant')], ...(also === undefined ? {} : { also }) };
}

export function actOfOfficer(doing: ActContext, raw: object, role: Role): ActResult {
  const act = read(raw);
  return 'status' in act ? act : { acts: [signAct(doing, act, role)] };
}
