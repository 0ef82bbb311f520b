// Plays one match of any game against a computer player, to its end: node play.mjs URL TOKEN GAME [OPPONENT] [OPTIONS]
// It knows no game: it asks for what it may play, and plays any of it. `choose` is where yours begins to think.
import process from 'node:process';
import { Bot, Fieldpost } from '@fieldpost/sdk';

const [url, token, game, bot = 'random', options = '{}'] = process.argv.slice(2);
const fieldpost = new Fieldpost({ url, token });
const oneOf = (list) => list[Math.floor(Math.random() * list.length)];

/** Any command of any subject: of a unit three times of four, so that turns are used before they are ended. */
async function choose(turn) {
  const { subjects } = await turn.menu('');
  for (let tries = 0; tries < 100; tries += 1) {
    const units = subjects.filter((subject) => subject !== '');
    const { commands } = await turn.menu(oneOf(units.length > 0 && Math.random() < 0.75 ? units : subjects) ?? '');
    if (commands.length > 0) return { line: oneOf(commands).line };
  }
  return null;
}

const { scenarios } = await fieldpost.get('/rulesets/{id}', { path: { id: game } });
const setUp = { ruleSet: game, scenario: scenarios[0].id, bot, options: JSON.parse(options) };
const match = await fieldpost.post('/matches', { body: setUp });
const ended = new AbortController();
let played = 0;
const notes = {
  played: () => {
    played += 1;
  },
  finished: (id) => id === match.id && ended.abort(),
};
const mine = async (turn) => (turn.id === match.id ? choose(turn) : null);
await new Bot(fieldpost, mine, notes).run(ended.signal);

const { ending, you, step } = await fieldpost.match(match.id);
process.stdout.write(`${JSON.stringify({ match: match.id, you: you.side, played, step, ending })}\n`);
