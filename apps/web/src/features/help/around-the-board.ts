/** What lies around the board of every game, in words: no rule of a game speaks of it. */
import type { Term } from './glossary.ts';

const said = (says: string, ...words: readonly string[]): Term => ({ words, says, rule: null });

export const AROUND_THE_BOARD: readonly Term[] = [
  said('It leads back to the list of your matches: those that wait for you come first.', 'To your desk'),
  said('It leads to the matches that may be joined.', 'To the lobby'),
  said('It leads to another match that waits for you.', 'To the next match that waits for you', 'Next waiting'),
  said('Letters to all, to your side or to one player; who is not here gets them by mail.', 'Open the talk', 'Talk'),
  said('All that happened, step by step; a touch of a step shows the board as it was then.', 'Open the diary', 'Diary'),
  said('Who plays, with how much time; what can be agreed, and what is done while you are away.', 'This match'),
  said('What this match is called, and below it the game that is played in it.', 'Match and game'),
  said('The match waits for you: the line says what is asked.', 'Your move', 'Your answer'),
  said(
    'Others are awaited: you are told when it is your move, and need not look.',
    'In the post',
    'Nothing is asked of you now',
  ),
  said('When this time is over the clock acts; “This match” says in which way.', 'Time left'),
  said('Your last step is taken back, as long as it showed you nothing new: no dice, nothing hidden.', 'Undo'),
  said('It hands over: the others go on from what you did.', 'End turn', 'End the turn', 'I am done', 'Done', 'Ready'),
  said('It chooses the next of your units that can still do something.', 'Next', 'Next unit'),
  said('Here stands what you have chosen, what it would come to, and the button that orders it.', 'Orders'),
  said(
    'Touch one on the board: where it may go and what it may do is marked.',
    'Touch one of your units',
    'can still be ordered',
    'can still do something',
  ),
  said('It opens all that is known of what is chosen.', 'Details'),
  said('It shows again what happened, step by step.', 'Replay', 'Look again'),
  said(
    'It brings the map nearer, farther away, or whole into sight; two fingers do the same.',
    'Closer',
    'Farther',
    'The whole map',
    'The whole field',
    'The whole battlefield',
    'The whole board',
  ),
];
