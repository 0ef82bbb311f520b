/** What happened, in one English sentence for mails, pages and screen readers. */
import { keyOf } from '@fieldpost/hex';
import { EMPIRE_NAMES } from './catalogue/empires.ts';
import { SOLDIERS } from './catalogue/soldiers.ts';
import { TACTICS } from './catalogue/tactics.ts';
import type { Notice } from './events.ts';
import { tellDeed } from './telling/deeds.ts';
import { nameOf } from './telling/names.ts';
import { tellOutcome } from './telling/outcome.ts';

type Told<Type extends Notice['type']> = Extract<Notice, { readonly type: Type }>;

export function tell(notice: Notice): string {
  const sentence = sentenceOf(notice);
  return `${sentence.charAt(0).toUpperCase()}${sentence.slice(1)}`;
}

function sentenceOf(notice: Notice): string {
  switch (notice.type) {
    case 'tacticBrought':
      return `${EMPIRE_NAMES[notice.empire]} brings ${TACTICS[notice.card].title}.`;
    case 'tacticKept':
      return `${EMPIRE_NAMES[notice.empire]} keeps its tactic.`;
    case 'dealt':
      return `${EMPIRE_NAMES[notice.empire]} is dealt ${notice.soldiers === null ? 'its cards, unseen' : listed(notice.soldiers)}.`;
    case 'picked':
      return `${EMPIRE_NAMES[notice.empire]} picks ${notice.soldier === null ? 'a soldier, unseen' : `the ${SOLDIERS[notice.soldier].title}`}.`;
    case 'phaseStarted':
      return PHASES[notice.phase];
    case 'placed':
      return `${nameOf(notice.unit)} ${notice.at === 'reserve' ? 'is held in reserve' : `is placed on ${keyOf(notice.at)}`}.`;
    case 'vipNamed':
      return `${nameOf(notice.unit)} is named VIP.`;
    case 'deploymentLocked':
      return `${EMPIRE_NAMES[notice.empire]} has locked its deployment.`;
    case 'deployed':
      return tellDeployed(notice);
    default:
      return tellTurn(notice);
  }
}

const PHASES: Readonly<Record<Told<'phaseStarted'>['phase'], string>> = {
  tacticChoice: 'Both Empires choose a tactic, in secret.',
  beforeSelection: 'The objective is known and the tactics are dealt.',
  selection: 'The squads are chosen.',
  beforeDeployment: 'The squads stand.',
  deployment: 'Both Empires deploy, in secret.',
  afterDeployment: 'Both Empires may still play a tactic before the first turn.',
  turn: 'The battle begins.',
  ended: 'The battle is over.',
};

function listed(soldiers: readonly (keyof typeof SOLDIERS)[]): string {
  return `the ${soldiers.map((type) => SOLDIERS[type].title).join(', ')}`;
}

function tellDeployed({ units, vip }: Told<'deployed'>): string {
  const of = (letter: string) => units.filter(({ id, kind }) => id.startsWith(letter) && kind === 'soldier').length;
  const named = vip === null ? '' : ` ${nameOf(vip)} is the VIP.`;
  return `Deployment is revealed: ${of('H.')} soldiers of Herbivoria and ${of('C.')} of Carnivoron.${named}`;
}

export type AfterSetUp = Exclude<
  Notice,
  | { readonly type: 'tacticBrought' | 'tacticKept' | 'dealt' | 'picked' | 'phaseStarted' | 'placed' | 'vipNamed' }
  | { readonly type: 'deploymentLocked' | 'deployed' }
>;

function tellTurn(notice: AfterSetUp): string {
  switch (notice.type) {
    case 'turnStarted':
      return `Round ${notice.round}: ${EMPIRE_NAMES[notice.empire]} has its turn.`;
    case 'turnEnded':
      return `${EMPIRE_NAMES[notice.empire]} ends its turn.`;
    case 'roundEnded':
      return `Round ${notice.round} is over.`;
    case 'held':
      return `${EMPIRE_NAMES[notice.empire]} has held the hill for ${counted(notice.count, 'turn')}.`;
    case 'acted':
      return notice.free
        ? `${nameOf(notice.unit)} does so free of charge.`
        : `${nameOf(notice.unit)} has used its action.`;
    case 'granted':
      return notice.by === notice.to || !notice.by.includes('.')
        ? `${nameOf(notice.to)} may act once more.`
        : `${nameOf(notice.by)} gives its action to ${nameOf(notice.to)}.`;
    case 'playerDone':
      return `Player ${notice.player + 1} of ${EMPIRE_NAMES[notice.empire]} is ${notice.done ? 'done' : 'not done yet'}.`;
    case 'handedOver':
      return `${nameOf(notice.unit)} is handed to player ${notice.player + 1}${notice.lent ? ' for this turn' : ''}.`;
    case 'commandTransferred':
      return `Player ${notice.player + 1} commands ${EMPIRE_NAMES[notice.empire]}.`;
    case 'markedAbsent':
      return `Player ${notice.player + 1} of ${EMPIRE_NAMES[notice.empire]} is ${notice.absent ? 'absent' : 'back'}.`;
    case 'battleEnded':
      return tellOutcome(notice.outcome);
    default:
      return tellDeed(notice);
  }
}

function counted(count: number, what: string): string {
  return `${count} ${what}${count === 1 ? '' : 's'}`;
}
