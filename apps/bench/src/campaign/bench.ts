/** How fast a campaign is worked out of its ledger: a long war of random acts, without its matches. */
import { type AnyCampaign, expectOk, fastChance, type Json, type LedgerEntry } from '@fieldpost/engine';
import { allCampaigns } from '@fieldpost/rulebook/campaigns';
import { atMost, type Bench, type Figure, percentile } from '../report.ts';

const AT = '1970-01-01T00:00:00.000Z';
/** Entries of the measured ledger, of one with 30 battles, and their options: long campaigns. */
const ENTRIES = 400;
const THIRTY_BATTLES = 122;
const OPTIONS = { cap: 60, keys: 5, conscripts: 1 };
const ROUNDS = 30;

type Course = ReturnType<AnyCampaign['open']>['course'];
type War = { readonly course: Course; readonly ledger: readonly LedgerEntry[] };

/** Plays a campaign in which everybody attacks and nobody falls. A correction of its first battle restarts it until it is long enough. */
function longWar(campaign: AnyCampaign, entries: number): War {
  const opened = campaign.open('bench', expectOk(campaign.parse.options(OPTIONS), 'options'), AT);
  const chance = fastChance(1);
  const ledger = [...opened.entries];
  let { course } = opened;
  while (ledger.length < entries) {
    const { by, act } = nextAct(campaign, course, ledger, chance.draw(2, 'winner') - 1);
    const written = expectOk(campaign.play(course, by, act, AT), JSON.stringify(act));
    course = written.course;
    ledger.push(...written.entries);
  }
  return { course, ledger };
}

function nextAct(campaign: AnyCampaign, course: Course, ledger: readonly LedgerEntry[], winner: number) {
  const { ended, battle } = campaign.look(course);
  if (ended) return { by: 'officer', act: correction(campaign, ledger) };
  if (battle !== null) {
    const report = { winner: winner === 0 ? 'draw' : campaign.sides[0], reason: 'objective', rounds: 5 };
    return { by: 'system', act: expectOk(campaign.parse.act({ type: 'report', report }), 'report') };
  }
  for (const side of campaign.sides) {
    const act = campaign.choose(course, side, 'greedy');
    if (act !== null) return { by: side, act };
  }
  throw new Error('nobody has anything to do');
}

/** The first battle of the current line is fought again. */
function correction(campaign: AnyCampaign, ledger: readonly LedgerEntry[]) {
  const of =
    ledger.findLast(({ kind, body }) => kind === 'fought' && (body as { battle: number }).battle === 1)?.seq ?? 0;
  return expectOk(
    campaign.parse.act({ type: 'correct', of, match: 'again', reason: 'For the sake of the figures.' }),
    'correction',
  );
}

const timed = (act: () => unknown): number => {
  const started = performance.now();
  act();
  return performance.now() - started;
};

const times = (act: () => unknown): readonly number[] => Array.from({ length: ROUNDS }, () => timed(act));

function figuresOf(campaign: AnyCampaign): readonly Figure[] {
  const { course, ledger } = longWar(campaign, ENTRIES);
  const thirty = JSON.parse(JSON.stringify(longWar(campaign, THIRTY_BATTLES).ledger)) as readonly unknown[];
  const first = ledger.findLast(({ kind, body }) => kind === 'fought' && (body as { battle: number }).battle === 1);
  const raw = {
    type: 'correct',
    of: first?.seq ?? 0,
    report: { winner: 'draw' },
    from: null,
    reason: 'For the sake of the figures.',
  };
  const dry = expectOk(campaign.parse.act(raw as Json), 'correction');
  return [
    atMost(
      `ledger of ${thirty.length} entries, 30 battles: verified without matches, p95`,
      percentile(
        times(() => campaign.verify(thirty)),
        0.95,
      ),
      'ms',
      300,
    ),
    atMost(
      `ledger of ${ledger.length} entries: its state and hash, p95`,
      percentile(
        times(() => campaign.look(course)),
        0.95,
      ),
      'ms',
      20,
    ),
    atMost(
      'correction of battle 1, dry run, p95',
      percentile(
        times(() => campaign.classes(course, dry)),
        0.95,
      ),
      'ms',
      1_000,
    ),
  ];
}

export const bench: Bench = {
  name: 'campaign',
  run: async () => allCampaigns().flatMap(figuresOf),
};
