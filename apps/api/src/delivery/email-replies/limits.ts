/** The largest mail that is read, in bytes: people send pictures along, which are not looked at. */
export const LARGEST_MAIL = 3 * 1024 * 1024;
/** Maximum bytes read of an email's head in a mailbox. */
export const LARGEST_HEAD = 128 * 1024;
/** Mails from one address of the net within a minute. */
export const MAX_PER_MINUTE = 120;
/** Mails about the letters of one person within an hour. */
export const MAX_PER_HOUR = 60;
