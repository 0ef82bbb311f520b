'use client';
import {
  ALL_CLOSED,
  hexOfKey,
  type Lifted,
  placeInWords,
  placeShown,
  type WarMarks,
  WIDE,
} from '@fieldpost/boards/world-war-awesome';
import { ABOUT } from '@fieldpost/rules-world-war-awesome/about';
import { SEATS, type Seat } from '@fieldpost/rules-world-war-awesome/table';
import { useMemo, useState } from 'react';
import { Button } from '../../../design/button.tsx';
import type { CustomScenario } from '../../../features/fields/operations.ts';
import { SaveBar } from '../../../features/fields/save-bar.tsx';
import { useHistory } from '../../../features/fields/use-history.ts';
import { useVerdict, VerdictNotice } from '../../../features/fields/verdict.tsx';
import { FieldView } from '../field-view.tsx';
import type { Places } from '../places.ts';
import { NO_WAR_MARKS } from '../situation.ts';
import styles from './battlefield-editor.module.css';
import { BeginForm } from './begin-form.tsx';
import type { Finding } from './check.ts';
import { documentOf, drawingOf } from './document.ts';
import { type Drawing, drawingOfMap } from './drawing.ts';
import { FindingsList } from './findings-list.tsx';
import { Palette } from './palette.tsx';
import { PositionForm } from './position-form.tsx';
import { sketchOf } from './sketch.ts';
import { TextForm } from './text-form.tsx';
import { type Tool, touched } from './touches.ts';

/** The rules are fetched with the first look. */
const check = async (drawing: Drawing) => (await import('./check.ts')).checked(drawing);

type Props = { readonly first: CustomScenario | null; readonly signedIn: boolean };

/** Draws a battlefield of World War Awesome!: ground, uplinks, armies, and an optional position on all three boards. */
export function BattlefieldEditor({ first, signedIn }: Props) {
  const drawings = useHistory(() =>
    first === null ? drawingOfMap('My battlefield', 'YARD') : drawingOf(first.title, first.document),
  );
  const { now: drawing, put: draw, set } = drawings;
  const [tool, setTool] = useState<Tool>({ kind: 'terrain', terrain: 'w' });
  const [shown, show] = useState<string | null>(null);
  const [lifted, setLifted] = useState<Lifted>(ALL_CLOSED);
  const found = useVerdict(drawing, check);
  const findings = found?.findings ?? [];
  const drawn = { ruleSet: ABOUT.id, title: drawing.title, document: documentOf(drawing), side: 'A' };
  const touch = (next: Drawing) => {
    show(null);
    draw(next);
  };
  return (
    <div className={styles.editor}>
      <div className={styles.board}>
        <Sheet drawing={drawing} findings={findings} shown={shown} lifted={lifted} tool={tool} draw={touch} />
        <BoardActions drawings={drawings} lifted={lifted} setLifted={setLifted} />
        <VerdictNotice found={found} noun="battlefield" />
        <FindingsList findings={findings} show={show} />
        <SaveBar
          drawn={drawn}
          first={first}
          signedIn={signedIn}
          playable={found?.ok === true}
          rename={(title) => set({ ...drawing, title })}
        />
      </div>
      <div className={styles.tools}>
        <BeginForm drawing={drawing} draw={draw} />
        <Palette tool={tool} pick={setTool} armies={drawing.armies} />
        <PositionForm drawing={drawing} draw={draw} />
        <TextForm drawing={drawing} draw={draw} />
      </div>
    </div>
  );
}

type ActionProps = {
  readonly drawings: ReturnType<typeof useHistory<Drawing>>;
  readonly lifted: Lifted;
  readonly setLifted: (lifted: Lifted) => void;
};

/** What goes for the whole board. */
function BoardActions({ drawings, lifted, setLifted }: ActionProps) {
  const { now: drawing, set, undo } = drawings;
  return (
    <div className={styles.actions}>
      <Button className="button" waits={undo === null ? 'Nothing to undo yet.' : null} onClick={undo ?? undefined}>
        Undo
      </Button>
      <Check words="Symmetric" on={drawing.mirrored} set={(mirrored) => set({ ...drawing, mirrored })} />
      {SEATS.filter((seat) => drawing.position?.tanks[seat] != null).map((seat) => (
        <Check
          key={seat}
          words={`Inside of the tank of ${ABOUT.sideNames[seat]}`}
          on={lifted[seat]}
          set={(up) => setLifted({ ...lifted, [seat]: up })}
        />
      ))}
    </div>
  );
}

type CheckProps = { readonly words: string; readonly on: boolean; readonly set: (on: boolean) => void };

function Check({ words, on, set }: CheckProps) {
  return (
    <label className="check">
      <input type="checkbox" checked={on} onChange={({ target }) => set(target.checked)} />
      <span>{words}</span>
    </label>
  );
}

type SheetProps = {
  readonly drawing: Drawing;
  readonly findings: readonly Finding[];
  /** The hex of a finding that somebody wants to see. */
  readonly shown: string | null;
  readonly lifted: Lifted;
  readonly tool: Tool;
  readonly draw: (drawing: Drawing) => void;
};

/** The battlefield with both tanks, as it will be played on. */
function Sheet({ drawing, findings, shown, lifted, tool, draw }: SheetProps) {
  const war = useMemo(() => sketchOf(drawing), [drawing]);
  const places = useMemo((): Places => ({ at: 'field', go: () => {}, lifted, lift: () => {} }), [lifted]);
  const marks = useMemo((): WarMarks => {
    const wrong = findings.flatMap(({ grade, at }) => (grade === 'error' && at !== null ? [at] : []));
    return { ...NO_WAR_MARKS, selected: shown, targets: wrong };
  }, [findings, shown]);
  const touch = (key: string) => {
    const hex = hexOfKey(key);
    if (hex !== null) draw(touched(drawing, tool, hex, placeShown(war, hex, lifted)));
  };
  const labelOf = (key: string): string => {
    const hex = hexOfKey(key);
    return hex === null ? key : placeInWords(war, placeShown(war, hex, lifted));
  };
  return (
    <div className={styles.sheet} data-board="">
      <FieldView
        war={war}
        marks={marks}
        running={null}
        places={places}
        cellOf={(key) => ({ label: labelOf(key), picked: key === shown, live: true })}
        onTap={touch}
        home={homeOf(drawing)}
        lie={WIDE}
      >
        {null}
      </FieldView>
    </div>
  );
}

/** The middle of the field, or the tank of the west. */
function homeOf({ position }: Drawing): string {
  const seat: Seat = 'A';
  const anchor = position?.tanks[seat]?.anchor;
  return anchor === undefined ? '8,8' : `${anchor.q},${anchor.r}`;
}
