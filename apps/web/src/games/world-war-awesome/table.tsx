'use client';
import { keyOfHex, readOwn, readWar, UPRIGHT, type WarMarks } from '@fieldpost/boards/world-war-awesome';
import { isInside, projected, unitOf } from '@fieldpost/rules-world-war-awesome/table';
import dynamic from 'next/dynamic';
import { useMemo } from 'react';
import { EMPTY_TABLE, type Sheet } from '../../table/slots.ts';
import { TableShell } from '../../table/table-shell.tsx';
import type { TableProps } from '../table.ts';
import { Band, Legend, RadioHelp } from './board-words.tsx';
import { cellOf, hintsOf, regionCell, wordsOf } from './cells.ts';
import { type Far, FieldView } from './field-view.tsx';
import { sightOf } from './framing.ts';
import { goalOf, whenOf } from './goal.ts';
import { HandRow } from './hand-row.tsx';
import { arrowTo, nearestDoor } from './nearest.ts';
import { type Places, usePlaces } from './places.ts';
import { chairOf, readOrders, readView } from './reading.ts';
import { useRoundDraft } from './round-orders.ts';
import { saidOf } from './said.tsx';
import type { Situation } from './situation.ts';
import { Strip } from './strip.tsx';
import styles from './table.module.css';
import type { Turn } from './turn.ts';
import { turnBar } from './turn-bar.tsx';
import { type Running, useAnimation } from './use-animation.ts';
import { useMarks } from './use-marks.ts';
import { useTurn } from './use-turn.ts';
import { type RegionMarks, WirelessView } from './wireless-view.tsx';

/** Fetched when something moves for the first time. */
const Caption = dynamic(() => import('./caption.tsx').then((module) => module.Caption), { loading: () => null });
/** Fetched when they are opened. */
const BoardsSheet = dynamic(() => import('./boards-sheet.tsx').then((module) => module.BoardsSheet), {
  loading: () => null,
});
const TurnDetails = dynamic(() => import('./turn-details.tsx').then((module) => module.TurnDetails), {
  // not there before it can be touched: a touch before that would be lost
  ssr: false,
  loading: () => null,
});
const QueueSheet = dynamic(() => import('./queue-sheet.tsx').then((module) => module.QueueSheet), {
  loading: () => null,
});

/** World War Awesome! on its three boards. */
export function WorldWarAwesomeTable(props: TableProps) {
  if (readWar(props.view) === null) return <p className="notice notice-bad">This war cannot be displayed.</p>;
  return <Table {...props} />;
}

function useSituation(props: TableProps): Situation {
  const given = useMemo(() => readView(props.view), [props.view]);
  const orders = useMemo(() => readOrders(props.standingOrders), [props.standingOrders]);
  const chair = useMemo(() => chairOf(props.side), [props.side]);
  const { motion, onMotionEnd, order } = props;
  const { round, seen: view } = useRoundDraft(given, chair);
  const choosing = props.awaited && chair !== null;
  return {
    view,
    war: view.war,
    own: readOwn(props.view),
    chair,
    choosing,
    ready: choosing && !props.busy,
    orders,
    round,
    send: (command) => {
      // who orders has seen enough of what moves
      if (motion !== null) onMotionEnd(motion.key);
      return order(command as unknown as Parameters<typeof order>[0]);
    },
    props,
  };
}

function Table(props: TableProps) {
  const situation = useSituation(props);
  const { choosing } = situation;
  const running = useAnimation(props.motion, props.pace, props.onMotionEnd);
  const places = usePlaces();
  const turn = useTurn(situation, places);
  return (
    <TableShell
      {...EMPTY_TABLE}
      label="The three boards"
      when={whenOf(situation.war)}
      goal={goalOf(situation.war)}
      strip={<Strip situation={situation} places={places} />}
      board={<Boards turn={turn} running={running} />}
      hand={choosing && hasRow(turn) ? <HandRow {...turn} /> : null}
      bar={choosing ? turnBar(turn) : null}
      details={choosing ? <TurnDetails {...turn} /> : null}
      sheets={sheetsOf(turn)}
      keys={keysOf(turn)}
    />
  );
}

/** Until the order of the tank is changed there are no levers, and the board has their room. */
const hasRow = ({ situation: { war, round }, draft }: Turn): boolean =>
  war.phase !== 'plan' || draft.open || round !== null;

type BoardsProps = { readonly turn: Turn; readonly running: Running | null };

