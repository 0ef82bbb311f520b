import { momentIn } from '../words/moments.ts';
import type { AuditEntry } from './operations.ts';

const FOR_GOOD = '9999';

/** Until when a suspension lasts. */
export const untilWords = (zone: string, until: string): string =>
  until.startsWith(FOR_GOOD) ? 'until further notice' : `until ${momentIn(zone, until)}`;

/** The subject of an action, by name; the API stores an object for every action. */
type About = Readonly<Record<string, unknown>>;

const aboutOf = (about: unknown): About => (typeof about === 'object' && about !== null ? { ...about } : {});

const text = (value: unknown): string => (typeof value === 'string' ? value : '');

/** Describes each action after the name of its operator. */
const TOLD: ReadonlyMap<string, (who: string, about: About) => string> = new Map([
  [
    'person.suspend',
    (who, { days }) => `suspended ${who} ${typeof days === 'number' ? `for ${days} days` : 'until further notice'}`,
  ],
  ['person.lift', (who) => `lifted the suspension of ${who}`],
  ['person.signOut', (who) => `signed ${who} out everywhere`],
  ['person.rename', (who, { name }) => `renamed ${who} to “${text(name)}”`],
  ['person.export', (who) => `exported all data of ${who}`],
  ['person.delete', (who) => `deleted the account of ${who}`],
  ['title.hide', (who, { of, title }) => `removed the title “${text(title)}” of a ${text(of)} by ${who}`],
  ['report.dismiss', (who) => `dismissed a report about a message of ${who}`],
  ['report.hide', (who) => `removed a message of ${who}`],
  ['report.silence', (who) => `removed a message of ${who} and muted them for a week`],
  ['moderator.add', (who) => `made ${who} a moderator`],
  ['moderator.remove', (who) => `removed ${who} as moderator`],
  ['operator.add', (who) => `made ${who} an operator`],
  ['operator.remove', (who) => `removed ${who} as operator`],
]);

/** An action in a sentence, with its reason. */
export function actionWords({ actorName, action, subjectName, about }: Omit<AuditEntry, 'at' | 'id'>): string {
  const [actor, who] = [actorName ?? 'The command line', subjectName ?? 'a former player'];
  const known = aboutOf(about);
  const told = TOLD.get(action)?.(who, known);
  const reason = text(known.reason);
  return `${told === undefined ? `${actor}: ${action}, ${who}` : `${actor} ${told}`}${reason === '' ? '' : `: ${reason}`}`;
}
