/** Notifications of a round to team members, and of empty boards (CL-125, CL-126). */
import { type Encounter, type LegName, legNamed, playersOf } from '@fieldpost/league';
import { legIdsOf, type OpenedEvent } from '../opened-event.ts';
import { type NotificationText, nameIn, type Of, playersNamed, type TextContext } from './recipients.ts';

type Board = {
  readonly board: number;
  readonly own: string;
  readonly team: string;
  readonly other: string | null;
  readonly opponents: string;
};

/** Everybody who sits at a board of an encounter, and whom they meet there. */
function boardsOf({ a, b, legs }: Encounter): readonly Board[] {
  return legs
    .filter(({ no }) => no === 1)
    .flatMap((leg) => {
      const [one, two] = playersOf(leg);
      const board = leg.board ?? 1;
      const of = (own: string | null, team: string, other: string | null): readonly Board[] =>
        own === null ? [] : [{ board, own, team, other, opponents: team === a ? b : a }];
      return [...of(one, leg.a, two), ...of(two, leg.b, one)];
    });
}

function boardTold({ opened, windowEnds }: TextContext, form: string, both: string, at: Board): NotificationText {
  const [team, opponents] = [nameIn(opened, at.team), nameIn(opened, at.opponents)];
  if (at.other === null) {
    const line = `You play board ${at.board} of “${team}” against “${opponents}”, who have no player there: you win by walkover (CL-125).`;
    return { kind: 'event-round', entries: [at.own], form, lines: [line] };
  }
  const opponent = nameIn(opened, at.other);
  const { firstTurn } = opened.ledger.settings.window;
  const meets = `You play ${opponent} on board ${at.board}${both}, for “${team}” against “${opponents}”.`;
  const turn = `Make your first turn within ${firstTurn} days of being asked, or you lose by walkover.`;
  const facts = [
    ['Against', opponent],
    ['Until', { at: windowEnds.toISOString() }],
  ] as const;
  return { kind: 'event-round', entries: [at.own], form, lines: [`${meets} ${turn}`], facts };
}

/**
 * Notifies all players of their opponent at the board; captains also of the other team, and free members that they are
 * free.
 */
export function boardsTold(telling: TextContext, round: number): readonly NotificationText[] {
  const { opened } = telling;
  const form = `Round ${round}`;
  const encounters = opened.ledger.groups.flatMap((group) => group.encounters.filter((one) => one.round === round));
  const both = opened.ledger.settings.sideMode === 'pair' ? ', in two matches at once with sides swapped' : '';
  const teams = [...opened.ledger.entries.values()].filter(({ withdrawnAt }) => withdrawnAt === null);
  return [
    ...encounters.flatMap((encounter) => boardsOf(encounter).map((at) => boardTold(telling, form, both, at))),
    ...teams.map(({ id }): NotificationText => {
      const met = encounters.find(({ a, b }) => a === id || b === id);
      const line =
        met === undefined
          ? 'Your team has a bye this round.'
          : `Your team plays “${nameIn(opened, met.a === id ? met.b : met.a)}”.`;
      return { kind: 'event-round', entries: [id], form, lines: [line] };
    }),
  ];
}

/** Whether nobody sat at the board of a team. */
export function isMissing({ ledger }: OpenedEvent, name: LegName, entry: string): boolean {
  const leg = legNamed(ledger, name)?.leg;
  return leg !== undefined && playersOf(leg)[leg.a === entry ? 0 : 1] === null;
}

/** CL-125: notifies the captain of an empty board. The opponent learns it from the round's notification. */
export function missingTold(
  opened: OpenedEvent,
  { board }: LegName,
  { entry, other }: { readonly entry: string; readonly other: string },
): readonly NotificationText[] {
  const line = `Board ${board} of “${nameIn(opened, entry)}” is empty: it loses to ${nameIn(opened, other)} by walkover (CL-125).`;
  return [{ kind: 'event-table', entries: [entry], form: 'Walkover', lines: [line] }];
}

/** The entries at a board before it was annulled; empty if no match was created for it. */
function satBefore({ event, ledger }: OpenedEvent, name: LegName): readonly string[] {
  const placed = legNamed(ledger, name);
  const before = placed && legIdsOf(event.id, placed).at(-2);
  return event.legs.flatMap(({ id, a, b }) => (id === before ? [a, b] : []));
}

/**
 * CL-096, CL-125: when a referee names new players for a replayed board, notifies them, and the players whose match was
 * annulled.
 */
export function seatedTold(opened: OpenedEvent, act: Of<'decide'>): readonly NotificationText[] {
  if (act.players === undefined) return [];
  const because = `Reason: “${act.reason}”`;
  const seated = playersNamed(opened, act);
  const told = (id: string, form: string, line: string): NotificationText => ({
    kind: 'event-round',
    entries: [id],
    form,
    lines: [`${line} ${because}`],
    always: true,
  });
  const here = seated.map((id, side) => {
    const against = `for “${nameIn(opened, side === 0 ? act.a : act.b)}” against ${nameIn(opened, seated[1 - side] ?? '')}`;
    return told(id, 'Your board', `A referee ordered a replay of board ${act.board}: you play it ${against} (CL-096).`);
  });
  const gone = satBefore(opened, act).filter((id) => !seated.includes(id));
  const ended = `A referee annulled your match on board ${act.board}: another player plays it (CL-096).`;
  return [...here, ...gone.map((id) => told(id, 'Annulled', ended))];
}