/** All three boards, of which a narrow screen shows one. */
function Boards({ turn, running }: BoardsProps) {
  const { situation, places } = turn;
  const { war, own, chair } = situation;
  const shownIn = useLiftedRoofs(places, running);
  const marks = useMarks(turn, running !== null);
  const hints = hintsOf(turn, marks);
  const words = useMemo(() => wordsOf(running?.step.war ?? war, shownIn), [war, running, shownIn]);
  const inside = places.at === 'A' || places.at === 'B' ? places.at : null;
  return (
    <div className={styles.boards} data-place={placeOfMotion(places, running)}>
      <div className={styles.field} data-overview={isOverview(war, inside) ? '' : undefined}>
        {inside === null ? null : <Band war={war} seat={inside} places={places} />}
        <FieldView
          war={war}
          marks={marks}
          running={running}
          places={shownIn}
          cellOf={(key) => cellOf(hints, marks, words, key)}
          onTap={turn.tap}
          home={homeOf(situation)}
          lie={UPRIGHT[chair?.side ?? 'A']}
          {...(running === null ? seenOf(turn, marks) : NOTHING_SEEN)}
        >
          {running === null ? <Legend turn={turn} /> : <Caption running={running} />}
        </FieldView>
      </div>
      <WirelessView
        title={<RadioHelp side={chair?.side ?? null} />}
        war={running?.step.war ?? war}
        own={own}
        side={chair?.side ?? null}
        marks={regionMarks(turn, running)}
        ms={running?.ms ?? QUICK_MS}
        cellOf={(region) => regionCell(turn, region)}
        onTap={turn.tapRegion}
      />
    </div>
  );
}

/** The whole field is in sight to order a tank: hexes may be smaller than a thumb there (W-3). */
const isOverview = ({ phase }: Situation['war'], inside: 'A' | 'B' | null): boolean =>
  inside === null && (phase === 'plan' || phase === 'tankops');

const NOTHING_SEEN = { sight: null, said: [], far: null } as const;

/** While nothing moves: what must be in sight, what is said on the board, and what lies beyond its edge. */
const seenOf = (turn: Turn, marks: WarMarks) => ({
  sight: sightOf(turn, marks),
  said: saidOf(turn),
  far: farOf(turn),
});

/** The door that is nearest to the chosen soldier, while they are on the field (W-3). */
function farOf({ situation, picked, places }: Turn): Far | null {
  const unit = unitOf(situation.war, picked.subject);
  if (unit === null || isInside(unit.at.layer) || places.at !== 'field') return null;
  const here = keyOfHex(projected(situation.war, unit.at));
  const door = nearestDoor(situation, here);
  if (door === null) return null;
  const arrow = arrowTo(here, door.key, UPRIGHT[situation.chair?.side ?? 'A']);
  const hexes = door.hexes === 1 ? '1 hex' : `${door.hexes} hexes`;
  return { key: door.key, words: `Nearest enemy door ${arrow} ${hexes}` };
}

/** While something moves, the board of it is shown. */
function placeOfMotion({ at }: Places, running: Running | null): Places['at'] {
  if (running === null) return at;
  if (running.step.region !== null) return 'wireless';
  return at === 'wireless' ? 'field' : at;
}

const QUICK_MS = 220;

/** While something moves inside a tank, its roof is lifted. */
function useLiftedRoofs(places: Places, running: Running | null): Places {
  const inside = running?.step.inside ?? null;
  // biome-ignore lint/correctness/useExhaustiveDependencies: place and lifted roofs say all
  return useMemo(
    () => (inside === null ? places : { ...places, lifted: { ...places.lifted, [inside]: true } }),
    [places.at, places.lifted, inside],
  );
}

function sheetsOf(turn: Turn): readonly Sheet[] {
  const { situation } = turn;
  const boards = { id: 'boards', title: 'Forces', body: <BoardsSheet situation={situation} /> };
  if (situation.chair === null || situation.war.outcome !== null) return [boards];
  return [boards, { id: 'standing-orders', title: 'Queue', body: <QueueSheet turn={turn} /> }];
}

function keysOf(turn: Turn) {
  const bar = turnBar(turn);
  const { places, situation } = turn;
  const { chair, ready, props } = situation;
  const other = chair?.side === 'A' ? 'B' : 'A';
  return {
    escape: () => bar.back.key === 'Escape' && bar.back.press?.(),
    n: () => bar.next?.press?.(),
    f: () => bar.verb?.press?.(),
    e: () => bar.end?.press?.(),
    u: () => ready && props.canUndo && props.undo(),
    '1': () => places.go('field'),
    '2': () => places.go(chair?.side ?? 'A'),
    '3': () => places.go(other),
    '4': () => places.go('wireless'),
  };
}

function regionMarks({ situation, choices, picked }: Turn, running: Running | null): RegionMarks {
  const { war, view } = situation;
  const device = [...war.devices, ...(view.own?.covered ?? [])].find(({ id }) => id === picked.subject);
  return {
    reach: running === null ? choices.map(({ spot }) => spot).filter((spot) => spot.startsWith('F')) : [],
    chosen: picked.choice?.spot ?? null,
    selected: device?.region ?? null,
    struck: running?.step.region ?? null,
    shuffled: running?.step.shuffled ?? null,
  };
}

/** Where the keyboard begins, and what is seen first: the player's tank, else the first hex of the edge. */
function homeOf({ war, chair }: Pick<Situation, 'war' | 'chair'>): string {
  const anchor = war.tanks[chair?.side ?? 'A']?.anchor;
  if (anchor !== undefined) return keyOfHex(anchor);
  return chair?.side === 'B' ? '20,8' : '-4,8';
}
