'use client';
import { hexInWords } from '@fieldpost/boards/mass-warfare';
import { fromKey, keyOf } from '@fieldpost/hex';
import {
  type Command,
  type Fallback,
  groundIn,
  isOrder,
  standingAt,
  type War,
} from '@fieldpost/rules-mass-warfare/table';
import { useCallback, useMemo, useState } from 'react';
import { hintFor, nextIn } from '../../map-kit/two-step/picking.ts';
import { usePicked } from '../../map-kit/two-step/use-picked.ts';
import type { Filing } from './filing.ts';
import { type Choice, hexOf, hexOfSubject, type Menu, meantBy, menuByHex } from './menu.ts';
import { NOTHING, type Picked, pickSubject, tapWith, withAttacker } from './selection.ts';
import type { Situation } from './situation.ts';
import type { Source } from './source.ts';
import type { Building } from './use-building.ts';
import { NO_ODDS, type Odds, useOdds } from './use-odds.ts';

/** Everything that is ordered on the map, whatever the step. */
export type Turn = {
  readonly situation: Situation;
  readonly source: Source;
  readonly filing: Filing | null;
  readonly picked: Picked;
  readonly pick: (picked: Picked) => void;
  /** The orders of every subject, by hex. */
  readonly menus: ReadonlyMap<string, Menu>;
  /** The menu of the picked subject. */
  readonly menu: Menu;
  /** The selected order; null: none yet. */
  readonly choice: Choice | null;
  readonly odds: Odds;
  readonly fallback: Fallback;
  readonly setFallback: (fallback: Fallback) => void;
  readonly give: (command: Command) => void;
  /** Gives the selected order. */
  readonly carryOut: () => void;
  readonly next: () => void;
  readonly tap: (key: string) => void;
  readonly asked: boolean;
  readonly ask: (asked: boolean) => void;
  readonly end: () => void;
  /** An order that would harm your own works, while it is asked about. */
  readonly harm: { readonly asked: Command | null; readonly ask: (command: Command | null) => void };
  /** The sheet to build on; null: nothing is built from here. */
  readonly building: Building | null;
};

const NO_MENU: Menu = new Map();

export function useTurn(situation: Situation, source: Source, filing: Filing | null, building: Building | null): Turn {
  const [fallback, setFallback] = useState<Fallback>('hold');
  const menus = useMenus(source);
  const stillThere = useCallback((picked: Picked) => kept(source, picked), [source]);
  const { picked, pick, pickSoon, asked, ask } = usePicked(NOTHING, stillThere);
  const harm = useHarm(picked);
  const { menu, choice, volley, odds } = useLooked(situation, source, menus, picked);
  const chosen = { situation, source, filing, picked, pick, menus, menu, choice, fallback, setFallback };
  const give = (command: Command) => {
    harm.ask(null);
    given(chosen, command);
  };
  const pickOne = (next: string) => pick(pickSubject(next, hexOfSubject(source.war, next), menus.get(next) ?? NO_MENU));
  return {
    ...chosen,
    give,
    carryOut: () => {
      if (choice !== null) give(choice.command);
      else if (volley.length > 0) void fire(situation, filing, volley, () => pick(NOTHING));
    },
    next: () => {
      const after = nextIn(source.subjects, 'subject' in picked ? picked.subject : null);
      if (after !== null) pickOne(after);
    },
    tap: (key) => tapped(chosen, key, { pickOne, give, pickSoon }),
    asked,
    ask,
    end: () => {
      pick(NOTHING);
      if (source.end !== null && situation.ready) void ended(situation, building, source.end);
    },
    odds,
    harm,
    building,
  };
}

async function ended({ send }: Situation, building: Building | null, end: Command): Promise<void> {
  await building?.closeRest();
  await send(end);
}

