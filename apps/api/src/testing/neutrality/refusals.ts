/** Orders that are refused: what is said of them must tell nothing either. */
import { stepViewFor } from '@fieldpost/engine';
import type { Context } from '../../context.ts';
import { ordersAddress } from '../../delivery/email-replies/addresses.ts';
import { takeMail } from '../../delivery/email-replies/take.ts';
import { legalFor } from '../../match-api/service.ts';
import { loadedMatch } from '../../match-store/loaded-match.ts';
import { loadMatch } from '../../match-store/store.ts';
import type { Trial } from './trial.ts';

/** A request of the active side's, by POST. */
export type Refused = { readonly url: string; readonly payload: object };

/** Lines that the active side may not play now, as cards of the deck; two of many, other ones for each number. */
function notToPlay(trial: Trial, legal: readonly string[], seed: number): readonly string[] {
  const lines = trial.lines.filter((line) => !legal.includes(line));
  return [seed * 11, seed * 17 + 5].flatMap((index) => lines[index % lines.length] ?? []);
}

/** What the active side may play, and the step that it sees. */
async function standsFor({ db }: Context, { id, sides }: Trial) {
  const match = await loadMatch(db, id);
  const loaded = match && loadedMatch(match);
  if (!loaded?.game) throw new Error(`no match ${id}`);
  const seat = { side: sides.active, player: 0 };
  const legal = legalFor(loaded, seat).map(({ line }) => line);
  return { legal, step: stepViewFor(loaded.game, seat) };
}

const PLAY = `mutation($match: ID!, $step: Int!, $line: String!, $key: String!) {
  play(matchId: $match, expectedStep: $step, line: $line, key: $key) { id } }`;

/** Requests that change nothing, whatever the position. */
export async function refusalsFor(context: Context, trial: Trial, seed: number): Promise<readonly Refused[]> {
  const { legal, step } = await standsFor(context, trial);
  const lines = ['play Nonsense', 'attack #99 Nothing', ...notToPlay(trial, legal, seed)];
  const orders = [{ expectedStep: 9_999, line: 'pass' }, ...lines.map((line) => ({ expectedStep: step, line }))];
  const side = trial.sides.keeper;
  const actions = [
    ...orders.map((payload) => ['commands', payload] as const),
    ...([
      ['claim', {}],
      ['excuse', { side }],
      ['draw', { action: 'decline' }],
      ['pause', { action: 'end' }],
    ] as const),
    ['seat', { action: 'takeOver', side }] as const,
  ];
  const variables = { match: trial.id, step, line: lines.at(-1), key: crypto.randomUUID() };
  return [
    ...actions.map(([path, payload]) => ({ url: `/api/v1/matches/${trial.id}/${path}`, payload })),
    { url: '/graphql', payload: { query: PLAY, variables } },
  ];
}

/** The active side answers its last letter by mail with orders that are refused; what is answered comes by mail. */
export async function answerInVain(context: Context, trial: Trial, seed: number): Promise<void> {
  const { id, active } = trial;
  const where = { matchId: id, userId: active.caller.userId, channel: 'mail', state: 'sent' as const };
  const letter = await context.db.notification.findFirst({ where, orderBy: { createdAt: 'desc' } });
  const to = letter && ordersAddress(letter.id, context.settings);
  if (!to) return;
  const { legal } = await standsFor(context, trial);
  const lines = ['play Nonsense', ...notToPlay(trial, legal, seed)];
  const head = [`From: ${active.email}`, `To: ${to}`, 'Subject: Re: Your turn', 'Content-Type: text/plain'];
  const raw = Buffer.from([...head, '', ...lines, ''].join('\r\n'));
  await takeMail(context, { raw, to: [to] });
}
