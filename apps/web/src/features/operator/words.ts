import { momentIn } from '../words/moments.ts';
import type { NotedDeed } from './operations.ts';

const FOR_GOOD = '9999';

/** Until when a suspension lasts. */
export const untilWords = (zone: string, until: string): string =>
  until.startsWith(FOR_GOOD) ? 'until further notice' : `until ${momentIn(zone, until)}`;

/** What a deed was about, by name: the service keeps an object with every one. */
type About = Readonly<Record<string, unknown>>;

const aboutOf = (about: unknown): About => (typeof about === 'object' && about !== null ? { ...about } : {});

const text = (value: unknown): string => (typeof value === 'string' ? value : '');

/** What was done to whom, after the name of who did it. */
const TOLD: ReadonlyMap<string, (who: string, about: About) => string> = new Map([
  [
    'person.suspend',
    (who, { days }) => `suspended ${who} ${typeof days === 'number' ? `for ${days} days` : 'until further notice'}`,
  ],
  ['person.lift', (who) => `let ${who} in again`],
  ['person.signOut', (who) => `signed ${who} out everywhere`],
  ['person.rename', (who, { name }) => `gave ${who} the name “${text(name)}”`],
  ['person.export', (who) => `saved all that is stored about ${who}`],
  ['person.delete', (who) => `deleted the account of ${who}`],
  ['title.hide', (who, { of, title }) => `took the title “${text(title)}” away from a ${text(of)} of ${who}`],
  ['report.dismiss', (who) => `left a reported letter of ${who} as it is`],
  ['report.hide', (who) => `took a letter of ${who} away`],
  ['report.silence', (who) => `took a letter of ${who} away, and silenced them for a week`],
  ['moderator.add', (who) => `made ${who} a moderator`],
  ['moderator.remove', (who) => `made ${who} a moderator no more`],
  ['operator.add', (who) => `gave ${who} the operator’s desk`],
  ['operator.remove', (who) => `took the operator’s desk from ${who}`],
]);

/** A deed in a sentence, with its reason. */
export function deedWords({ actorName, deed, subjectName, about }: Omit<NotedDeed, 'at' | 'id'>): string {
  const [actor, who] = [actorName ?? 'The command line', subjectName ?? 'a former player'];
  const known = aboutOf(about);
  const told = TOLD.get(deed)?.(who, known);
  const reason = text(known.reason);
  return `${told === undefined ? `${actor}: ${deed}, ${who}` : `${actor} ${told}`}${reason === '' ? '' : `: ${reason}`}`;
}
