import process from 'node:process';
import { type AnyRuleSet, canonicalJson, fastNumbers, type GameTypes, type Viewer } from '@fieldpost/engine';
import { type AnyNarrator, endingOf, MAX_LINES, type Moment, narrate, partsOf, type Story } from '@fieldpost/story';
import { describe, expect, test } from 'vitest';
import { games, nameOf } from '../../index.ts';
import { goldenFiles } from '../golden-files.ts';
import { momentsOf, type Played, playedAgain, sittings } from './moments.ts';
import rows from './testing/rows.json' with { type: 'json' };

/** STORIES=all: every recorded match; else a few of each game. */
const MATCHES = process.env.STORIES === 'all' ? Number.POSITIVE_INFINITY : 4;
const TOLD = games().filter(({ about }) => hasStory(about.id));

function hasStory(id: string): boolean {
  return rows.some(({ game }) => game === id) || id.startsWith('mass-');
}

const played = new Map<string, Played>();
function matchOf(rules: AnyRuleSet, name: string): Played {
  const golden = goldenFiles(nameOf(rules.ref)).find((one) => one.name === name);
  if (!golden) throw new Error(`no match ${name}`);
  const found = played.get(`${rules.ref.id}/${name}`) ?? playedAgain(rules, golden);
  played.set(`${rules.ref.id}/${name}`, found);
  return found;
}

/** An end that says nothing of why. */
const BARE = /^(A draw|[^.:]{0,40} wins?|.* share the first place)\.( The war is over\.)?$/;

/** The notice of the end as it would be, had this been why, with a winner or none. */
function endedBy(notice: Moment['notices'][number], reason: string, draw: boolean): Moment['notices'][number] {
  if (!('outcome' in notice)) return notice;
  const { places } = notice.outcome as { readonly places: readonly object[] };
  const placed = places.map((place, index) => ({ ...place, place: draw ? 1 : index + 1 }));
  return { ...notice, outcome: { reason, places: placed } } as typeof notice;
}

const textOf = ({ lines }: Story): readonly string[] => lines.map(({ text }) => text);

