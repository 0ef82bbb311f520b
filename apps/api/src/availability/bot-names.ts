import { markedName } from '../identity/auth/names.ts';

/** What a computer player is called in lists and logs: nobody shall take it for a person. */
export const botName = (name: string): string => markedName(`${name.charAt(0).toUpperCase()}${name.slice(1)}`, true);
