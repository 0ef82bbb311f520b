import { z } from 'zod';
import { pageQuery } from '../platform/paging.ts';
import { MAX_OWN } from './lists.ts';

/** Forms of requests. The services judge their content. */
const yes = z
  .enum(['1', 'true', '0', 'false'])
  .optional()
  .transform((text) => (text === undefined ? undefined : text === '1' || text === 'true'));

const word = z.string().max(100);
const holder = z.union([word, z.null(), z.object({ email: z.string().max(320) })]);

export const matchPath = z.object({ id: word });

const salt = z.string().nullish().describe('What you add to the dice: 32 hexadecimal digits');
const dice = z
  .strictObject({ matchId: word, commitment: word })
  .nullish()
  .describe('The dice you were issued (POST /dice); required with a salt');

export const newMatch = z.strictObject({
  ruleSet: word.describe('"id" for the newest edition, or "id@edition"'),
  scenario: z.unknown().optional().describe('The id of a listed scenario, or a whole scenario document'),
  customScenario: word.nullish().describe('A custom scenario instead, by its id if it is yours or by its share key'),
  options: z
    .unknown()
    .optional()
    .describe(
      'By key. What is left out takes its initial value; between people who answer by post, what the game has for that',
    ),
  clock: z
    .unknown()
    .optional()
    .describe(
      'The id of a preset, or {bankSeconds, incrementSeconds, capSeconds, reactionSeconds, atEnd, fixed, timeZone, restDays, holidays, sleepHours, vacationDays, vacationByItself, readyCheckHours}',
    ),
  title: z.string().max(400).nullish(),
  listed: z.boolean().nullish().describe('Shown in the lobby (the rule), or joined by invitation only'),
  side: word.nullish().describe('Your side; the first one when nothing is said'),
  sides: z.record(word, holder).nullish().describe('Who holds each side: "me", "open" or null, or {"email"} to invite'),
  solo: z.boolean().nullish().describe('You hold every side'),
  bot: word.nullish().describe('A computer player, by name, takes every other side'),
  joinRequirements: z.unknown().optional().describe('Who may join: {reliability, responseHours, newcomers}'),
  dice,
  salt,
});

/** What narrows the lobby alone, and what narrows your own matches alone. */
const OF_LOBBY = ['ruleSet', 'scenario', 'side', 'joinable'] as const;
const OF_MINE = ['waiting', 'finished'] as const;

const listed = z.object({
  mine: yes.describe('Those in which you hold a seat; else open ones of the lobby'),
  waiting: yes.describe('Of yours: only those that wait for you'),
  finished: yes.describe('Of yours: only those that have ended'),
  status: z.enum(['open', 'playing', 'finished']).optional().describe('Only those that stand so'),
  ruleSet: word.optional().describe('Only matches of this game'),
  scenario: word.optional().describe('Only matches of this scenario'),
  side: word.optional().describe('Only those in which this side is free'),
  joinable: yes.describe('Only open ones in which you may sit down: your record meets their requirements'),
  ...pageQuery(MAX_OWN, 'moment'),
});

/** A filter that the list cannot heed is refused: it would answer with everything, and look right. */
export const listQuery = listed.superRefine((asked, context) => {
  for (const name of asked.mine ? OF_LOBBY : OF_MINE)
    if (asked[name] !== undefined)
      context.addIssue({ code: 'custom', path: [name], message: asked.mine ? 'not with `mine`' : 'only with `mine`' });
});

export const joining = z.object({ side: word.nullish(), invitation: word.nullish(), salt }).nullish();
export const bringing = z.object({ dice, salt }).nullish();
export const salting = z.object({ salt: z.string() });
export const inviting = z.object({ side: word.nullish(), email: z.string().max(320).nullish() }).nullish();
