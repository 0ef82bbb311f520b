import {
  type Arrangements,
  CLOCK_FIELDS,
  type ClockSpec,
  type MatchInList,
  operation,
  operationOf,
  type Reliability,
  type SideCalendar,
} from '@fieldpost/client';
import type { Operations } from '../../operation-types.ts';

/** Words to find in the player's log, whose actions they describe, and whether they must be present or absent. */
export type OrderCondition = {
  readonly condition: { readonly words: string };
  readonly by: 'others' | 'own' | 'anyone';
  readonly happened: boolean;
};

/** Orders for the player's next turn, and how far they got. */
export type ConditionalOrder = {
  readonly id: string;
  readonly when: 'turn' | 'timeUp';
  readonly conditions: readonly OrderCondition[];
  readonly lines: readonly string[];
  readonly stop: readonly OrderCondition[];
  readonly state: 'armed' | 'playing' | 'done' | 'passed' | 'stopped';
  readonly played: number;
  readonly end: { readonly code: string; readonly message: string; readonly line: string | null } | null;
};
export type ConditionalOrderInput = Pick<ConditionalOrder, 'when' | 'conditions' | 'lines' | 'stop'>;

const CALENDAR = 'side deadline closings { from to why }';

/** When the clocks of a match stand in the days to come. */
export const MATCH_CALENDAR = operation<
  { readonly id: string; readonly days: number },
  { readonly match: { readonly calendar: readonly SideCalendar[] } | null }
>(`query MatchCalendar($id: ID!, $days: Int!) { match(id: $id) { calendar(days: $days) { ${CALENDAR} } } }`);

/** The calendar of a clock that is being thought of: yours, and that of somebody who sleeps as is said. */
export const CALENDAR_PREVIEW = operation<
  { readonly clock: ClockSpec; readonly otherZone: string; readonly otherSleepFrom: number; readonly days: number },
  { readonly calendarPreview: readonly SideCalendar[] }
>(`query CalendarPreview($clock: ClockInput!, $otherZone: String!, $otherSleepFrom: Int!, $days: Int!) {
  calendarPreview(clock: $clock, otherZone: $otherZone, otherSleepFrom: $otherSleepFrom, days: $days) { ${CALENDAR} }
}`);

/** How things stand in a match that has not begun. */
export const READY_CHECK = operation<
  { readonly id: string; readonly days: number },
  { readonly match: { readonly arrangements: Arrangements; readonly calendar: readonly SideCalendar[] } | null }
>(`query ReadyCheck($id: ID!, $days: Int!) { match(id: $id) { arrangements calendar(days: $days) { ${CALENDAR} } } }`);

/** The same of a match to which one is invited. */
export const INVITED_CALENDAR = operation<
  { readonly secret: string; readonly days: number },
  {
    readonly invitation: {
      readonly match: { readonly arrangements: Arrangements; readonly calendar: readonly SideCalendar[] };
    } | null;
  }
>(`query InvitedCalendar($secret: String!, $days: Int!) {
  invitation(secret: $secret) { match { arrangements calendar(days: $days) { ${CALENDAR} } } }
}`);

/** Matches in play with a seat that this player may take over. */
export const VACANT_SEATS = operation<
  Record<string, never>,
  { readonly vacantSeats: readonly (VacantMatch & { readonly arrangements: Arrangements })[] }
>(
  `query VacantSeats { vacantSeats { id ruleSet title step clockSpec { ${CLOCK_FIELDS} } joinRequirements arrangements } }`,
);
export type VacantMatch = Pick<MatchInList, 'id' | 'ruleSet' | 'title' | 'step' | 'clockSpec' | 'joinRequirements'>;

export const RELIABILITY = operation<
  { readonly id: string },
  { readonly user: { readonly reliability: Reliability } | null }
>('query Reliability($id: ID!) { user(id: $id) { reliability { turns answered missed percent formula quartiles } } }');

/** When the person signed in sleeps. */
export type SleepHours = { readonly sleepFrom: number | null; readonly sleepTimeZone: string | null };
export const SLEEP_HOURS = operationOf<Operations['SleepHours']>('query SleepHours { me { sleepFrom sleepTimeZone } }');
export const SET_HOURS = operationOf<Operations['SetSleepHours']>(
  'mutation SetSleepHours($timeZone: String!, $sleepFrom: Int!) { setSleepHours(timeZone: $timeZone, sleepFrom: $sleepFrom) }',
);

type Done = { readonly done: { readonly id: string } };
type OfMatch = { readonly matchId: string };

/** An arrangement without any further words. */
const plain = (name: string) =>
  operation<OfMatch, Done>(`mutation Arrange($matchId: ID!) { done: ${name}(matchId: $matchId) { id } }`);

export const END_PAUSE = plain('endPause');
export const END_VACATION = plain('endVacation');
export const OPEN_SEAT = plain('openSeat');
export const RETURN_TO_SEAT = plain('returnToSeat');
export const CONFIRM_READY = plain('confirmReady');

export const OFFER_PAUSE = operationOf<
  Operations['OfferPause']
>(`mutation OfferPause($matchId: ID!, $reason: String!, $until: String) {
  done: offerPause(matchId: $matchId, reason: $reason, until: $until) { id }
}`);
export const ANSWER_PAUSE = operationOf<Operations['AnswerPause']>(
  `mutation AnswerPause($matchId: ID!, $agreed: Boolean!) { done: answerPause(matchId: $matchId, agreed: $agreed) { id } }`,
);
export const TAKE_VACATION = operationOf<
  Operations['TakeVacation']
>(`mutation TakeVacation($matchId: ID!, $days: Int!, $from: String) {
  done: takeVacation(matchId: $matchId, days: $days, from: $from) { id }
}`);
export const INVITE_BOT = operationOf<Operations['InviteBot']>(
  `mutation InviteBot($matchId: ID!, $bot: String!) { done: inviteBot(matchId: $matchId, bot: $bot) { id } }`,
);
const ofSide = (name: string) =>
  operation<OfMatch & { readonly side: string }, Done>(
    `mutation OfSide($matchId: ID!, $side: String!) { done: ${name}(matchId: $matchId, side: $side) { id } }`,
  );
export const TAKE_OVER = operationOf<
  Operations['TakeOver']
>(`mutation TakeOver($matchId: ID!, $side: String!, $invitation: String) {
  done: takeOver(matchId: $matchId, side: $side, invitation: $invitation) { id }
}`);
export const EXCUSE_MISS = ofSide('excuseMiss');

export const FILE_CONDITIONAL = operation<OfMatch & { readonly orders: readonly ConditionalOrderInput[] }, Done>(
  `mutation FileConditional($matchId: ID!, $orders: JSON!) {
  done: fileConditionalOrders(matchId: $matchId, orders: $orders) { id }
}`,
);
