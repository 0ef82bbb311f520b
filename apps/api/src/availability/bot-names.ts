import { isBot, isOffered, levelOf } from '@fieldpost/bots/seats';
import { markedName } from '../identity/auth/names.ts';
import type { AnyRuleSet } from '../match-store/rules.ts';
import { type Fault, fault } from '../platform/errors/catalogue.ts';

/**
 * The name of a computer player in lists and logs, so that nobody takes it for a person, nor a level for a soldier of a game: "Greedy
 * (bot)", "Computer: Captain (bot)".
 */
export function botName(name: string): string {
  const capital = `${name.charAt(0).toUpperCase()}${name.slice(1)}`;
  return markedName(levelOf(name) === null ? capital : `Computer: ${capital}`, true);
}

/** Why a computer player cannot play a scenario; null: it can. `scenario`: an id; a document offers no levels. */
export function botRefusal(name: string, rules: AnyRuleSet, scenario: unknown): Fault | null {
  if (!isBot(name) && levelOf(name) === null) return fault('BOT_UNKNOWN');
  const id = typeof scenario === 'string' ? scenario : '';
  return isOffered(name, rules, id) ? null : fault('LEVEL_NOT_OFFERED');
}
