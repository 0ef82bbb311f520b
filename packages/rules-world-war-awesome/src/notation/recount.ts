/** The line of a step as its reader can write it, built from notices alone. */
import type { Command } from '../commands.ts';
import type { Notice } from '../events.ts';
import { writeCommand } from './write.ts';

/** Null: the reader was not told enough. */
export function recount(notices: readonly Notice[]): string | null {
  for (const notice of notices) {
    // WWA-154: what both deployed follows from an answer that nobody else has read
    if (notice.type === 'tokensShown') return null;
    const command = commandOf(notice);
    if (command !== null) return writeCommand(command);
  }
  return null;
}

function commandOf(notice: Notice): Command | null {
  switch (notice.type) {
    case 'tankPlaced':
      return { type: 'setup.tank', anchor: notice.tank.anchor };
    case 'unitEntered':
      return notice.unit.at.layer === 'ground'
        ? { type: 'setup.support', position: { q: notice.unit.at.q, r: notice.unit.at.r } }
        : null;
    case 'ordered':
      return notice.order === null ? null : { type: 'plan.order', ...notice.order };
    case 'tokenPlayed':
      return deployOf(notice);
    case 'held':
      return { type: 'deploy.pass' };
    case 'activated':
      return { type: 'main.activate', unit: notice.unit, move: notice.move, action: notice.action };
    case 'deviceUsed': {
      const { device, cup, ability, region, targets } = notice;
      return { type: 'main.device', device: device ?? cup ?? '', ability, region, targets };
    }
    case 'roundOrdered':
      return { type: 'round.orders', order: notice.order, tokens: notice.tokens };
    case 'queueLeft':
      return { type: 'queue.pass', left: notice.left };
    case 'passed':
      return notice.automatic ? null : { type: 'main.pass' };
    case 'acted':
      return notice.action === null ? { type: 'main.end' } : { type: 'main.act', action: notice.action };
    case 'threw':
      return { type: 'decide.throw', dir: notice.dir };
    case 'momentChosen':
      return { type: 'tankops.execute', moment: notice.moment };
    default:
      return null;
  }
}

function deployOf({ token, face, where, via }: Extract<Notice, { readonly type: 'tokenPlayed' }>): Command {
  return typeof where === 'string'
    ? { type: 'deploy.device', token, side: face, region: where }
    : { type: 'deploy.unit', token, side: face, pos: where, via };
}
