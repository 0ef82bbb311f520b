/** Actions carried out, after the judge has found them legal. */

import type { Action } from '../commands.ts';
import { coreAt, uplinkAt } from '../judging/actions.ts';
import { fight } from '../melee/fighting.ts';
import type { Device, Dir, UnitId } from '../state.ts';
import { happen, nextEntity, nowOf, type Play, warOf } from '../turn/play.ts';
import { fire } from './firing.ts';
import { unlink } from './harm.ts';
import { mountAt, ownWeapon } from './weapons.ts';

export function act(play: Play, id: UnitId, action: Action): void {
  const unit = nowOf(play, id);
  if (unit === null) return;
  switch (action.type) {
    case 'attack':
      fire(play, unit, ownWeapon(action.attack), action.target, action.second);
      return;
    case 'mount': {
      const weapon = mountAt(warOf(play), unit.at);
      if (weapon !== null) fire(play, unit, weapon, action.target, action.second);
      return;
    }
    case 'melee': {
      const defender = nowOf(play, action.target.unit);
      if (defender !== null) fight(play, unit, defender, action.throwDir);
      return;
    }
    case 'load':
      happen(play, { type: 'loaded', unit: id, attack: action.attack });
      return;
    case 'deploy':
      happen(play, { type: 'deployed', unit: id, dir: action.dir as Dir });
      return;
    case 'undeploy':
      happen(play, { type: 'deployed', unit: id, dir: null });
      return;
    case 'sabotageCore': {
      const here = coreAt(warOf(play), unit.at);
      if (here !== null) happen(play, { type: 'marked', unit: id, ...here });
      return;
    }
    case 'connect':
      connect(play, id);
      return;
    case 'disconnect':
      if (unit.connected !== null) unlink(play, id, unit.connected);
  }
}

/** WWA-097, WWA-099: its presence enters the linked region, "without action token". */
function connect(play: Play, id: UnitId): void {
  const unit = nowOf(play, id);
  const region = unit === null ? null : uplinkAt(warOf(play), unit.at);
  if (unit === null || region === null) return;
  const presence: Device = { id: `d${nextEntity(play)}`, design: 'PRESENCE', owner: unit.owner, region, token: false };
  happen(play, { type: 'connected', unit: id, presence });
}
