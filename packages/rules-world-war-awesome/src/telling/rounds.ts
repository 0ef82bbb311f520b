import { ATTACKS } from '../catalogue/attacks.ts';
import { plainName } from '../catalogue/names.ts';
import { REFUSALS, type RefusalCode } from '../catalogue/refusals.ts';
import { TOKENS, type TokenId } from '../catalogue/tokens.ts';
import { WINDOWS } from '../catalogue/windows.ts';
import type { RoundEvent } from '../events.ts';
import { writeHex } from '../notation/places.ts';
import { writeCommand } from '../notation/write.ts';
import type { Deployment, FullOrder } from '../state.ts';
import { designName, deviceName, nameOf, placeText } from './names.ts';

const REASONS: Readonly<Record<string, string>> = {
  cores: 'its cores were sabotaged',
  component: 'a vital part was destroyed',
  'both-destroyed': 'both Superpanzers are destroyed',
  'round-limit': 'the last round is over',
};

export function tellRound(event: RoundEvent): string {
  switch (event.type) {
    case 'tankPlaced':
      return `${nameOf(event.side)} places its Superpanzer at ${writeHex(event.tank.anchor)}.`;
    case 'supportPlaced':
      return `${nameOf(event.side)} ${event.at === null ? 'finds no place for a support tank' : `places a support tank at ${writeHex(event.at)}`}.`;
    case 'unitEntered':
      return `${nameOf(event.unit.owner)}: ${designName(event.unit.design)} enters ${placeText(event.unit.at)}.`;
    case 'deviceEntered':
      return `${nameOf(event.device.owner)}: ${deviceName(event.device)} enters ${event.device.region}.`;
    case 'drew':
      return `${nameOf(event.side)} draws ${event.token === null ? 'a token' : tokenText(event.token)}.`;
    case 'coin':
      return `The coin gives ${nameOf(event.side)} the initiative token.`;
    case 'roundBegan':
      return `Round ${event.round}: ${nameOf(event.first)} goes first.`;
    case 'opened':
      return `${nameOf(event.side)}: ${event.phase === 'over' ? 'the match is over.' : WINDOWS[event.phase]}`;
    case 'ordered':
      return `${nameOf(event.side)} orders ${event.order === null ? 'its Superpanzer' : orderText(event.order)}.`;
    case 'tokenPlayed':
      return `${nameOf(event.side)} plays ${faceText(event.token, event.face)}.`;
    case 'held':
      return `${nameOf(event.side)} plays no token.`;
    case 'roundOrdered':
    case 'tokensShown':
    case 'tokensFell':
    case 'queueLeft':
      return tellAhead(event);
    case 'passed':
      return `${nameOf(event.side)} passes.`;
    case 'roundEnded':
      return `Round ${event.round} ends.`;
    case 'burnedOut':
      return 'Every emitter burns out.';
    case 'matchEnded':
      return `The match ends: ${REASONS[event.outcome.reason] ?? event.outcome.reason}.`;
  }
}

/** WWA-154 */
type AheadEvent = Extract<RoundEvent, { readonly type: 'roundOrdered' | 'tokensShown' | 'tokensFell' | 'queueLeft' }>;

function tellAhead(event: AheadEvent): string {
  switch (event.type) {
    case 'roundOrdered':
      return `${nameOf(event.side)} orders ${orderText(event.order)}; to play: ${tokensText(event.tokens)}.`;
    case 'tokensShown':
      return 'Both sides have given their orders, and play their tokens.';
    case 'tokensFell':
      return `${nameOf(event.side)} could not play ${event.fell.map(({ command, code }) => `${faceText(command.token, command.side)} (${reasonText(code)})`).join(', ')}.`;
    case 'queueLeft':
      return `Left in the queue of ${nameOf(event.side)}: ${event.left.map(({ command, code }) => `${writeCommand(command)} (${reasonText(code)})`).join('; ')}.`;
  }
}

const TURNS = { L: ', then left', F: '', R: ', then right' } as const;

function faceText(token: TokenId, face: 'A' | 'B'): string {
  const design = TOKENS[token][face];
  return plainName(design);
}

/** "Rifleman, else Relay" */
const tokensText = (tokens: readonly Deployment[]): string =>
  tokens.length === 0 ? 'no token' : tokens.map(({ token, side }) => faceText(token, side)).join(', else ');

const reasonText = (code: RefusalCode): string => REFUSALS[code].replace(/\.$/, '');

/** "Rifleman / Relay" */
const tokenText = (token: TokenId): string => `${faceText(token, 'A')} / ${faceText(token, 'B')}`;

/** "3 ahead, then right, HE at the bridge" */
function orderText({ speed, heading, aim, attack }: FullOrder): string {
  const shot = attack === null ? '' : `, ${ATTACKS[attack].title} at ${aim === null ? 'nothing' : writeHex(aim)}`;
  const gaze = attack === null && aim !== null ? `, aim ${writeHex(aim)}` : '';
  const ride = speed === 0 && heading === 'F' ? 'to stand still' : `${speed} ahead${TURNS[heading]}`;
  return `${ride}${shot}${gaze}`;
}