/** The question stands as long as the same thing is picked. */
function useHarm(picked: Picked): Turn['harm'] {
  const [held, hold] = useState<{ readonly command: Command; readonly picked: Picked } | null>(null);
  return {
    asked: held !== null && held.picked === picked ? held.command : null,
    ask: (command) => hold(command === null ? null : { command, picked }),
  };
}

/** The selected order of the picked subject's menu, with its likely results. */
function useLooked({ seat }: Situation, source: Source, menus: ReadonlyMap<string, Menu>, picked: Picked) {
  const subject = 'subject' in picked ? picked.subject : null;
  const menu = (subject === null ? undefined : menus.get(subject)) ?? NO_MENU;
  const choice = picked.kind === 'aim' && picked.index !== null ? (menu.get(picked.at)?.[picked.index] ?? null) : null;
  const volley = useMemo(() => volleyOf(menus, picked), [menus, picked]);
  const looked = useMemo(() => (choice === null ? volley : [choice.command]), [choice, volley]);
  const odds = useOdds(source.war, seat?.side ?? null, looked);
  return { menu, choice, volley, odds: looked.length === 0 ? NO_ODDS : odds };
}

type Chosen = Pick<Turn, 'situation' | 'source' | 'filing' | 'picked' | 'pick' | 'menus' | 'menu' | 'fallback'>;

/** Ordered at once, or filed for a later step. */
function given({ situation, filing, pick, fallback }: Chosen, command: Command): void {
  const meant = command.type === 'plan' ? { ...command, fallback } : command;
  if (filing !== null) {
    if (isOrder(meant)) filing.add({ order: meant, fallback });
    pick(NOTHING);
    return;
  }
  if (!situation.ready) return;
  pick(NOTHING);
  void situation.send(meant);
}

type Touch = {
  readonly pickOne: (subject: string) => void;
  readonly give: (command: Command) => void;
  readonly pickSoon: (picked: Picked) => void;
};

function tapped(chosen: Chosen, key: string, { pickOne, give, pickSoon }: Touch): void {
  const { situation, source, pick } = chosen;
  const meant = meaningOf({ ...chosen, orders: situation.orders }, key);
  if (meant === null) {
    const at = fromKey(key);
    pick(NOTHING);
    if (at !== null) situation.props.say(hexInWords(source.war, at));
  } else if (typeof meant === 'string') pickOne(meant);
  else if ('type' in meant) give(meant);
  else pickSoon(meant);
}

/** The menus of all subjects, from the menu whole. */
function useMenus(source: Source): ReadonlyMap<string, Menu> {
  return useMemo(() => {
    const free = source.menuOf('').filter(({ type }) => type === 'place');
    const placing: readonly (readonly [string, Menu])[] = free.length === 0 ? [] : [['', menuByHex(source.war, free)]];
    return new Map([
      ...placing,
      ...source.subjects.map((subject) => [subject, menuByHex(source.war, source.menuOf(subject))] as const),
    ]);
  }, [source]);
}

/** Unpicks a subject that can do nothing any more; placing Infantry needs no picking. */
function kept({ subjects, menuOf, war }: Source, picked: Picked): Picked {
  if (picked.kind === 'nothing') {
    const placing = menuOf('').some(({ type }) => type === 'place');
    return placing ? { kind: 'subject', subject: '' } : picked;
  }
  if (picked.kind === 'volley') {
    const attackers = picked.attackers.filter((id) => subjects.includes(id));
    const stands = groundIn(war).hexes.some((_, at) => standingAt(war, at)?.id === picked.target);
    return stands ? { ...picked, attackers } : NOTHING;
  }
  return picked.subject === '' || subjects.includes(picked.subject) ? picked : NOTHING;
}

/** The attack of one subject on a unit; with two ways, the one without advance. */
function attackOn(menu: Menu | undefined, target: string): Command | null {
  for (const choices of menu?.values() ?? [])
    for (const { command } of choices) {
      const meant = meantBy(command);
      if ((meant.type === 'attack' || meant.type === 'fire') && meant.target === target) return command;
    }
  return null;
}

