'use client';
import { frameOf, hexInWords, skyHexes } from '@fieldpost/boards/animal-world-war';
import { keyOf } from '@fieldpost/hex';
import { OBJECTIVE_IDS, OBJECTIVES } from '@fieldpost/rules-animal-world-war/catalogue';
import { useEffect, useMemo, useState } from 'react';
import { FieldView } from '../../boards/animal-world-war/field-view.tsx';
import '../../boards/animal-world-war/inks.css';
import { NO_FIELD_MARKS } from '../../boards/animal-world-war/situation.ts';
import type { Checked } from './check.ts';
import { blankDrawing, type Drawing, hexesOf, type Tool, touched } from './drawing.ts';
import styles from './field-editor.module.css';
import { GoalEditor } from './goal-editor.tsx';
import type { DrawnScenario } from './operations.ts';
import { Palette } from './palette.tsx';
import { drawingOf } from './reading.ts';
import { SaveBar } from './save-bar.tsx';
import { sketchOf } from './sketch.ts';

const NO_GOAL = { all: false, parts: [] } as const;

/** Draws a battlefield of Animal World War: tiles and zones, what lies and who stands there, and what wins. */
export function FieldEditor({ first, signedIn }: { readonly first: DrawnScenario | null; readonly signedIn: boolean }) {
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
        <Aims drawing={drawing} draw={draw} />
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

function Aims({ drawing, draw }: { readonly drawing: Drawing; readonly draw: (drawing: Drawing) => void }) {
  const { aims, objective, rounds, squads } = drawing;
  const hexes = Object.keys(drawing.tiles);
  const own = aims ?? { brief: '', winA: NO_GOAL, winB: NO_GOAL };
  return (
    <section className="stack" aria-labelledby="aims">
      <h2 id="aims">What it is about</h2>
      <label className="field">
        <span className="caption">Objective</span>
        <select
          className="select"
          value={aims === null ? objective : 'own'}
          onChange={({ target: { value } }) =>
            draw(value === 'own' ? { ...drawing, aims: own } : { ...drawing, aims: null, objective: value })
          }
        >
          <option value="drawn">Drawn from the cards that fit</option>
          <option value="own">Conditions of your own</option>
          {OBJECTIVE_IDS.map((id) => (
            <option key={id} value={id}>
              {OBJECTIVES[id].title}
            </option>
          ))}
        </select>
      </label>
      {aims === null ? null : (
        <>
          <label className="field">
            <span className="caption">The story in a sentence</span>
            <input
              className="input"
              maxLength={300}
              value={aims.brief}
              onChange={(event) => draw({ ...drawing, aims: { ...aims, brief: event.target.value } })}
            />
          </label>
          <GoalEditor
            side="A"
            goal={aims.winA}
            hexes={hexes}
            set={(winA) => draw({ ...drawing, aims: { ...aims, winA } })}
          />
          <GoalEditor
            side="B"
            goal={aims.winB}
            hexes={hexes}
            set={(winB) => draw({ ...drawing, aims: { ...aims, winB } })}
          />
        </>
      )}
      <label className="field">
        <span className="caption">Round limit, 4 to 20</span>
        <input
          className="input"
          type="number"
          min={4}
          max={20}
          value={rounds}
          onChange={(event) => draw({ ...drawing, rounds: event.target.valueAsNumber || 4 })}
        />
      </label>
      {(['HERB', 'CARN'] as const).map((empire) => (
        <label key={empire} className="field">
          <span className="caption">
            Squad of {empire === 'HERB' ? 'Herbivoria' : 'Carnivoron'}, where none is drawn
          </span>
          <input
            className="input"
            type="number"
            min={2}
            max={12}
            value={squads[empire]}
            onChange={(event) => draw({ ...drawing, squads: { ...squads, [empire]: event.target.valueAsNumber || 2 } })}
          />
        </label>
      ))}
    </section>
  );
}
