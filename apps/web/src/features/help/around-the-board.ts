/** Explains the parts around every game's board: no rule of a game covers them. */
import type { Term } from './glossary.ts';

const said = (says: string, ...words: readonly string[]): Term => ({ words, says, rule: null });

export const AROUND_THE_BOARD: readonly Term[] = [
  said('Back to your matches. Those waiting for you come first.', 'Desk', 'To desk'),
  said('Opens matches you can join.', 'Lobby'),
  said('Opens the next match that waits for you.', 'Next match waiting for you', 'Next match'),
  said('Messages to everyone, your side or one player. Players who are away get them by email.', 'Open talk', 'Talk'),
  said('Everything that happened, step by step. Tap a step to see the board at that point.', 'Open diary', 'Diary'),
  said('Players, clocks, draw and pause offers, and settings for while you are away.', 'This match'),
  said('The title of the match and the game.', 'Match and game'),
  said('It is your turn. The line below says what wins the match.', 'Your turn'),
  said('Another player’s turn is shown. You may go on to now at any time.', 'Skip to now', 'Since your last visit'),
  said('Your turn is not sent yet: until then you may undo its end.', 'Undo end of turn', 'Send now', 'Turn ended'),
  said('It is someone else’s turn. We let you know when it is yours.', 'You don’t have to wait here'),
  said('When this time is up, the clock acts. “This match” explains how.', 'Time left'),
  said('Undoes your last step, as long as it revealed nothing new (dice, hidden units).', 'Undo'),
  said(
    'Ends your turn and passes play on.',
    'End turn',
    'End the turn',
    'End my turn',
    'Done',
    'Submit plan',
    'Send turn',
    'Done moving',
    'Done attacking',
    'Done building',
  ),
  said('Selects the next of yours that has something worth doing.', 'Next'),
  said('Your selection, its expected result and the button that gives the order.', 'Orders'),
  said(
    'Tap one on the board to see where it can go and what it can do.',
    'Tap one of your units',
    'Tap a soldier, or Next',
    'something worth doing',
    'can still act',
    'can still be ordered',
  ),
  said('Shows everything known about the selection.', 'Details', 'More'),
  said('Replays what happened, step by step.', 'Replay'),
  said(
    'Zooms in, out, or to the whole map. You can also pinch with two fingers.',
    'Zoom in',
    'Zoom out',
    'The whole map',
    'The whole field',
    'The whole battlefield',
    'The whole board',
  ),
];
