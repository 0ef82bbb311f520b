import { createHmac } from 'node:crypto';
import { defaultOf, type Game, type GameTypes, type Json, menuOf, type Seat, viewOf } from '@fieldpost/engine';
import type { AnyRuleSet } from '../../match-store/rules.ts';
import { type Keys, signerOf } from '../../platform/security/keys.ts';
import type { Settings } from '../../settings.ts';

/** A small decision that can be taken from a letter. `code` names it in the button's link, `order` is what is played. */
export type MailAction = {
  readonly code: string;
  /** On the button and on the page behind it. */
  readonly label: string;
  readonly order: { readonly line: string } | { readonly command: Json };
};

/** A menu with this many answers or fewer is offered whole. */
const FEW = 4;
/** An answer that takes more than a line (a whole plan) is no small decision. */
const LONGEST = 80;

const DRAW: readonly MailAction[] = [
  { code: 'accept', label: 'Accept draw', order: { line: 'draw!' } },
  { code: 'decline', label: 'Decline draw', order: { line: 'draw-' } },
];

function answersOf(rules: AnyRuleSet, game: Game<GameTypes>, seat: Seat<string>): readonly MailAction[] {
  const view = viewOf(rules, game, seat);
  const usual = defaultOf(rules, game, seat);
  // Each subject has a command at least, so a long menu is known without being written out.
  const menu = rules.subjects(view, seat).length > FEW ? [] : menuOf(rules, game, seat);
  const first: MailAction = {
    code: 'usual',
    label: `Send default reply: ${rules.write(usual, view)}`,
    order: { command: usual as unknown as Json },
  };
  if (menu.length === 0 || menu.length > FEW) return [first];
  const rest = menu.map((command, index): MailAction => {
    const line = rules.write(command, view);
    return { code: `answer-${index}`, label: `Send: ${line}`, order: { command: command as unknown as Json } };
  });
  return rest.some(({ order }) => JSON.stringify(order) === JSON.stringify(first.order)) ? rest : [first, ...rest];
}

/**
 * Decisions that a letter offers: an offered draw, the answers of a short menu, the usual answer (the one played when
 * time runs out). The same position gives the same list, so a link only needs a code.
 */
export function actionsFor(
  rules: AnyRuleSet,
  game: Game<GameTypes>,
  seat: Seat<string>,
  awaited: boolean,
): readonly MailAction[] {
  const draw = game.drawOffer !== null && !game.drawOffer.accepted.includes(seat.side) ? DRAW : [];
  const answers = awaited ? answersOf(rules, game, seat) : [];
  return [...draw, ...answers.filter(({ label }) => label.length <= LONGEST)];
}

const signatureOf = (notificationId: string, code: string, secret: string): Buffer =>
  createHmac('sha256', secret).update(`button:${notificationId}:${code}`).digest();

/** Content of a button's link: the letter, the decision, and our signature over both. */
export function buttonToken(notificationId: string, code: string, secret: string): string {
  const parts = [notificationId, code].map((part) => Buffer.from(part).toString('base64url'));
  return [...parts, signatureOf(notificationId, code, secret).toString('base64url')].join('.');
}

/** The letter and the decision of a token, and the secret that signed it; null where we did not sign it. */
export function readButton(
  token: string,
  keys: Keys,
): { readonly notificationId: string; readonly code: string; readonly signer: string } | null {
  const [id = '', what = '', signature = ''] = token.split('.');
  const notificationId = Buffer.from(id, 'base64url').toString('utf8');
  const code = Buffer.from(what, 'base64url').toString('utf8');
  const given = Buffer.from(signature, 'base64url');
  const signer = signerOf(keys, given, (secret) => signatureOf(notificationId, code, secret));
  return signer === null ? null : { notificationId, code, signer };
}

export const buttonUrl = (
  notificationId: string,
  { code }: Pick<MailAction, 'code'>,
  { publicUrl, secret }: Pick<Settings, 'publicUrl' | 'secret'>,
): string => `${publicUrl}/act/${buttonToken(notificationId, code, secret)}`;
