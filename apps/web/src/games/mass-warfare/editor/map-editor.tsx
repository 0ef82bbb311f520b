'use client';
import { frameOf, hexInWords, type WarMarks } from '@fieldpost/boards/mass-warfare';
import { type Hex, keyOf, neighbours } from '@fieldpost/hex';
import { useMemo, useState } from 'react';
import { Button } from '../../../design/button.tsx';
import type { CustomScenario } from '../../../features/fields/operations.ts';
import { SaveBar } from '../../../features/fields/save-bar.tsx';
import { useHistory } from '../../../features/fields/use-history.ts';
import { useVerdict, VerdictNotice } from '../../../features/fields/verdict.tsx';
import { FieldView } from '../field-view.tsx';
import { NO_WAR_MARKS } from '../situation.ts';
import { BeginForm } from './begin-form.tsx';
import type { Finding } from './check.ts';
import { documentOf, drawingOf } from './document.ts';
import { blankDrawing, type Drawing, hexesOf } from './drawing.ts';
import { FindingsList } from './findings-list.tsx';
import styles from './map-editor.module.css';
import { NamesForm } from './names-form.tsx';
import { Palette } from './palette.tsx';
import { PositionForm } from './position-form.tsx';
import { sketchOf } from './sketch.ts';
import { TextForm } from './text-form.tsx';
import { type Tool, touched } from './touches.ts';

const ID = 'mass-warfare';

/** The rules are fetched with the first look. */
const check = async (drawing: Drawing) => (await import('./check.ts')).checked(drawing);

type Props = { readonly first: CustomScenario | null; readonly signedIn: boolean };

/** Draws a map of Mass Warfare: ground, seats, names, and an optional position on it. */
export function MapEditor({ first, signedIn }: Props) {
  const drawings = useHistory(() => (first === null ? blankDrawing(2) : drawingOf(first.title, first.document)));
  const { now: drawing, put: draw, set } = drawings;
  const [tool, setTool] = useState<Tool>({ kind: 'terrain', terrain: 'FO' });
  const [shown, show] = useState<string | null>(null);
  const found = useVerdict(drawing, check);
  const findings = found?.findings ?? [];
  const drawn = { ruleSet: ID, title: drawing.title, document: documentOf(drawing), side: 's1' };
  const touch = (key: string) => {
    show(null);
    draw(touched(drawing, tool, key));
  };
  return (
    <div className={styles.editor}>
      <div className={styles.board}>
        <Sheet drawing={drawing} findings={findings} shown={shown} tool={tool} touch={touch} />
        <BoardActions drawings={drawings} />
        <VerdictNotice found={found} noun="map" />
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
        <BeginForm title={drawing.title} begin={draw} />
        <Palette tool={tool} pick={setTool} players={drawing.seats.length} />
        <PositionForm drawing={drawing} draw={draw} />
        <NamesForm drawing={drawing} draw={draw} />
        <TextForm drawing={drawing} draw={draw} />
      </div>
    </div>
  );
}

/** Actions on the whole map. */
function BoardActions({ drawings }: { readonly drawings: ReturnType<typeof useHistory<Drawing>> }) {
  const { now: drawing, set, undo } = drawings;
  return (
    <div className={styles.actions}>
      <Button className="button" waits={undo === null ? 'Nothing to undo yet.' : null} onClick={undo ?? undefined}>
        Undo
      </Button>
      <label className="check">
        <input
          type="checkbox"
          checked={drawing.mirrored}
          onChange={({ target }) => set({ ...drawing, mirrored: target.checked })}
        />
        <span>Mirror for every seat</span>
      </label>
    </div>
  );
}

type SheetProps = {
  readonly drawing: Drawing;
  readonly findings: readonly Finding[];
  /** The hex of a finding that somebody wants to see. */
  readonly shown: string | null;
  readonly tool: Tool;
  readonly touch: (key: string) => void;
};

/** The map and the hexes around it, on which it may grow. */
function Sheet({ drawing, findings, shown, tool, touch }: SheetProps) {
  const war = useMemo(() => sketchOf(drawing), [drawing]);
  const shape = Object.keys(drawing.cells).toSorted().join(' ');
  // biome-ignore lint/correctness/useExhaustiveDependencies: the frame changes with the shape alone, not with every touch
  const field = useMemo(() => hexesOf(drawing), [shape]);
  const around = useMemo(() => beside(field), [field]);
  const hexes = useMemo(() => [...field, ...around], [field, around]);
  const frame = useMemo(() => frameOf(hexes), [hexes]);
  const marks = useMemo((): WarMarks => {
    const wrong = findings.flatMap(({ grade, at }) => (grade === 'error' && at !== null ? [at] : []));
    const growing = tool.kind === 'terrain' ? around.map(keyOf) : [];
    return { ...NO_WAR_MARKS, selected: shown, targets: wrong, area: growing };
  }, [findings, shown, tool, around]);
  return (
    <div className={styles.sheet} data-board="">
      <FieldView
        war={war}
        frame={frame}
        marks={marks}
        hexes={hexes}
        running={null}
        cellOf={(key) => ({ label: labelOf(war, drawing, key), picked: key === shown, live: true })}
        onTap={touch}
        home={keyOf(drawing.seats[0]?.home ?? [0, 0])}
      >
        <p className="small">{field.length} hexes, of 7 to 600</p>
      </FieldView>
    </div>
  );
}

function labelOf(war: Parameters<typeof hexInWords>[0], { cells }: Drawing, key: string): string {
  const [q = 0, r = 0] = key.split(',').map(Number);
  return cells[key] === undefined ? `${key}: empty` : hexInWords(war, [q, r]);
}

/** Hexes beside a field that are not of it. */
function beside(field: readonly Hex[]): readonly Hex[] {
  const known = new Set(field.map(keyOf));
  const around = new Map(field.flatMap(neighbours).map((hex) => [keyOf(hex), hex]));
  return [...around].flatMap(([key, hex]) => (known.has(key) ? [] : [hex]));
}