describe.each(TOLD.map(({ about, editions, narrator }) => [about.id, editions[0], narrator, about.ends] as const))(
  '%s',
  (_id, edition, narrator, ends) => {
    const rules = edition as AnyRuleSet;
    const matches = goldenFiles(nameOf(rules.ref))
      .filter(({ lines }) => lines.length < 900)
      .slice(0, MATCHES);

    test.each(matches.map(({ name }) => name))('%s: no place in numbers, nothing untold, five lines', (name) => {
      const match = matchOf(rules, name);
      for (const viewer of viewersOf(rules, match)) {
        const moments = momentsOf(rules, match, viewer);
        const eyes = { side: viewer === 'spectator' ? null : viewer.side };
        for (const turns of [1, 2, 5])
          for (const part of sittings(moments, narrator.closes, turns))
            checkStory(narrator, part, narrate(narrator, part, eyes));
      }
    });

    test.each(matches.map(({ name }) => name))('%s: however much has happened since, the end is told first', (name) => {
      const moments = momentsOf(rules, matchOf(rules, name), 'spectator');
      const last = sittings(moments, narrator.closes, 1).at(-1) ?? [];
      const [end] = narrate(narrator, last, { side: null }).lines;
      for (const turns of [2, 3, 6]) {
        const part = moments.slice(-sittings(moments, narrator.closes, 1).slice(-turns).flat().length);
        expect(narrate(narrator, part, { side: null }).lines[0]?.text).toBe(end?.text);
      }
    });

    test.each(Object.keys(ends))('an end by %s has words of its own, won or drawn', (reason) => {
      const [first] = matches;
      if (!first) throw new Error('no match');
      const last = sittings(momentsOf(rules, matchOf(rules, first.name), 'spectator'), narrator.closes, 1).at(-1) ?? [];
      const told = [false, true].map((draw) => {
        const part = last.map((one) => ({
          ...one,
          notices: one.notices.map((notice) => endedBy(notice, reason, draw)),
        }));
        return narrate(narrator, part, { side: null }).lines[0]?.text ?? '';
      });
      expect(told.filter((text) => !BARE.test(text))).not.toEqual([]);
    });

    test.each(matches.map(({ name }) => name))(
      '%s: what stands out of it is what cost most, and what came first',
      (name) => {
        const moments = momentsOf(rules, matchOf(rules, name), 'spectator');
        const chapters = partsOf(narrator, moments);
        const costs = chapters.map((chapter) => lossesShown(narrator, chapter));
        const { medals = [], standings = [] } = endingOf(narrator, moments, { side: null }) ?? {};
        for (const { lost, fallen } of standings) expect(fallen.reduce((sum, { count }) => sum + count, 0)).toBe(lost);
        const stepOf = (kind: string) => medals.find((one) => one.kind === kind)?.step ?? null;
        const costOf = (kind: string) =>
          costs[chapters.findIndex((chapter) => chapter.some(({ step }) => step === stepOf(kind)))];
        expect(costOf('hardest-turn') ?? 0).toBe(Math.max(0, ...costs) >= 2 ? Math.max(...costs) : 0);
        expect(costOf('first-loss') ?? costOf('hardest-turn') ?? costs.find((cost) => cost > 0) ?? 0).toBe(
          costs.find((cost) => cost > 0) ?? 0,
        );
        // The first loss is shown at the moment that cost something, not where that turn ended.
        const first = moments.filter(({ step }) => step === stepOf('first-loss'));
        expect(first.every((moment) => lossesShown(narrator, [moment]) > 0)).toBe(true);
        for (const { text } of medals) expect(text).not.toMatch(RAW);
      },
    );

    test('most turns take five lines or fewer, and none says the same twice', () => {
      const counts = matches.flatMap(({ name }) => {
        const moments = momentsOf(rules, matchOf(rules, name), 'spectator');
        return sittings(moments, narrator.closes, 1).map((part) => {
          const lines = textOf(narrate(narrator, part, { side: null }));
          expect(new Set(lines).size).toBe(lines.length);
          return lines.length;
        });
      });
      counts.sort((one, other) => one - other);
      expect(counts.at(-1)).toBeLessThanOrEqual(MAX_LINES);
      expect(counts[Math.floor(counts.length / 2)]).toBeLessThanOrEqual(MAX_LINES);
    });

    test('other secrets, the same story', async () => {
      const { disguises } =
        (
          await games()
            .find(({ about }) => about.id === rules.ref.id)
            ?.proofs()
        )?.[0] ?? {};
      const [first] = matches;
      if (!disguises || !first) throw new Error('no proof');
      const match = matchOf(rules, first.name);
      const next = fastNumbers(7);
      for (const viewer of viewersOf(rules, match)) {
        const eyes = { side: viewer === 'spectator' ? null : viewer.side };
        const moments = momentsOf(rules, match, viewer);
        const disguised = moments.map((moment, step) => {
          const other = (state: Played['states'][number]) => disguises.hidden(state, viewer, next).at(-1) ?? state;
          const events = (match.steps[step]?.events ?? []).map(
            (event) => disguises.hiddenEvents(event, viewer).at(-1) ?? event,
          );
          return {
            ...moment,
            notices: events.flatMap((event) => rules.notice(event, viewer) ?? []),
            before: rules.view(other(match.states[step] ?? null), viewer),
            after: rules.view(other(match.states[step + 1] ?? null), viewer),
          };
        });
        expect(textOf(narrate(narrator, disguised, eyes))).toEqual(textOf(narrate(narrator, moments, eyes)));
        for (const [index, part] of sittings(moments, narrator.closes, 1).entries()) {
          const twin = sittings(disguised, narrator.closes, 1)[index] ?? [];
          expect(textOf(narrate(narrator, twin, eyes))).toEqual(textOf(narrate(narrator, part, eyes)));
        }
      }
    });
  },
);

