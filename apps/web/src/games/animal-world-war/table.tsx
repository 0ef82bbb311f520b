'use client';
import { frameOf, hexInWords, readBattle, skyHexes } from '@fieldpost/boards/animal-world-war';
import { fromKey, type Hex, keyOf } from '@fieldpost/hex';
import { EMPIRE_NAMES } from '@fieldpost/rules-animal-world-war/catalogue';
import dynamic from 'next/dynamic';
import { useMemo } from 'react';
import type { Cell } from '../../map-kit/key-grid.tsx';
import { EMPTY_TABLE, type Sheet } from '../../table/slots.ts';
import { TableShell } from '../../table/table-shell.tsx';
import type { TableProps } from '../table.ts';
import { FieldView } from './field-view.tsx';
import { goalOf, whenOf } from './goal.ts';
import { shownBattle } from './known-state.ts';
import { ObjectiveNote } from './objective-note.tsx';
import styles from './panels.module.css';
import { PreferencesSheet } from './preferences-sheet.tsx';
import { empireOf, readNotices, readView } from './reading.ts';
import { IDLE, NO_FIELD_MARKS, type Play, type Situation } from './situation.ts';
import { trailsOf } from './trails.ts';
import { useAnimation } from './use-animation.ts';
import { useBringing } from './use-bringing.tsx';
import { useCardWindow } from './use-card-window.tsx';
import { useDeployment } from './use-deployment.tsx';
import { useQuestion } from './use-question.tsx';
import { useSelection } from './use-selection.tsx';
import { useTurn } from './use-turn.tsx';
import { whereOf } from './where.ts';

/** Fetched when something moves for the first time. */
const Caption = dynamic(() => import('./caption.tsx').then((module) => module.Caption), { loading: () => null });

/** Animal World War at the tabletop: the field, and what may be ordered now. */
export function AwwTable(props: TableProps) {
  if (readBattle(props.view) === null) return <p className="notice notice-bad">This battle cannot be displayed.</p>;
  return <Table {...props} />;
}

/** The hexes of a field as long as its shape is the same, whatever object they come in. */
function useField(hexes: readonly (readonly [number, number])[]) {
  const shape = hexes.map(keyOf).join(' ');
  return useMemo(() => shape.split(' ').flatMap((key) => [fromKey(key)].filter((at) => at !== null)), [shape]);
}

function useSituation(props: TableProps): Situation {
  const view = useMemo(() => readView(props.view), [props.view]);
  const battle = useMemo(() => shownBattle(view), [view]);
  const side = empireOf(props.side);
  const { player, order, motion, onMotionEnd } = props;
  const seat = useMemo(() => (side === null ? null : { side, player }), [side, player]);
  const choosing = props.awaited && seat !== null;
  return {
    view,
    battle,
    seat,
    choosing,
    props,
    ready: choosing && !props.busy,
    send: (command) => {
      // Giving an order ends the animation.
      if (motion !== null) onMotionEnd(motion.key);
      return order(command as unknown as Parameters<typeof order>[0]);
    },
  };
}

function Table(props: TableProps) {
  const situation = useSituation(props);
  const play = usePlay(situation);
  return (
    <TableShell
      {...EMPTY_TABLE}
      label="Tabletop"
      when={whenOf(situation.battle)}
      goal={goalOf(situation.battle, empireOf(props.side))}
      board={<Tabletop situation={situation} play={play} />}
      bar={play.bar}
      details={play.details ?? <Waiting situation={situation} />}
      detailsFirst={play.detailsFirst}
      boardFirst={play.boardFirst}
      sheets={[...play.sheets, ...standingSheets(situation)]}
      keys={play.keys}
    />
  );
}

/** The field with what is planned on it or, where nothing is, with what happened last. */
function Tabletop({ situation, play }: { readonly situation: Situation; readonly play: Play }) {
  const { battle, props } = situation;
  const running = useAnimation(props.motion, props.pace, props.onMotionEnd);
  const field = useField(battle.field.hexes);
  const frame = useMemo(() => frameOf(field, props.perspective), [field, props.perspective]);
  const hexes = useMemo(() => [...field, ...skyHexes(field)], [field]);
  const marks = useMarks(play, running !== null, props.recent);
  const words = useMemo(() => new Map(hexes.map((at) => [keyOf(at), hexInWords(battle, at)])), [battle, hexes]);
  return (
    <FieldView
      battle={battle}
      field={field}
      frame={frame}
      marks={marks}
      running={running}
      hexes={hexes}
      cellOf={(key) => cellOf(play, words.get(key) ?? key, key)}
      onTap={play.tap}
      home={homeOf(situation, field)}
      where={whereOf(battle)}
    >
      {running === null ? null : <Caption running={running} />}
    </FieldView>
  );
}

function useMarks({ marks }: Play, moving: boolean, recent: TableProps['recent']) {
  const trails = useMemo(() => trailsOf(readNotices(recent)), [recent]);
  const idle = marks.selected === null && !moving && marks.path.length === 0;
  const planned = moving ? NO_FIELD_MARKS : marks;
  return useMemo(() => (idle ? { ...planned, ...trails } : planned), [idle, planned, trails]);
}

function cellOf(play: Play, words: string, key: string): Cell {
  const hint = play.hintOf(key);
  return { label: `${words}${hint === '' ? '' : `; ${hint}`}`, picked: play.picked(key), live: hint !== '' };
}

/** The first place of the keyboard's cursor: the player's first soldier, else the first hex of the zone. */
function homeOf({ battle, props }: Situation, field: readonly Hex[]): string {
  const side = empireOf(props.side);
  const own = Object.values(battle.units).find(
    (unit) => unit.kind === 'soldier' && unit.empire === side && unit.at !== null,
  );
  return keyOf(own?.at ?? battle.zones[side ?? 'HERB'][0] ?? field[0] ?? [0, 0]);
}

function standingSheets({ props, battle, seat }: Situation): readonly Sheet[] {
  if (seat === null || battle.phase === 'ended') return [];
  const body = <PreferencesSheet props={props} battle={battle} side={seat.side} />;
  return [{ id: 'standing-orders', title: 'Orders', body }];
}

/** For spectators, and while the enemy answers a question. */
function Waiting({ situation }: { readonly situation: Situation }) {
  const { battle, seat } = situation;
  const { question } = battle;
  return (
    <div className={styles.body}>
      <ObjectiveNote battle={battle} empire={seat?.side ?? null} />
      {question === null ? null : (
        <p>
          {EMPIRE_NAMES[question.empire]} chooses{' '}
          {question.kind === 'target' ? 'which of its units is hit' : 'where its plane comes down'}.
        </p>
      )}
    </div>
  );
}

/** The active phase. Calls the hook of every phase in the same order each time; up to one is active. */
function usePlay(situation: Situation): Play {
  const { battle, seat } = situation;
  const asked = battle.question !== null;
  const { phase } = battle;
  const mine = seat !== null;
  const plays = [
    useQuestion(situation, mine && asked && battle.question?.empire === seat.side),
    useTurn(situation, mine && !asked && (phase === 'turn' || phase === 'afterDeployment')),
    useDeployment(situation, mine && phase === 'deployment'),
    useBringing(situation, mine && phase === 'tacticChoice'),
    useSelection(situation, phase === 'selection'),
    useCardWindow(situation, mine && (phase === 'beforeSelection' || phase === 'beforeDeployment')),
  ];
  return plays.find((play) => play !== IDLE) ?? IDLE;
}
