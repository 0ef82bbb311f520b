'use client';
import { hexOfKey, keyOfHex } from '@fieldpost/boards/world-war-awesome';
import { ATTACKS, type AttackFacts, type AttackId } from '@fieldpost/rules-world-war-awesome/catalogue';
import type { Fate, Odds } from '@fieldpost/rules-world-war-awesome/odds';
import {
  type Action,
  type Command,
  isInside,
  layoutIn,
  localOf,
  type Pos,
  projected,
  tankOf,
  unitOf,
  type War,
} from '@fieldpost/rules-world-war-awesome/table';
import { useEffect, useState } from 'react';
import { hexesOfBlast } from './blast.ts';
import { actionOf, solidName, spotOfTarget, unitName } from './menu.ts';
import type { Situation } from './situation.ts';
import type { OddsWords, Picked } from './turn.ts';

export const NO_ODDS: OddsWords = { line: '', more: [], blast: [], endangered: [] };

type Reckoning = typeof import('@fieldpost/rules-world-war-awesome/odds');
type Asked = { readonly id: string; readonly pos: Pos; readonly command: Command };

const DICE: ReadonlySet<Action['type']> = new Set(['attack', 'mount', 'melee']);

function askedOf({ war }: Situation, { choice }: Picked): Asked | null {
  if (choice === null) return null;
  const { command } = choice;
  if (command.type !== 'main.activate' && command.type !== 'main.act') return null;
  const id = command.type === 'main.activate' ? command.unit : war.landed;
  const unit = unitOf(war, id);
  const action = actionOf(command);
  const flies = command.type === 'main.activate' && command.move?.mode === 'jet';
  if (unit === null || (!flies && (action === null || !DICE.has(action.type)))) return null;
  return { id: unit.id, pos: (command.type === 'main.activate' ? command.move?.to : null) ?? unit.at, command };
}

/** Odds of the selection. The computation loads when a player first aims. */
export function useOdds(situation: Situation, picked: Picked): OddsWords {
  const { war, chair } = situation;
  const [odds, setOdds] = useState<{ readonly of: string; readonly odds: OddsWords }>({ of: '', odds: NO_ODDS });
  const asked = askedOf(situation, picked);
  const key = asked === null ? '' : JSON.stringify(asked);
  useEffect(() => {
    let wanted = true;
    if (key === '' || chair === null) return;
    const question = JSON.parse(key) as Asked;
    void import('@fieldpost/rules-world-war-awesome/odds').then((reckoning) => {
      if (wanted) setOdds({ of: key, odds: wordsFor(reckoning, war, chair.side, question) });
    });
    return () => {
      wanted = false;
    };
  }, [war, chair, key]);
  return odds.of === key ? odds.odds : NO_ODDS;
}

function wordsFor(reckoning: Reckoning, war: War, side: string, { id, pos, command }: Asked): OddsWords {
  if (command.type === 'main.activate' && command.move?.mode === 'jet') {
    const ends = reckoning.flightEnds(war, id, command.move).map((end) => keyOfHex(projected(war, end)));
    const drift = new Set(ends).size;
    return {
      ...NO_ODDS,
      line: `It can scatter to ${drift} ${drift === 1 ? 'hex' : 'hexes'}.`,
      blast: ends,
    };
  }
  const action = actionOf(command);
  if (action === null) return NO_ODDS;
  const odds = reckoning.oddsOf(war, id, pos, action);
  const blast = blastOf(war, pos, action);
  const own = odds.fates.filter(({ unit }) => unit !== id && unitOf(war, unit)?.owner === side);
  return {
    line: lineOf(war, id, action, odds, own.length),
    more: [
      ...odds.fates.map((fate) => fateLine(war, fate, side)),
      ...odds.solids.map((one) => ({
        words: `${solidName(war, one.solid)} is destroyed: ${chance(one.destroyed)}.`,
        own: false,
      })),
    ],
    blast,
    endangered: action.type === 'melee' ? [] : own.map(({ unit }) => keyOfUnit(war, unit)),
  };
}