function viewersOf(rules: AnyRuleSet, { states }: Played): readonly Viewer<GameTypes>[] {
  const sides = rules.sidesIn(states[0] ?? null);
  return ['spectator', ...sides.map((side) => ({ side, player: 0 }))];
}

/** A place in numbers, the name of a square, the id of a unit, the number of a card. */
const RAW =
  /-?\d,-?\d|\b[a-l](1[0-2]|[1-9])\b|\b[SNHC][-.][a-z]+\b|#\d|\bs[1-4]-|\b[udc]\d+\b|\b[AB]\/cup|undefined|NaN|\[object/;

function checkStory(narrator: AnyNarrator, moments: readonly Moment[], story: Story): void {
  const lines = textOf(story);
  expect(lines.length).toBeLessThanOrEqual(MAX_LINES);
  for (const line of lines) {
    expect(line).not.toMatch(RAW);
    expect(line).toMatch(/^[A-Z“0-9].*[.!]$/);
    expect(line.length).toBeLessThan(260);
    expect(line).not.toMatch(/\b(kill|slaughter|corpse|bloody|victim|he|his|him)\b/i);
  }
  expect(lossesTold(narrator, moments)).toBe(lossesSeen(narrator, moments));
  const cited = new Set(story.lines.flatMap(({ steps }) => steps));
  const changed = moments.filter(
    ({ before, after }) => canonicalJson(narrator.board(before)) !== canonicalJson(narrator.board(after)),
  );
  expect(
    changed.filter(({ step }) => !cited.has(step)).map(({ step, notices }) => [step, notices.map(({ type }) => type)]),
  ).toEqual([]);
  const known = new Set(moments.map(({ step }) => step));
  expect([...cited].filter((step) => !known.has(step))).toEqual([]);
}

/** Losses that the beats count. */
function lossesTold(narrator: AnyNarrator, moments: readonly Moment[]): number {
  const counts = narrator.beats(moments, { side: null }).flatMap((beat) => beat.counts);
  const sum = (words: RegExp) =>
    counts.filter(({ many }) => words.test(many)).reduce((total, { count }) => total + count, 0);
  return sum(LOST) - sum(BACK);
}

const LOST = /^(units lost|Headquarters lost|vehicles or teams lost|guns or planes spent|fallen)$/;
const BACK = /^(cards recovered|fallen and back)$/;

/** Losses that the views show, by what lies fallen before and after. */
function lossesSeen(narrator: AnyNarrator, moments: readonly Moment[]): number {
  const lost = (view: Moment['before'] | undefined) =>
    narrator.standings(view ?? null).reduce((total, one) => total + one.lost, 0);
  const [first] = moments;
  const before = first ? narrator.standings(first.before) : [];
  return before.length === 0 ? lossesTold(narrator, moments) : lost(moments.at(-1)?.after) - lost(first?.before);
}

/** By how much the losses that the views show grow. */
function lossesShown(narrator: AnyNarrator, moments: readonly Moment[]): number {
  const sum = (view: Moment['before'] | undefined) =>
    narrator.standings(view ?? null).reduce((total, { lost }) => total + lost, 0);
  return sum(moments.at(-1)?.after) - sum(moments[0]?.before);
}

/** Turns with a hand-written story. The narrator must mention the same important facts and steps. */
describe('turns told by hand', () => {
  test.each(rows.map((row) => [row.id, row] as const))('%s', (_id, row) => {
    const game = games().find(({ about }) => about.id === row.game);
    const rules = game?.editions[0];
    if (!game || !rules) throw new Error(row.game);
    const match = matchOf(rules, row.match);
    const moments = momentsOf(rules, match, 'spectator').filter(({ step }) => {
      const line = match.lines[step] ?? -1;
      return line >= row.from && line <= row.to;
    });
    const story = narrate(game.narrator, moments, { side: null });
    expect(textOf(story)).toMatchSnapshot();
    const told = new Set(story.lines.flatMap(({ steps }) => steps.map((step) => match.lines[step])));
    expect(row.wanted.flatMap(({ restsOn }) => restsOn).filter((line) => !told.has(line))).toEqual([]);
  });
});
