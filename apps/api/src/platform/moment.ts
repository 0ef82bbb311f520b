import { z } from 'zod';

/** Before and after these no calendar of people and no column of the database has a moment. */
const FIRST = Date.parse('1970-01-01T00:00:00Z');
const LAST = Date.parse('9999-12-31T23:59:59.999Z');

/** Whether a date can be kept: ECMAScript knows years of six digits, before Christ too. */
export const isMoment = (date: Date): boolean => date.getTime() >= FIRST && date.getTime() <= LAST;

/** A moment in the body or the address of a request. */
export const moment = z.coerce.date().refine(isMoment, { error: 'is no moment between 1970 and 9999' });
