'use client';
import { hexOfKey, isShown, keyOfHex, type WarMarks } from '@fieldpost/boards/world-war-awesome';
import { projected, unitOf, type War } from '@fieldpost/rules-world-war-awesome/table';
import { useMemo } from 'react';
import { trailsOf } from './animation-steps.ts';
import { isProposed } from './menu.ts';
import { readNotices } from './reading.ts';
import { NO_WAR_MARKS, type Situation } from './situation.ts';
import { harmOf, rideWith } from './tank-order.ts';
import type { Turn } from './turn.ts';

/** What lies over the map: what is chosen and what it may do, the ride of a tank, a blast, what happened last. */
export function useMarks(turn: Turn, moving: boolean): WarMarks {
  const { situation, picked, ways, choices, odds, draft, places } = turn;
  const { war, chair, choosing, props } = situation;
  const recent = useMemo(() => trailsOf(war, readNotices(props.recent)), [war, props.recent]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the turn is a new object on every render; the marks depend only on these parts
  return useMemo(() => {
    if (moving) return NO_WAR_MARKS;
    if (choosing && chair !== null && war.phase === 'plan') return planMarks(war, chair, draft);
    if (!choosing || picked.subject === null) return { ...NO_WAR_MARKS, trails: recent.trails, fallen: recent.fallen };
    return chosenMarks(turn);
  }, [war, chair, choosing, picked, ways, choices, odds, draft.order, draft.playing, places.lifted, recent, moving]);
}

function chosenMarks(turn: Turn): WarMarks {
  const { situation, picked, choices, odds } = turn;
  const { phase } = situation.war;
  const base = picked.subject === '' ? NO_WAR_MARKS : pickedMarks(turn);
  const { choice } = picked;
  const spots = choices.map(({ spot }) => spot).filter((spot) => hexOfKey(spot) !== null);
  const isWay = phase.startsWith('setup') || phase === 'deploy' || phase === 'decision';
  const targets = choice === null || isMove(choice.command) ? actionSpots(turn) : [choice.spot];
  return {
    ...base,
    reach: isWay ? [...new Set(spots)] : base.reach,
    targets: isWay ? [] : targets,
    chosen: choice === null || isMove(choice.command) ? [] : [choice.spot],
    blast: odds.blast,
    endangered: odds.endangered,
    ghosts: ghostsOf(turn),
  };
}

const isMove = (command: { readonly type: string; readonly action?: unknown }): boolean =>
  command.type === 'main.activate' && command.action === null;

function actionSpots({ choices }: Turn): readonly string[] {
  const spots = choices.filter((choice) => isProposed(choice) && !isMove(choice.command)).map(({ spot }) => spot);
  return [...new Set(spots)].filter((spot) => hexOfKey(spot) !== null);
}

function pickedMarks({ situation, picked, ways, places }: Turn): WarMarks {
  const { war } = situation;
  const unit = unitOf(war, picked.subject);
  if (unit === null) return NO_WAR_MARKS;
  const key = (pos: Parameters<typeof projected>[1]) => keyOfHex(projected(war, pos));
  const end = ways.find(({ subject }) => subject === picked.end);
  const here = key(end?.pos ?? unit.at);
  const from = key(unit.at);
  const others = ways.filter(({ pos }) => key(pos) !== from);
  return {
    ...NO_WAR_MARKS,
    selected: here,
    reach:
      picked.choice !== null && !isMove(picked.choice.command)
        ? []
        : others.filter(({ pos }) => isShown(pos, places.lifted)).map(({ pos }) => key(pos)),
    ways: others.filter(({ pos }) => !isShown(pos, places.lifted)).map(({ pos }) => key(pos)),
    trails: here === from ? [] : [{ kind: 'move', from, to: here }],
  };
}

function planMarks(war: War, chair: NonNullable<Situation['chair']>, { order, playing }: Turn['draft']): WarMarks {
  const { ghosts } = rideWith(war, chair, order);
  const { crushed, blast, struck } = harmOf(war, chair, order);
  const hurt = [...crushed, ...struck].flatMap((id) => unitOf(war, id) ?? []);
  const [own, foes] = [
    hurt.filter(({ owner }) => owner === chair.side),
    hurt.filter(({ owner }) => owner !== chair.side),
  ];
  const keys = (units: typeof hurt) => units.map(({ at }) => keyOfHex(projected(war, at)));
  const anchor = war.tanks[chair.side]?.anchor;
  const aim = order.aim === null || anchor === undefined ? null : { from: keyOfHex(anchor), to: keyOfHex(order.aim) };
  return {
    ...NO_WAR_MARKS,
    // while it is played, one moment after the other
    ghosts:
      playing === null
        ? ghosts
        : ghosts.slice(0, playing + 1).map((one, index) => ({ ...one, last: index === playing })),
    endangered: keys(own),
    blast: playing === null || playing >= ghosts.length - 1 ? blast : [],
    aim,
    targets: [...keys(foes), ...(order.aim === null ? [] : [keyOfHex(order.aim)])],
  };
}

/** Where a tank would be placed, or where it stands when its gun may fire. */
function ghostsOf({ situation, picked }: Turn): WarMarks['ghosts'] {
  const { war, chair, own } = situation;
  if (chair === null) return [];
  const command = picked.choice?.command;
  if (war.phase === 'tankops' && own?.order != null) return rideWith(war, chair, own.order).ghosts;
  if (command?.type !== 'setup.tank') return [];
  const heading = chair.side === 'A' ? 0 : 3;
  return [{ seat: chair.side, anchor: command.anchor, heading, turret: 0, words: '', last: true }];
}