/** The subjects that may attack a unit. */
export function attackersOn(menus: ReadonlyMap<string, Menu>, target: string): readonly string[] {
  return [...menus].flatMap(([subject, menu]) => (attackOn(menu, target) === null ? [] : [subject]));
}

function volleyOf(menus: ReadonlyMap<string, Menu>, picked: Picked): readonly Command[] {
  if (picked.kind !== 'volley') return [];
  return picked.attackers.flatMap((id) => attackOn(menus.get(id), picked.target) ?? []);
}

/** MW-101: one after another, each when the result of the last is known; who is not needed any more is spared. */
async function fire(situation: Situation, filing: Filing | null, volley: readonly Command[], done: () => void) {
  for (const command of volley) {
    if (filing !== null) {
      if (isOrder(command)) filing.add({ order: command, fallback: 'hold' });
      continue;
    }
    const answered = await situation.send(command);
    if (answered === null || !answered.awaited) break;
    const meant = meantBy(command);
    const target = 'target' in meant && typeof meant.target === 'string' ? meant.target : null;
    if (command.type !== 'plan' && target !== null && !JSON.stringify(answered.view).includes(`"id":"${target}"`))
      break;
  }
  done();
}

type Tapping = Pick<Turn, 'situation' | 'source' | 'menus' | 'picked' | 'menu'> & {
  readonly orders: Situation['orders'];
};

/** The meaning of a tap: a command to give, a subject to pick, another selection; null: none. */
function meaningOf(
  { situation, source, menus, picked, menu, orders }: Tapping,
  key: string,
): Command | string | Picked | null {
  const { war, subjects } = source;
  if (!situation.choosing && source.mode !== 'file') return null;
  const own = subjects.filter((subject) => hexOfSubject(war, subject) === key);
  if (picked.kind === 'volley') {
    const able = own.find((id) => attackOn(menus.get(id), picked.target) !== null);
    if (able !== undefined) return withAttacker(picked, able);
  }
  if ('subject' in picked) {
    const tapped = tapWith(picked, key, own, menu, orders);
    if (tapped !== null) {
      const command = tapped.order === null ? undefined : menu.get(key)?.[tapped.order]?.command;
      return command ?? tapped.picked;
    }
  }
  const [first] = own;
  if (first !== undefined) return first;
  const enemy = unitAt(war, key);
  return enemy !== null && attackersOn(menus, enemy).length > 0
    ? { kind: 'volley', target: enemy, attackers: [] }
    : null;
}

function unitAt(war: War, key: string): string | null {
  const hex = fromKey(key);
  return hex === null ? null : (standingAt(war, groundIn(war).indexOf(hex))?.id ?? null);
}

/** The possible actions on a hex, for its label; empty if there are none. */
export function hintOf({ source, picked, menu, menus, situation }: Turn, key: string): string {
  if (!situation.choosing && source.mode !== 'file') return '';
  const own = source.subjects.filter((subject) => hexOfSubject(source.war, subject) === key);
  if (picked.kind === 'volley' && own.some((id) => attackOn(menus.get(id), picked.target) !== null))
    return own.some((id) => picked.attackers.includes(id)) ? 'attacks' : 'can join the attack';
  const labels = menu.get(key)?.map(({ label }) => label) ?? [];
  return hintFor(labels, own, 'subject' in picked ? picked.subject : null);
}

/** The hexes of what was ordered already and waits for its step. */
export function plannedTrails(war: War, plans: Situation['view']['plans']) {
  return plans.flatMap(({ order }) => {
    const from = 'unit' in order ? hexOfSubject(war, order.unit) : keyOf(order.at);
    const to = hexOf(war, order);
    const kind =
      order.type === 'attack' || order.type === 'fire' || order.type === 'sortie'
        ? ('shot' as const)
        : ('move' as const);
    return from === to || from === '' || to === '' ? [] : [{ kind, from, to }];
  });
}
