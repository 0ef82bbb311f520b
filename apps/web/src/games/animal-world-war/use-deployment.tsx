'use client';
import { fromKey, keyOf } from '@fieldpost/hex';
import { SOLDIERS, type SoldierType } from '@fieldpost/rules-animal-world-war/catalogue';
import { type Command, menuOf as listed } from '@fieldpost/rules-animal-world-war/table';
import dynamic from 'next/dynamic';
import { useMemo, useState } from 'react';
import { deploymentBar } from './deployment-bar.tsx';
import { IDLE, NO_FIELD_MARKS, type Play, type Situation } from './situation.ts';

/** Fetched while squads are deployed. */
const DeploymentPanel = dynamic(() => import('./deployment-panel.tsx').then((module) => module.DeploymentPanel), {
  loading: () => null,
});

const LETTERS = { HERB: 'H', CARN: 'C' } as const;
const typeOf = (id: string): SoldierType => id.slice(2) as SoldierType;

/** The squad is put in its zone, unseen by the enemy, and locked. */
export function useDeployment(situation: Situation, on: boolean): Play {
  const { view, seat, choosing, ready, send } = situation;
  const [chosen, setChosen] = useState<string | null>(null);
  const menu = useMemo(
    () => (on && choosing && seat !== null ? listed(view, seat, null) : []),
    [view, seat, on, choosing],
  );
  if (!on || seat === null) return IDLE;
  const squad = (view.squads[seat.side].squad?.picks ?? []).map(({ soldier }) => `${LETTERS[seat.side]}.${soldier}`);
  const placed = view.deployment?.placed ?? {};
  const soldier = chosen ?? squad.find((id) => placed[id] === undefined) ?? null;
  const spots = new Map(
    menu.flatMap((command) =>
      command.type === 'deploy' && command.unit === soldier && command.at !== 'reserve'
        ? [[keyOf(command.at), command] as const]
        : [],
    ),
  );
  const standing = (key: string) =>
    squad.find((id) => {
      const at = placed[id];
      return at !== undefined && at !== 'reserve' && keyOf(at) === key;
    });
  const give = (command: Command) => {
    setChosen(null);
    void send(command);
  };
  const tap = (key: string) => {
    const command = spots.get(key);
    if (command !== undefined && ready) give(command);
    else setChosen(standing(key) ?? null);
  };
  const name = soldier === null ? '' : SOLDIERS[typeOf(soldier)].names[seat.side].name;
  const here = soldier === null ? undefined : placed[soldier];
  const locked = view.deployment?.locked === true;
  return {
    marks: {
      ...NO_FIELD_MARKS,
      reach: locked ? [] : [...spots.keys()],
      selected: here === undefined || here === 'reserve' ? null : keyOf(here),
    },
    hintOf: (key) => (spots.has(key) ? `place ${name} here` : standing(key) === undefined ? '' : 'placed here'),
    picked: (key) => here !== undefined && here !== 'reserve' && fromKey(key) !== null && keyOf(here) === key,
    tap,
    keys: { escape: () => setChosen(null) },
    bar: deploymentBar({ situation, squad, menu, soldier, give, pick: setChosen }),
    details: (
      <DeploymentPanel situation={situation} squad={squad} menu={menu} soldier={soldier} give={give} pick={setChosen} />
    ),
    detailsFirst: false,
    sheets: [],
  };
}
