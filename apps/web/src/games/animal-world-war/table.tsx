'use client';
import { frameOf, hexInWords, readBattle, skyHexes } from '@fieldpost/boards/animal-world-war';
import { fromKey, keyOf } from '@fieldpost/hex';
import { EMPIRE_NAMES } from '@fieldpost/rules-animal-world-war/catalogue';
import dynamic from 'next/dynamic';
import { useMemo } from 'react';
import type { Cell } from '../../map-kit/key-grid.tsx';
import { EMPTY_TABLE, type Sheet } from '../../table/slots.ts';
import { TableShell } from '../../table/table-shell.tsx';
import type { TableProps } from '../table.ts';
import { FieldView } from './field-view.tsx';
import { shownBattle } from './known-state.ts';
import { ObjectiveNote } from './objective-note.tsx';
import styles from './panels.module.css';
import { PreferencesSheet } from './preferences-sheet.tsx';
import { type Empire, empireOf, readNotices, readView } from './reading.ts';
import { IDLE, NO_FIELD_MARKS, type Play, type Situation } from './situation.ts';
import { trailsOf } from './trails.ts';
import { useAnimation } from './use-animation.ts';
import { useBringing } from './use-bringing.tsx';
import { useCardWindow } from './use-card-window.tsx';
import { useDeployment } from './use-deployment.tsx';
import { useQuestion } from './use-question.tsx';
import { useSelection } from './use-selection.tsx';
import { useTurn } from './use-turn.tsx';

/** Fetched when something moves for the first time. */
const Caption = dynamic(() => import('./caption.tsx').then((module) => module.Caption), { loading: () => null });

/** Animal World War at the tabletop: the field, and what may be ordered now. */
export function AwwTable(props: TableProps) {
  if (readBattle(props.view) === null) return <p className="notice notice-bad">This battle cannot be drawn.</p>;
  return <Table {...props} />;
}

/** The hexes of a field as long as its shape is the same, whatever object they come in. */
function useField(hexes: readonly (readonly [number, number])[]) {
  const shape = hexes.map(keyOf).join(' ');
  return useMemo(() => shape.split(' ').flatMap((key) => [fromKey(key)].filter((at) => at !== null)), [shape]);
}

function Table(props: TableProps) {
  const view = useMemo(() => readView(props.view), [props.view]);
  const battle = useMemo(() => shownBattle(view), [view]);
  const running = useAnimation(props.motion, props.pace, props.onMotionEnd);
  const side = empireOf(props.side);
  const { player, order, motion, onMotionEnd } = props;
  const seat = useMemo(() => (side === null ? null : { side, player }), [side, player]);
  const choosing = props.awaited && seat !== null;
  const situation: Situation = {
    view,
    battle,
    seat,
    choosing,
    props,
    ready: choosing && !props.busy,
    send: (command) => {
      // Who orders has seen enough of what moves.
      if (motion !== null) onMotionEnd(motion.key);
      return order(command as unknown as Parameters<typeof order>[0]);
    },
  };
  const play = usePlay(situation);
  const field = useField(battle.field.hexes);
  const frame = useMemo(() => frameOf(field, props.perspective), [field, props.perspective]);
  const hexes = useMemo(() => [...field, ...skyHexes(field)], [field]);
  const recent = useMemo(() => trailsOf(readNotices(props.recent)), [props.recent]);
  const idle = play.marks.selected === null && running === null && play.marks.path.length === 0;
  const planned = running === null ? play.marks : NO_FIELD_MARKS;
  const marks = useMemo(() => (idle ? { ...planned, ...recent } : planned), [idle, planned, recent]);
  const words = useMemo(() => new Map(hexes.map((at) => [keyOf(at), hexInWords(battle, at)])), [battle, hexes]);
  const cellOf = (key: string): Cell => {
    const hint = play.hintOf(key);
    return {
      label: `${words.get(key) ?? key}${hint === '' ? '' : `; ${hint}`}`,
      picked: play.picked(key),
      live: hint !== '',
    };
  };
  const home = Object.values(battle.units).find(
    (unit) => unit.kind === 'soldier' && unit.empire === side && unit.at !== null,
  );
  const first = battle.zones[side ?? 'HERB'][0] ?? field[0] ?? [0, 0];
  return (
    <TableShell
      {...EMPTY_TABLE}
      label="Tabletop"
      board={
        <FieldView
          battle={battle}
          field={field}
          frame={frame}
          marks={marks}
          running={running}
          hexes={hexes}
          cellOf={cellOf}
          onTap={play.tap}
          home={keyOf(home?.at ?? first)}
        >
          {running === null ? null : <Caption running={running} />}
        </FieldView>
      }
      bar={play.bar}
      details={play.details ?? <Waiting situation={situation} />}
      detailsFirst={play.detailsFirst}
      sheets={
        seat === null || battle.phase === 'ended' ? play.sheets : [...play.sheets, standingSheet(situation, seat.side)]
      }
      keys={play.keys}
    />
  );
}

const standingSheet = ({ props, battle }: Situation, side: Empire): Sheet => ({
  id: 'standing-orders',
  title: 'Orders',
  body: <PreferencesSheet props={props} battle={battle} side={side} />,
});

/** For whoever looks on, and while the enemy answers a question. */
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

/** What is being played now. All phases are asked, in the same order each time; at most one is on. */
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
