/** What units do, and what becomes of items. */
import { keyOf } from '@fieldpost/hex';
import { MEDAL_IDS, MEDALS, UPGRADE_IDS } from '../catalogue/medals.ts';
import { COMPASS } from '../notation/words.ts';
import type { Line } from '../state.ts';
import type { AfterSetUp } from '../telling.ts';
import { nameOf } from './names.ts';
import { tellTactic } from './tactics.ts';

export type AfterTurn = Exclude<
  AfterSetUp,
  | { readonly type: 'turnStarted' | 'turnEnded' | 'roundEnded' | 'held' | 'acted' | 'granted' | 'playerDone' }
  | { readonly type: 'handedOver' | 'commandTransferred' | 'markedAbsent' | 'battleEnded' }
>;

export function tellDeed(notice: AfterTurn): string {
  switch (notice.type) {
    case 'moved':
      return `${nameOf(notice.unit)} moves from ${keyOf(notice.from)} to ${keyOf(notice.to)}${notice.dragged === null ? '' : ` with ${nameOf(notice.dragged)}`}${notice.also === undefined ? '' : ` and ${nameOf(notice.also)}`}.`;
    case 'charging':
      return notice.charging
        ? `${nameOf(notice.unit)} may fight hand to hand at once.`
        : `${nameOf(notice.unit)} charges no more.`;
    case 'built':
      return `${nameOf(notice.by)} ${notice.what === 'trench' ? 'digs a trench' : 'lays wire'} on ${keyOf(notice.at)}.`;
    case 'repaired':
      return `${nameOf(notice.by)} repairs ${notice.tank === null ? `the ${notice.what}` : nameOf(notice.tank)} on ${keyOf(notice.at)} by ${notice.points ?? 1}.`;
    case 'upgradeUsed':
      return `${MEDALS[MEDAL_IDS[UPGRADE_IDS.indexOf(notice.upgrade)] ?? 'M01'].sticker} helps ${nameOf(notice.unit)}.`;
    case 'healed':
      return `${nameOf(notice.unit)} is healed by ${nameOf(notice.by)}.`;
    case 'revived':
      return `${nameOf(notice.unit)} rises again, helped by ${nameOf(notice.by)}.`;
    case 'respawned':
      return `${nameOf(notice.unit)} comes back on ${keyOf(notice.at)}.`;
    case 'entered':
      return `${nameOf(notice.unit)} comes out of the reserve on ${keyOf(notice.at)}.`;
    case 'planeMoved':
      return `${nameOf(notice.unit)} ${notice.state === 'approach' ? 'lines up' : 'flies on'} to ${keyOf(notice.at)}, ${tellLine(notice.line)}.`;
    default:
      return tellItem(notice);
  }
}

function tellLine({ dir, first }: Line): string {
  return `line ${COMPASS[dir]} from ${keyOf(first)}`;
}

export type AfterDeeds = Exclude<
  AfterTurn,
  | { readonly type: 'moved' | 'charging' | 'built' | 'repaired' | 'healed' | 'revived' | 'respawned' | 'entered' }
  | { readonly type: 'planeMoved' | 'upgradeUsed' }
>;

function tellItem(notice: AfterDeeds): string {
  switch (notice.type) {
    case 'itemDropped':
      return `${nameOf(notice.unit)} drops ${nameOf(notice.item)} on ${keyOf(notice.at)}.`;
    case 'itemTaken':
      return `${nameOf(notice.unit)} picks up ${nameOf(notice.item)}.`;
    case 'itemPut':
      return `${nameOf(notice.unit)} puts ${nameOf(notice.item)} down on ${keyOf(notice.at)}.`;
    case 'itemGiven':
      return `${nameOf(notice.unit)} gives ${nameOf(notice.item)} to ${nameOf(notice.to)}.`;
    case 'handled':
      return notice.finished
        ? `${nameOf(notice.unit)} has handled ${nameOf(notice.item)} and is finished for this turn.`
        : `${nameOf(notice.unit)} handles ${nameOf(notice.item)} in this turn.`;
    case 'itemGone':
      return /^G\d+$/.test(notice.item)
        ? `${nameOf(notice.unit)} has thrown ${nameOf(notice.item)}.`
        : `${nameOf(notice.unit)} takes ${nameOf(notice.item)} out of the battle.`;
    case 'itemMade':
      return `${nameOf(notice.item.holder ?? '')} is supplied with a grenade.`;
    default:
      return tellTactic(notice);
  }
}
