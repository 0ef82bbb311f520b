/** The filters, as the address has them. */
export type Filters = {
  readonly game: string;
  /** "game.scenario". */
  readonly scenario: string;
  readonly player: string;
  /** The id of one person; goes before a name. */
  readonly of: string;
  readonly state: '' | 'playing' | 'finished';
  /** "won.game.side", "drawn", or "by.reason". */
  readonly result: string;
  readonly length: keyof typeof LENGTHS;
  readonly order: 'newest' | 'longest';
  readonly after: string;
};

/** Lengths of finished matches, in turns. */
export const LENGTHS = {
  any: { title: 'Any', from: null, to: null },
  short: { title: 'Short (up to 20 turns)', from: null, to: 20 },
  middle: { title: 'Medium (21 to 60)', from: 21, to: 60 },
  long: { title: 'Long (over 60)', from: 61, to: null },
} as const;

/** Ends that the system defines, besides those of the rules. */
export const ENDS = { resignation: 'By resignation', timeout: 'On time', agreement: 'By agreement' } as const;

type Raw = Readonly<Record<string, string | readonly string[] | undefined>>;
const oneOf = <Word extends string>(words: readonly Word[], text: string): Word | null =>
  words.find((word) => word === text) ?? null;
const LENGTH_WORDS = Object.keys(LENGTHS) as (keyof typeof LENGTHS)[];

/** Reads the filters of an address; what makes no sense filters nothing. */
export function filtersOf(raw: Raw): Filters {
  const text = (name: string, most = 80): string => {
    const value = raw[name];
    return typeof value === 'string' ? value.trim().slice(0, most) : '';
  };
  return {
    game: text('game'),
    scenario: text('scenario'),
    player: text('player'),
    of: text('of', 100),
    state: oneOf(['playing', 'finished'], text('state')) ?? '',
    result: text('result'),
    length: oneOf(LENGTH_WORDS, text('length')) ?? 'any',
    order: oneOf(['longest'], text('order')) ?? 'newest',
    after: text('after', 400),
  };
}

/** The text after the first point: of "game.scenario" the scenario, of "by.resignation" the reason. */
const afterPoint = (text: string): string => text.slice(text.indexOf('.') + 1);
const beforePoint = (text: string): string => (text.includes('.') ? text.slice(0, text.indexOf('.')) : '');

function ofResult(result: string) {
  if (result === 'drawn') return { winner: 'drawn' };
  if (result.startsWith('by.')) return { reason: afterPoint(result) };
  if (!result.startsWith('won.')) return {};
  const [game, side] = [beforePoint(afterPoint(result)), afterPoint(afterPoint(result))];
  return { ruleSet: game, winner: side };
}

/** The filters as the service is asked by them. */
export function asked({ game, scenario, player, of, state, result, length, order, after }: Filters) {
  const { from, to } = LENGTHS[length];
  return {
    ...(scenario === '' ? {} : { ruleSet: beforePoint(scenario), scenario: afterPoint(scenario) }),
    ...(game === '' ? {} : { ruleSet: game }),
    ...(player === '' ? {} : { player }),
    ...(of === '' ? {} : { player: of }),
    ...(state === '' ? {} : { state }),
    ...ofResult(result),
    ...(from === null ? {} : { turnsFrom: from }),
    ...(to === null ? {} : { turnsTo: to }),
    ...(after === '' ? {} : { after }),
    order,
  };
}

/** Whether more is asked than can be seen without unfolding the form. */
export const isFine = ({ scenario, result, length, order }: Filters): boolean =>
  scenario !== '' || result !== '' || length !== 'any' || order !== 'newest';

/** True if any filter is set. */
export const isFiltered = (filters: Filters): boolean =>
  isFine({ ...filters, order: 'newest' }) ||
  filters.game !== '' ||
  filters.player !== '' ||
  filters.of !== '' ||
  filters.state !== '';

/** The address of the same search, from another place in its list on. */
export function addressOf(filters: Filters, after: string): string {
  const words = { ...filters, after };
  const usual = { ...filtersOf({}) };
  const parts = Object.entries(words).filter(([name, value]) => value !== usual[name as keyof Filters]);
  const query = new URLSearchParams(parts).toString();
  return query === '' ? '/watch' : `/watch?${query}`;
}
