import { Bot, Fieldpost, type Match, type Turn } from '../index.ts';

/** Reads something out of a view of each game, the way the author of a bot would. Only compiled, by `types.test.ts`. */
function lookAt(match: Match): string | number {
  if (match.view === null) return match.status;
  switch (match.ruleSet) {
    case 'wwi-combined-arms':
      return match.view.phase;
    case 'tank-killers':
      return match.view.open.phase;
    case 'animal-world-war':
      return match.view.battle.round;
    case 'mass-warfare':
      return match.view.war.options.turnLimit;
    case 'world-war-awesome':
      return match.view.war.round;
  }
}

const choose = async (turn: Turn) => {
  const { commands } = await turn.menu();
  const first = commands[0];
  return first && lookAt(turn.match) !== '' ? { line: first.line } : null;
};

/** Opens a match of a game against a computer player, and plays whatever waits. */
async function playAs(url: string, token: string, game: string): Promise<void> {
  const fieldpost = new Fieldpost({ url, token });
  const { name } = await fieldpost.get('/me');
  const { ruleSets } = await fieldpost.get('/rulesets');
  await fieldpost.post('/matches', {
    body: { ruleSet: game, title: `${name} and ${ruleSets.length} games`, bot: 'random' },
  });
  const { matches } = await fieldpost.get('/matches', { query: { mine: '1', waiting: '1' } });
  for (const { id } of matches) await fieldpost.post('/matches/{id}/seen', { path: { id }, body: { step: 0 } });
  await new Bot(fieldpost, choose).run();
}

await playAs('https://war.example.org', 'fp_of_the_account_page', 'tank-killers');