const keyOfUnit = (war: War, id: string): string => {
  const unit = unitOf(war, id);
  return unit === null ? '' : keyOfHex(projected(war, unit.at));
};

/** "42%", "below 1%", "for certain", "never". */
export function chance(value: number): string {
  if (value > 0.9995) return 'for certain';
  if (value > 0.995) return 'above 99%';
  if (value < 0.00005) return 'never';
  return value < 0.005 ? 'below 1%' : `${Math.round(value * 100)}%`;
}

/** "(42%)", "for certain" */
const likely = (value: number): string => (value > 0.9995 ? chance(value) : `(${chance(value)})`);

function fateWords({ removed, hurt, disabled, thrown }: Fate): string {
  const parts = [
    ...(removed > 0 ? [`falls ${likely(removed)}`] : []),
    ...(hurt > 0 ? [`is hurt ${likely(hurt)}`] : []),
    ...(disabled > 0 ? [`is stunned ${likely(disabled)}`] : []),
    ...(thrown > 0 ? [`is thrown ${likely(thrown)}`] : []),
  ];
  return parts.length === 0 ? 'is not harmed' : parts.join(', ');
}

function fateLine(war: War, fate: Fate, side: string) {
  const own = unitOf(war, fate.unit)?.owner === side;
  return { words: `${own ? 'Yours: ' : ''}${unitName(war, fate.unit)} ${fateWords(fate)}.`, own };
}

/** The number of the player's own units in the blast, since a narrow bar shows no more, and the likely result. */
function lineOf(war: War, id: string, action: Action, odds: Odds, own: number): string {
  const friends = own === 0 || action.type === 'melee' ? '' : `${own} of your own in the blast! `;
  const target = 'target' in action && 'unit' in action.target ? action.target.unit : null;
  const line = target === null ? burstLine(war, odds, own) : shotLine(id, action, target, odds);
  return `${friends}${line}`.trim() || 'It hits nobody.';
}

/** The fate of the target, with the reason where it cannot be hit. */
function shotLine(id: string, action: Action, target: string, { fates, against }: Odds): string {
  if (against?.far && against.sheltered) return 'Far away and in cover: cannot be hit.';
  const fate = fates.find(({ unit }) => unit === target);
  const mine = action.type === 'melee' ? fates.find(({ unit }) => unit === id) : undefined;
  const words = fate === undefined ? 'is not harmed' : fateWords(fate);
  const risk = mine === undefined ? '' : `; your unit ${fateWords(mine)}`;
  if (against?.far) return `Far: it ${words}${risk}.`;
  return against?.sheltered ? `In cover: it ${words}${risk}.` : `It ${words}${risk}.`;
}

function burstLine(war: War, { fates, solids }: Odds, own: number): string {
  const [solid] = solids;
  const foes = fates.length - own;
  const state = solid === undefined || solid.destroyed > 0.9995 ? 'destroyed' : 'damaged';
  const broken = solid === undefined ? '' : `${solidName(war, solid.solid)}: ${state}. `;
  return `${broken}${foes > 0 ? `${foes} ${foes === 1 ? 'enemy' : 'enemies'} ${own > 0 ? 'too' : 'in the blast'}.` : ''}`;
}

/** Hexes that the blast of a shot covers. */
function blastOf(war: War, pos: Pos, action: Action): readonly string[] {
  if (action.type !== 'attack' && action.type !== 'mount') return [];
  const attack = action.type === 'attack' ? action.attack : mountedAt(war, pos);
  if (attack === null) return [];
  const { blast }: AttackFacts = ATTACKS[attack];
  const { target } = action;
  if ('hex' in target) return hexesOfBlast(war, target.layer, target.hex, blast);
  const hex = hexOfKey(spotOfTarget(war, target));
  return hex === null ? [] : hexesOfBlast(war, 'ground', hex, blast);
}

/** What the mount fires at which a unit stands; null: there is none. */
function mountedAt(war: War, { layer, q, r }: Pos): AttackId | null {
  const seat = isInside(layer) ? tankOf(layer) : null;
  return seat === null ? null : (layoutIn(war, seat)?.mountAt(localOf(q, r))?.attack ?? null);
}
