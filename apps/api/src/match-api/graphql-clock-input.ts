import { TIME_OUT_POLICIES } from '../clock/clock-spec.ts';
import { builder } from '../platform/graphql/builder.ts';

export const TimeOutPolicyEnum = builder.enumType('TimeOutPolicy', {
  values: TIME_OUT_POLICIES,
  description: 'What becomes of a side whose time is up.',
});

export const ClockInput = builder.inputType('ClockInput', {
  description: 'In seconds. Omitted fields take the default clock.',
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
    sleepHours: t.int({ description: 'Hours per night in which each player’s clock is stopped.' }),
    vacationDays: t.int(),
    vacationByItself: t.boolean({ description: 'Starts vacation automatically for a side that runs out of time.' }),
    readyCheckHours: t.int({
      description: 'Hours before the start within which each player must confirm.',
    }),
  }),
});
