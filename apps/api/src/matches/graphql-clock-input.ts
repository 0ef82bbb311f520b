import { TIME_OUT_POLICIES } from '../clock/clock-spec.ts';
import { builder } from '../platform/graphql/builder.ts';

export const TimeOutPolicyEnum = builder.enumType('TimeOutPolicy', {
  values: TIME_OUT_POLICIES,
  description: 'What becomes of a side whose time is up.',
});

export const ClockInput = builder.inputType('ClockInput', {
  description: 'In seconds. What is left out is taken from the usual clock.',
  fields: (t) => ({
    bankSeconds: t.int(),
    incrementSeconds: t.int(),
    capSeconds: t.int(),
    reactionSeconds: t.int(),
    atEnd: t.field({ type: TimeOutPolicyEnum, description: 'What becomes of a side whose time is up.' }),
    fixed: t.field({
      type: 'JSON',
      description: '{at: "19:00", weekdays: [1..7], noticeSeconds} instead of a reserve.',
    }),
    timeZone: t.string({ description: 'IANA name: fixed deadlines and days of rest are read in it.' }),
    restDays: t.intList({ description: 'Days of the week on which no clock runs, Monday 1 to Sunday 7.' }),
    holidays: t.stringList({ description: 'Dates on which no clock runs, "2026-12-25".' }),
    sleepHours: t.int({ description: "Hours of each player's night in which their clock stands." }),
    vacationDays: t.int(),
    vacationByItself: t.boolean({ description: 'Whose time is up goes on vacation as long as they have some left.' }),
    readyCheckHours: t.int({
      description: 'Before the start each player says within so many hours that they are there.',
    }),
  }),
});
