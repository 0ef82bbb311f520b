'use client';
import { keyOf } from '@fieldpost/hex';
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
  const spots = spotsOf(menu, soldier);
  const standing = (key: string) => squad.find((id) => hexOf(placed[id]) === key);
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
  const here = soldier === null ? null : hexOf(placed[soldier]);
  const shown = { situation, squad, menu, soldier, give, pick: setChosen };
  return {
    ...IDLE,
    marks: { ...NO_FIELD_MARKS, reach: view.deployment?.locked ? [] : [...spots.keys()], selected: here },
    hintOf: (key) => (spots.has(key) ? `place ${name} here` : standing(key) === undefined ? '' : 'placed here'),
    picked: (key) => here === key,
    tap,
    keys: { escape: () => setChosen(null) },
    bar: deploymentBar(shown),
    details: <DeploymentPanel {...shown} />,
  };
}

type Spot = Extract<Command, { readonly type: 'deploy' }>;

/** The possible places of a soldier, by hex. */
function spotsOf(menu: readonly Command[], soldier: string | null): ReadonlyMap<string, Spot> {
  return new Map(
    menu.flatMap((command) =>
      command.type === 'deploy' && command.unit === soldier && command.at !== 'reserve'
        ? [[keyOf(command.at), command] as const]
        : [],
    ),
  );
}

/** The hex where a soldier is placed; null: in reserve, or not yet. */
const hexOf = (at: Spot['at'] | undefined): string | null => (at === undefined || at === 'reserve' ? null : keyOf(at));
