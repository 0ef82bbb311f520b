/** Frequent messages, to send with one tap: at the table, after the end, and among spectators. */
export const GREETINGS: Readonly<Record<'open' | 'playing' | 'finished' | 'watching', readonly string[]>> = {
  open: ['Hello! Good to meet you.', 'Ready when you are.', 'Have a good fight!'],
  playing: ['Have a good fight!', 'Well played.', 'Lucky roll!', 'Busy today; I’ll move tomorrow.'],
  finished: ['Thank you for the match.', 'Well fought!', 'Another one?'],
  watching: ['Who is ahead?', 'What a turn!'],
};
