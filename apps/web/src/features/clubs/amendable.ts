/** CL-046: the settings that an officer may ask to change, in words. Those that the form does not offer are changed over the API. */
import type { Amendment, ClubEvent } from './operations.ts';

type Kind =
  | { readonly kind: 'number'; readonly least: number; readonly most: number }
  | { readonly kind: 'choice'; readonly choices: readonly { readonly value: string; readonly title: string }[] }
  | { readonly kind: 'flag' };
/** A member of the settings by its path. */
export type Member = Kind & {
  readonly path: string;
  readonly title: string;
  /** Of one format alone. */
  readonly format?: string;
  /** It is asked before the start alone. */
  readonly early?: true;
};

const POLICIES = [
  { value: 'provisional', title: 'it counts as a draw for the next pairing and is played on' },
  { value: 'adjudicate', title: 'a referee decides it' },
  { value: 'wait', title: 'the round waits for it' },
  { value: 'run-on', title: 'it is played on beside the next matches' },
];

export const MEMBERS: readonly Member[] = [
  { path: 'window.days', title: 'Days of a round', kind: 'number', least: 1, most: 366 },
  { path: 'window.firstTurn', title: 'Days for a first turn', kind: 'number', least: 1, most: 60 },
  { path: 'window.extension', title: 'Days by which a match may be extended', kind: 'number', least: 0, most: 60 },
  { path: 'late.policy', title: 'What becomes of a late match', kind: 'choice', choices: POLICIES },
  { path: 'late.days', title: 'Days that a late match may be played on', kind: 'number', least: 0, most: 120 },
  { path: 'adjudication.refereeDays', title: 'Days for a referee', kind: 'number', least: 1, most: 60 },
  { path: 'adjudication.appealHours', title: 'Hours for an appeal', kind: 'number', least: 1, most: 720 },
  { path: 'rounds', title: 'Rounds', kind: 'number', least: 1, most: 255, format: 'swiss' },
  { path: 'draftHours', title: 'Hours of the draft of a round', kind: 'number', least: 0, most: 240, format: 'swiss' },
  { path: 'rolling', title: 'A round opens as soon as all is decided', kind: 'flag' },
  { path: 'spectatorDelay', title: 'Moves by which spectators are behind', kind: 'number', least: 0, most: 20 },
  { path: 'maxEntries', title: 'Places', kind: 'number', least: 4, most: 100_000, early: true },
  {
    path: 'minEntries',
    title: 'Fewest entries with which it begins',
    kind: 'number',
    least: 1,
    most: 1_000,
    early: true,
  },
  {
    path: 'entry.reliability',
    title: 'Percent of turns answered in time',
    kind: 'number',
    least: 0,
    most: 100,
    early: true,
  },
];

/** Those that may be asked as the event stands. */
export const membersFor = ({ format, state }: Pick<ClubEvent, 'format' | 'state'>): readonly Member[] =>
  MEMBERS.filter((member) => (member.format ?? format) === format && (state !== 'running' || member.early !== true));

/** The value of a member as an input has it; empty: none is set. */
export function valueAt(settings: object, path: string): string {
  const found = path
    .split('.')
    .reduce<unknown>((part, key) => (part as Readonly<Record<string, unknown>> | undefined)?.[key], settings);
  return found === null || found === undefined ? '' : String(found);
}

/** What an input says, as the settings have it. */
function typed(member: Member, value: string): string | number | boolean {
  if (member.kind === 'number') return Number(value);
  return member.kind === 'flag' ? value === 'true' : value;
}

/** The part of the settings that is asked for. */
export function wishFor(member: Member, value: string) {
  const [outer = '', inner] = member.path.split('.');
  const asked = typed(member, value);
  return { [outer]: inner === undefined ? asked : { [inner]: asked } };
}

function valueWords(member: Member | undefined, value: unknown): string {
  if (value === null || value === undefined) return 'not set';
  if (typeof value === 'boolean') return value ? 'yes' : 'no';
  const choice = member?.kind === 'choice' ? member.choices.find((one) => one.value === value) : undefined;
  return choice?.title ?? (typeof value === 'object' ? JSON.stringify(value) : String(value));
}

/** "Days of a round: 42 instead of 28". */
export function changeWords({ path, from, to }: Amendment['changes'][number]): string {
  const member = MEMBERS.find((one) => one.path === path);
  return `${member?.title ?? path}: ${valueWords(member, to)} instead of ${valueWords(member, from)}`;
}
