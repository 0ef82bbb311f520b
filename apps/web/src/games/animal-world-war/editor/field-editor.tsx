'use client';
import { frameOf, hexInWords, skyHexes } from '@fieldpost/boards/animal-world-war';
import { keyOf } from '@fieldpost/hex';
import { useEffect, useMemo, useState } from 'react';
import { FieldView } from '../field-view.tsx';
import '../inks.css';
import type { CustomScenario } from '../../../features/fields/operations.ts';
import { NO_FIELD_MARKS } from '../situation.ts';
import { AimsForm } from './aims-form.tsx';
import type { Checked } from './check.ts';
import { blankDrawing, type Drawing, hexesOf } from './drawing.ts';
import styles from './field-editor.module.css';
import { Palette } from './palette.tsx';
import { drawingOf } from './reading.ts';
import { SaveBar } from './save-bar.tsx';
import { sketchOf } from './sketch.ts';
import { StartForm } from './start-form.tsx';
import { type Tool, touched } from './touches.ts';
import { UnitList } from './unit-list.tsx';

/** Draws a battlefield of Animal World War: tiles and zones, what lies and who stands there, and what wins. */
export function FieldEditor({
  first,
  signedIn,
}: {
  readonly first: CustomScenario | null;
  readonly signedIn: boolean;
}) {
  const [drawing, setDrawing] = useState<Drawing>(() =>
    first === null ? blankDrawing() : drawingOf(first.title, first.document),
  );
  const [past, setPast] = useState<readonly Drawing[]>([]);
  const [tool, setTool] = useState<Tool>({ kind: 'tile', card: 'field' });
  const found = useCheck(drawing);
  const draw = (next: Drawing) => {
    if (next === drawing) return;
    setPast([...past.slice(-49), drawing]);
    setDrawing(next);
  };
  const undo = () => {
    const before = past.at(-1);
    if (before === undefined) return;
    setPast(past.slice(0, -1));
    setDrawing(before);
  };
  return (
    <div className={styles.editor}>
      <div className={styles.board}>
        <Sheet drawing={drawing} touch={(key) => draw(touched(drawing, tool, key))} />
        <Verdict found={found} />
        <div className={styles.actions}>
          <button type="button" className="button" disabled={past.length === 0} onClick={undo}>
            Undo
          </button>
          <button type="button" className="button" onClick={() => draw({ ...blankDrawing(), title: drawing.title })}>
            A new sheet
          </button>
        </div>
        <SaveBar
          drawing={drawing}
          rename={(title) => setDrawing({ ...drawing, title })}
          first={first}
          signedIn={signedIn}
          playable={found?.ok === true}
        />
      </div>
      <div className={styles.tools}>
        <Palette tool={tool} pick={setTool} />
        <UnitList drawing={drawing} draw={draw} />
        <StartForm drawing={drawing} draw={draw} />
        <AimsForm drawing={drawing} draw={draw} />
      </div>
    </div>
  );
}

/** The game's own parser and set-up are fetched with the editor, and asked after each touch. */
function useCheck(drawing: Drawing): Checked | null {
  const [found, setFound] = useState<Checked | null>(null);
  useEffect(() => {
    let wanted = true;
    const timer = setTimeout(() => {
      void import('./check.ts').then(({ checked }) => wanted && setFound(checked(drawing)));
    }, 150);
    return () => {
      wanted = false;
      clearTimeout(timer);
    };
  }, [drawing]);
  return found;
}

function Verdict({ found }: { readonly found: Checked | null }) {
  return (
    <p role="status" className={`notice ${found?.ok === false ? 'notice-bad' : ''}`}>
      {found === null ? 'The drawing is being checked.' : null}
      {found?.ok === true ? 'This battlefield can be played.' : null}
      {found?.ok === false ? (
        <>
          Not yet: {found.sentence}{' '}
          {found.rule === null ? null : <a href={`/rules/animal-world-war#${found.rule}`}>{found.rule}</a>}
        </>
      ) : null}
    </p>
  );
}

/** The field and the hexes around it, on which it may grow. */
function Sheet({ drawing, touch }: { readonly drawing: Drawing; readonly touch: (key: string) => void }) {
  const battle = useMemo(() => sketchOf(drawing), [drawing]);
  const shape = Object.keys(drawing.tiles).toSorted().join(' ');
  // biome-ignore lint/correctness/useExhaustiveDependencies: the frame changes with the shape alone, not with every touch
  const field = useMemo(() => hexesOf(drawing), [shape]);
  const frame = useMemo(() => frameOf(field, 'HERB'), [field]);
  const hexes = useMemo(() => [...field, ...skyHexes(field)], [field]);
  const known = new Set(field.map(keyOf));
  return (
    <FieldView
      {...{ battle, field, frame, hexes }}
      marks={NO_FIELD_MARKS}
      running={null}
      cellOf={(key) => {
        const at = hexes.find((hex) => keyOf(hex) === key) ?? [0, 0];
        return { label: known.has(key) ? hexInWords(battle, at) : `${key}: empty`, picked: false, live: true };
      }}
      onTap={touch}
      home="0,0"
      whole
    >
      <p className="small soft">{field.length} tiles, of 7 to 54</p>
    </FieldView>
  );
}
