/** CL-125, CL-128: what a captain says of their team: the order of its boards, who is away, who takes a board over. */
import type { LogEvent } from '@fieldpost/league';
import type { Context } from '../../context.ts';
import { handSeats } from '../../lobby/handing-seats.ts';
import { queueNotifications } from '../../notification-rules/store.ts';
import { fault } from '../../platform/errors/catalogue.ts';
import { isolated } from '../../platform/names.ts';
import { type ActContext, type ActResult, type AskedAct, legNamedBy, text } from '../act-context.ts';
import { faultOf } from '../change.ts';
import { nameOf } from '../leg-names.ts';
import { ledNotice, teamNotice } from '../notification-texts/teams.ts';
import { signAct } from '../signing.ts';
import { setCaptain, setEntry, type Transaction, updateLegs } from '../store.ts';
import { queueWorth } from '../substitutes/store.ts';
import { ownTeam, squadActs, takenOut } from './forming.ts';
import { lockedNow } from './locking.ts';
import { placesOf, playersIn, squadOf } from './people.ts';

const areTexts = (raw: unknown): raw is readonly string[] =>
  Array.isArray(raw) && raw.every((one) => typeof one === 'string');

/** The whole squad in the order of its boards, and who of them is not there when the next round opens. */
export function setLineUp(doing: ActContext, asked: AskedAct): ActResult {
  const team = ownTeam(doing);
  if ('status' in team) return team;
  const locked = lockedNow(doing.opened, doing.now);
  if (locked !== null) return locked;
  const here = squadOf(doing.opened.event, team.id).map(({ id }) => id);
  const { squad = here, absent = [] } = asked;
  const isOrder = areTexts(squad) && squad.length === here.length && here.every((id) => squad.includes(id));
  if (!isOrder) return faultOf({ code: 'CL_BAD_INPUT', rule: 'CL-125', at: 'squad' });
  if (!areTexts(absent) || !absent.every((id) => here.includes(id)))
    return faultOf({ code: 'CL_BAD_INPUT', rule: 'CL-125', at: 'absent' });
  const acts = squadActs(doing, team.id, squad, absent);
  return {
    acts: acts.map((act) => signAct(doing, act, 'captain')),
    also: async (tx) => {
      for (const [place, id] of squad.entries()) await setEntry(tx, id, { place });
    },
  };
}

/** The captain lets somebody go, or takes back that they were asked. */
export function removePlayer(doing: ActContext, asked: AskedAct): ActResult {
  const team = ownTeam(doing);
  if ('status' in team) return team;
  const { event } = doing.opened;
  const row = placesOf(event, team.id).find(({ id }) => id === asked.player);
  if (row === undefined) return fault('NOT_FOUND');
  const locked = row.state === 'confirmed' ? lockedNow(doing.opened, doing.now) : null;
  if (locked !== null) return locked;
  const line = `You are not in the team “${isolated(team.teamName ?? '')}” any more.`;
  const own = { userId: row.userId, kind: 'event-entry', form: 'Your team', line } as const;
  return takenOut(doing, row, 'captain', async (tx, now) => {
    const told =
      row.userId === doing.caller.userId ? [] : [teamNotice(event, { ...own, key: `out-${row.id}-${now.getTime()}` })];
    await queueNotifications({ db: tx }, told);
  });
}

/** CL-125: the captain hands the team over to another of its squad, who leads it from then on; they stay in it if they play. */
export function transferTeam(doing: ActContext, asked: AskedAct): ActResult {
  const team = ownTeam(doing);
  if ('status' in team) return team;
  const { event, ledger } = doing.opened;
  const heir = squadOf(event, team.id).find(({ id }) => id === asked.player);
  if (heir === undefined) return fault('NOT_FOUND');
  if (heir.userId === doing.caller.userId) return faultOf({ code: 'CL_BAD_INPUT', rule: 'CL-125', at: 'player' });
  // A team on the waiting list is not in the log yet.
  const acts: LogEvent[] = ledger.entries.has(team.id) ? [{ kind: 'captain', entry: team.id, player: heir.id }] : [];
  return {
    acts: acts.map((act) => signAct(doing, act, 'captain')),
    also: async (tx, now) => {
      await setCaptain(tx, team, heir.userId);
      await queueNotifications({ db: tx }, [ledNotice(event, team, heir.userId, now)]);
    },
  };
}

/** CL-128: a reserve sits down at a board that is being played, and stays there; the seat changes hands in the same transaction. */
export function substituteReserve(doing: ActContext, asked: AskedAct): ActResult {
  const team = ownTeam(doing);
  if ('status' in team) return team;
  const { opened } = doing;
  const placed = legNamedBy(doing, asked);
  const row = opened.event.legs.find(({ id }) => id === asked.leg);
  if (placed === undefined || row === undefined) return fault('NOT_FOUND');
  const { leg } = placed;
  const leaver = playersIn(opened, placed)[leg.a === team.id ? 0 : 1] ?? null;
  const taker = squadOf(opened.event, team.id).find(({ id }) => id === text(asked.player));
  if (leaver === null || taker === undefined || (leg.a !== team.id && leg.b !== team.id))
    return faultOf({ code: 'CL_BAD_INPUT', rule: 'CL-128', at: 'player' });
  const act = { kind: 'reserve', entry: team.id, player: taker.id, ...nameOf(placed) } as const;
  let announce: (context: Context) => void = () => undefined;
  const also = async (tx: Transaction, now: Date): Promise<void> => {
    await updateLegs(tx, [row.id], leg.a === team.id ? { a: taker.id } : { b: taker.id });
    const handing = { matchIds: [row.id], leaverId: leaver.userId, successorId: taker.userId };
    announce = await handSeats(tx, handing, now);
    await queueWorth(tx, opened.event.id, row.id);
    const board = `board ${leg.board} of “${isolated(team.teamName ?? '')}” from now on`;
    const line = `You play ${board}: ${isolated(leaver.user.name)} has left it to you.`;
    const left = `${isolated(taker.user.name)} plays ${board}, instead of you.`;
    const key = `board-${row.id}-${now.getTime()}`;
    await queueNotifications({ db: tx }, [
      teamNotice(opened.event, { key, userId: taker.userId, kind: 'event-round', form: 'Your board', line }),
      teamNotice(opened.event, { key, userId: leaver.userId, kind: 'event-round', form: 'Substituted', line: left }),
    ]);
  };
  return { acts: [signAct(doing, act, 'captain')], also, after: () => announce(doing.context) };
}
