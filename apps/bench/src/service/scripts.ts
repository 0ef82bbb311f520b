import { type AnyRuleSet, fastChance, menuOf, openMatch, pendingOf, play, setupOf } from '@fieldpost/engine';

/** One command of a script and who gives it. */
export type Order = { readonly side: string; readonly command: unknown };

/** A random legal match, prepared before the load so that the driver needs little processor time. */
export type Script = {
  readonly ruleSet: string;
  readonly scenario: string;
  readonly options: unknown;
  readonly orders: readonly Order[];
};

/** Whom a match waits for: the side to choose, or the first that owes orders. */
function sideAwaited(rules: AnyRuleSet, game: Parameters<typeof pendingOf>[1]): string | null {
  const pending = pendingOf(rules, game, 'spectator');
  if (pending.kind === 'finished') return null;
  return pending.kind === 'choice' ? pending.side : (pending.from[0] ?? null);
}

/** A script of up to `length` commands in `scenario`, from a seed. It stops short of the end of the match. */
export function writeScript(
  rules: AnyRuleSet,
  scenario: string,
  options: unknown,
  length: number,
  seed: number,
): Script {
  const chance = fastChance(seed);
  const setup = setupOf(rules, { scenario, options });
  if (!setup.ok) throw new Error(setup.fault.code);
  const opened = openMatch(rules, setup.value, chance);
  if (!opened.ok) throw new Error(opened.fault.code);
  const orders: Order[] = [];
  let game = opened.value.game;
  while (orders.length < length) {
    const side = sideAwaited(rules, game);
    if (side === null) break;
    const seat = { side, player: 0 };
    const menu = menuOf(rules, game, seat);
    const command = menu[chance.draw(menu.length, 'choice') - 1];
    if (!command) throw new Error('a side is awaited and has no command');
    const played = play(rules, game, seat, command, chance);
    if (!played.ok) throw new Error(played.fault.code);
    orders.push({ side, command });
    game = played.value.game;
  }
  if (game.ending !== null) orders.pop();
  return { ruleSet: `${rules.ref.id}@${rules.ref.edition}`, scenario, options, orders };
}
